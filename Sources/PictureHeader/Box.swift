/// One box of a file of the ISO base media format (ISO/IEC 14496-12, 4.2).
struct Box {
    let type: Int
    /// What is in it, behind its size and type.
    let content: Window
    /// How many bytes it takes in all.
    let length: Int

    /// The box at an offset; nil where there is none, or it does not lie in `window` as a whole.
    init?(in window: Window, at offset: Int) {
        guard var length = window.big(at: offset, size: 4), let type = window.big(at: offset + 4, size: 4) else {
            return nil
        }
        var head = 8
        if length == 1 {
            // A size of eight bytes, of which no file has need of the first.
            guard window[offset + 8] == 0, let long = window.big(at: offset + 9, size: 7) else { return nil }
            length = long
            head = 16
        } else if length == 0 {
            length = window.count - offset
        }
        guard length >= head, let content = window.part(at: offset + head, count: length - head) else { return nil }
        self.type = type
        self.content = content
        self.length = length
    }

    /// The boxes in a window, as far as they are whole.
    static func all(in window: Window) -> [Box] {
        var boxes: [Box] = []
        var offset = 0
        while let box = Box(in: window, at: offset) {
            boxes.append(box)
            offset += box.length
        }
        return boxes
    }

    /// The number that a type's four letters make.
    static func type(_ letters: StaticString) -> Int {
        letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
    }
}
