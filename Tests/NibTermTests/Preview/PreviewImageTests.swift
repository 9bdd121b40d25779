import NibCells
import Testing

@testable import NibDrawing
@testable import NibTerm

/// The images with which `nibterm preview` fills image views.
@Suite struct PreviewImageTests {
  private let folder: PreviewFolder

  init() throws { folder = try PreviewFolder(["Cell.xib": PreviewNibs.pictured]) }

  /// An image of one color with the size of the sample's image view.
  private func png() throws -> [UInt8] {
    let bytes = (0..<48 * 48).flatMap { _ in [200, 40, 40, 255] as [UInt8] }
    return try PNGWriter.bytes(of: PixelImage(width: 48, height: 48, bytes: bytes))
  }

  private func run(_ photo: String, _ options: String...) throws -> CommandRun {
    try folder.run(
      ["Cell.xib", "--rows", "-", "--size", "320x64"] + options,
      input: #"[{"titleLabel": "T", "photo": \#(photo)}]"#)
  }

  private func hasPixels(_ run: CommandRun) -> Bool { run.output.contains("█████") }

  @Test(
    "A value names a file beside the nib, also in a folder, without its suffix, or with two pixels per point",
    arguments: [
      "anna.png", "anna", "./anna.png", "/anna.png", "faces/bob.png", "faces/bob@2x.png", "faces/bob",
    ])
  func files(name: String) throws {
    try folder.write(png(), to: "anna.png")
    try folder.write(png(), to: "faces/bob@2x.png")
    let run = try run("\"\(name)\"")
    #expect(run.error == "")
    #expect(hasPixels(run))
  }

  @Test("A value names an image of the asset catalog near the nib") func assets() throws {
    try folder.write(png(), to: "Assets.xcassets/logo.imageset/logo.png")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "logo.png", "scale": "1x"}]}"#,
      to: "Assets.xcassets/logo.imageset/Contents.json")
    #expect(hasPixels(try run("\"logo\"")))
    try folder.write(SmallPDF.file(""), to: "Assets.xcassets/vector.imageset/logo.pdf")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "logo.pdf"}]}"#,
      to: "Assets.xcassets/vector.imageset/Contents.json")
    #expect(
      try run("\"vector\"").error.contains(
        "'vector' is not a PNG or JPEG image, and other formats are not drawn"))
  }

  @Test("Null and false hide an image view, true shows that of the nib, and a symbol has its glyph")
  func otherValues() throws {
    for value in ["null", "false", "true", "\"\""] {
      let run = try run(value)
      #expect(run.error == "")
      #expect(run.texts.first == "T")
    }
    #expect(try run("\"star.fill\"").output.contains("★"))
    // No character resembles this one, but there is a drawing of it.
    #expect(try run("\"gamecontroller.fill\"").error == "")
  }

  @Test("An image view for which there is no column has a frame, as in a drawing of the nib") func frame()
    throws
  {
    let run = try folder.run(
      ["Cell.xib", "--rows", "-", "--size", "320x64"], input: #"[{"titleLabel": "T"}]"#)
    #expect(run.texts.first?.hasPrefix("┌UIIm┐") == true)
  }

  @Test(
    "An image that is not shown has its name and a remark with the row, the column and the reason",
    arguments: [
      ("https://example.org/a/carl.png?size=1", "is a URL, which is not fetched"),
      ("carl.png", "is not a file beside the data or the nib, and not in the asset catalogs"),
      ("Cell.xib", "is a file, but not an image"),
    ])
  func remarks(value: String, reason: String) throws {
    let run = try run("\"\(value)\"")
    let remark = "row 1, column 'photo': '\(value)' \(reason); its name is shown instead [row-image]"
    #expect(run.messages == ["<standard input>:1:31: note: " + remark])
    #expect(run.status == 0)
    #expect(run.output.contains("┌"))
  }

  @Test("URLs are remarked once, and a damaged file is named") func once() throws {
    try folder.write(Array(try png().prefix(60)), to: "broken.png")
    let run = try folder.run(
      "Cell.xib", "--rows", "-", "--widths", "320,375",
      input: #"[{"photo": "http://a/1.png"}, {"photo": "http://a/2.png"}, {"photo": "broken.png"}]"#)
    #expect(run.messages.count { $0.contains("[row-image]") } == 1)
    #expect(
      run.messages.count { $0.hasPrefix("./broken.png: warning: ") || $0.hasPrefix("broken.png: warning: ") }
        == 1)
  }

  @Test("--stress reports a long title that runs under a switch") func overlaps() throws {
    let run = try folder.run("Cell.xib", "--stress", "--widths", "320")
    #expect(run.status == 1)
    #expect(run.error.contains("row 4 (long), 320 pt: titleLabel overlaps switch: "))
    #expect(!run.error.contains("row 3 (one letter)"))
    #expect(run.lines.first?.contains(" overlapping other content") == true)
  }
}
