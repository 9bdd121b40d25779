import NibCore
import Synchronization
import TestSupport
import Testing

@testable import NibTools

/// The texts of documents, and the search in them.
@Suite struct ObjectFindingTests {
  /// A controller with a cell, whose elements have a text of each kind.
  private static let scene = SmallNibs.storyboard(
    """
    <scene sceneID="s1"><objects>
      <viewController storyboardIdentifier="Settings" title="All settings" id="con-01" customClass="SettingsController">
        <view key="view" id="vie-01">
          <rect key="frame" x="0" y="0" width="320" height="480"/>
          <subviews>
            <label text="Temperature" id="lab-01" userLabel="Warmth">
              <color key="textColor" name="Brand"/>
            </label>
            <button id="but-01" restorationIdentifier="heat">
              <state key="normal" title="Heat it" image="flame"/>
              <accessibility key="accessibilityConfiguration" label="Start heating" identifier="heat-button"/>
              <connections>
                <action selector="heat:" destination="con-01" id="act-01"/>
                <segue destination="con-01" kind="show" identifier="showHeat" unwindAction="unwind:" id="seg-01"/>
              </connections>
            </button>
            <tableViewCell reuseIdentifier="RowCell" id="cel-01" customClass="_TtC3App7HeatRow">
              <attributedString key="attributedText"><fragment content="Two "/><fragment content="parts"/></attributedString>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value="row.title"/>
              </userDefinedRuntimeAttributes>
            </tableViewCell>
            <segmentedControl id="seg-02"><segments><segment title="Low"/><segment title="High"/></segments></segmentedControl>
            <textView id="tex-01"><string key="text">Several
    lines</string></textView>
          </subviews>
        </view>
        <connections><outlet property="tempLabel" destination="lab-01" id="out-01"/></connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" userLabel="First Responder" customClass="UIResponder"/>
    </objects></scene>
    """)

  private static func texts(_ text: String) throws -> DocumentTexts {
    DocumentTexts.of(try NibReader.read(Array(text.utf8), file: "A.storyboard"))
  }

  /// An index of documents in memory.
  private static func index(_ documents: [String: String]) -> ObjectIndex {
    let index = ObjectIndex(
      read: { path in documents[path].flatMap { try? Self.texts($0) } },
      fileState: { _ in .exists(.init(size: 1, seconds: 1)) })
    index.setDocuments(documents.keys.sorted(), open: nil)
    index.readAll()
    return index
  }

  /// The results of a query: `kind text name`.
  private static func found(_ query: String, in index: ObjectIndex) -> [String] {
    var search = ObjectSearch()
    let results = search.results(of: FoundQuery(query), in: index.snapshot)
    return results?.objects.map { "\($0.kind.name) \($0.text) <\($0.name)>" } ?? []
  }

  @Test(
    "Each text of a document is found with its kind and its object",
    arguments: [
      ("text:temperature", "text Temperature <label \"Temperature\" [Warmth]>"),
      ("heat it", "text Heat it <button \"Heat it\">"),
      ("start heating", "text Start heating <button \"Heat it\">"),
      ("two parts", "text Two parts <cell \"Two parts\">"),
      ("several lines", "text Several lines <text view \"Several lines\">"),
      ("high", "text High <segmented control \"Low | High\">"),
      ("all settings", "text All settings <view controller \"All settings\">"),
      ("class:heatrow", "class HeatRow <cell \"Two parts\">"),
      ("settingscontroller", "class SettingsController <view controller \"All settings\">"),
      ("action:heat", "action heat: <button \"Heat it\">"),
      ("action:unwind", "action unwind: <segue \"Show segue \"showHeat\" to \"All settings\"\">"),
      ("identifier:settings", "identifier Settings <view controller \"All settings\">"),
      ("heat-button", "identifier heat-button <button \"Heat it\">"),
      ("segue:show", "segue showHeat <segue \"Show segue \"showHeat\" to \"All settings\"\">"),
      ("reuse:row", "reuse RowCell <cell \"Two parts\">"),
      ("warmth", "label Warmth <label \"Temperature\" [Warmth]>"),
      ("flame", "image flame <button \"Heat it\">"),
      ("brand", "color Brand <label \"Temperature\" [Warmth]>"),
      ("attribute:row", "attribute row.title <cell \"Two parts\">"),
      ("lab-01", "id lab-01 <label \"Temperature\" [Warmth]>"),
    ])
  func kinds(query: String, result: String) throws {
    #expect(Self.found(query, in: Self.index(["A": Self.scene])).first == result)
  }

  @Test("An outlet is found at the object that it refers to, and then at the one that has it") func outlets()
  {
    #expect(
      Self.found("templabel", in: Self.index(["A": Self.scene])) == [
        "outlet tempLabel <label \"Temperature\" [Warmth]>",
        "outlet tempLabel <view controller \"All settings\">",
      ])
  }

  @Test("Results with a better quality come first, then kinds, then short texts, then the open document")
  func ranking() {
    let names = [
      "Restart", "start", "Started", "Start now", "Please start", "sotoaortot", "start here at last",
    ]
    let labels = names.enumerated().map { "<label text=\"\($1)\" id=\"l\($0)\"/>" }.joined()
    let document = SmallNibs.document("<view id=\"root\" customClass=\"Start\">\(labels)</view>")
    let index = Self.index(["A": document, "B": SmallNibs.document("<label text=\"START\" id=\"l\"/>")])
    let expected = [
      "start", "START", "Start", "Start now", "Please start", "start here at last", "Started", "Restart",
    ]
    func texts() -> [String] {
      var search = ObjectSearch()
      return search.results(of: FoundQuery("start"), in: index.snapshot)?.objects.map(\.text) ?? []
    }
    #expect(texts() == expected)
    index.setDocuments(["A", "B"], open: "B")
    #expect(texts() == ["START", "start"] + expected.dropFirst(2))
  }

  @Test(
    "The quality of a match depends on words and their parts",
    arguments: [
      ("card", "Card", FoundQuality.exact), ("card", "CardView", .word), ("view", "CardView", .word),
      ("car", "CardView", .prefix), ("vie", "CardView", .wordStart), ("ard", "CardView", .substring),
      ("view card", "CardView", .words), ("cdvw", "CardView", .fuzzy), ("mtvc", "MyTableViewCell", .fuzzy),
      ("straße", "Straße 5", .word),
    ])
  func quality(query: String, text: String, quality: FoundQuality) {
    #expect(Self.result(query, text).quality == quality)
  }

  @Test(
    "Scattered letters do not match",
    arguments: [("log", "plain old image"), ("abt", "attributes"), ("xy", "x and y")])
  func noMatch(query: String, text: String) {
    #expect(Self.result(query, text).quality == nil)
  }

  private static func result(_ query: String, _ text: String) -> (quality: FoundQuality?, spread: Int) {
    let matcher = FoundMatcher(FoundQuery(query))
    let result = Array(text.utf8).withUnsafeBufferPointer { text in
      FuzzyText.folded(String(decoding: text, as: UTF8.self)).withUnsafeBufferPointer {
        matcher.result(text, folded: $0)
      }
    }
    guard case .match(let quality, let spread) = result else { return (nil, 0) }
    return (quality, spread)
  }

  @Test("Ids are found by their beginning only, unless the query asks for ids") func ids() {
    let index = Self.index(["A": SmallNibs.document("<view id=\"abc-de-fgh\"/>")])
    #expect(Self.found("ab", in: index).isEmpty)
    #expect(Self.found("de-f", in: index).isEmpty)
    #expect(Self.found("abc", in: index) == ["id abc-de-fgh <view>"])
    #expect(Self.found("id:de-f", in: index) == ["id abc-de-fgh <view>"])
    #expect(Self.found("id:adfh", in: index).isEmpty)
  }

  @Test(
    "The words of a query may be in several texts of an object and in its name, in any order",
    arguments: [
      ("temp warmth", ["text Temperature"]), ("warmth temp", ["text Temperature"]),
      ("button flame heating", ["text Start heating"]), ("label brand", ["outlet tempLabel"]),
      ("warmth flame", []), ("image:flame button", []), ("temperature l", ["text Temperature"]),
      ("temperature x", []),
    ])
  func severalTexts(query: String, results: [String]) {
    let found = Self.found(query, in: Self.index(["A": Self.scene]))
    #expect(found.map { String($0.prefix { $0 != "<" }.dropLast()) } == results)
  }

  @Test("A kind without a text lists everything of the kind, and an unknown kind is text") func kindsOnly() {
    let index = Self.index(["A": Self.scene])
    #expect(Self.found("reuse:", in: index) == ["reuse RowCell <cell \"Two parts\">"])
    #expect(FoundQuery("nokind:x").kind == nil)
    #expect(FoundQuery(" Class: Card").kind == .class)
    #expect(FoundQuery("").isEmpty)
  }

  @Test("Typing more letters gives the same results as searching for all letters at once") func narrowing() {
    let index = Self.index(["A": Self.scene, "B": SmallNibs.label("Temporary settings")])
    var typed = ObjectSearch()
    for text in ["t", "te", "tem", "temp", "tempo", "temp", "set", "sett", "sett t", "sett te", "class:sett"]
    {
      let narrowed = typed.results(of: FoundQuery(text), in: index.snapshot)
      var whole = ObjectSearch()
      let full = whole.results(of: FoundQuery(text), in: index.snapshot)
      #expect(narrowed?.objects == full?.objects, "\(text)")
      #expect(narrowed?.count == full?.count, "\(text)")
    }
  }

  @Test("A search that is outdated ends without results") func cancelling() {
    var search = ObjectSearch()
    let index = Self.index(["A": Self.scene])
    #expect(search.results(of: FoundQuery("t"), in: index.snapshot, isCancelled: { true }) == nil)
    #expect(search.results(of: FoundQuery("te"), in: index.snapshot)?.objects.isEmpty == false)
  }

  @Test("Unreadable documents are counted, and only changed documents are read again") func changes() {
    let documents = Mutex([
      "A": (SmallNibs.label("One"), 1), "B": ("no document", 1), "C": (SmallNibs.label("Three"), 1),
    ])
    let read = Mutex<[String]>([])
    let index = ObjectIndex(
      read: { path in
        read.withLock { $0.append(path) }
        return documents.withLock { $0[path] }.flatMap { try? Self.texts($0.0) }
      },
      fileState: { path in
        documents.withLock { $0[path] }.map { .exists(.init(size: 1, seconds: Int64($0.1))) } ?? .missing
      })
    index.setDocuments(["A", "B"], open: nil)
    index.readAll()
    #expect(index.snapshot.progress == IndexProgress(documents: 2, done: 2, unreadable: 1))
    documents.withLock { $0["A"] = (SmallNibs.label("Two"), 2) }
    index.setDocuments(["A", "B", "C"], open: nil)
    index.readAll()
    #expect(read.withLock { $0 } == ["A", "B", "A", "C"])
    #expect(Self.found("one", in: index).isEmpty)
    #expect(Self.found("two", in: index).count == 1)
    #expect(Self.found("three", in: index).count == 1)
    documents.withLock { $0["C"] = nil }
    index.readAll()
    #expect(Self.found("three", in: index).isEmpty)
    #expect(index.snapshot.progress == IndexProgress(documents: 3, done: 3, unreadable: 2))
  }

  @Test("Matched letters are highlighted, at the beginning of a word if possible") func positions() {
    #expect(FoundMatcher.positions(of: FoundQuery("view"), in: "previewView") == [7, 8, 9, 10])
    #expect(FoundMatcher.positions(of: FoundQuery("view card"), in: "CardView") == Set(0..<8))
    #expect(FoundMatcher.positions(of: FoundQuery("mtvc"), in: "MyTableViewCell") == [0, 2, 7, 11])
    #expect(FoundMatcher.positions(of: FoundQuery("card flame"), in: "CardView") == Set(0..<4))
    #expect(FoundMatcher.positions(of: FoundQuery("class:"), in: "Card").isEmpty)
  }
}
