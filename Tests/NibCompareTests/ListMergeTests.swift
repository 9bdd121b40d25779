import TestSupport
import Testing

@testable import NibCompare
@testable import NibCore

/// The three-way merge of lists whose elements have no ids.
@Suite struct ListMergeTests {
  /// A document with a segmented control with the given titles.
  private static func document(_ titles: [String], tint: String = "A") -> String {
    let segments = titles.map { "                <segment title=\"\($0)\"/>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
          <objects>
              <segmentedControl userLabel="\(tint)" id="aaa-aa-aaa">
                  <segments>
      \(segments)            </segments>
              </segmentedControl>
          </objects>
      </document>

      """
  }

  private static func merge(_ base: String, _ ours: String, _ theirs: String) throws -> DocumentMerge {
    try DocumentMerge(elementsOf: Array(base.utf8), Array(ours.utf8), Array(theirs.utf8))
  }

  /// The titles of the merged document; nil if there is a conflict.
  private static func merged(_ base: [String], _ ours: [String], _ theirs: [String]) throws -> [String]? {
    let merge = try merge(document(base), document(ours), document(theirs))
    guard merge.conflicts.isEmpty else { return nil }
    return titles(of: try NibReader.read(merge.bytes, file: "Merged.xib"))
  }

  private static func titles(of document: NibDocument) -> [String] {
    document.root.descendants.filter { $0.isNamed("segment") }.compactMap { $0["title"] }
  }

  @Test("A deleted element does not shift the changes of the others")
  func deletedAndChanged() throws {
    #expect(try Self.merged(["A", "B", "C"], ["B", "C"], ["A", "B", "D"]) == ["B", "D"])
    #expect(try Self.merged(["A", "B", "C"], ["A", "B", "D"], ["B", "C"]) == ["B", "D"])
  }

  @Test("Elements that the versions insert in different places are both in the list") func insertions() throws
  {
    #expect(try Self.merged(["A", "B"], ["X", "A", "B"], ["A", "B", "Y"]) == ["X", "A", "B", "Y"])
    #expect(try Self.merged(["A", "B"], ["A", "X", "B"], ["A", "X", "B"]) == ["A", "X", "B"])
    #expect(try Self.merged(["A", "B"], ["A", "X", "B"], ["A", "Y", "B"]) == ["A", "X", "Y", "B"])
  }

  @Test(
    "An element that one version only moved stays deleted if the other one deleted it",
    arguments: ["BAC", "CAB", "ACB", "BCA", "CBA"])
  func movedAndDeleted(_ order: String) throws {
    for deleted in ["A", "B", "C"] {
      let (moved, left) = (order.map(String.init), ["A", "B", "C"].filter { $0 != deleted })
      let expected = moved.filter { $0 != deleted }
      #expect(try Self.merged(["A", "B", "C"], moved, left) == expected)
      #expect(try Self.merged(["A", "B", "C"], left, moved) == expected)
    }
  }

  @Test("A moved element gets the new value of the other version") func movedAndChanged() throws {
    #expect(try Self.merged(["A", "B", "C"], ["B", "C", "A"], ["D", "B", "C"]) == ["B", "C", "D"])
    #expect(try Self.merged(["A", "B", "C"], ["D", "B", "C"], ["B", "C", "A"]) == ["B", "C", "D"])
  }

  @Test("Two different orders are a conflict, which can be resolved with each of them") func orders() throws {
    let versions = [["A", "B", "C", "D"], ["B", "C", "D", "A"], ["D", "A", "B", "C"]]
    #expect(try Self.merged(versions[0], versions[1], versions[2]) == ["D", "B", "C", "A"])
    let orders = [versions[0], ["D", "A", "B", "C"], ["A", "B", "D", "C"]]
    let texts = orders.map { Self.document($0) }
    let merge = try Self.merge(texts[0], texts[1], texts[2])
    #expect(merge.conflicts.count == 1)
    let document = try ConflictedDocument(merge.bytes, file: "Merged.xib")
    for (side, text) in zip(ConflictSide.allCases, texts) {
      let result = try document.resolved([ConflictChoice(side)])
      #expect(String(decoding: result.bytes, as: UTF8.self) == text)
    }
  }

  @Test("An element that one version changed and the other deleted is a conflict") func conflicts() throws {
    #expect(try Self.merged(["A", "B", "C"], ["A", "C"], ["A", "D", "C"]) == nil)
    #expect(try Self.merged(["A", "B", "C"], ["A", "D", "C"], ["A", "E", "C"]) == nil)
  }

  private static func edited(_ titles: [String], by name: String, _ random: inout SeededRandom) -> [String] {
    var titles = titles
    for number in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0...titles.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: titles.insert("\(name)\(number)", at: place)
      case 1 where place < titles.count: titles.remove(at: place)
      default: if place < titles.count { titles[place] = "\(name)\(number)" }
      }
    }
    return titles
  }

  @Test(
    "Random edits: the base gives the other version byte for byte, and both directions give the same elements"
  )
  func random() throws {
    var random = SeededRandom(seed: 20)
    for _ in 0..<300 {
      let base = (0..<Int.random(in: 0...6, using: &random)).map { "\($0)" }
      let ours = Self.edited(base, by: "o", &random)
      let theirs = Self.edited(base, by: "t", &random)
      let texts = (Self.document(base), Self.document(ours, tint: "B"), Self.document(theirs))
      #expect(String(decoding: try Self.merge(texts.0, texts.1, texts.0).bytes, as: UTF8.self) == texts.1)
      #expect(String(decoding: try Self.merge(texts.0, texts.0, texts.1).bytes, as: UTF8.self) == texts.1)
      let there = try Self.merge(texts.0, texts.1, texts.2)
      let back = try Self.merge(texts.0, texts.2, texts.1)
      #expect(there.conflicts.isEmpty == back.conflicts.isEmpty, "\(base) \(ours) \(theirs)")
      let documents = try [there, back].map { try NibReader.read($0.bytes, file: "Merged.xib") }
      guard there.conflicts.isEmpty else { continue }
      let titles = documents.map(Self.titles)
      #expect(titles[0].sorted() == titles[1].sorted(), "\(base) \(ours) \(theirs)")
      // Nothing is lost: what a version added is in the result.
      let added = (ours + theirs).filter { !base.contains($0) }
      #expect(Set(added).isSubset(of: titles[0]), "\(base) \(ours) \(theirs) \(titles[0])")
    }
  }
}
