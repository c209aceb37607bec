"""Where the reader (`carte check`) and a validator of JSON Schema find faults, and where they disagree."""
import re
import jsonschema

MESSAGE = re.compile(r"^(?P<file>content/.+?\.json):(?P<line>\d+):(?P<column>\d+): error: (?P<text>.*)$", re.MULTILINE)

#: What only the reader can say: it needs other files, other places of this one, or the way a number or name is written.
BEYOND = re.compile("|".join([
    "there is no picture '", "is no picture that browsers show", "is the name of two files", "' could be '", "leads nowhere", "cannot be read",
    "there is no file '", "has a description here and in", "no part of the page has the id", "unknown theme '", "for an entity of the text",
    "stands twice", "the menu that this one extends has no ", "there is no (item|category) '", "is removed$", "is no way to a menu", "leads out of content",
    "is a folder$", "the menu extends itself", "is no menu$", "is no .json file", "stands in 'traces' and in 'allergens'", "the item is free from ", "the price range (falls|has one amount twice)",
    "'[A-Z]{3}' is no (longer a )?currency", "'[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*' is no (language|script|region)", "has no place there in a language",
    "'[A-Za-z0-9]{1,8}' is no (script|region)", "the hero has no image", "the hero's cut of", "decimals?, [A-Z]{3} has ", "has too many digits", "zero-width joiner", "with more than 30 marks",
    "an id is made of letters, .* not of '[^ -~]'", "'[^']*[^ -~][^']*' is no telephone number", "there is no time '", "opens and closes at the same time", "ends before it begins",
    "a day begins at 00:00", "' is the whole day", "' stands behind '", "' overlaps with '", "has no hours in it", "there is no menu in '", "^the menu in '.*' has no title", "'closed' stands beside",
    "names '...' twice", "' has hours ", "when a category is served", "there is no day '",
]))  # fmt: skip

#: What concerns several fields of an object: it may be said at the object or at one of them, and is not said of an object
#: that is at fault otherwise.
SEVERAL = re.compile("has no name$|has neither image nor title|stand side by side|has no label$|^the price range has no|^the special day has no|stands without ")


def reader_faults(report, files):
    """(file, path, text) of each error in the files.

    An item without a name may be a row of text, its section says which; a unit may stand with an amount of null, which is
    left open on purpose, but not beside a note: these are left out."""
    found = []
    for message in MESSAGE.finditer(report):
        if message["file"] in files:
            path = files[message["file"]].path(int(message["line"]), int(message["column"]))
            assert path is not None, f"nothing begins at {message[0]}"
            if not _needs_more(message["text"], files[message["file"]].value, path):
                found.append((message["file"], path, message["text"]))
    return found


def _needs_more(text, value, path):
    """Whether a rule that a schema has in part is broken in the part that it has not.

    What a change leaves as it is stands in another file: nothing can be said of several fields of it."""
    if "extends" in value and path[0] in ("items", "categories") and path[1:2] != ("add",) and SEVERAL.search(text):
        return True
    item = value
    for step in path[:-1] if text.startswith("'unit'") else path:
        item = item[step]
    if text == "the item has no name":
        return isinstance(item, dict) and str(item.get("description") or "").strip() != ""
    return text == "'unit' stands without an amount" and item.get("price", "") is None


def schema_faults(validator, value):
    """(path, whether it concerns several fields, text) of each error of a value."""
    return [fault for error in validator.iter_errors(value) for fault in _faults(error)]


def _faults(error):
    path = tuple(error.absolute_path)
    # What concerns several fields stands in an allOf, and nothing else does.
    if "allOf" in error.absolute_schema_path:
        yield (path, True, error.message)
    elif error.validator == "additionalProperties":
        for name in error.instance:
            known = name in error.schema.get("properties", {}) or any(re.search(pattern, name) for pattern in error.schema["patternProperties"])
            if not known:
                yield ((*path, name), False, f"'{name}' was unexpected")
    else:
        yield (path, False, error.message)


def disagreements(reader, schema):
    """Lines that say which faults only one of the two finds."""
    lines = []
    lone = {path for path, several, _ in schema if not several}
    said = {path for path, text in reader if not SEVERAL.search(text)}
    # Changes are not called wrong as well where only the word before them is.
    isMisspelt = any(len(path) == 1 and re.fullmatch("(?i)exten?ds?s?", str(path[0])) for path, text in reader if text.startswith("unknown field"))
    schema = [fault for fault in schema if not (isMisspelt and fault[0][0] in ("items", "categories"))]
    for path, text in reader:
        if BEYOND.search(text):
            continue
        if SEVERAL.search(text):
            if not any(_near(other, path) for other, _, _ in schema):
                lines.append(f"only the reader, at {path}: {text}")
        elif path not in lone:
            lines.append(f"only the reader, at {path}: {text}")
    for path, several, text in schema:
        if several:
            if not any(_near(other, path) for other, _ in reader):
                lines.append(f"only the schema, at {path}: {text}")
        elif path not in said:
            # A text that is empty or blank where it has to be written is told as what is missing.
            if not any(other == path for other, _ in reader):
                lines.append(f"only the schema, at {path}: {text}")
    return lines


def _near(one, other):
    """Whether two paths lead into the same object, or one of them to it."""
    return any(a[: len(b)] == b for a, b in ((one, other), (other, one), (one, other[:-1]), (other, one[:-1])))


def validator(schema):
    return jsonschema.Draft202012Validator(schema)
