#!/usr/bin/env python3
"""Checks the kinds of diagnostics and the rules of `check`, and keeps the list of all rules.

A kind is a constant of the type `DiagnosticKind`, a rule one of the type `CheckRule`, which can have a kind of its own.
Swift cannot list the constants of a type, so Sources/NibAnalysis/Rules/CheckRule+All.swift does, in the order of the
documentation. `--write` adds new ones at the end of their topics and removes those that are gone.
"""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LIST = "Sources/NibAnalysis/Rules/CheckRule+All.swift"
# Texts of users: the names of rules in the configuration files of NibTerm and IBLinter.
CONFIGURATION = "Sources/NibTerm/Checking/Configuration/"
DECLARATION = re.compile(
    r'static let (\w+) = (DiagnosticKind|CheckRule)\(\s*"([a-z0-9-]+)",\s*(?:\.(\w+),\s*)?\.(?:note|warning|error)\b'
)
WITH_FUNCTIONS = re.compile(r"static let (\w+) = CheckRule\(\s*\.(\w+)\b")


def sources():
    for folder, _, names in sorted(os.walk(os.path.join(ROOT, "Sources"))):
        for name in sorted(names):
            if name.endswith(".swift"):
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as file:
                    yield os.path.relpath(path, ROOT), file.read()


def read(texts):
    """The declared kinds and rules, with their topics, and the problems of the declarations."""
    problems, ids, kinds, rules = [], {}, {}, {}
    for path, text in texts.items():
        for name, type_name, id_, topic in DECLARATION.findall(text):
            if id_ in ids:
                problems.append(f"{path}: '{id_}' is declared in {ids[id_]}, too")
            ids[id_] = path
            if name == "kind":  # The kind of a verdict is a member of its type.
                continue
            if name.lower() != id_.replace("-", ""):
                problems.append(f"{path}: the constant for '{id_}' is named {name}")
            (kinds if type_name == "DiagnosticKind" else rules)[name] = topic
        for name, kind in WITH_FUNCTIONS.findall(text):
            if name != kind:
                problems.append(f"{path}: the rule {name} has the kind {kind}")
            rules[name] = None
    for name in rules:
        rules[name] = rules[name] or kinds.get(name)
    return problems, ids, kinds, rules


def usage(texts, ids, kinds):
    """The problems of ids that are written as texts, and of kinds that nothing reports."""
    problems = []
    code = "\n".join(text for path, text in texts.items() if path != LIST)
    used = set(re.findall(r"(?<!CheckRule\()\.(\w+)", code))
    problems += [f"nothing reports the kind {name}" for name in kinds if name not in used]
    for path, text in texts.items():
        if path.startswith(CONFIGURATION):
            continue
        for found in re.finditer(r'"([a-z0-9]+(?:-[a-z0-9]+)+)"|\[([a-z0-9-]+)\]"', text):
            id_ = found[1] or found[2]
            start = text.rfind("\n", 0, text.rfind("(", 0, found.start()))
            if id_ in ids and not DECLARATION.search(text[start : found.end() + 80]):
                line = text.count("\n", 0, found.start()) + 1
                problems.append(f"{path}:{line}: use the kind instead of the text '{id_}'")
    return problems


def listed(text, kinds, rules):
    """The text of the list with all rules, each in the array of its topic."""
    entries = {name: topic for name, topic in (kinds | rules).items() if topic}

    def array(found):
        topic = found[1]
        old = re.findall(r"\b(?!CheckRule\b)\w+", found[2])
        names = [name for name in old if entries.get(name) == topic]
        names += sorted(name for name in entries if entries[name] == topic and name not in names)
        lines = [""]
        for name in names:
            item = (name if name in rules else f"CheckRule(.{name})") + ("," if len(names) > 1 else "")
            if lines[-1] and len(lines[-1]) + len(item) > 105:
                lines.append("")
            lines[-1] += (" " if lines[-1] else "") + item
        return f"let {topic}Rules: [CheckRule] = [\n" + "".join(f"    {line}\n" for line in lines) + "  ]"

    return re.sub(r"let (\w+)Rules: \[CheckRule\] = \[\n(.*?)  \]", array, text, flags=re.S)


def main():
    texts = dict(sources())
    problems, ids, kinds, rules = read(texts)
    new = listed(texts[LIST], kinds, rules)
    if new != texts[LIST]:
        if "--write" in sys.argv:
            with open(os.path.join(ROOT, LIST), "w", encoding="utf-8") as file:
                file.write(new)
        else:
            problems.append(f"{LIST} is out of date; 'make rules' corrects it")
    problems += usage(texts, ids, kinds)
    for problem in problems:
        print(f"rules: {problem}", file=sys.stderr)
    sys.exit(1 if problems else 0)


main()
