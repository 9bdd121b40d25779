import Foundation
import Testing

/// The option `-o` of the commands that draw: the file has what standard output would have, and documents are never
/// overwritten.
@Suite struct DrawingFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(SmallNibs.label("Grüße"), to: "Card.xib")
    _ = try folder.write(SmallNibs.label("Servus"), to: "New.xib")
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc">
      <scenes><scene sceneID="s"><objects><viewController title="Bid" id="vc" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
      </objects></scene></scenes></document>
      """
    _ = try folder.write(storyboard, to: "S.storyboard")
  }

  private func run(_ arguments: [String]) throws -> CommandRun {
    try CommandRun(arguments: arguments, directory: folder.path)
  }

  static let drawings: [[String]] =
    ["text", "ansi", "svg", "json"].flatMap { format in
      [["show", "Card.xib", "--format", format], ["map", "S.storyboard", "--format", format]]
    } + [
      ["show", "Card.xib"], ["show", "Card.xib", "--linear"], ["map", "S.storyboard", "--width", "4"],
      ["preview", "Card.xib", "--stress"],
    ]

  @Test("The file has the bytes that standard output would have", arguments: drawings)
  func formats(arguments: [String]) throws {
    let printed = try run(arguments)
    let written = try run(arguments + ["-o", "out"])
    #expect(written.output.isEmpty)
    #expect(written.status == printed.status && written.error == printed.error)
    #expect(FileManager.default.contents(atPath: folder.path + "/out") == Data(printed.output.utf8))
    #expect(try run(arguments + ["--output", "-"]).output == printed.output)
  }

  @Test(
    "Images are written",
    arguments: [
      ["show", "Card.xib"], ["map", "S.storyboard"], ["diff", "Card.xib", "New.xib"],
    ])
  func images(arguments: [String]) throws {
    let written = try run(arguments + ["--format", "png", "-o", "out.png"])
    #expect(written.status == (arguments[0] == "diff" ? 1 : 0), "\(written.error)")
    #expect(written.output.isEmpty)
    let image = FileManager.default.contents(atPath: folder.path + "/out.png")
    #expect(image?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("A document is never overwritten") func refusals() throws {
    let before = FileManager.default.contents(atPath: folder.path + "/Card.xib")
    let own = try run(["show", "Card.xib", "-o", "./Card.xib"])
    #expect(
      own.error
        == "./Card.xib: error: the drawing would be written over the document; name another file with -o [same-file]\n"
    )
    #expect(own.status == 1)
    let other = try run(["map", "S.storyboard", "-o", "Card.xib"])
    #expect(
      other.error
        == "Card.xib: error: the drawing cannot be written: 'Card.xib' is the name of a document; name another file "
        + "[unwritable]\n")
    let compared = try run(["diff", "New.xib", "Card.xib", "--format", "svg", "-o", "Card.xib"])
    #expect(compared.error.contains("[same-file]"))
    #expect(compared.status == 2)
    #expect(FileManager.default.contents(atPath: folder.path + "/Card.xib") == before)
    #expect(try run(["show", "Card.xib", "-o", ""]).status == 64)
    #expect(try run(["diff", "New.xib", "Card.xib", "-o", "out"]).status == 2)
  }
}
