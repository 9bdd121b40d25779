import TestSupport
import Testing

@testable import NibFormats

/// The fonts in compiled nibs of several versions of Xcode.
@Suite struct CompiledFontTests {
  private static func graph(_ objects: String, xcode: Int, fonts: String = "") throws -> CodedGraph {
    let text = XibText.xib(objects).replacing("<objects>", with: fonts + "<objects>")
    let document = try NibReader.read(Array(text.utf8), file: "Fonts.xib")
    return try UIKitNibCompiler.compile(document, NibCompilerOptions(xcode: xcode)).graph
  }

  private static func label(_ font: String) -> String {
    "<label id=\"a\"><fontDescription key=\"fontDescription\" \(font)/></label>"
  }

  @Test(
    "From Xcode 13, the descriptors of system fonts say how they were made",
    arguments: [(12, nil), (13, 2_147_516_422), (15, 2_147_517_444)] as [(Int, Int?)])
  func systemFont(xcode: Int, options: Int?) throws {
    let graph = try Self.graph(Self.label("type=\"system\" pointSize=\"17\""), xcode: xcode)
    let descriptor = try #require(graph.objects.firstIndex { $0.className == "UIFontDescriptor" })
    #expect(graph.int("UIFontDescriptorOptions", of: descriptor) == options)
  }

  @Test("Fonts of the project have no traits and are not scaled") func projectFont() throws {
    let list = """
      <customFonts key="customFonts"><array key="Poppins.ttf"><string>Poppins-Bold</string></array></customFonts>
      """
    let label = Self.label("name=\"Poppins-Bold\" family=\"Poppins\" pointSize=\"17\"")
    for (fonts, options, traits) in [(list, 0, 0), ("", 2_147_483_648, 2)] {
      let graph = try Self.graph(label, xcode: 15, fonts: fonts)
      let font = try #require(graph.objects.firstIndex { $0.className == "UIFont" })
      let descriptor = try #require(graph.object("UIFontDescriptor", of: font))
      #expect(graph.int("UIFontDescriptorOptions", of: descriptor) == options)
      #expect(graph.int("UIFontTraits", of: font) == traits)
      #expect((graph.value("UIFontPointSizeForScaling", of: font) == nil) == (options == 0))
    }
  }

  @Test("From Xcode 13, custom buttons without a font have one", arguments: [(12, false), (13, true)])
  func customButton(xcode: Int, hasFont: Bool) throws {
    let graph = try Self.graph("<button id=\"a\"/>", xcode: xcode)
    let button = try #require(graph.objects.firstIndex { $0.className == "UIButton" })
    #expect((graph.value("UIFont", of: button) != nil) == hasFont)
  }
}
