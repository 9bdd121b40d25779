import Testing

@testable import NibScreen

@Suite struct EditorCommandTests {
  @Test(
    arguments: [
      ([:], "vi"), (["EDITOR": "nano"], "nano"), (["EDITOR": "nano", "VISUAL": "emacs -nw"], "emacs -nw"),
      (["EDITOR": "nano", "VISUAL": " "], "nano"),
    ] as [([String: String], String)])
  func editor(environment: [String: String], editor: String) {
    #expect(EditorCommand(environment: environment).editor == editor)
  }

  @Test(arguments: [
    ("vi", ["+7", "A.xib"]), ("/usr/bin/emacsclient -nw", ["+7", "A.xib"]),
    ("code -w", ["--goto", "A.xib:7"]),
    ("hx", ["A.xib:7"]), ("mate", ["--line", "7", "A.xib"]),
  ])
  func place(editor: String, place: [String]) {
    let arguments = EditorCommand(environment: ["EDITOR": editor]).arguments(file: "A.xib", line: 7)
    #expect(arguments == ["/bin/sh", "-c", editor + " \"$@\"", editor] + place)
  }

  @Test func names() {
    let command = EditorCommand(environment: [:])
    #expect(command.arguments(file: "-x.xib").last == "./-x.xib")
    #expect(command.arguments(file: "A.xib").suffix(2) == ["vi", "A.xib"])
  }
}
