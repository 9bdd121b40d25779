import Testing

@testable import NibAnalysis
@testable import NibCore

/// Elements and attributes that NibTerm does not read.
@Suite struct NibVocabularyTests {
  private static let content = """
    <objects><label opaque="NO" sparkle="YES" id="a"><glow key="aura" depth="3"><color key="x"/></glow>\
    <color key="textColor" white="0" gamut="wide"/><color key="textColor" white="0" gamut="wide"/>\
    <variation key="widthClass=compact" text="T" sparkle="NO"><mask key="constraints">\
    <exclude reference="c"/></mask></variation></label><view misplaced="YES" id="b"/></objects><classes><class className="A"/></classes>
    """

  @Test("Unread words are listed in document order") func documentOrder() {
    let words = CheckSample.document("XIB", Self.content, file: "S.xib").unreadWords()
    #expect(
      words.map { "\($0.location) \($0.path) \($0.reason ?? "?")" } == [
        "S.xib:2:29 label/@sparkle ?", "S.xib:2:50 label/glow[@key='aura'] ?", "S.xib:2:133 color/@gamut ?",
        "S.xib:2:180 color/@gamut ?", "S.xib:2:239 variation/@sparkle ?",
        "S.xib:2:333 view/@misplaced NibTerm computes it",
        "S.xib:2:367 document/classes Xcode 4's list of the project's classes",
      ])
  }

  @Test("Words of documents for Apple TV and of password rules are known") func standardWords() {
    let content = """
      <objects><imageView adjustsImageWhenAncestorFocused="YES" id="a"/><label enablesMarqueeWhenAncestorFocused="YES" \
      id="b"/><textField id="c"><textInputTraits key="textInputTraits"><passwordRules key="passwordRules" \
      passwordRulesDescriptor="minlength: 8;"/></textInputTraits></textField><tapGestureRecognizer id="d">\
      <pressTypeMask key="allowedPressTypes" menu="YES"/></tapGestureRecognizer></objects>
      """
    let words = CheckSample.document("XIB", content, file: "S.xib").unreadWords()
    #expect(words.filter { $0.reason == nil }.map(\.path) == [])
  }

  @Test("Each unread word is one finding for a document, with the other lines in a note") func findings() {
    let labels = (1...9).map { "<label sparkle=\"YES\" id=\"l\($0)\"><glow key=\"aura\"/></label>" }
    let found = NibCheck(
      CheckSample.document("XIB", "<objects>\n\(labels.joined(separator: "\n"))\n</objects>", file: "S.xib")
    ).diagnostics.filter { $0.id.hasPrefix("unsupported-") }
    #expect(found.map(\.id) == ["unsupported-attribute", "unsupported-element"])
    let note = "9 times in this document, also in lines 4, 5, 6, 7, 8, 9 and 2 more"
    #expect(found.map { $0.notes.map(\.message) } == [[note], [note]])
  }

  @Test("The report counts each unread word and begins with the most frequent one") func report() {
    var report = VocabularyReport()
    report.add(CheckSample.document("XIB", Self.content, file: "S.xib"))
    report.add(
      CheckSample.document("XIB", "<objects><label sparkle=\"YES\" id=\"a\"/></objects>", file: "T.xib"))
    #expect(
      report.notUnderstood.map { "\($0.count) \($0.path) \($0.example)" } == [
        "2 color/@gamut S.xib:2:133", "2 label/@sparkle S.xib:2:29", "1 label/glow[@key='aura'] S.xib:2:50",
        "1 variation/@sparkle S.xib:2:239",
      ])
    #expect(
      report.meaningless.map { "\($0.count) \($0.path) \($0.reason ?? "")" } == [
        "1 document/classes Xcode 4's list of the project's classes",
        "1 view/@misplaced NibTerm computes it",
      ])
  }

  @Test("All elements and attributes for assistive technologies are read") func accessibility() {
    let content = """
      <objects><view id="a"><accessibility key="accessibilityConfiguration" hint="H" label="L" identifier="I">\
      <accessibilityTraits key="traits" none="YES" notEnabled="YES" header="YES"/>\
      <bool key="isElement" value="YES"/></accessibility></view></objects>
      """
    #expect(CheckSample.document("XIB", content, file: "S.xib").unreadWords().isEmpty)
  }

  @Test("An empty macOS document has no unread words") func macOSDocument() {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"><objects/></document>"
    #expect(throws: Never.self) {
      let document = try NibReader.read(Array(text.utf8), file: "M.xib")
      #expect(document.unreadWords().isEmpty)
    }
  }
}
