/// What can be wrong with a comment.
extension Parser {
    /// The slash at `at` begins no comment.
    func loneSlash() -> JSONFault {
        JSONFault(offset: at, text: "'/' does not begin a comment", hint: "write '//'")
    }

    /// The comment at `at` does not end.
    func unclosedComment() -> JSONFault {
        JSONFault(offset: at, text: "this comment is not closed", hint: "write '*/' at its end")
    }

    /// A comment as another language writes it stands at `at`; nil where none does.
    func otherComment() -> JSONFault? {
        for mark in ["#", "<!--", "--"] where bytes[at...].starts(with: mark.utf8) {
            return JSONFault(offset: at, text: "'\(mark)' does not begin a comment", hint: "write '//'")
        }
        return nil
    }
}
