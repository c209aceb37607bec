"""JSON with comments and commas behind the last entry: its value, and which value or key stands at a line and column."""
import re
import json_source_map, pyjson5

# A string, a comment, or a comma that only blanks and comments part from a closing bracket.
BLANKED = re.compile(r'"(?:[^"\\]|\\.)*"|//[^\n\r]*|/\*.*?\*/|,(?=(?:\s|//[^\n\r]*|/\*.*?\*/)*[\]}])', re.DOTALL)
LINE_END = re.compile("\r\n|\r|\n")


class CommentedJSON:
    def __init__(self, text):
        self.text = text.removeprefix("\ufeff")
        self.value = pyjson5.decode(self.text)
        # What is no JSON is blanked out, so that every value keeps its place.
        plain = BLANKED.sub(lambda found: found[0] if found[0][0] == '"' else re.sub(r"[^\n\r]", " ", found[0]), self.text)
        #: The path of the value or key that begins at an offset.
        self.paths = {}
        for pointer, entry in json_source_map.calculate(plain).items():
            path = tuple(self._part(part) for part in pointer.split("/")[1:])
            self.paths[entry.value_start.position] = self._indexed(path)
            if entry.key_start:
                self.paths[entry.key_start.position] = self._indexed(path)
        self.lines = [0] + [end.end() for end in LINE_END.finditer(self.text)]

    def path(self, line, column):
        """The path of what stands there, counted from 1; None where nothing begins there."""
        return self.paths.get(self.lines[line - 1] + column - 1)

    @staticmethod
    def _part(part):
        return part.replace("~1", "/").replace("~0", "~")

    def _indexed(self, path):
        """A path whose steps into lists are numbers."""
        value, steps = self.value, []
        for part in path:
            steps.append(int(part) if isinstance(value, list) else part)
            try:
                value = value[steps[-1]]
            except (KeyError, IndexError, TypeError):
                value = None  # a name that stands twice: the last one counts
        return tuple(steps)
