import Testing

@testable import NibAnalysis
@testable import NibCore

/// Conflicts of merges that are left in documents.
@Suite struct MergeConflictTests {
  private func findings(_ text: String, encoding: String = "UTF-8") throws -> [String] {
    let bytes =
      encoding == "UTF-8"
      ? Array(text.utf8) : [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return NibCheck(try NibReader.read(bytes, file: "Card.xib")).diagnostics.filter {
      $0.id == "merge-conflict"
    }
    .map { "\($0.location.map { "\($0.line):\($0.column)" } ?? "-") \($0.severity) \($0.message)" }
  }

  private static let comment =
    "<!-- nibterm conflict: label \"A\" was deleted in theirs and changed in ours\n-->"

  @Test(
    "A comment of a conflict is reported at every place",
    arguments: [
      ("\(comment)<document><objects/></document>", "1:1"),
      ("<document><objects>\(comment)</objects></document>", "1:20"),
      ("<document>\n<objects>\n  \(comment)\n<view id=\"v\"/></objects></document>", "3:3"),
      ("<document><objects/></document>\(comment)", "1:32"),
      ("<document><objects/></document>\n<!-- other -->\n\(comment)", "3:1"),
    ])
  func place(text: String, place: String) throws {
    let message =
      "error unresolved merge conflict: label \"A\" was deleted in theirs and changed in ours; "
      + "resolve it with 'nibterm merge --resolve Card.xib'"
    #expect(try findings(text) == ["\(place) \(message)"])
  }

  @Test(
    "The command in the message is for a shell",
    arguments: [("My Card.xib", "'My Card.xib'"), ("-x.xib", "./-x.xib"), ("a$(b).xib", "'a$(b).xib'")])
  func command(file: String, word: String) {
    #expect(ConflictComment.command(for: file) == "nibterm merge --resolve \(word)")
  }

  @Test("Every conflict is reported, in every encoding, and other comments are not") func all() throws {
    let two = "<document><objects>\(Self.comment)<view id=\"v\"/>\(Self.comment)</objects></document>"
    #expect(try findings(two).count == 2)
    #expect(try findings(two, encoding: "UTF-16").count == 2)
    #expect(try findings("<document><!-- conflict --><objects/></document>") == [])
  }

  @Test("The second object with an id is named by its own place") func duplicateID() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"><subviews>
      <label id="a" text="One"/><button id="a"><state key="normal" title="Two"/></button>
      </subviews></view></objects></document>
      """
    let document = try NibReader.read(Array(text.utf8), file: "Card.xib")
    let found = NibCheck(document).diagnostics.filter { $0.id == "duplicate-id" }.map {
      $0.named(in: document)
    }
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.path.name) == ["button \"Two\" #a"])
  }
}
