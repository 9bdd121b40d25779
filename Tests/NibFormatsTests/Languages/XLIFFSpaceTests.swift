import Testing

@testable import NibFormats

/// White space in the texts of XLIFF files.
@Suite struct XLIFFSpaceTests {
  private static func unit(_ target: String, source: String = "Save", attributes: String = "") throws
    -> XLIFF.Unit
  {
    let text = """
      <xliff version="1.2"><file original="a.xib" source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id="aaa-aa-aaa.text"\(attributes)><source>\(source)</source><target>\(target)</target></trans-unit>
      </body></file></xliff>
      """
    return try #require(try XLIFF(Array(text.utf8), file: "a.xliff").files[0].units.first)
  }

  @Test(
    "Line breaks and indentation around a target are no part of it, unless the file keeps white space",
    arguments: [
      ("\n          Sichern\n        ", "", "Sichern"),
      ("\n          Sichern\n        ", " xml:space=\"preserve\"", "\n          Sichern\n        "),
      (" Sichern ", "", " Sichern "), ("Erste\nZweite", "", "Erste\nZweite"), ("\n ", "", ""),
    ])
  func targets(target: String, attributes: String, expected: String) throws {
    #expect(try Self.unit(target, attributes: attributes).target == expected)
  }

  @Test("A blank target is no translation, unless the text is blank, too") func blank() throws {
    let attributes = " xml:space=\"preserve\""
    #expect(try Self.unit(" ", attributes: attributes).translation == nil)
    #expect(try Self.unit(" ", source: " ", attributes: attributes).translation == " ")
    #expect(try Self.unit(" Sichern", attributes: attributes).translation == " Sichern")
  }
}
