import NibAnalysis
import NibCore
import NibFormats
import Testing

@testable import NibTerm
@testable import NibTools

/// The formats of `check --reporter`, word for word. `Scripts/check-reporters.py` validates them with schemas.
@Suite struct ReporterTests {
  private static let file = "Fälle/a,b:100%.xib"

  private static func place(_ line: Int, _ column: Int, _ offset: Int = 0) -> NibFormats.SourceLocation {
    NibFormats.SourceLocation(file: file, line: line, column: column, offset: offset)
  }

  /// A document with one line, whose attribute is in column 9 in bytes, and in column 6 in UTF-16 code units.
  private static let text = "<é😀 a='1'"

  /// Findings with text that has a meaning in every format.
  private static let findings = [
    Diagnostic(
      DiagnosticKind("some-rule", .warning, ""), "'é' < \"b\" & |*c*|\u{1B}[31m\r\n::error::100% @d #1",
      at: place(1, 9, 8),
      path: ObjectPath([
        ObjectPath.Step(className: "UILabel", id: "a", userLabel: "L|<@b>"),
        ObjectPath.Step(className: "UIView", id: "r"),
      ]),
      notes: [Diagnostic.Note("note\n1", at: place(4, 1)), Diagnostic.Note("note 2")]),
    Diagnostic(DiagnosticKind("other-rule", .error, ""), "second", at: place(0, 0)),
    Diagnostic(DiagnosticKind("third-rule", .note, ""), "third"),
  ]

  private static func report(_ kind: CheckReporterKind, _ documents: [CheckedDocument]) -> String {
    var reporter = kind.make()
    var summary = CheckSummary(total: documents.count)
    summary.files = documents.count
    summary.unreadable = documents.count { $0.unreadable != nil }
    let texts = documents.map { reporter.document($0) }
    let all = ([reporter.begin()] + texts + [reporter.end(summary)]).joined()
    return reporter.isRaw ? all : VisibleText.lines(all)
  }

  /// A document without findings, one with findings, and one that cannot be read.
  private static let documents = [
    CheckedDocument(file: "Good.xib"),
    CheckedDocument(file: file, findings: findings, text: Array(text.utf8)),
    CheckedDocument(
      file: "None.xib",
      unreadable: Diagnostic(
        DiagnosticKind("unread", .error, ""), "the file does not exist",
        at: NibFormats.SourceLocation(file: "None.xib", line: 0, column: 0))),
  ]

  private func expect(_ kind: CheckReporterKind, _ expected: String) {
    let lines = Self.report(kind, Self.documents).split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, want) in zip(lines, wanted) { #expect(line == want) }
    #expect(lines.count == wanted.count)
  }

  @Test("The text format is lines for people") func text() {
    expect(
      .text,
      #"""
      Fälle/a,b:100%.xib:1:9: warning: 'é' < "b" & |*c*|␛[31m␍␊::error::100% @d #1 [some-rule]
        in UILabel#a "L|<@b>" < UIView#r
        Fälle/a,b:100%.xib:4:1: note: note␊1
        note: note 2
      Fälle/a,b:100%.xib: error: second [other-rule]
      note: third [third-rule]

      """#)
  }

  @Test("The json format is one object per line") func json() {
    expect(
      .json,
      #"""
      {"file": "Fälle/a,b:100%.xib", "line": 1, "column": 9, "severity": "warning", "id": "some-rule", "message": "'é' < \"b\" & |*c*|\u001b[31m\u000d\u000a::error::100% @d #1", "path": [{"class": "UILabel", "id": "a", "label": "L|<@b>"}, {"class": "UIView", "id": "r"}], "notes": [{"file": "Fälle/a,b:100%.xib", "line": 4, "column": 1, "message": "note\u000a1"}, {"message": "note 2"}]}
      {"file": "Fälle/a,b:100%.xib", "line": 0, "column": 0, "severity": "error", "id": "other-rule", "message": "second", "path": [], "notes": []}
      {"severity": "note", "id": "third-rule", "message": "third", "path": [], "notes": []}

      """#)
  }

  @Test("The xcode format has absolute paths and lines for notes") func xcode() {
    let absolute = ReportFolder.current.absolute(Self.file)
    expect(
      .xcode,
      #"""
      \#(absolute):1:9: warning: 'é' < "b" & |*c*|␛[31m␍␊::error::100% @d #1 [some-rule]
      \#(absolute):4:1: note: note␊1
      \#(absolute):1:9: note: note 2
      \#(absolute): error: second [other-rule]
      \#(absolute): note: third [third-rule]

      """#)
  }

  @Test("The github format escapes messages and properties") func github() {
    expect(
      .github,
      #"""
      ::warning file=Fälle/a%2Cb%3A100%25.xib,line=1,col=9,title=some-rule::'é' < "b" & |*c*|␛[31m␍␊::error::100%25 @d #1%0Ain UILabel#a "L|<@b>" < UIView#r%0AFälle/a,b:100%25.xib:4:1: note: note␊1%0Anote: note 2
      ::error file=Fälle/a%2Cb%3A100%25.xib,title=other-rule::second
      ::notice file=Fälle/a%2Cb%3A100%25.xib,title=third-rule::third
      ::error file=None.xib,title=unread::the file does not exist

      """#)
  }

  @Test("Names in the github format are not commands in the log") func githubCommands() {
    let finding = Diagnostic(
      DiagnosticKind("some-rule", .note, ""), "##[group]a",
      path: ObjectPath([ObjectPath.Step(className: "::error::A", id: "a")]),
      notes: [Diagnostic.Note("::stop-commands::x")])
    let report = Self.report(.github, [CheckedDocument(file: "A.xib", findings: [finding])])
    #expect(report.hasPrefix("::notice file=A.xib,title=some-rule::#♯[group]a%0A"))
    #expect(!report.dropFirst(2).contains("%0A::") && !report.contains("##["))
  }

  @Test("The checkstyle format is well-formed") func checkstyle() {
    expect(
      .checkstyle,
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
        <file name="Fälle/a,b:100%.xib">
          <error line="1" column="9" severity="warning" message="'é' &lt; &quot;b&quot; &amp; |*c*|␛[31m␍␊::error::100% @d #1; in UILabel#a &quot;L|&lt;@b&gt;&quot; &lt; UIView#r; Fälle/a,b:100%.xib:4:1: note: note␊1; note: note 2" source="nibterm.some-rule"/>
          <error line="0" severity="error" message="second" source="nibterm.other-rule"/>
          <error line="0" severity="info" message="third" source="nibterm.third-rule"/>
        </file>
        <file name="None.xib">
          <error line="0" severity="error" message="the file does not exist" source="nibterm.unread"/>
        </file>
      </checkstyle>

      """#)
  }

  @Test("The junit format has a test case per document") func junit() {
    expect(
      .junit,
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="nibterm" tests="3" failures="1" errors="1">
        <testsuite name="nibterm" tests="3" failures="1" errors="1">
          <testcase classname="nibterm" name="Good.xib"/>
          <testcase classname="nibterm" name="Fälle/a,b:100%.xib">
            <failure type="warning" message="1:9: 'é' &lt; &quot;b&quot; &amp; |*c*|␛[31m␍␊::error::100% @d #1 [some-rule]">Fälle/a,b:100%.xib:1:9: warning: 'é' &lt; &quot;b&quot; &amp; |*c*|␛[31m␍␊::error::100% @d #1 [some-rule]
        in UILabel#a &quot;L|&lt;@b&gt;&quot; &lt; UIView#r
        Fälle/a,b:100%.xib:4:1: note: note␊1
        note: note 2</failure>
            <failure type="error" message="second [other-rule]">Fälle/a,b:100%.xib: error: second [other-rule]</failure>
            <failure type="note" message="third [third-rule]">note: third [third-rule]</failure>
          </testcase>
          <testcase classname="nibterm" name="None.xib">
            <error type="error" message="the file does not exist [unread]">None.xib: error: the file does not exist [unread]</error>
          </testcase>
        </testsuite>
      </testsuites>

      """#)
  }

  @Test("The gitlab format is an array") func gitlab() {
    expect(
      .gitlab,
      #"""
      [
        {"description": "'é' < \"b\" & |*c*|␛[31m␍␊::error::100% @d #1", "check_name": "some-rule", "fingerprint": "5ec0629573740355", "severity": "minor", "location": {"path": "Fälle/a,b:100%.xib", "lines": {"begin": 1}}},
        {"description": "second", "check_name": "other-rule", "fingerprint": "3af9f1fd5a6cebb2", "severity": "critical", "location": {"path": "Fälle/a,b:100%.xib", "lines": {"begin": 1}}},
        {"description": "third", "check_name": "third-rule", "fingerprint": "b1e0b0778812861d", "severity": "info", "location": {"path": "Fälle/a,b:100%.xib", "lines": {"begin": 1}}},
        {"description": "the file does not exist", "check_name": "unread", "fingerprint": "9226c9b9290f9e54", "severity": "critical", "location": {"path": "None.xib", "lines": {"begin": 1}}}
      ]

      """#)
  }

  @Test("The codeclimate format has a NUL byte after each issue") func codeClimate() {
    expect(
      .codeClimate,
      #"""
      {"type": "issue", "description": "'é' < \"b\" & |*c*|␛[31m␍␊::error::100% @d #1", "check_name": "some-rule", "fingerprint": "5ec0629573740355", "severity": "minor", "categories": ["Bug Risk"], "location": {"path": "Fälle/a,b:100%.xib", "lines": {"begin": 1, "end": 1}}, "trace": {"locations": [{"path": "Fälle/a,b:100%.xib", "lines": {"begin": 4, "end": 4}}]}}\#0
      {"type": "issue", "description": "second", "check_name": "other-rule", "fingerprint": "3af9f1fd5a6cebb2", "severity": "critical", "categories": ["Bug Risk"], "location": {"path": "Fälle/a,b:100%.xib", "lines": {"begin": 1, "end": 1}}}\#0
      {"type": "issue", "description": "third", "check_name": "third-rule", "fingerprint": "b1e0b0778812861d", "severity": "info", "categories": ["Bug Risk"], "location": {"path": "Fälle/a,b:100%.xib", "lines": {"begin": 1, "end": 1}}}\#0
      {"type": "issue", "description": "the file does not exist", "check_name": "unread", "fingerprint": "9226c9b9290f9e54", "severity": "critical", "categories": ["Bug Risk"], "location": {"path": "None.xib", "lines": {"begin": 1, "end": 1}}}\#0

      """#)
  }

  @Test("The sarif format has columns in UTF-16 code units and relative URIs") func sarif() {
    expect(
      .sarif,
      #"""
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
          "tool": {
            "driver": {
              "name": "nibterm",
              "version": "\#(ProgramVersion.version)",
              "semanticVersion": "\#(ProgramVersion.version)",
              "rules": [
                {"id": "other-rule"},
                {"id": "some-rule"},
                {"id": "third-rule"}
              ]
            }
          },
          "invocations": [{
            "executionSuccessful": false,
            "toolExecutionNotifications": [
              {"level": "error", "message": {"text": "the file does not exist"}, "descriptor": {"id": "unread"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "None.xib", "uriBaseId": "%SRCROOT%"}}}]}
            ]
          }],
          "columnKind": "utf16CodeUnits",
          "originalUriBaseIds": {"%SRCROOT%": {"description": {"text": "The folder in which nibterm was started."}}},
          "results": [
            {"ruleId": "some-rule", "ruleIndex": 1, "level": "warning", "message": {"text": "'é' < \"b\" & |*c*|␛[31m␍␊::error::100% @d #1\u000anote 2"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "F%C3%A4lle/a%2Cb%3A100%25.xib", "uriBaseId": "%SRCROOT%"}, "region": {"startLine": 1, "startColumn": 6}}, "logicalLocations": [{"name": "L|<@b>", "fullyQualifiedName": "UIView#r/UILabel#a", "kind": "element"}]}], "relatedLocations": [{"physicalLocation": {"artifactLocation": {"uri": "F%C3%A4lle/a%2Cb%3A100%25.xib", "uriBaseId": "%SRCROOT%"}, "region": {"startLine": 4, "startColumn": 1}}, "message": {"text": "note␊1"}}], "partialFingerprints": {"objectAndRule/v1": "5ec0629573740355"}},
            {"ruleId": "other-rule", "ruleIndex": 0, "level": "error", "message": {"text": "second"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "F%C3%A4lle/a%2Cb%3A100%25.xib", "uriBaseId": "%SRCROOT%"}}}], "partialFingerprints": {"objectAndRule/v1": "3af9f1fd5a6cebb2"}},
            {"ruleId": "third-rule", "ruleIndex": 2, "level": "note", "message": {"text": "third"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "F%C3%A4lle/a%2Cb%3A100%25.xib", "uriBaseId": "%SRCROOT%"}}}], "partialFingerprints": {"objectAndRule/v1": "b1e0b0778812861d"}}
          ]
        }]
      }

      """#)
  }

  @Test("The markdown format escapes all text") func markdown() {
    expect(
      .markdown,
      #"""
      ### nibterm: 2 errors, 1 warning, 1 note in 2 of 3 documents

      **Fälle/a,b:100%.xib**: 1 error, 1 warning, 1 note

      | line | severity | problem | object | rule |
      |---:|---|---|---|---|
      | 1 | warning | 'é' \< "b" &amp; \|\*c\*\|␛\[31m␍␊::error::100% @<!-- -->d #<!-- -->1 | UILabel a "L\|\<@<!-- -->b\>" | some-rule |
      |  | error | second |  | other-rule |
      |  | note | third |  | third-rule |

      **None.xib**: 1 error

      | line | severity | problem | object | rule |
      |---:|---|---|---|---|
      |  | error | the file does not exist |  | unread |

      """#)
  }

  @Test("The summary format counts rules and documents") func summary() {
    expect(
      .summary,
      #"""
      Findings by rule
            1  error    other-rule
            1  error    unread
            1  warning  some-rule
            1  note     third-rule

      Findings by document
            3  Fälle/a,b:100%.xib: 1 error, 1 warning, 1 note
            1  None.xib: 1 error

      """#)
  }

  @Test(
    "Without findings, every format is complete",
    arguments: [
      ("text", ""), ("json", ""), ("xcode", ""), ("github", ""), ("codeclimate", ""), ("gitlab", "[]\n"),
      ("summary", "no findings\n"), ("markdown", "### nibterm: no problems in 1 document\n"),
      (
        "checkstyle",
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n</checkstyle>\n"
      ),
    ])
  func empty(name: String, expected: String) throws {
    let kind = try #require(CheckReporterKind(argument: name))
    #expect(Self.report(kind, [CheckedDocument(file: "Good.xib")]) == expected)
  }

  @Test("XML contains no pair of number signs, which begins commands to CI systems") func numberSigns() {
    #expect(XMLText.content("###[error]") == "#&#35;#[error]")
    #expect(XMLText.content("##\u{301}") == "#&#35;\u{301}")
  }

  @Test("SARIF describes the rules that occur") func rules() throws {
    let rule = try #require(CheckRule.named("misplaced-view"))
    let document = CheckedDocument(file: Self.file, findings: [Diagnostic(rule.kind, severity: .error, "x")])
    let text = Self.report(.sarif, [document])
    #expect(text.contains(#"{"id": "misplaced-view", "shortDescription": {"text": "\#(rule.summary)"}"#))
    #expect(text.contains(#""defaultConfiguration": {"level": "warning"}"#))
    #expect(text.contains(#""executionSuccessful": true"#))
  }

  @Test("A markdown report of many findings is cut, with the numbers of the rest") func longMarkdown() {
    let long = Diagnostic(
      DiagnosticKind("misplaced-view", .warning, ""), String(repeating: "x", count: 1000),
      at: Self.place(1, 1))
    let documents = (1...100).map { number in
      CheckedDocument(file: "\(number).xib", findings: Array(repeating: long, count: 25))
    }
    let text = Self.report(.markdown, documents)
    #expect(text.hasPrefix("### nibterm: 2500 warnings in 100 of 100 documents\n"))
    #expect(text.utf8.count < 60_000)
    #expect(text.contains("\n…and 5 warnings more\n"))
    #expect(text.contains(String(repeating: "x", count: 300) + "… |"))
    #expect(text.hasSuffix(" more documents\n"))
  }

  @Test("The fingerprints of findings with the same rule and object differ") func fingerprints() {
    var fingerprints = Fingerprints()
    let finding = Self.findings[0]
    var moved = finding
    moved.location = Self.place(77, 7)
    moved.message = "other"
    let first = fingerprints.next(finding, in: Self.file)
    #expect(first.count == 16)
    #expect(fingerprints.next(moved, in: Self.file) != first)
    var other = Fingerprints()
    #expect(other.next(moved, in: "./Fälle/../\(Self.file)") == first)
  }

  @Test(
    "Paths in reports are relative to the folder",
    arguments: [
      ("a/b.xib", "a/b.xib"), ("./a/../b.xib", "b.xib"), ("-", "<standard input>"), ("../b.xib", "../b.xib"),
      ("/nowhere/b.xib", nil),
    ])
  func paths(path: String, relative: String?) {
    let folder = ReportFolder.current
    let found = folder.relative(path)
    if let relative { #expect(found == relative) } else { #expect(found.hasSuffix("../nowhere/b.xib")) }
    if path != "-" { #expect(folder.path(of: found) == folder.absolute(path)) }
  }
}
