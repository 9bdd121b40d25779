import Testing

@testable import NibFormats

@Suite struct VisibleDiagnosticTests {
  /// Otherwise a name with a line break could imitate another diagnostic.
  @Test("A diagnostic has one line for its message, its path and each note, whatever their texts contain")
  func diagnostics() {
    let place = SourceLocation(file: "a\n/etc/b\u{1B}.xib", line: 1, column: 2)
    let step = ObjectPath.Step(className: "C\n", id: "1\u{9B}", userLabel: "\u{202E}x")
    let diagnostic = Diagnostic(
      DiagnosticKind("id", .error, ""), "no \n\u{1B}[31m", at: place, path: ObjectPath([step]),
      notes: [Diagnostic.Note("see\nthere", at: place)])
    #expect(
      diagnostic.rendered.split(separator: "\n") == [
        "a␊/etc/b␛.xib:1:2: error: no ␊␛[31m [id]", "  in C␊#1\u{FFFD} \"\u{FFFD}x\"",
        "  a␊/etc/b␛.xib:1:2: note: see␊there",
      ])
  }
}
