#!/usr/bin/env python3
"""Lists small UIKit projects in a folder of checked-out repositories.

    collect.py FOLDER [--max-swift 25] [--min-lines 35] [--all-reasons]

Each direct subfolder of FOLDER is one repository. A project is a folder that contains an .xcodeproj. Files below it
belong to it, unless they are in the folder of another project further down. A repository without any .xcodeproj is one
project.

A project is listed if all of this is true:

- It has at least one nib or storyboard for iOS, besides its launch screen.
- It has between 1 and 25 Swift files. Tests, package manifests and other people's code (Pods, Carthage) do not count.
- Its Swift files have at least 35 lines of code: Xcode's templates alone are shorter.
- Its Swift files import only modules of the level of UIKit (the list MODULES), and it imports UIKit.
- It has no Objective-C or C code of its own, and no bridging header.
- It has every Swift file that its targets compile, other than those of tests.
- It is written in Swift 3 or later.
- No project listed before it has the same Swift code.

The output has one JSON object a line, with these keys:

    path         the project's folder, relative to FOLDER
    swift_files  paths of its Swift files, relative to the project's folder
    nibs         paths of its nibs and storyboards, likewise, with the launch screen
    imports      the modules that its Swift files import
    lines        number of lines of its Swift files that are neither blank nor only a comment
    swift        the Swift version in the project's settings, or null

With --all-reasons, projects that are not listed are written to standard error with the reason.
"""

import argparse
import hashlib
import json
import os
import re
import sys

# The modules that a project may import.
MODULES = {
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Swift", "Dispatch", "os", "ObjectiveC", "Darwin",
}

# Folders that do not contain a project's own code.
FOREIGN_FOLDERS = {
    "pods", "carthage", "build", "deriveddata", "node_modules", "sourcepackages", "vendor", "__macosx",
}
FOREIGN_SUFFIXES = (".xcassets", ".playground", ".framework", ".xcframework", ".bundle", ".xcworkspace", ".xcodeproj")

# Folders that contain tests.
TESTS = re.compile(r"(Tests?|Specs?)$|^(tests?|specs?)$")

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*"
    r"(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?"
    r"([A-Za-z_]\w*)"
)

# Comments and string literals, which may contain the word "import". A string is matched first, so that "//" in it (as
# in an address) does not begin a comment.
COMMENT_OR_STRING = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')

# Spellings that Swift 3 no longer accepts.
OLD_SWIFT = re.compile(
    r"\bprintln\(|\bNSBundle\.mainBundle\(\)|\bdequeueReusableCellWithIdentifier\(|\bCGRectMake\("
    r"|\bfunc application\(application: UIApplication|\bfunc prepareForSegue\(segue"
    r"|\bcellForRowAtIndexPath indexPath: NSIndexPath|\bUIColor\.\w+Color\(\)|\bUIControlState\.Normal"
    r"|\bNSURL\(string:[^)]*\)!?\s*,\s*completionHandler|\bdispatch_async\(|\bstringByAppending"
)


def read(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def without_comments(text):
    """The code with comments replaced by a space and string literals by empty ones."""

    def replacement(match):
        found = match.group(0)
        if found.startswith('"'):
            return '""'
        return "\n" * found.count("\n") or " "

    return COMMENT_OR_STRING.sub(replacement, text)


def imported_modules(code):
    modules = set()
    for line in code.split("\n"):
        for statement in line.split(";"):
            match = IMPORT.match(statement)
            if match:
                modules.add(match.group(1))
    return modules


def is_foreign(folder):
    return folder.lower() in FOREIGN_FOLDERS or folder.lower().endswith(FOREIGN_SUFFIXES)


def is_launch_screen(path, text):
    return 'launchScreen="YES"' in text or "launchscreen" in os.path.basename(path).lower()


def is_ios_nib(text):
    return "InterfaceBuilder3.CocoaTouch" in text[:1000]


def find_projects(repository):
    """The project folders of a repository, each with the files that belong to it."""
    projects = {}
    loose = []

    def visit(folder, owner):
        try:
            names = sorted(os.listdir(folder))
        except OSError:
            return
        if any(name.endswith(".xcodeproj") for name in names):
            owner = folder
            projects.setdefault(owner, [])
        for name in names:
            path = os.path.join(folder, name)
            if name.startswith(".") or os.path.islink(path):
                continue
            if os.path.isdir(path):
                if name.endswith(".xcodeproj"):
                    settings = os.path.join(path, "project.pbxproj")
                    if os.path.isfile(settings):
                        projects[owner].append(settings)
                elif not is_foreign(name) and not TESTS.search(name):
                    visit(path, owner)
            elif owner is None:
                loose.append(path)
            else:
                projects[owner].append(path)

    visit(repository, None)
    if not projects:
        projects[repository] = loose
    return projects


def compiled_files(settings):
    """The names of the Swift files that the targets of an .xcodeproj compile, except test targets."""
    names = set()
    phases = dict(
        re.findall(r"^\t\t(\w+) /\* [^*]* \*/ = \{\s*isa = PBXSourcesBuildPhase;([\s\S]*?)^\t\t\};", settings, re.M)
    )
    for target in re.findall(r"isa = PBXNativeTarget;([\s\S]*?)^\t\t\};", settings, re.M):
        if "bundle.unit-test" not in target and "bundle.ui-testing" not in target:
            for phase in set(re.findall(r"\w+", target)) & set(phases):
                names |= set(re.findall(r"/\* (.+\.swift) in Sources \*/", phases[phase]))
    return names


def swift_version(files):
    """The newest Swift version that the settings of an .xcodeproj name."""
    versions = []
    for path in files:
        if path.endswith(".pbxproj"):
            versions += re.findall(r"SWIFT_VERSION = \"?([0-9]+(?:\.[0-9]+)*)", read(path))
    return max(versions, key=lambda version: [int(part) for part in version.split(".")], default=None)


def examine(project, files, max_swift, min_lines=0):
    """A description of the project, or the reason why it is not listed."""
    swift_files = [path for path in files if path.endswith(".swift") and os.path.basename(path) != "Package.swift"]
    if not swift_files:
        return None, "no Swift files"
    if len(swift_files) > max_swift:
        return None, f"{len(swift_files)} Swift files"

    nibs = []
    has_interface = False
    for path in files:
        if path.endswith((".xib", ".storyboard")):
            text = read(path)
            if is_ios_nib(text):
                nibs.append(path)
                has_interface = has_interface or not is_launch_screen(path, text)
    if not has_interface:
        return None, "no nib for iOS besides the launch screen"

    if any(path.endswith((".m", ".mm", ".c", ".cpp")) for path in files):
        return None, "Objective-C or C code"

    version = swift_version(files)
    if version is not None and int(version.split(".")[0]) < 3:
        return None, f"Swift {version}"

    compiled = set()
    for path in files:
        if path.endswith(".pbxproj"):
            settings = read(path)
            if re.search(r'SWIFT_OBJC_BRIDGING_HEADER = "?[^";]', settings):
                return None, "a bridging header"
            compiled |= compiled_files(settings)
    absent = sorted(compiled - {os.path.basename(path) for path in files})
    if absent:
        return None, "lacks " + ", ".join(absent)

    imports = set()
    lines = 0
    digest = hashlib.sha256()
    codes = []
    for path in swift_files:
        code = without_comments(read(path))
        if OLD_SWIFT.search(code):
            return None, f"code older than Swift 3 in {os.path.basename(path)}"
        imports |= imported_modules(code)
        own = [line.strip() for line in code.split("\n") if line.strip()]
        lines += len(own)
        codes.append("\n".join(own))
    if lines < min_lines:
        return None, f"{lines} lines"
    others = sorted(imports - MODULES)
    if others:
        return None, "imports " + ", ".join(others)
    if "UIKit" not in imports:
        return None, "does not import UIKit"
    for code in sorted(codes):
        digest.update(code.encode() + b"\0")

    description = {
        "swift_files": [os.path.relpath(path, project) for path in swift_files],
        "nibs": [os.path.relpath(path, project) for path in nibs],
        "imports": sorted(imports),
        "lines": lines,
        "swift": version,
    }
    return (description, digest.hexdigest()), None


def main():
    parser = argparse.ArgumentParser(description="Lists small UIKit projects in a folder of repositories.")
    parser.add_argument("folder")
    parser.add_argument("--max-swift", type=int, default=25, help="the largest number of Swift files (25)")
    parser.add_argument("--min-lines", type=int, default=35, help="the smallest number of lines of code (35)")
    parser.add_argument("--all-reasons", action="store_true", help="say why the other projects are not listed")
    arguments = parser.parse_args()

    seen = {}
    for name in sorted(os.listdir(arguments.folder)):
        repository = os.path.join(arguments.folder, name)
        if not os.path.isdir(repository):
            continue
        for project, files in sorted(find_projects(repository).items()):
            path = os.path.relpath(project, arguments.folder)
            found, reason = examine(project, files, arguments.max_swift, arguments.min_lines)
            if found:
                description, digest = found
                if digest not in seen:
                    seen[digest] = path
                    print(json.dumps({"path": path, **description}, ensure_ascii=False), flush=True)
                    continue
                reason = f"the same code as {seen[digest]}"
            if arguments.all_reasons:
                print(f"{path}: {reason}", file=sys.stderr)


if __name__ == "__main__":
    main()
