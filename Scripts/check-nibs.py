#!/usr/bin/env python3
"""Reads compiled nibs strictly, and reports everything that Apple's compiler would not write.

  python3 Scripts/check-nibs.py [--like FOLDER] PATH...
  python3 Scripts/check-nibs.py [--like FOLDER] --program PROGRAM DOCUMENT...

A path is a nib, a compiled storyboard or a folder with such files. With --program, the paths are xibs and storyboards, or
folders with them, which the program compiles first. --like names a folder with nibs of Apple's compiler:
then classes and keys that none of them has are reported too. This reader was written from the description of the format
alone (docs/files.md), and shares no code with NibTerm. Exits with 1 if it reports something.
"""
import argparse, os, plistlib, struct, subprocess, sys, tempfile

MAGIC = b"NIBArchive"
HEADER = 50
SIZES = {0: 1, 1: 2, 2: 4, 3: 8, 4: 0, 5: 0, 6: 4, 7: 8, 9: 0, 10: 4}
DATA, OBJECT = 8, 10


class Damaged(Exception):
    pass


class Cursor:
    """A position in the bytes of a section."""

    def __init__(self, data, start, end, name):
        self.data, self.place, self.end, self.name = data, start, end, name

    def take(self, count):
        if self.place + count > self.end:
            raise Damaged(f"the section of {self.name} ends in the middle of an entry, at byte {self.place}")
        part = self.data[self.place:self.place + count]
        self.place += count
        return part

    def number(self):
        """A number of seven bits per byte, the lowest first; the last byte has the high bit set."""
        result = shift = 0
        while True:
            byte = self.take(1)[0]
            result |= (byte & 0x7F) << shift
            shift += 7
            if byte & 0x80:
                if byte == 0x80 and shift > 7:
                    raise Damaged(f"the number before byte {self.place} is longer than it needs to be")
                return result
            if shift > 35:
                raise Damaged(f"the number before byte {self.place} has no end")

    def finish(self):
        if self.place != self.end:
            raise Damaged(f"the section of {self.name} has {self.end - self.place} bytes too many")


class Archive:
    """The parts of a NIBArchive: keys, classes, and for each object its class and its values (key, type, bytes)."""

    def __init__(self, data):
        if data[:10] != MAGIC:
            raise Damaged("the file does not begin with NIBArchive")
        if len(data) < HEADER:
            raise Damaged("the header is cut off")
        major, minor, *rest = struct.unpack_from("<10I", data, 10)
        if (major, minor) not in [(1, 9), (1, 10)]:
            raise Damaged(f"the version is {major}.{minor}, not 1.9 or 1.10")
        (objects, at_objects), (keys, at_keys), (values, at_values), (classes, at_classes) = zip(
            rest[0::2], rest[1::2])
        if not HEADER == at_objects <= at_keys <= at_values <= at_classes <= len(data):
            raise Damaged("the sections are not in the order objects, keys, values, classes without gaps")
        cursor = Cursor(data, at_keys, at_values, "keys")
        self.keys = [self.text(cursor, cursor.number()) for _ in range(keys)]
        cursor.finish()
        cursor = Cursor(data, at_classes, len(data), "classes")
        self.classes = []
        for _ in range(classes):
            length, count = cursor.number(), cursor.number()
            fallbacks = struct.unpack(f"<{count}i", cursor.take(4 * count))
            name = self.text(cursor, length)
            if not name.endswith("\0"):
                raise Damaged(f"the name of the class {name!r} does not end with a zero byte")
            self.classes.append((name[:-1], fallbacks))
        cursor.finish()
        cursor = Cursor(data, at_values, at_classes, "values")
        self.values = [self.value(cursor) for _ in range(values)]
        cursor.finish()
        cursor = Cursor(data, at_objects, at_keys, "objects")
        self.objects = [(cursor.number(), cursor.number(), cursor.number()) for _ in range(objects)]
        cursor.finish()

    @staticmethod
    def text(cursor, length):
        place = cursor.place
        try:
            return cursor.take(length).decode("utf-8")
        except UnicodeDecodeError:
            raise Damaged(f"the text at byte {place} is not UTF-8")

    @staticmethod
    def value(cursor):
        key, kind = cursor.number(), cursor.take(1)[0]
        if kind == DATA:
            return key, kind, cursor.take(cursor.number())
        if kind not in SIZES:
            raise Damaged(f"the value before byte {cursor.place} has the unknown type {kind}")
        return key, kind, cursor.take(SIZES[kind])

    def problems(self):
        """What is wrong with the content, although every part of the file can be read."""
        yield from self.doubled(self.keys, "key")
        yield from self.doubled([name for name, _ in self.classes], "class")
        for name, fallbacks in self.classes:
            for number in fallbacks:
                if not 0 <= number < len(self.classes):
                    yield f"the class {name} has a fallback that does not exist"
        next_value = 0
        used_keys, used_classes, reached = set(), set(), set()
        for index, (kind, start, count) in enumerate(self.objects):
            if kind >= len(self.classes):
                yield f"object {index} has the class {kind}, of {len(self.classes)}"
                continue
            used_classes.add(kind)
            used_classes.update(number for number in self.classes[kind][1] if number >= 0)
            # Apple's compiler writes 0 as the first value of an object without values.
            if count and start != next_value:
                yield f"the values of object {index} begin at {start}, not at {next_value}"
            next_value = start + count if count else next_value
            if next_value > len(self.values):
                yield f"the values of object {index} end after the last one"
                return
            for key, type_, data in self.values[start:next_value]:
                if key >= len(self.keys):
                    yield f"a value of object {index} has the key {key}, of {len(self.keys)}"
                    continue
                used_keys.add(key)
                if type_ == OBJECT and struct.unpack("<I", data)[0] >= len(self.objects):
                    yield f"{self.keys[key]} of object {index} is an object that does not exist"
        if next_value != len(self.values):
            yield f"{len(self.values) - next_value} values belong to no object"
        yield from (f"no object uses the key {self.keys[key]}" for key in range(len(self.keys)) if key not in used_keys)
        for number, (name, _) in enumerate(self.classes):
            if number not in used_classes:
                yield f"no object has the class {name}"
        waiting = [0] if self.objects else []
        while waiting:
            index = waiting.pop()
            if index in reached:
                continue
            reached.add(index)
            _, start, count = self.objects[index]
            for key, type_, data in self.values[start:start + count]:
                if type_ == OBJECT:
                    number = struct.unpack("<I", data)[0]
                    if number < len(self.objects):
                        waiting.append(number)
        for index in range(len(self.objects)):
            if index not in reached:
                yield f"object {index}, a {self.classes[self.objects[index][0]][0]}, is part of no other object"
        if not self.objects or self.classes[self.objects[0][0]][0] != "NSObject":
            yield "the first object, the root, is not an NSObject"

    @staticmethod
    def doubled(names, noun):
        seen = set()
        for name in names:
            if name in seen:
                yield f"the {noun} {name} is listed twice"
            seen.add(name)

    def nested(self):
        """The nibs of prototype cells, which are data of an object."""
        return [data for _, kind, data in self.values if kind == DATA and data[:10] == MAGIC]

    def names(self):
        """Each class with each of its keys."""
        for kind, start, count in self.objects:
            for key, _, _ in self.values[start:start + count]:
                yield self.classes[kind][0], self.keys[key]


def archives(data):
    """The archive and those inside it."""
    archive = Archive(data)
    yield archive
    for part in archive.nested():
        yield from archives(part)


def nibs(path):
    """The paths of all nibs and indexes at a path, sorted."""
    if not os.path.isdir(path):
        return [path]
    return sorted(
        os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names
        if name.endswith(".nib") or name == "Info.plist" and folder.endswith(".storyboardc"))


def index_problems(path, data):
    """What is wrong with the index of a compiled storyboard."""
    index = plistlib.loads(data)
    folder = os.path.dirname(path)
    names = index.get("UIViewControllerIdentifiersToNibNames")
    if not names:
        yield "the index names no controller"
    for identifier, name in (names or {}).items():
        if not os.path.exists(os.path.join(folder, name + ".nib")):
            yield f"the nib {name}.nib of {identifier} does not exist"
    entry = index.get("UIStoryboardDesignatedEntryPointIdentifier")
    if entry is not None and entry not in (names or {}):
        yield f"the entry point {entry} is not in the list of controllers"
    if index.get("UIStoryboardVersion") != 1:
        yield "UIStoryboardVersion is not 1"


def file_problems(path, known):
    with open(path, "rb") as file:
        data = file.read()
    if path.endswith(".plist"):
        yield from index_problems(path, data)
        return
    try:
        for archive in archives(data):
            yield from archive.problems()
            if known:
                for name in sorted(set(archive.names()) - known):
                    yield f"no nib of Apple's compiler has the key {name[1]} in a {name[0]}"
    except Damaged as damage:
        yield str(damage)


def known_names(folder):
    result = set()
    for path in nibs(folder):
        with open(path, "rb") as file:
            data = file.read()
        if data[:10] == MAGIC:
            for archive in archives(data):
                result.update(archive.names())
    return result


def compiled(program, paths, folder):
    """Compiles the documents at the paths. Returns the paths of the nibs, and the number of documents that failed."""
    documents = []
    for path in paths:
        if not os.path.isdir(path):
            documents.append(path)
            continue
        documents += sorted(
            os.path.join(inner, name) for inner, _, names in os.walk(path) for name in names
            if name.endswith((".xib", ".storyboard")))
    results, failures = [], 0
    for number, document in enumerate(documents):
        suffix = ".nib" if document.endswith(".xib") else ".storyboardc"
        result = os.path.join(folder, f"{number}-{os.path.basename(document).rsplit('.', 1)[0]}{suffix}")
        run = subprocess.run([program, "compile", document, "-o", result], capture_output=True, text=True, timeout=60)
        if os.path.exists(result):
            results.append(result)
        # Documents for macOS and watchOS, and documents that cannot be read, are refused with a reason.
        elif "error:" not in run.stderr or run.returncode != 1:
            failures += 1
            print(f"{document}: not compiled, with status {run.returncode}: {run.stderr.strip()[-200:]}")
    return results, failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--like", metavar="FOLDER", help="a folder with nibs of Apple's compiler")
    parser.add_argument("--program", help="compiles the documents at the paths first")
    parser.add_argument("paths", nargs="+", metavar="PATH")
    options = parser.parse_args()
    known = known_names(options.like) if options.like else None
    count = problems = 0
    paths = options.paths
    if options.program:
        folder = tempfile.TemporaryDirectory()
        paths, problems = compiled(options.program, paths, folder.name)
    for path in paths:
        for file in nibs(path):
            count += 1
            for problem in file_problems(file, known):
                problems += 1
                print(f"{file}: {problem}")
    print(f"{count} files, {problems} problems")
    sys.exit(1 if problems or not count else 0)


if __name__ == "__main__":
    main()
