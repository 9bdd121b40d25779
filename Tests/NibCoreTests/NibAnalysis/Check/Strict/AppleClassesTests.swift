import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The table of Apple's classes agrees with the classes that are written here.
@Suite struct AppleClassesTests {
  @Test func classesHereInheritAsTheTableSays() throws {
    let root = Project.root.appendingPathComponent("Sources/NibCore")
      .standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var checked = 0
    for case let file as URL in files where file.lastPathComponent.hasPrefix("UI") && !file.path.contains("+")
    {
      let name = file.deletingPathExtension().lastPathComponent
      guard let type = NSClassFromString("NibCore.\(name)") as? any NibDecodable.Type else { continue }
      checked += 1
      #expect(AppleClasses.superclass(of: name) == superclass(of: type), "\(name)")
      #expect(AppleKeys.contains("", in: name) != nil, "\(name) has no row of keys")
    }
    #expect(checked > 40)
  }

  /// The superclass, those of our own between left out.
  private func superclass(of type: AnyClass) -> String {
    var current: AnyClass? = _getSuperclass(type)
    while let name = current.map({ String(describing: $0) }), name.hasPrefix("Nib") {
      current = current.flatMap { _getSuperclass($0) }
    }
    return current.map { String(describing: $0) } ?? "NSObject"
  }
}
