import Foundation
import TestSupport
import Testing

@testable import NibCompare
@testable import NibCore

/// Merges in both directions say the same, and taking all of one version leaves a consistent document without conflicts.
@Suite struct MergeSymmetryTests {
  /// Documents as texts: the base and two versions.
  private struct Versions {
    let base: [UInt8]
    let first: [UInt8]
    let second: [UInt8]
  }

  @Test("Every case of a merge is the same in both directions") func cases() throws {
    let folder = SourcePackage.root.appendingPathComponent("Tests/MergeCases")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where !name.hasPrefix(".") {
      let place = folder.appendingPathComponent(name)
      let documents = ["base", "ours", "theirs"].map { version in
        ["xib", "storyboard"].lazy.compactMap {
          try? Data(contentsOf: place.appendingPathComponent("\(version).\($0)"))
        }.first.map { [UInt8]($0) } ?? []
      }
      try #require(!documents[1].isEmpty && !documents[2].isEmpty, Comment(rawValue: name))
      let versions = Versions(base: documents[0], first: documents[1], second: documents[2])
      try check(versions, Comment(rawValue: name))
    }
  }

  @Test("Random moves, deletions and connections are merged alike in both directions", arguments: 0..<20)
  func random(seed: UInt64) throws {
    var random = SingleChanges(seed: seed)
    for _ in 0..<6 {
      let base = BoxDocument()
      let texts = [base, base.changed(&random, by: "a"), base.changed(&random, by: "b")].map(\.text)
      try check(
        Versions(base: Array(texts[0].utf8), first: Array(texts[1].utf8), second: Array(texts[2].utf8)),
        Comment(rawValue: texts[1] + texts[2]))
    }
  }

  @Test(
    "Every conflict can be read and resolved, also if constraints keep their ids in other views",
    arguments: 0..<20)
  func readable(seed: UInt64) throws {
    var random = SingleChanges(seed: seed)
    for _ in 0..<6 {
      let base = BoxDocument(keepsConstraints: true)
      let documents = [base, base.changed(&random, by: "a"), base.changed(&random, by: "b")]
      let texts = documents.map { Array($0.text.utf8) }
      let words = Comment(rawValue: String(decoding: texts[1] + texts[2], as: UTF8.self))
      let merge = try DocumentMerge(base: texts[0], ours: texts[1], theirs: texts[2])
      let versions = try ConflictVersions(base: texts[0], ours: texts[1], theirs: texts[2])
      for known in [versions, nil] {
        let document = try ConflictedDocument(merge.bytes, file: "Merged.xib", versions: known)
        #expect(document.conflicts.count == merge.conflicts.count, words)
        for side in ConflictSide.allCases {
          let result = try document.resolved(document.conflicts.map { _ in ConflictChoice(side) })
          _ = try content(of: result.bytes)
        }
      }
    }
  }

  private func check(_ versions: Versions, _ words: Comment) throws {
    let merge = try DocumentMerge(base: versions.base, ours: versions.first, theirs: versions.second)
    let exchanged = try DocumentMerge(base: versions.base, ours: versions.second, theirs: versions.first)
    #expect(merge.conflicts.count == exchanged.conflicts.count, words)
    if merge.conflicts.isEmpty, exchanged.conflicts.isEmpty {
      #expect(try content(of: merge.bytes) == content(of: exchanged.bytes), words)
    }
    // A moved object that the other version deleted is in the document or in a conflict.
    let places = try [versions.base, versions.first, versions.second].map { try parents(of: $0) }
    for text in [merge.bytes, exchanged.bytes].map({ String(decoding: $0, as: UTF8.self) }) {
      for (mover, deleter) in [(places[1], places[2]), (places[2], places[1])] {
        for (id, parent) in mover where deleter[id] == nil && places[0][id].map({ $0 != parent }) ?? false {
          #expect(text.contains(#"id="\#(id)""#), words)
        }
      }
    }
    let known = try ConflictVersions(base: versions.base, ours: versions.first, theirs: versions.second)
    let other = try ConflictVersions(base: versions.base, ours: versions.second, theirs: versions.first)
    for side in [ConflictSide.ours, .theirs] {
      let opposite: ConflictSide = side == .ours ? .theirs : .ours
      // If several objects were moved, a constraint that only one version has can be valid in the places of both.
      let hasConstraints = merge.conflicts.count < 2
      let taken = try taking(side, merge.bytes, known, words, hasConstraints: hasConstraints)
      let mirrored = try taking(opposite, exchanged.bytes, other, words, hasConstraints: hasConstraints)
      #expect(taken == mirrored, words)
      // Without the versions, some constraints of deleted objects are not known.
      _ = try taking(side, merge.bytes, nil, words)
    }
  }

  /// The id of the object around each view that is in another one, by the id of the view.
  private func parents(of bytes: [UInt8]) throws -> [String: String] {
    guard !bytes.isEmpty else { return [:] }
    var result: [String: String] = [:]
    for view in try NibReader.read(bytes, file: "Version.xib").root.descendants {
      guard let id = view.id, let list = view.parent, list.isNamed("subviews") else { continue }
      result[id] = list.parent?.id
    }
    return result
  }

  /// The content of a document if all conflicts are resolved with one version.
  private func taking(
    _ side: ConflictSide, _ bytes: [UInt8], _ versions: ConflictVersions?, _ words: Comment,
    hasConstraints: Bool = true
  ) throws -> String {
    let document = try ConflictedDocument(bytes, file: "Merged.xib", versions: versions)
    let result = try document.resolved(document.conflicts.map { _ in ConflictChoice(side) })
    #expect(result.unresolvedCount == 0, words)
    #expect(!String(decoding: result.bytes, as: UTF8.self).contains(MergeMarkers.opening), words)
    return try content(of: result.bytes, hasConstraints: hasConstraints)
  }

  /// The elements of a document in an order that does not depend on that of siblings. Its ids must be consistent.
  private func content(of bytes: [UInt8], hasConstraints: Bool = true) throws -> String {
    let document = try NibReader.read(bytes, file: "Merged.xib")
    let problems = document.diagnostics.filter { ["duplicate-id", "dangling-reference"].contains($0.id) }
    #expect(problems.isEmpty)
    for constraint in document.root.descendants where constraint.isNamed("constraint") {
      let item = try #require(document.object(id: constraint["firstItem"] ?? ""))
      let view = try #require(constraint.parent?.parent)
      #expect(sequence(first: item, next: \.parent).contains(view), Comment(rawValue: constraint.id ?? ""))
    }
    return sorted(document.root, hasConstraints)
  }

  private func sorted(_ element: NibElement, _ hasConstraints: Bool) -> String {
    let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
    let isBlank = element.text.allSatisfy(\.isWhitespace)
    let shown = element.children.filter { hasConstraints || !$0.isNamed("constraints") }
    let children = shown.map { sorted($0, hasConstraints) }.sorted().joined()
    return "(\(element.name) \(attributes) \(isBlank ? "" : element.text)\(children))"
  }
}

/// A document of boxes in boxes, with outlets between them, and with a constraint for each box in its parent.
private struct BoxDocument {
  private struct Box {
    /// The box around this one; `nil` for those in the root view.
    var parent: Int?
    var tag: String
  }

  private var boxes: [Int: Box] = [:]
  /// Whether the constraint of a box has the same id in every other box.
  private let keepsConstraints: Bool
  /// The outlets of boxes to others, by id.
  private var outlets: [String: (owner: Int, destination: Int)] = [:]

  init(keepsConstraints: Bool = false) {
    self.keepsConstraints = keepsConstraints
    for (box, parent) in [nil, 0, 0, nil, 3, 3, 4, nil].enumerated() {
      boxes[box] = Box(parent: parent, tag: "0")
    }
    for (owner, destination) in [(1, 2), (4, 1), (7, 6)] {
      outlets["out-\(owner)\(destination)-aaa"] = (owner, destination)
    }
  }

  /// The document after a few changes.
  func changed(_ random: inout SingleChanges, by side: String) -> BoxDocument {
    var result = self
    for step in 0...random.number(below: 4) { result.change(&random, "\(side)\(step)") }
    return result
  }

  private mutating func change(_ random: inout SingleChanges, _ new: String) {
    let all = boxes.keys.sorted()
    guard !all.isEmpty else { return }
    let (box, other) = (all[random.number(below: all.count)], all[random.number(below: all.count)])
    switch random.number(below: 6) {
    case 0, 1:
      if !isBox(other, inside: box) { boxes[box]?.parent = other }
    case 2: boxes[box]?.tag = new
    case 3: outlets["out-\(new)-bbb"] = (box, other)
    case 4:
      guard let id = outlets.keys.sorted().first else { return }
      outlets[id]?.destination = other
    default:
      let removed = Set(all.filter { isBox($0, inside: box) })
      boxes = boxes.filter { !removed.contains($0.key) }
      outlets = outlets.filter { outlet in
        !removed.contains(outlet.value.owner) && !removed.contains(outlet.value.destination)
      }
    }
  }

  private func isBox(_ box: Int, inside other: Int) -> Bool {
    var next: Int? = box
    while let current = next {
      if current == other { return true }
      next = boxes[current]?.parent
    }
    return false
  }

  /// The document as Interface Builder writes it.
  var text: String {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
          <objects>
              <view id="roo-t0-vie">

      """
    return head + list(in: nil, indent: "            ") + "        </view>\n    </objects>\n</document>\n"
  }

  private func list(in parent: Int?, indent: String) -> String {
    let inside = boxes.keys.sorted().filter { boxes[$0]?.parent == parent }
    guard !inside.isEmpty else { return "" }
    let constraints = inside.compactMap { box in parent.map { constraint(of: box, in: $0, indent) } }
    return "\(indent)<subviews>\n" + inside.map { text(of: $0, indent: indent + "    ") }.joined()
      + "\(indent)</subviews>\n"
      + (constraints.isEmpty
        ? "" : "\(indent)<constraints>\n\(constraints.joined())\(indent)</constraints>\n")
  }

  private func constraint(of box: Int, in parent: Int, _ indent: String) -> String {
    let start = #"\#(indent)    <constraint firstItem="\#(BoxDocument.id(box))" firstAttribute="top""#
    guard keepsConstraints else { return start + #" id="c\#(box)\#(parent)-aa-aaa"/>"# + "\n" }
    return start
      + #" secondItem="\#(BoxDocument.id(parent))" secondAttribute="top" id="c\#(box)0-aa-aaa"/>"# + "\n"
  }

  private func text(of box: Int, indent: String) -> String {
    let own = outlets.keys.sorted().compactMap { id -> String? in
      guard let outlet = outlets[id], outlet.owner == box else { return nil }
      let place = #"property="\#(id.prefix(6))" destination="\#(BoxDocument.id(outlet.destination))""#
      return #"\#(indent)        <outlet \#(place) id="\#(id)"/>"# + "\n"
    }.joined()
    let connections =
      own.isEmpty ? "" : "\(indent)    <connections>\n\(own)\(indent)    </connections>\n"
    let inner = list(in: box, indent: indent + "    ") + connections
    let tag = #"\#(indent)<view tag="\#(boxes[box]?.tag ?? "")" id="\#(BoxDocument.id(box))""#
    return inner.isEmpty ? "\(tag)/>\n" : "\(tag)>\n\(inner)\(indent)</view>\n"
  }

  private static func id(_ box: Int) -> String { "box-0\(box)-aaa" }
}
