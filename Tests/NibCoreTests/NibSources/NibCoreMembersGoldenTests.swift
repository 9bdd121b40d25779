import Foundation
import TestSupport
import Testing

@testable import NibSources

/// The table of NibCore's members, which `port` uses to find members that NibCore does not have.
@Suite struct NibCoreMembersGoldenTests {
  @Test("The table is up to date with the sources of NibCore") func upToDate() throws {
    let root = Project.root.appendingPathComponent("Sources/NibCore")
    let enumerator = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let urls = (enumerator?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    let files = try urls.sorted { $0.path < $1.path }.map {
      SourceText(Array(try Data(contentsOf: $0)), .swift)
    }
    let text = NibCoreTypes.text(of: files)
    let wanted = ProcessInfo.processInfo.environment["NIBTERM_ACCEPT"]
    if wanted == "*" || wanted == "nibcore-members" {
      let place = "Sources/NibSources/Porting/Generated/NibCoreMembers.swift"
      try Data(NibCoreTypes.file(of: text).utf8).write(to: Project.root.appendingPathComponent(place))
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
}
