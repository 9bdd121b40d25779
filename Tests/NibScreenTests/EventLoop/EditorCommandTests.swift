import NibResources
import Testing

@testable import NibScreen

@Suite struct EditorCommandTests {
  @Test(
    "The editor comes from VISUAL, then from EDITOR, and is vi by default",
    arguments: [
      ([:], "vi"), (["EDITOR": "nano"], "nano"), (["EDITOR": "nano", "VISUAL": "emacs -nw"], "emacs -nw"),
      (["EDITOR": "nano", "VISUAL": " "], "nano"),
    ] as [([String: String], String)])
  func editor(environment: [String: String], editor: String) {
    #expect(EditorCommand(environment: EnvironmentVariables(environment)).editor == editor)
  }

  @Test(
    "The line is passed to each editor in the editor's own syntax",
    arguments: [
      ("vi", ["+7", "./A.xib"]), ("/usr/bin/emacsclient -nw", ["+7", "./A.xib"]),
      ("code -w", ["--goto", "./A.xib:7"]),
      ("hx", ["./A.xib:7"]), ("mate", ["--line", "7", "./A.xib"]),
    ])
  func place(editor: String, place: [String]) {
    let arguments = EditorCommand(environment: ["EDITOR": editor]).arguments(file: "A.xib", line: 7)
    #expect(arguments == ["/bin/sh", "-c", editor + " \"$@\"", editor] + place)
  }

  /// Without the prefix, these names would be options, vi commands, addresses or git patterns.
  @Test(
    "A relative path begins with ./ so that no program takes it for an option",
    arguments: [
      ("-x.xib", "./-x.xib"), ("+!touch ran.xib", "./+!touch ran.xib"), ("-", "./-"), ("--", "./--"),
      (":(glob)*.xib", "./:(glob)*.xib"), (":!x.xib", "./:!x.xib"),
      ("ftp://host/x.xib", "./ftp://host/x.xib"),
      ("~/x.xib", "./~/x.xib"), ("-\u{301}.xib", "./-\u{301}.xib"), ("A.xib", "./A.xib"),
      ("in/A.xib", "./in/A.xib"), ("../A.xib", "./../A.xib"), ("./+A.xib", "./+A.xib"), ("/A.xib", "/A.xib"),
      ("/\u{301}A.xib", "/\u{301}A.xib"),
    ])
  func names(path: String, argument: String) {
    let command = EditorCommand(environment: [:])
    #expect(command.arguments(file: path).suffix(2) == ["vi", argument])
    #expect(command.arguments(file: path, line: 7).suffix(3) == ["vi", "+7", argument])
  }
}
