import Foundation
import NibCompare
import NibCore
import TestSupport
import Testing

/// No change of a document is invisible: neither in `nibterm diff`, nor in the lines of `nibterm tree --full`, which git
/// compares.
@Suite struct HiddenChangesTests {
  /// Documents of the project, and those of the corpus if there is one.
  private static let documents: [String] = {
    let folders = [
      SourcePackage.sampleNibs, SourcePackage.root.appendingPathComponent("Conformance/documents"),
    ]
    let own = folders.flatMap { folder -> [URL] in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().map { folder.appendingPathComponent($0) }
    }
    let corpus = DocumentCorpus.names.map { SourcePackage.corpusFiles.appendingPathComponent($0) }
    return (own + corpus).filter { ["xib", "storyboard"].contains($0.pathExtension) }.compactMap { file in
      (try? Data(contentsOf: file)).flatMap { $0.count < 16_000 ? String(data: $0, encoding: .utf8) : nil }
    }
  }()

  private static func document(_ text: String) -> NibDocument? {
    try? NibReader.read(Array(text.utf8), file: "A.xib")
  }

  @Test("Of 300 random changes, none is invisible in the lines, and all that diff ignores are counted")
  func randomChanges() throws {
    var changes = SingleChanges(seed: 3901)
    var (count, ignored) = (0, 0)
    while count < 300 {
      let text = Self.documents[changes.number(below: Self.documents.count)]
      guard let change = changes.change(text), let old = Self.document(text),
        let new = Self.document(change.document)
      else { continue }
      count += 1
      #expect(DocumentText.text(of: old) != DocumentText.text(of: new), "\(change.words)")
      let difference = DocumentComparison(old, new).difference
      #expect(!difference.isEmpty || !difference.noise.isEmpty, "\(change.words)")
      if difference.isEmpty { ignored += 1 }
    }
    // Most single changes are real ones.
    #expect(ignored < 210)
  }

  @Test(
    "What an image in the resources is besides its size is a change",
    arguments: [
      (" catalog=\"system\"", "", "20 x 20, catalog system > 20 x 20"),
      ("", " catalog=\"other\"", "20 x 20 > 20 x 20, catalog other"),
    ])
  func images(old: String, new: String, values: String) throws {
    let documents = try [old, new].map { attributes in
      try ComparedNibs.read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects><view id="a"/></objects>
          <resources><image name="plus"\(attributes) width="20" height="20"/></resources>
        </document>
        """)
    }
    #expect(
      ComparedNibs.changes(documents[0], documents[1])
        == ["document: changed resource image \"plus\": \(values)"])
  }

  @Test("An image that is listed twice is not one whose name ends with a number") func repeatedImages() throws
  {
    let documents = try [30, 40].map { size in
      try ComparedNibs.read(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects><view id="a"/></objects>
          <resources>
            <image name="a" width="10" height="10"/>
            <image name="a" width="20" height="20"/>
            <image name="a 1" width="\(size)" height="\(size)"/>
          </resources>
        </document>
        """)
    }
    #expect(
      ComparedNibs.changes(documents[0], documents[1])
        == ["document: changed resource image \"a 1\": 30 x 30 > 40 x 40"])
  }

  @Test("White space anywhere changes the lines", arguments: ["\t", "\t\t", " ", "\n", "    \n", "\r"])
  func whiteSpace(added: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <!-- a note -->
              <view id="a">
                  <rect key="frame" x="0.0" y="1" width="2" height="3"/>
                  <!-- two -->
                  <!-- notes -->
                  <subviews>
                      <label id="b"/>
                  </subviews>
              </view>
          </objects>
      </document>

      """
    let usual = DocumentText.text(of: try #require(Self.document(text)))
    #expect(!usual.contains("formatting"))
    let lineStarts = text.indices.filter { $0 > text.startIndex && text[text.index(before: $0)] == "\n" }
    for line in lineStarts {
      let indented = text[line...].firstIndex { $0 != " " } ?? line
      for place in [line, indented] {
        var changed = text
        changed.insert(contentsOf: added, at: place)
        let new = try #require(Self.document(changed))
        #expect(DocumentText.text(of: new) != usual, "\(text[line...].prefix { $0 != "\n" })")
      }
    }
  }

  @Test("The lines contain everything, with values as they are written") func wholeText() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <!-- a note -->
              <label text="Tom &amp; Jerry" id="a">
                  <rect key="frame" x="0.0" y="1" width="2" height="3"/>
                  <string key="other">two
      lines</string>
              </label>
          </objects>
      </document>

      """
    let document = try ComparedNibs.read(text)
    #expect(
      DocumentText.text(of: document) == """
        document
          type = com.apple.InterfaceBuilder3.CocoaTouch.XIB
          version = 3.0
          objects
            <!-- a note -->
            label #a
              text = "Tom &amp; Jerry"
              id = a
              frame: rect x=0.0 y=1 width=2 height=3
              other: string
                | two
                | lines

        """)
  }

  @Test(
    "White space, quotation marks, comments and line breaks are not lost",
    arguments: [
      ("\n", "\r\n"), ("    <objects>", "  <objects>"), ("id=\"a\"", "id='a'"), ("id=\"a\"", " id=\"a\""),
      ("\"a\"/>", "\"a\"></label>"), ("a note", "a word"), ("standalone", "stand alone"), ("&#10;", "&#xA;"),
      ("</document>\n", "</document>"), ("<!-- a note -->\n", ""),
      ("version=\"3.0\" type=\"x\"", "type=\"x\" version=\"3.0\""),
    ])
  func spelling(old: String, new: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document version="3.0" type="x">
          <objects>
              <!-- a note -->
              <label text="one&#10;two" userLabel="standalone" id="a"/>
          </objects>
      </document>

      """
    #expect(text.contains(old))
    let changed = text.replacingOccurrences(of: old, with: new)
    let texts = [text, changed].compactMap { Self.document($0).map { DocumentText.text(of: $0) } }
    #expect(texts.count == 2 && texts.first != texts.last)
  }

  @Test("A saved frame that another element replaces is a change, also of a view that constraints place")
  func replacedFrame() throws {
    let frame = "x=\"0\" y=\"0\" width=\"20\" height=\"10\""
    func document(_ element: String) throws -> NibDocument {
      try ComparedNibs.document(
        "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"><\(element) key=\"frame\" \(frame)/></view>"
      )
    }
    let (old, new) = try (document("rect"), document("connections"))
    #expect(ComparedNibs.changes(old, new).count == 1)
    #expect(ComparedNibs.changes(new, old).count == 1)
    #expect(ComparedNibs.noise(old, new) == "")
    #expect(ComparedNibs.changes(old, old) == [])
  }
}
