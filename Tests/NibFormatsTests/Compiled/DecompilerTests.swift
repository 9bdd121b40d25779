import TestSupport
import Testing

@testable import NibFormats

/// Sources that are made from compiled documents.
@Suite struct DecompilerTests {
  /// The source of a compiled xib.
  private func source(_ document: NibDocument) throws -> NibDecompiler.Output {
    try NibDecompiler.decompile(UIKitRoundTripTests.compiled(document)) { width, height in
      width == 375 && height == 667 ? "retina4_7" : nil
    }
  }

  private func text(_ xml: String) throws -> String {
    let document = try NibReader.read(Array(SmallNibs.document(xml).utf8), file: "A.xib")
    return String(decoding: try source(document).bytes, as: UTF8.self)
  }

  @Test("A source has new ids, and references to them") func ids() throws {
    let text = try text(
      """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="name"/></subviews><constraints>\
      <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c"/>\
      </constraints></view>
      """)
    let id = #/id="([a-zA-Z0-9]{3}-[a-zA-Z0-9]{2}-[a-zA-Z0-9]{3})"/#
    let ids = text.matches(of: id).map { String($0.1) }
    #expect(ids.count >= 3)
    #expect(Set(ids).count == ids.count)
    let constraint = try #require(
      text.firstMatch(of: #/<constraint firstItem="([^"]*)".*secondItem="([^"]*)"/#))
    #expect(
      text.contains("<label") && ids.contains(String(constraint.1)) && ids.contains(String(constraint.2)))
    #expect(text.contains("<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>"))
  }

  @Test(
    "Texts keep their characters",
    arguments: [
      "a & b", "1 < 2 > 0", "say \"hi\"", "two\nlines", "tab\there", "a\rb", " spaces ", "Grüße 🙂", "&#10;",
      "\u{10}Container",
    ])
  func texts(_ text: String) throws {
    var copy = NibDocumentBuilder(file: "A.xib", kind: NibDocumentKind(.iOS, .xib))
    copy.open("document")
    copy.attribute("type", "com.apple.InterfaceBuilder3.CocoaTouch.XIB")
    copy.open("objects")
    copy.open("label")
    copy.attribute("id", "lab")
    copy.attribute("text", text)
    copy.close()
    copy.close()
    copy.close()
    let output = try source(copy.finish())
    let again = try NibReader.read(output.bytes, file: "B.xib")
    let label = try #require(again.root.descendants.first { $0.isNamed("label") })
    #expect(try label.decodeString("text") == text)
  }

  @Test(
    "Compiling the source of a compiled xib of the corpus gives its objects again",
    .enabled(if: DocumentCorpus.isPresent, "the corpus of real documents is not beside the package"))
  func corpus() throws {
    // A selection, because compiling all documents twice takes long in debug builds.
    let step = DocumentCorpus.isWhole ? 1 : 6
    for (index, document) in try UIKitRoundTripTests.xibs().enumerated() where index % step == 0 {
      let compiled = try UIKitRoundTripTests.compiled(document)
      let output = try NibDecompiler.decompile(compiled) { _, _ in nil }
      let source = try NibReader.read(output.bytes, file: document.file)
      #expect(source.diagnostics.isEmpty, "\(document.file)")
      let again = try UIKitRoundTripTests.compiled(source)
      #expect(
        UIKitSignature(again).lines.sorted() == UIKitSignature(compiled).lines.sorted(), "\(document.file)")
    }
  }
}
