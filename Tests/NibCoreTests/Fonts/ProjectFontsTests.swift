import Foundation
import TestSupport
import Testing

@testable import NibCore

/// The fonts of a document's project, from the file to the sizes of labels.
@Suite struct ProjectFontsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
  }

  /// A document with labels in the given fonts of 10 points.
  private func document(
    _ fonts: [String], text: String = "AVA", toolsVersion: Int = 22505, files: [String: String] = [:]
  ) throws -> NibDocument {
    let listed = files.sorted { $0.key < $1.key }.map {
      #"<array key="\#($0)"><string>\#($1)</string></array>"#
    }
    let labels = fonts.enumerated().map { index, font in
      """
      <label text="\(text)" id="label\(index)"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <autoresizingMask key="autoresizingMask"/>
      <fontDescription key="fontDescription" name="\(font)" family="Small" pointSize="10"/></label>
      """
    }
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <customFonts key="customFonts">\(listed.joined())</customFonts>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <stackView axis="vertical" alignment="leading" id="root">
      <rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>\(labels.joined())</subviews></stackView></objects></document>
      """
    let path = try folder.write(xib, to: "App/Views/Label.xib")
    return try NibReader.read([UInt8](xib.utf8), file: path)
  }

  /// The sizes of the labels that a document's views have as their content sizes.
  private func sizes(_ document: NibDocument) throws -> [CGSize] {
    let loaded = LoadedDocument(document)
    return try #require(loaded.roots.first).view.subviews.map(\.intrinsicContentSize)
  }

  private var small: FontBuilder {
    var font = FontBuilder("Small-Regular", ["A": 1000, "V": 2000])
    font.heights = (1500, -400, 100)
    font.gpos = [[.pairs([("AV", -500)])]]
    return font
  }

  @Test("A label has the width, the kerning and the line height of the project's font") func label() throws {
    try folder.write(small.bytes, to: "App/Resources/Fonts/Any.TTF")
    #expect(try sizes(document(["Small-Regular"])) == [CGSize(width: 35, height: 19)])
  }

  @Test(
    "Fonts of collections, and fonts with the system's names for which the document lists a file, are found")
  func collection() throws {
    var bold = small
    bold.name = "Small-Bold"
    bold.advances["A"] = 3000
    var menlo = small
    menlo.name = "Menlo-Regular"
    try folder.write(FontBuilder.collection([small, bold, menlo]), to: "Fonts/Small.ttc")
    let names = ["Small-Bold", "Small-Regular", "Menlo-Regular"]
    #expect(try sizes(document(names)).map(\.width) != [75, 35, 35])
    let listed = try document(names, files: ["Small.ttc": "Menlo-Regular"])
    #expect(try sizes(listed).map(\.width) == [75, 35, 35])
  }

  @Test(
    "Of several files with the same font, the file that the document lists is used, otherwise the nearest one"
  )
  func order() throws {
    for (index, file) in ["A.ttf", "App/Small-Regular.ttf", "App/Views/B.ttf", "App/Views/C.ttf"].enumerated()
    {
      var font = FontBuilder("Small-Regular", ["A": 1000 * (index + 1)])
      font.heights = (1000, 0, 0)
      try folder.write(font.bytes, to: file)
    }
    #expect(try sizes(document(["Small-Regular"], text: "A")).map(\.width) == [20])
    let listed = try document(["Small-Regular"], text: "A", files: ["A.ttf": "Small-Regular"])
    #expect(try sizes(listed).map(\.width) == [10])
    try FileManager.default.removeItem(atPath: folder.path + "/App/Small-Regular.ttf")
    // Another project, because the list of a project's files is reused for some seconds.
    try folder.write("", to: "App/.git/HEAD")
    #expect(try sizes(document(["Small-Regular"], text: "A")).map(\.width) == [30])
  }

  @Test("Documents of Xcode 11 are measured as Helvetica Neue only if the project does not contain the font")
  func substituted() throws {
    let helvetica = TextMetrics(.canvas(toolsVersion: 15705, scale: 2))
      .size(of: "AVA", font: UIFont(nibName: "HelveticaNeue", size: 10), numberOfLines: 1)
    try folder.write(small.bytes, to: "Small.ttf")
    let fonts = ["Small-Regular", "Tall-Regular"]
    #expect(try sizes(document(fonts, toolsVersion: 15705)) == [CGSize(width: 35, height: 19), helvetica])
  }

  @Test("A font file that changes is read again") func changedFile() throws {
    try folder.write(small.bytes, to: "Small.ttf")
    _ = try sizes(document(["Small-Regular"]))
    var wide = small
    wide.advances["V"] = 4000
    wide.gpos = []
    try folder.write(wide.bytes, to: "Small.ttf")
    #expect(try sizes(document(["Small-Regular"])).map(\.width) == [60])
  }

  @Test("UIFont(name:size:) finds the project's fonts while a document is loaded") func fontByName() throws {
    try folder.write(small.bytes, to: "Small.ttf")
    let environment = NibEnvironment(canvasOf: try document([]), options: LayoutOptions())
    NibEnvironment.$current.withValue(environment) {
      let font = UIFont(name: "Small-Regular", size: 10)
      #expect(font?.ascender == 15)
      #expect(font?.lineHeight == 19)
      #expect(UIFont(name: "Small-Bold", size: 10) == nil)
    }
    #expect(UIFont(name: "Small-Regular", size: 10) == nil)
  }

  @Test("A font file that cannot be read is reported once, with its path") func damaged() throws {
    try folder.write(Array(small.bytes.prefix(300)), to: "Fonts/Small.ttf")
    try folder.write("no font", to: "Fonts/Other.otf")
    let document = try document(["Small-Regular", "Small-Bold"])
    let expected = [
      "Fonts/Other.otf: this is not a TrueType or OpenType font; the sizes of texts in its fonts are estimated",
      "Fonts/Small.ttf: the font cannot be read: its table 'OS/2' ends after the end of the file; the sizes of texts in "
        + "its fonts are estimated",
    ]
    let found = LoadedDocument(document).diagnostics.filter { $0.id == "unreadable-font" }
    #expect(
      found.map { "\($0.location?.file.dropFirst(folder.path.count + 1) ?? ""): \($0.message)" } == expected)
    #expect(found.map(\.severity) == [.warning, .warning])
  }

  @Test("Fonts are found in folders that are nested deep; a search that ends before them says so")
  func deepFolders() throws {
    let path = String(repeating: "F/", count: 60)
    try folder.write(small.bytes, to: "\(path)Small.ttf")
    let near = LoadedDocument(try document(["Small-Regular"]))
    #expect(near.environment.textMetrics.fonts?.contains("Small-Regular") == true)
    #expect(!near.diagnostics.contains { $0.id == "unsearched-fonts" })
    // Another project, because the list of a project's files is reused for some seconds.
    let other = try TemporaryFolder()
    try other.write("", to: ".git/HEAD")
    try other.write(small.bytes, to: "F/F/F/F/\(path)Small.ttf")
    let xib = try document(["Small-Regular"]).source
    let file = try other.write(String(decoding: xib, as: UTF8.self), to: "Label.xib")
    let far = LoadedDocument(try NibReader.read(xib, file: file))
    #expect(far.environment.textMetrics.fonts?.contains("Small-Regular") == false)
    let found = far.diagnostics.filter { $0.id == "unsearched-fonts" }
    #expect(found.map { $0.location?.file } == [other.path])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(
    "A document that is not a file has no fonts, and a project without fonts is searched without problems")
  func noFonts() throws {
    let document = try document(["Small-Regular"])
    #expect(!ProjectFonts(of: document).contains("Small-Regular"))
    let unnamed = try NibReader.read(document.source, file: "-")
    #expect(!ProjectFonts(of: unnamed).contains("Small-Regular"))
    #expect(ProjectFonts(of: unnamed).diagnostics.isEmpty)
  }
}
