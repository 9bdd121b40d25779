import Foundation
import Testing

/// `nibterm compile`: a nib that the other commands read, and what it says.
@Suite struct CompileCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(SmallNibs.label("Grüße"), to: "Card.xib")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: arguments, directory: folder.path)
  }

  @Test func theNibIsShownLikeItsXib() throws {
    let compile = try run("compile", "Card.xib", "-o", "Card.nib")
    #expect([compile.output, compile.error] == ["", ""])
    #expect(compile.status == 0)
    let shown = try run("show", "Card.nib")
    #expect(shown.output.contains("Grüße"))
    #expect(shown.output == (try run("show", "Card.xib")).output)
  }

  @Test func withoutANameItIsWrittenBesideTheDocument() throws {
    #expect(try run("compile", "Card.xib").status == 0)
    #expect(try run("tree", "Card.nib").output.contains("\"Grüße\""))
  }

  @Test("a file that is written anew keeps its access, and a link to it stays one") func filesThatAreThere()
    throws
  {
    let old = try folder.write("old", to: "Old.nib")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: old)
    let link = folder.path + "/Link.nib"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Old.nib")
    #expect(try run("compile", "Card.xib", "-o", "Link.nib").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Old.nib")
    #expect(try run("tree", "Old.nib").output.contains("\"Grüße\""))
    let access = try FileManager.default.attributesOfItem(atPath: old)[.posixPermissions] as? Int
    #expect(access == 0o640)
    #expect(try run("compile", "Card.xib", "-o", "New.nib").status == 0)
    #expect(
      try FileManager.default.attributesOfItem(atPath: folder.path + "/New.nib")[.posixPermissions] as? Int
        == FileManager.default.attributesOfItem(atPath: folder.path + "/Card.xib")[.posixPermissions] as? Int)
  }

  @Test func whatIsLostIsAWarning() throws {
    _ = try folder.write(SmallNibs.document("<button role=\"primary\" id=\"a\"/>"), to: "B.xib")
    let compile = try run("compile", "B.xib", "-o", "B.nib")
    #expect(compile.status == 0)
    #expect(
      compile.error.hasPrefix(
        "B.xib:5:13: warning: 'role' of <button> has no known form in a compiled nib; it is left out [not-compiled]"
      ))
  }

  @Test func whatCannotBeCompiledIsAnError() throws {
    let storyboard =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes/></document>"
    _ = try folder.write(storyboard, to: "Main.storyboard")
    let compile = try run("compile", "Main.storyboard", "-o", "Main.nib")
    #expect(compile.status == 1)
    #expect(compile.error.contains("[cannot-compile]"))
    #expect(try run("compile", "None.xib").status == 1)
    #expect(try run("compile", "Card.xib", "-o", "Card.xib").error.contains("[same-file]"))
    #expect(try run("compile", "-").status == 64)
  }
}
