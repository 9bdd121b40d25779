#!/usr/bin/env python3
"""Makes the commits of git repositories again with the edits of NibTerm, and compares the documents with Xcode's.

  python3 Scripts/history.py --nibterm PROGRAM [--limit N] [--lines N] [--jobs N] [--keep FOLDER] [--json FILE] GITDIR...

A commit is used if it changes one .xib or .storyboard. Its edits are derived from `nibterm diff OLD NEW --format json`: the
report says which objects, properties, constraints and connections changed, and the new document what their values are. The
edits are made in the old version with `nibterm add`, `move` and `edit`. Then the result is compared with the new version:

- by `nibterm diff RESULT NEW`, which finds no difference in an equal document. Entries of <resources> do not count,
  because sizes of images and colors of asset catalogs are not in the document but in the project around it;
- by lines: how many of the lines that the edits wrote are byte for byte those that Xcode wrote.

Ids of added objects differ by nature, so each gets the id that Xcode gave it, and constraints are sorted by these ids. A
commit is not tried if it adds objects or values that `nibterm` cannot add (docs/editing.md); the reasons are counted.
--keep stores the three versions of each commit that differs. Exits with 1 if the program crashed.
"""
import argparse, collections, concurrent.futures, json, os, random, re, shlex, shutil, subprocess, sys, tempfile
import xml.parsers.expat

SUFFIXES = (".xib", ".storyboard")
# The kinds of views that `nibterm add` adds.
LIBRARY = {
    "activityIndicatorView", "button", "containerView", "datePicker", "imageView", "label", "pageControl", "pickerView",
    "progressView", "scrollView", "segmentedControl", "slider", "stackView", "stepper", "switch", "tableView",
    "textField", "textView", "view",
}
STATES = ("normal", "highlighted", "disabled", "selected", "focused")
CONNECTIONS = ("action", "outlet", "outletCollection", "segue")
FONT_ATTRIBUTES = ({"key", "type", "pointSize"}, {"key", "type", "weight", "pointSize"}, {"key", "style"},
                   {"key", "name", "family", "pointSize"})


class NotPossible(Exception):
    """The commit changes something that no edit can express."""


class Refused(Exception):
    """The program refused an edit."""


# MARK: Documents

class Element:
    """An element of a document with its line."""

    def __init__(self, tag, attributes, parent, line):
        self.tag, self.attributes, self.parent, self.line = tag, attributes, parent, line
        self.children, self.text = [], ""

    def __getitem__(self, name):
        return self.attributes.get(name)

    @property
    def id(self):
        return self["id"]

    def child(self, key):
        return next((child for child in self.children if child["key"] == key), None)

    def members(self, name):
        """The elements in the list with a name."""
        return next((child.children for child in self.children if child.tag == name), [])

    def lineage(self):
        element = self
        while element:
            yield element
            element = element.parent

    def everything(self):
        yield self
        for child in self.children:
            yield from child.everything()


class Document:
    """The elements of a document, by ids and lines."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.source = file.read()
        self.root = None
        stack = []
        parser = xml.parsers.expat.ParserCreate()

        def start(tag, attributes):
            element = Element(tag, attributes, stack[-1] if stack else None, parser.CurrentLineNumber)
            if stack:
                stack[-1].children.append(element)
            else:
                self.root = element
            stack.append(element)

        def text(data):
            stack[-1].text += data

        parser.StartElementHandler, parser.CharacterDataHandler = start, text
        parser.EndElementHandler = lambda tag: stack.pop()
        parser.Parse(self.source, True)
        self.elements = list(self.root.everything())
        self.ids = {element.id: element for element in self.elements if element.id}

    def at(self, line, *tags):
        return next((element for element in self.elements if element.line == line and element.tag in tags), None)


def owner(element):
    """The object with an id around an element."""
    return next((outer for outer in list(element.lineage())[1:] if outer.id), None)


# MARK: Values as they are entered

# The numbers of an <inset> are entered in the order of <edgeInsets>: top, left, bottom, right.
INSET = ("minY", "minX", "maxY", "maxX")
# The color spaces that Interface Builder writes for numbers. Before Xcode 9, documents were not color matched.
RGB, GRAYS = {"sRGB", "calibratedRGB"}, {"genericGamma22GrayColorSpace", "calibratedWhite"}


def color(element, matched):
    if element["systemColor"]:
        return element["systemColor"]
    if element["name"] and not element["red"] and not element["white"]:
        return element["name"]
    space = element["customColorSpace"] or element["colorSpace"]
    if element["red"] and space in (RGB - {"calibratedRGB"} if matched else RGB):
        return "rgb " + " ".join(element[name] for name in ("red", "green", "blue", "alpha"))
    if element["white"] and space in (GRAYS - {"calibratedWhite"} if matched else GRAYS):
        return f"white {element['white']} {element['alpha']}"
    raise NotPossible(f"color space {space}")


def is_matched(element):
    """Whether the document of an element is color matched."""
    return list(element.lineage())[-1]["colorMatched"] == "YES"


def font(element):
    if set(element.attributes) not in FONT_ATTRIBUTES or element.children:
        raise NotPossible("attributes of fonts: " + " ".join(sorted(set(element.attributes) - {"key"})))
    if element["style"]:
        return element["style"]
    face = element["name"] or element["weight"] or {"system": "system"}.get(element["type"], element["type"])
    return f"{face} {element['pointSize']}"


def value(element):
    """The text of a keyed child as `nibterm set` takes it."""
    if element.tag == "color":
        return color(element, is_matched(element))
    if element.tag == "fontDescription":
        return font(element)
    if element.tag in ("string", "mutableString"):
        if element["base64-UTF8"]:
            raise NotPossible("encoded texts")
        return element.text
    if element.tag == "nil":
        return ""
    plain = {name: text for name, text in element.attributes.items() if name not in ("key", "type")}
    if element.tag == "inset" and set(plain) <= set(INSET):
        return ",".join(plain.get(name, "0") for name in INSET)
    if element.tag in ("rect", "size", "point", "inset", "edgeInsets", "directionalEdgeInsets", "offsetWrapper"):
        return ",".join(plain.values())
    if plain and not element.children and set(plain.values()) <= {"YES", "NO"}:
        return ",".join(name for name, text in plain.items() if text == "YES")
    raise NotPossible(f"<{element.tag}>")


def property_value(element, name):
    """The text of a property of an element; empty if it has the default."""
    if element is None:
        return ""
    if element[name] is not None:
        text = element[name]
        if text == "":
            raise NotPossible("empty texts")
        return "system:" + text if name == "image" and element["catalog"] == "system" else text
    child = element.child(name)
    return value(child) if child else ""


def path_value(element, path):
    """The text of a property with a path such as `normal.title`."""
    first, _, rest = path.partition(".")
    if first == "runtime":
        attribute = next((item for item in element.members("userDefinedRuntimeAttributes") if item["keyPath"] == rest), None)
        if attribute is None:
            return ""
        inner = attribute.child("value")
        text = attribute["value"] if inner is None else value(inner) if inner.tag == "color" else inner["value"] or inner.text
        if inner is not None and inner.tag not in ("integer", "real", "color", "string", "mutableString", "boolean"):
            raise NotPossible(f"runtime attributes with <{inner.tag}>")
        if inner is not None and inner.tag == "real" and text.lstrip("-").isdigit():
            text += ".0"
        return f"{attribute['type']}:{text or ''}"
    if not rest:
        return property_value(element, path)
    child = element.child({"accessibility": "accessibilityConfiguration"}.get(first, first))
    text = property_value(child, rest)
    return text or ("NO" if first == "autoresizingMask" or (child is not None and child[rest] == "NO") else "")


def path(name):
    """The path of a property for its name in the report."""
    words = name.split(" ", 1)
    if re.match("(accessibility|accessibilityConfiguration) traits ", name):
        return "accessibility.traits"
    if name.startswith("runtime attribute "):
        return "runtime." + name.removeprefix("runtime attribute ")
    for state in STATES:
        if name.startswith(state + " state "):
            return state + "." + name.removeprefix(state + " state ")
    if len(words) == 2 and words[0] in ("autoresizingMask", "textInputTraits", "accessibility", "accessibilityConfiguration"):
        return ("accessibility" if words[0].startswith("accessibility") else words[0]) + "." + words[1]
    if name.startswith("["):
        raise NotPossible("properties for a size class")
    if " " in name:
        raise NotPossible(f"properties in <{words[0]}>")
    return name


# MARK: Edits

def edit(command, *arguments, options=()):
    return shlex.join([command, *options, "--", *arguments])


def set_edit(id, assignments):
    return edit("set", id, *(f"{name}={text}" for name, text in assignments.items()))


def constraint_edit(constraint, known):
    """The edit that adds a constraint of the new document. `known` are the ids of the edited one."""
    first = constraint["firstItem"] or owner(constraint).id
    sign = {"greaterThanOrEqual": ">=", "lessThanOrEqual": "<="}.get(constraint["relation"], "=")
    constant = "standard" if constraint["symbolic"] == "YES" else constraint["constant"] or "0"
    priority = f"@{constraint['priority']}" if constraint["priority"] else ""
    attribute, second = constraint["firstAttribute"], constraint["secondItem"]
    if not second:
        return edit("constrain", first, f"{attribute}{sign}{constant}{priority}")
    guides = [id for id in (first, second) if id not in known]
    if guides:
        item = second if guides[0] == first else first
        if attribute != constraint["secondAttribute"] or constraint["multiplier"] or len(guides) > 1:
            raise NotPossible("constraints to new guides")
        return edit("constrain", item, f"{attribute}{sign}{constant}{priority}", options=["--to", "safeArea"])
    text = f"{attribute}{sign}{second}.{constraint['secondAttribute']}"
    if constraint["multiplier"]:
        text += "*" + constraint["multiplier"]
    if constant != "0":
        text += constant if constant.startswith("-") else "+" + constant
    return edit("constrain", first, text + priority)


def constraint_changes(old, new):
    """The assignments that change a constraint."""
    result = {}
    names = set(old.attributes) | set(new.attributes)
    for name in sorted(names - {"id", "symbolic", "constant"}):
        if old[name] != new[name]:
            result[name] = new[name] or ("equal" if name == "relation" else "")
    if (old["constant"], old["symbolic"]) != (new["constant"], new["symbolic"]):
        result["constant"] = "standard" if new["symbolic"] == "YES" else new["constant"] or "0"
    variations = [{child["key"]: child for child in side.children if child.tag == "variation"} for side in (old, new)]
    for key in sorted(set(variations[0]) | set(variations[1])):
        parts = dict(part.split("=") for part in key.split("-") if "=" in part)
        sides = [side.get(key) for side in variations]
        if any(side and (set(side.attributes) - {"key", "constant"} or side.children) for side in sides) or not parts:
            raise NotPossible("variations for size classes")
        name = "".join(word[:1].upper() + word[1:] for kind, word in ((kind, parts.get(kind + "Class", "") and
                       parts[kind + "Class"] + kind.capitalize()) for kind in ("width", "height")))
        result["constant@" + name[0].lower() + name[1:]] = sides[1]["constant"] if sides[1] else ""
    return result


def connection_edit(connection):
    """The edit that adds a connection of the new document."""
    source = owner(connection).id
    target, name = connection["destination"], connection["property"] or connection["selector"]
    if connection.tag == "outlet":
        return edit("connect", source, name, target)
    if connection.tag == "outletCollection":
        return edit("connect", source, name, target, options=["--collection"])
    if connection.tag == "action":
        event = ["--event", connection["eventType"]] if connection["eventType"] else []
        return edit("connect", source, name, target, options=["--action", *event])
    kind = connection["relationship"] or connection["kind"]
    if kind in ("push", "modal", "popover", "custom", "replace", "unwind"):
        raise NotPossible(f"segues of the kind {kind}")
    identifier = ["--identifier", connection["identifier"]] if connection["identifier"] else []
    return edit("connect", source, kind, target, options=["--segue", *identifier])


def disconnection_edit(connection):
    """The edit that removes a connection."""
    name = connection["property"] or connection["selector"] or connection.id
    return edit("disconnect", owner(connection).id, name, options=["--to=" + connection["destination"]])


def differences(old, new):
    """The assignments that give an added view the properties of the new document."""
    result = {}
    for name in old.attributes.keys() | new.attributes.keys():
        if name in ("id", "misplaced", "ambiguous", "catalog") or old[name] == new[name]:
            continue
        result[name] = property_value(new, name)
    keys = {child["key"] for child in old.children + new.children if child["key"]}
    for key in keys - {"safeArea", "contentView", "frame"}:
        children = [side.child(key) for side in (old, new)]
        if all(children) and same(*children):
            continue
        if key in STATES or key == "textInputTraits":
            parts = {child["key"] for side in children if side for child in side.children}
            names = {name for side in children if side for name in side.attributes} | parts
            for name in names - {"key", "catalog"}:
                result[f"{key}.{name}"] = property_value(children[1], name)
        elif key == "autoresizingMask" and children[1] is None:
            pass  # constraints remove it
        else:
            result[key] = property_value(new, key)
    for attribute in new.members("userDefinedRuntimeAttributes"):
        name = "runtime." + attribute["keyPath"]
        result[name] = path_value(new, name)
    frames = [side.child("frame") for side in (old, new)]
    if frames[1] and not (frames[0] and same(*frames)):
        result["frame"] = value(frames[1])
    return {name: result[name] for name in sorted(result, key=lambda name: (name.startswith("customModule"), name))}


def same(a, b):
    return a.tag == b.tag and a.attributes == b.attributes and a.text == b.text and len(a.children) == len(b.children) \
        and all(map(same, a.children, b.children))


# MARK: A commit

class Remake:
    """A change of a document that is made again with edits: the file `result` becomes what `new` is."""

    def __init__(self, program, old, result, new):
        self.program, self.old, self.result, self.new = program, old, result, new
        self.before, self.target = Document(old), Document(new)

    def run(self, *arguments):
        run = subprocess.run([self.program, *arguments], capture_output=True, text=True, timeout=300)
        if run.returncode < 0 or run.returncode > 64:
            raise RuntimeError(f"crashed: {shlex.join(arguments)}\n{run.stderr[-2000:]}")
        return run

    def report(self, old, new):
        run = self.run("diff", old, new, "--format", "json", "--no-consequences")
        if run.returncode == 2:
            raise NotPossible("documents that cannot be read")
        return json.loads(run.stdout)

    def make(self, *edits):
        """Makes edits as one change, and gives what they added the ids of the new document."""
        run = self.run("edit", "--json", "--allow-errors", self.result, "--", *edits)
        if not run.stdout:
            raise Refused(run.stderr.strip().splitlines()[0] if run.stderr.strip() else "no message")
        self.take_ids()

    def make_all(self):
        """Makes all edits. Returns the report about what is still different."""
        shutil.copyfile(self.old, self.result)
        report = self.report(self.old, self.new)
        self.check(report)
        added = self.change_hierarchy(report)
        edits = self.derived(report, self.before, added)
        if edits:
            self.make(*edits)
        # Moves remove constraints and connections, and new constraints can have identifiers and outlets.
        report = self.report(self.result, self.new)
        edits = self.derived(report, Document(self.result), {}, only={"constraint", *CONNECTIONS})
        if edits:
            self.make(*edits)
        return self.report(self.result, self.new) if edits else report

    # Ids

    def take_ids(self):
        """Gives added constraints, connections and guides the ids of equal ones in the new document."""
        result = Document(self.result)
        ours = [item for item in result.elements if item.id and item.id not in self.target.ids
                and item.id not in self.before.ids and item.tag in ("constraint", "viewLayoutGuide", *CONNECTIONS)]
        theirs = [item for item in self.target.elements if item.id and item.id not in result.ids]
        names = {}
        for ignored in ({"id"}, {"id", "symbolic", "identifier", "placeholder", "constant", "userLabel"}):
            for item in ours:
                sign = self.signature(item, ignored)
                match = next((other for other in theirs if other.id not in names.values()
                              and self.signature(other, ignored) == sign), None)
                if match and item.id not in names:
                    names[item.id] = match.id
        self.replace_ids(names)

    @staticmethod
    def signature(element, ignored):
        around = owner(element)
        values = sorted((name, text) for name, text in element.attributes.items() if name not in ignored)
        return element.tag, around and around.id, values

    def replace_ids(self, names):
        with open(self.result, "rb") as file:
            text = file.read()
        for ours, theirs in names.items():
            text = text.replace(f'"{ours}"'.encode(), f'"{theirs}"'.encode())
        with open(self.result, "wb") as file:
            file.write(text)

    # What can be made

    def check(self, report):
        """Refuses what no edit can express."""
        if all(change["subject"] == "resource" or change.get("name") == "comment"
               for object in report["objects"] for change in object["changes"]):
            raise NotPossible("no change of objects")
        for object in report["objects"]:
            if object["action"] == "added":
                element = self.target.ids.get(object["newID"])
                if element is None or element.parent is None or element.parent.tag != "subviews":
                    raise NotPossible(f"adds objects: {object['kind']}")
                self.check_view(element)
            elif not object.get("newID") and any(
                    change["subject"] == "attribute" and change["name"] != "comment" for change in object["changes"]):
                raise NotPossible("settings of documents")

    def check_view(self, view):
        if view.tag not in LIBRARY:
            raise NotPossible(f"adds objects: {view.tag}")
        for child in view.children:
            if child.tag == "subviews":
                for inner in child.children:
                    self.check_view(inner)
            elif child.id and child.tag != "viewLayoutGuide":
                raise NotPossible(f"adds objects: {child.tag}")

    # Hierarchy

    def change_hierarchy(self, report):
        """Adds and moves views. Returns the assignments that give the added ones their properties, by ids."""
        moved = {object.get("newID") for object in report["objects"]
                 if any((change["action"], change["subject"]) == ("moved", "object") for change in object["changes"])}
        assignments = {}
        for element in self.target.elements:
            is_subview = element.parent is not None and element.parent.tag == "subviews"
            if element.id in moved and not is_subview:
                raise NotPossible("moves objects that are not views")
            if is_subview and element.id not in self.before.ids and self.is_new(element, report):
                self.add(element, assignments)
            elif is_subview and element.id in moved:
                self.make(edit("move", element.id, options=[f"--to={owner(element).id}", f"--at={self.place(element)}"]))
        return assignments

    @staticmethod
    def is_new(element, report):
        """Whether the report says that the element or a view around it is new. Others only have a new id."""
        added = {object.get("newID") for object in report["objects"] if object["action"] == "added"}
        return any(outer.id in added for outer in element.lineage())

    def place(self, view):
        """The index of a view of the new document in the edited one: after the view that is before it."""
        superview = Document(self.result).ids.get(owner(view).id)
        if superview is None:
            raise NotPossible("adds views to views with new ids")
        content = superview.child("contentView")
        superview = content if content is not None and view.parent.parent["key"] == "contentView" else superview
        siblings = [child.id for child in superview.members("subviews") if child.id != view.id]
        earlier = [siblings.index(other.id) + 1 for other in view.parent.children[:view.parent.children.index(view)]
                   if other.id in siblings]
        return max(earlier, default=0)

    def add(self, view, assignments):
        ids = set(Document(self.result).ids)
        self.make(edit("add", view.tag, options=[f"--to={owner(view).id}", f"--at={self.place(view)}"]))
        element = next(item for id, item in Document(self.result).ids.items() if id not in ids and item.tag == view.tag)
        assignments[view.id] = differences(element, view)
        self.replace_ids({element.id: view.id})

    # Properties, constraints and connections

    def derived(self, report, base, added, only=None):
        """The edits for a report, in an order in which they are possible.

        `base` is the old document of the report, `added` has the assignments of added views, and `only` are the subjects
        that count.
        """
        known = Document(self.result).ids
        assignments = dict(added)
        removed, lost, disconnected = [], [], []
        constraints = [item for id in added for item in self.target.ids[id].members("constraints")]
        connections = [item for id in added for item in self.target.ids[id].members("connections")]
        for object in report["objects"]:
            if object["action"] == "removed" and only is None:
                lost.append(object["oldID"])
            if object["action"] == "removed":
                continue
            for change in object["changes"]:
                subject = change["subject"]
                if only and subject not in only:
                    continue
                tags = CONNECTIONS if subject in CONNECTIONS else ("constraint",)
                old = base.at(change["oldLine"], *tags) if "oldLine" in change else None
                new = self.target.at(change["newLine"], *tags) if "newLine" in change else None
                if subject == "attribute" and object["action"] == "changed":
                    self.assign(change["name"], object, assignments)
                elif subject == "constraint" and change["action"] == "changed":
                    assignments.setdefault(old.id, {}).update(constraint_changes(old, new))
                elif subject == "constraint":
                    removed += [old] if old else []
                    constraints += [new] if new and new not in constraints else []
                elif subject in CONNECTIONS:
                    disconnected += [old] if old and not (new and subject == "outlet") else []
                    connections += [new] if new and new not in connections else []
                elif subject not in ("attribute", "object", "resource"):
                    raise NotPossible(f"changes of the kind {subject}")
        gone = [item.id for item in removed if item.id in known]
        outer = [id for id in lost if id in known and not any(item.id in lost for item in list(known[id].lineage())[1:])]
        new = [item for item in constraints if item.id not in known]
        ready = [item for item in connections if item["destination"] in known and item.id not in known
                 or item.tag == "outlet" and item["destination"] in known]
        return [disconnection_edit(item) for item in disconnected if item.id in known] \
            + [edit("remove", *ids) for ids in (gone, outer) if ids] \
            + [set_edit(id, values) for id, values in assignments.items() if values] \
            + [constraint_edit(item, known) for item in new] + [connection_edit(item) for item in ready]

    def assign(self, name, object, assignments):
        new = self.target.ids.get(object.get("newID"))
        # The comment before a scene follows other properties.
        if new is None or name == "comment":
            return
        if name == "class":
            raise NotPossible("other kinds of views")
        assignments.setdefault(object["oldID"], {})[path(name)] = path_value(new, path(name))


# MARK: Comparison

def hunks(old, new):
    """The differences of two files as ranges of their lines, from 0: [(old start, old end, new start, new end)]."""
    run = subprocess.run(["git", "diff", "--no-index", "--no-color", "--no-ext-diff", "--no-textconv", "--minimal", "-U0", old, new],
                         capture_output=True)
    found = []
    for start, count, new_start, new_count in re.findall(rb"^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@", run.stdout, re.M):
        count, new_count = (int(text) if text else 1 for text in (count, new_count))
        start, new_start = int(start) - (count > 0), int(new_start) - (new_count > 0)
        found.append((start, start + count, new_start, new_start + new_count))
    return found


def sort_constraints(path):
    """Sorts the constraints of each view by their ids, as Interface Builder does."""
    with open(path, "rb") as file:
        text = file.read()
    item = rb"[ \t]*<constraint [^>]*?(?:/>|>.*?</constraint>)\r?\n"

    def ordered(match):
        items = re.findall(item, match[2], re.S)
        items.sort(key=lambda text: re.search(rb' id="([^"]*)"', text)[1])
        return match[1] + b"".join(items) + match[3]

    with open(path, "wb") as file:
        file.write(re.sub(rb"(<constraints>\r?\n)((?:" + item + rb")+)([ \t]*</constraints>)", ordered, text, flags=re.S))


def lines(path):
    with open(path, "rb") as file:
        return file.read().split(b"\n")


def kind_of_difference(ours, candidates):
    """What is different in a line that is not one of Xcode's."""
    def parts(line):
        match = re.match(rb"\s*<(/?[\w.]+)", line)
        return match[1].decode() if match else "text", re.findall(rb'([\w.]+)="([^"]*)"', line)

    tag, own = parts(ours)
    id = dict(own).get(b"id")
    pairs = [parts(line) for line in candidates]
    same = [pair for name, pair in pairs if name == tag and dict(pair).get(b"id") == id
            and dict(pair).get(b"key") == dict(own).get(b"key")]
    if not same:
        return f"{tag}: no such line here"
    best = max(same, key=lambda pair: len(set(pair) & set(own)))
    if sorted(best) == sorted(own):
        return f"{tag}: order of attributes" if best != own else f"{tag}: space or text"
    one, other = dict(own), dict(best)
    changed = [f"{name.decode()}{'' if name in other else ' only here'}{'' if name in one else ' missing'}"
               for name in sorted({*one, *other}) if one.get(name) != other.get(name)]
    return f"{tag}: {', '.join(changed)}"


def compare_lines(old, result, new):
    """The lines that edits wrote: a counter of equal, different and extra ones, and the kinds of the different ones.

    A line is different if Xcode changed the place, and extra if it did not.
    """
    counts, kinds = collections.Counter(), collections.Counter()
    wrong = {line for hunk in hunks(result, new) for line in range(hunk[2 - 2], hunk[1])}
    ours, texts, target = hunks(old, result), lines(result), lines(new)
    theirs = hunks(old, new)
    for start, end, first, last in ours:
        near = [hunk for hunk in theirs if hunk[0] <= end and start <= hunk[1]]
        candidates = [line for hunk in near for line in target[hunk[2]:hunk[3]]]
        for line in range(first, last):
            if re.match(rb"        <image name=", texts[line]):
                continue
            state = "equal" if line not in wrong else "different" if near else "extra"
            counts[state] += 1
            if state != "equal":
                kinds[f"{state}: {kind_of_difference(texts[line], candidates)}"] += 1
    return counts, kinds


def leftovers(report):
    """The kinds of changes that are left between the result and the new version."""
    kinds = collections.Counter()
    for object in report["objects"]:
        for change in object["changes"]:
            if change["subject"] != "resource":
                name = f" {change['name']}" if change["subject"] == "attribute" else ""
                kinds[f"{change['action']} {change['subject']}{name} of {object.get('kind', 'the document')}"] += 1
    return kinds


# MARK: Repositories

def commits(git_directory, most_lines):
    """The commits that change one document in place, the smallest changes first: [(lines, commit, path)]."""
    run = subprocess.run(
        ["git", "-C", git_directory, "log", "--no-merges", "--no-renames", "--diff-filter=M", "--format=@%H", "--numstat", "--",
         *("*" + suffix for suffix in SUFFIXES)], capture_output=True, text=True, errors="replace")
    found, large = [], 0
    for block in run.stdout.split("@")[1:]:
        commit, *files = [line for line in block.splitlines() if line]
        fields = [line.split("\t") for line in files]
        if len(fields) != 1 or not fields[0][0].isdigit() or not fields[0][2].endswith(SUFFIXES):
            continue
        count = int(fields[0][0]) + int(fields[0][1])
        if count <= most_lines:
            found.append((count, commit, fields[0][2]))
        else:
            large += 1
    return sorted(found), large


def write_colors(document, folder):
    """Writes an asset catalog with the colors that a document names, as its project has one."""
    spaces = {"sRGB": "srgb", "displayP3": "display-p3", "genericGamma22GrayColorSpace": "gray-gamma-22"}
    for entry in document.elements:
        color = entry.children[0] if entry.tag == "namedColor" and entry.children else None
        if color is None or "/" in entry["name"]:
            continue
        components = {name: color[name] for name in ("red", "green", "blue", "white", "alpha") if color[name]}
        value = {"color-space": spaces.get(color["customColorSpace"], "srgb"), "components": components}
        catalog = os.path.join(folder, "Assets.xcassets", entry["name"] + ".colorset")
        os.makedirs(catalog, exist_ok=True)
        with open(os.path.join(catalog, "Contents.json"), "w") as file:
            json.dump({"colors": [{"idiom": "universal", "color": value}], "info": {"author": "xcode", "version": 1}}, file)


def try_commit(options, git_directory, commit, name):
    """Makes a commit again. Returns what was found."""
    found = {"commit": commit, "path": name, "repository": git_directory}
    with tempfile.TemporaryDirectory() as folder:
        suffix = os.path.splitext(name)[1]
        old, result, new = (os.path.join(folder, part + suffix) for part in ("old", "result", "new"))
        for file, version in ((old, commit + "^"), (new, commit)):
            run = subprocess.run(["git", "-C", git_directory, "show", f"{version}:{name}"], capture_output=True)
            with open(file, "wb") as output:
                output.write(run.stdout)
        try:
            write_colors(Document(new), folder)
            remake = Remake(options.nibterm, old, result, new)
            kinds = leftovers(remake.make_all())
            sort_constraints(result)
            counts, different = compare_lines(old, result, new)
            same_tools = remake.before.root["toolsVersion"] == remake.target.root["toolsVersion"]
            found.update(state="different" if kinds else "equal", kinds=kinds, lines=counts, different=different,
                         tools=same_tools)
        except NotPossible as reason:
            found.update(state="not tried", reason=str(reason))
        except Refused as reason:
            found.update(state="refused", reason=str(reason))
        except xml.parsers.expat.ExpatError:
            found.update(state="not tried", reason="documents that cannot be read")
        except (RuntimeError, subprocess.TimeoutExpired) as reason:
            found.update(state="crashed", reason=str(reason))
        except Exception as reason:
            found.update(state="script", reason=f"{type(reason).__name__}: {reason} {line_of(reason)}")
        if options.keep and (found["state"] not in ("equal", "not tried") or found.get("different")):
            target = os.path.join(options.keep, commit[:10])
            shutil.copytree(folder, target, dirs_exist_ok=True)
            with open(os.path.join(target, "found.json"), "w") as file:
                json.dump(found, file, indent=1)
    return found


def line_of(error):
    trace = error.__traceback__
    while trace.tb_next:
        trace = trace.tb_next
    return f"(line {trace.tb_lineno})"


def table(title, counter, most=60):
    print(f"\n{title}")
    for name, count in counter.most_common(most):
        print(f"{count:8}  {name}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nibterm", required=True, metavar="PROGRAM")
    parser.add_argument("--limit", type=int, default=0, metavar="N", help="try at most N commits of each repository")
    parser.add_argument("--lines", type=int, default=60, metavar="N", help="only commits with at most N changed lines")
    parser.add_argument("--jobs", type=int, default=2, metavar="N")
    parser.add_argument("--keep", metavar="FOLDER", help="store the versions of commits that differ")
    parser.add_argument("--json", metavar="FILE", help="write what was found for each commit as a line, and continue from there")
    parser.add_argument("git", nargs="+", metavar="GITDIR")
    options = parser.parse_args()
    tasks, large = [], 0
    for git_directory in options.git:
        found, rest = commits(git_directory, options.lines)
        large += rest
        step = max(1, len(found) // options.limit) if options.limit else 1
        tasks += [(git_directory, commit, name) for _, commit, name in found[::step]]
    results = read_results(options.json)
    done = {result["commit"] for result in results}
    tasks = [task for task in tasks if task[1] not in done]
    random.Random(1).shuffle(tasks)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for future in concurrent.futures.as_completed([pool.submit(try_commit, options, *task) for task in tasks]):
            results.append(future.result())
            if options.json:
                with open(options.json, "a") as file:
                    file.write(json.dumps(future.result()) + "\n")
    summarize(results, large)
    sys.exit(any(result["state"] == "crashed" for result in results))


def read_results(path):
    """The results that an earlier run wrote."""
    if not path or not os.path.exists(path):
        return []
    with open(path) as file:
        results = [json.loads(line) for line in file]
    for result in results:
        for name in {"kinds", "lines", "different"} & set(result):
            result[name] = collections.Counter(result[name])
    return results


def summarize(results, large):
    states = collections.Counter(result["state"] for result in results)
    tried = [result for result in results if "lines" in result]
    table("Commits", states)
    print(f"{large:8}  larger")
    for state in ("not tried", "refused", "crashed", "script"):
        if states[state]:
            table(f"Reasons: {state}", collections.Counter(
                re.sub(r"'[^']*'|#?\b[\w-]{3}-[\w-]{2}-[\w-]{3}\b", "…", result["reason"])
                for result in results if result["state"] == state))
    table("Left after the edits, by kind", sum((result["kinds"] for result in tried), collections.Counter()))
    table("Lines that differ, by kind", sum((result["different"] for result in tried), collections.Counter()))
    for title, chosen in (("all", tried), ("by the same version of Xcode", [item for item in tried if item["tools"]])):
        count = sum((result["lines"] for result in chosen), collections.Counter())
        common = count["equal"] + count["different"]
        share = f"{100 * count['equal'] / common:.1f} %" if common else "-"
        print(f"\nLines, {title}: {count['equal']} equal, {count['different']} different ({share}), {count['extra']} extra,"
              f" in {len(chosen)} commits")


if __name__ == "__main__":
    main()
