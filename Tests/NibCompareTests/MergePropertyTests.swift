import TestSupport
import Testing

@testable import NibCompare
@testable import NibCore

/// Random changes of documents, merged and resolved, with ids that were changed, exchanged or used again.
@Suite struct MergePropertyTests {
  @Test(
    "The merged document says what ours says, and what only theirs changed; each decision changes nothing else",
    arguments: 0..<20)
  func links(seed: UInt64) throws {
    var random = SingleChanges(seed: seed)
    for _ in 0..<6 {
      let base = LinkedDocument()
      let ours = base.changed(&random, by: "ours")
      let theirs = base.changed(&random, by: "theirs")
      try check(base, ours, theirs)
    }
  }

  private func check(_ base: LinkedDocument, _ ours: LinkedDocument, _ theirs: LinkedDocument) throws {
    let texts = [base, ours, theirs].map { Array($0.text.utf8) }
    let words = Comment(rawValue: [ours.text, theirs.text].joined(separator: "\n"))
    // A merge with the base gives the other version byte for byte.
    for text in texts.dropFirst() {
      let pairs = [(text, texts[0]), (texts[0], text)]
      for (mine, yours) in pairs {
        let merge = try DocumentMerge(elementsOf: texts[0], mine, yours)
        #expect(merge.conflicts.isEmpty, words)
        #expect(String(decoding: merge.bytes, as: UTF8.self) == String(decoding: text, as: UTF8.self), words)
      }
    }
    let merge = try DocumentMerge(base: texts[0], ours: texts[1], theirs: texts[2])
    let values = [base, ours, theirs].map(\.values)
    let all = Set(values.flatMap(\.keys))
    /// The content that the document must have if disputed values are those of one version.
    func expected(_ disputed: Int) -> [String: String] {
      var result: [String: String] = [:]
      for name in all {
        let (old, mine, yours) = (values[0][name], values[1][name], values[2][name])
        if mine == old {
          result[name] = yours
        } else {
          result[name] = yours == old || yours == mine ? mine : values[disputed][name]
        }
      }
      return result
    }
    let isDisputed = expected(0) != expected(1) || expected(1) != expected(2)
    #expect(merge.conflicts.isEmpty != isDisputed, words)
    #expect(try said(by: merge.bytes) == expected(1), words)
    let document = try ConflictedDocument(merge.bytes, file: "Merged.xib")
    for (index, side) in ConflictSide.allCases.enumerated() {
      let result = try document.resolved(document.conflicts.map { _ in ConflictChoice(side) })
      #expect(result.unresolvedCount == 0, words)
      #expect(try said(by: result.bytes) == expected(index), words)
    }
  }

  /// The content of a document. Its ids must be consistent.
  private func said(by bytes: [UInt8]) throws -> [String: String] {
    let document = try NibReader.read(bytes, file: "Merged.xib")
    let problems = document.diagnostics.filter { ["duplicate-id", "dangling-reference"].contains($0.id) }
    #expect(problems.isEmpty)
    var result: [String: String] = [:]
    for object in document.root.descendants {
      switch object.name {
      case "label": result["text of \(object.id ?? "")"] = object["text"] ?? ""
      case "outlet":
        let name = "outlet \(object.parent?.parent?.id ?? "") \(object["property"] ?? "")"
        #expect(result[name] == nil)
        result[name] = object["destination"] ?? ""
      case "constraint":
        let name = "constraint \(object["firstItem"] ?? "") \(object["firstAttribute"] ?? "")"
        #expect(result[name] == nil)
        result[name] = object["constant"] ?? ""
      default: break
      }
    }
    return result
  }
}

/// A document of labels with outlets to each other and constraints, as values that can be changed.
private struct LinkedDocument {
  private struct Link {
    var id: String
    var owner: Int
    /// The property of an outlet, or the attribute of a constraint.
    var name: String
    /// The label to which an outlet leads, or the constant of a constraint.
    var value: Int
    var isConstraint = false
  }

  private var texts = (0..<7).map { "Text \($0)" }
  private var links: [Link]

  init() {
    links = (0..<4).map { Link(id: "out-\($0)-aaa", owner: $0 / 2, name: "first\($0)", value: $0) }
    links += (0..<3).map {
      Link(id: "con-\($0)-aaa", owner: $0, name: "top", value: $0, isConstraint: true)
    }
  }

  private static func label(_ number: Int) -> String { "lab-\(number)l-aaa" }

  /// The content of the document, without the ids of outlets and constraints.
  var values: [String: String] {
    var result: [String: String] = [:]
    for (number, text) in texts.enumerated() { result["text of \(Self.label(number))"] = text }
    for link in links {
      let kind = link.isConstraint ? "constraint" : "outlet"
      result["\(kind) \(Self.label(link.owner)) \(link.name)"] =
        link.isConstraint ? "\(link.value)" : Self.label(link.value)
    }
    return result
  }

  /// The document after a few changes.
  func changed(_ random: inout SingleChanges, by side: String) -> LinkedDocument {
    var result = self
    for step in 0...random.number(below: 4) { result.change(&random, "\(side)\(step)") }
    return result
  }

  private mutating func change(_ random: inout SingleChanges, _ new: String) {
    let label = random.number(below: texts.count)
    guard !links.isEmpty else { return }
    let (first, second) = (random.number(below: links.count), random.number(below: links.count))
    switch random.number(below: 8) {
    case 0: texts[label] = "Text of \(new)"
    case 1: links[first].value = Self.target(&random, isNew: links[first].name.hasPrefix("name"))
    case 2: links.remove(at: first)
    case 3: links.append(added(&random, id: "new-\(new)", new))
    case 4: (links[first].id, links[second].id) = (links[second].id, links[first].id)
    case 5: links[first].id = "re-\(new)"
    case 6:
      // Another link has the id now.
      let id = links[first].id
      links[first].id = "re-\(new)"
      links.insert(added(&random, id: id, new), at: random.number(below: 2) == 0 ? first : first + 1)
    default:
      // The link is gone, and another one has its id.
      let old = links[first]
      var link = added(&random, id: old.id, new)
      link.owner = (old.owner + 1) % texts.count
      links[first] = link
    }
  }

  /// A link that no other version has.
  private func added(_ random: inout SingleChanges, id: String, _ new: String) -> Link {
    Link(
      id: id, owner: random.number(below: texts.count), name: "name\(new)",
      value: Self.target(&random, isNew: true), isConstraint: random.number(below: 3) == 0)
  }

  /// Where an outlet leads. New ones lead elsewhere than old ones, so that none of them is an old one with a new name.
  private static func target(_ random: inout SingleChanges, isNew: Bool) -> Int {
    isNew ? 5 + random.number(below: 2) : random.number(below: 5)
  }

  /// The document as Interface Builder writes it.
  var text: String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">"#,
      "    <objects>", #"        <view id="root">"#, "            <subviews>",
    ]
    for (number, text) in texts.enumerated() {
      let outlets = links.filter { $0.owner == number && !$0.isConstraint }
      let tag = #"                <label text="\#(text)" id="\#(Self.label(number))""#
      guard !outlets.isEmpty else {
        lines.append(tag + "/>")
        continue
      }
      lines += [tag + ">", "                    <connections>"]
      lines += outlets.map {
        #"                        <outlet property="\#($0.name)" destination="\#(Self.label($0.value))" id="\#($0.id)"/>"#
      }
      lines += ["                    </connections>", "                </label>"]
    }
    lines.append("            </subviews>")
    let constraints = links.filter(\.isConstraint)
    if !constraints.isEmpty {
      lines.append("            <constraints>")
      lines += constraints.map {
        #"                <constraint firstItem="\#(Self.label($0.owner))" firstAttribute="\#($0.name)" "#
          + #"constant="\#($0.value)" id="\#($0.id)"/>"#
      }
      lines.append("            </constraints>")
    }
    return (lines + ["        </view>", "    </objects>", "</document>", ""]).joined(separator: "\n")
  }
}
