import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The findings of `check` about the fonts of a document's project.
@Suite struct FontCheckTests {
  private let folder: TemporaryFolder
  private let small = FontBuilder("Small-Regular", ["A": 1000, "V": 2000])

  init() throws { folder = try TemporaryFolder([".git/HEAD": ""]) }

  /// The diagnostics with an id of a document with labels in the given fonts. It lists the file Tall.ttf for one of them.
  private func diagnostics(_ id: String, _ fonts: [String], toolsVersion: Int = 22505) throws -> [Diagnostic]
  {
    let labels = fonts.enumerated().map { index, font in
      """
      <label text="AVA" id="label\(index)">
      <fontDescription key="fontDescription" name="\(font)" family="Small" pointSize="10"/></label>
      """
    }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <customFonts key="customFonts"><array key="Tall.ttf"><string>Tall-Bold</string></array></customFonts>
      <objects><stackView axis="vertical" id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>\(labels.joined())</subviews></stackView></objects></document>
      """
    let path = try folder.write(xib, to: "App/Views/Label.xib")
    return NibCheck(try NibReader.read([UInt8](xib.utf8), file: path)).diagnostics.filter { $0.id == id }
  }

  @Test("Each font that is not in the project is listed once, with its file and how it is measured")
  func missing() throws {
    try folder.write(small.bytes, to: "Small.ttf")
    let found = try diagnostics(
      "missing-font", ["Small-Regular", "Tall-Bold", "Menlo-Regular", "Tall-Bold", "Tall-Thin"])
    #expect(
      found.map(\.message) == [
        "the project does not contain the font 'Tall-Bold' (Tall.ttf); the sizes of its texts are estimated",
        "the project does not contain the font 'Tall-Thin'; the sizes of its texts are estimated",
      ])
    #expect(found.map(\.severity) == [.note, .note])
    #expect(found.map { $0.path.steps.first?.id } == ["label1", "label4"])
    #expect(
      try diagnostics("missing-font", ["Tall-Thin"], toolsVersion: 15705).map(\.message) == [
        "the project does not contain the font 'Tall-Thin'; Interface Builder measured it as Helvetica Neue"
      ])
  }

  @Test("A font file that cannot be read is reported once, with its path") func damaged() throws {
    try folder.write(Array(small.bytes.prefix(300)), to: "Fonts/Small.ttf")
    let found = try diagnostics("unreadable-font", ["Small-Regular", "Small-Bold"])
    #expect(found.map { $0.location?.file.dropFirst(folder.path.count + 1) } == ["Fonts/Small.ttf"])
    #expect(found.map(\.severity) == [.warning])
  }
}
