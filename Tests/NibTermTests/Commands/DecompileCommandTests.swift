import Foundation
import TestSupport
import Testing

/// `nibterm decompile`: the document, the files that are never overwritten, and the messages.
@Suite struct DecompileCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(SmallNibs.label("Grüße &amp; &lt;Dank&gt;"), to: "Card.xib")
    #expect(try run("compile", "Card.xib", "-o", "New.nib").status == 0)
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: arguments, directory: folder.path)
  }

  @Test("The document is written beside the nib, looks like it, and compiles to a nib with the same source")
  func document() throws {
    let decompile = try run("decompile", "New.nib")
    #expect([decompile.output, decompile.error] == ["", ""])
    #expect(decompile.status == 0)
    #expect(try run("show", "New.xib").output == run("show", "Card.xib").output)
    #expect(try run("compile", "New.xib", "-o", "Again.nib").status == 0)
    #expect(try run("decompile", "Again.nib").status == 0)
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: folder.path + "/Again.xib"))
        == Data(contentsOf: URL(fileURLWithPath: folder.path + "/New.xib")))
  }

  @Test("An existing file is not replaced") func existing() throws {
    let path = try folder.write("mine", to: "New.xib")
    let decompile = try run("decompile", "New.nib")
    #expect(decompile.status == 1)
    #expect(
      decompile.error
        == "New.xib: error: the document cannot be written: 'New.xib' exists already; name another file with -o "
        + "[unwritable]\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test("A document that is not compiled, and standard input without -o, are errors") func wrongInput() throws
  {
    let decompile = try run("decompile", "Card.xib", "-o", "Other.xib")
    #expect(decompile.status == 1)
    #expect(
      decompile.error.contains("the document is not compiled: it is a source already [cannot-decompile]"))
    #expect(try run("decompile", "-").status == 64)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Other.xib"))
  }
}
