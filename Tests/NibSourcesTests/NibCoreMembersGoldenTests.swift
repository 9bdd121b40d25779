import Foundation
import TestSupport
import Testing

@testable import NibSources

/// The table of NibCore's members, which `port` uses to find members that NibCore does not have.
@Suite struct NibCoreMembersGoldenTests {
  @Test("The table is up to date with the sources of NibCore") func upToDate() throws {
    let files = try SourcePackage.sourcesOfCore.map { SourceText(Array(try Data(contentsOf: $0)), .swift) }
    let text = NibCoreTypes.text(of: files)
    if AcceptedText.isAccepting("nibcore-members") {
      let place = "Sources/NibSources/Porting/Generated/NibCoreMembers.swift"
      try Data(NibCoreTypes.file(of: text).utf8).write(to: SourcePackage.root.appendingPathComponent(place))
      return
    }
    // The text itself is too long for a message.
    let (new, old) = (Set(text.split(separator: "\n")), Set(NibCoreMembers.text.split(separator: "\n")))
    let changed = new.symmetricDifference(old).map { $0.prefix { $0 != "=" } }
    #expect(Set(changed).sorted() == [], "run `make accept ONLY=nibcore-members`")
  }

  @Test("The public declarations of a source are read with their members") func reading() {
    let source = """
      @MainActor open class Card: Base<Int>, @unchecked Sendable where A == B {
        open weak var title: Label?, icon: Image!
        public private(set) var count = 0 { didSet { class Hidden {} } }
        package var inner = 0
        open class var kind: Int { 1 }
        public static let all: [Card] = []
        open func move<T>(_ a: T, to b: @escaping (Int) -> Void, c: Int = f(x: 1)) {}
        public final func stay() {}
        private func hidden() {}
        public enum Style { case plain, round(Int)
          case other }
      }
      extension Card: Movable { public var speed: Speed { Speed() } }
      public protocol Movable: AnyObject { var speed: Speed { get }
        func go() }
      class Internal {}
      """
    let types = SwiftDeclarations(SourceText(Array(source.utf8), .swift), onlyPublic: true).types
    #expect(Set(types.keys) == ["", "Card", "Card.Style", "Movable"])
    #expect(types["Card"]?.inherited == ["Base", "Sendable", "Movable"])
    let members = (types["Card"]?.members ?? []).map {
      ($0.isOpen ? "+" : "") + $0.name + ($0.type.map { ":" + $0 } ?? "")
    }
    #expect(
      members.sorted() == [
        "+icon:Image", "+kind:Int", "+move(_:to:c:)", "+title:Label", "Style", "all", "count", "speed:Speed",
        "stay()",
      ])
    #expect(types["Card.Style"]?.members.map(\.name).sorted() == ["other", "plain", "round"])
    #expect(types["Movable"]?.members.map(\.name).sorted() == ["go()", "speed"])
  }

  @Test("All properties of a declaration are read") func severalProperties() {
    let source = """
      class Card {
        var (speed, range): (Float, Float) = (0, 0)
        var a = 1, b = f(1, c: 2), c: Int = 3
        let d = [1, 2].map { $0 }
        var e = x, g = y
        func h() {}
      }
      """
    let types = SwiftDeclarations(SourceText(Array(source.utf8), .swift), onlyPublic: false).types
    let names = (types["Card"]?.members ?? []).map(\.name).sorted()
    #expect(names == ["a", "b", "c", "d", "e", "g", "h()", "range", "speed"])
  }

  @Test("A class has the members of the public protocols that its other protocols inherit") func inheriting()
  {
    let source = """
      open class Field: Control {}
      open class Control: Owner {}
      package protocol Owner: AnyObject, Inner {}
      protocol Inner: Traits { var hidden: Int { get } }
      public protocol Traits: AnyObject { var declared: Int { get } }
      extension Traits { public var added: Int { 0 } }
      extension Inner { public var unavailable: Int { 0 } }
      """
    let types = NibCoreTypes(text: NibCoreTypes.text(of: [SourceText(Array(source.utf8), .swift)]))
    #expect(types.types["Control"]?.inherited == ["Traits"])
    #expect(types.hasMember("declared", in: "Field"))
    #expect(types.hasMember("added", in: "Field"))
    #expect(!types.hasMember("hidden", in: "Field"))
    #expect(!types.hasMember("unavailable", in: "Field"))
  }

  @Test(
    "Members that classes get in all ways are known",
    arguments: [
      ("UITextField", "keyboardType"), ("UITextView", "returnKeyType"), ("UISearchBar", "autocorrectionType"),
      ("CAEmitterCell", "lifetimeRange"), ("UITextField", "backgroundColor"), ("CALayer", "beginTime"),
      ("UIViewController", "preferredContentSize"), ("UILabel", "accessibilityLabel"),
    ])
  func known(type: String, member: String) {
    #expect(NibCoreTypes.all.isKnownClass(type))
    #expect(NibCoreTypes.all.hasMember(member, in: type))
  }
}
