import Foundation
import TestSupport

@testable import NibAnalysis
@testable import NibCore

/// One of Apple's classes that nibs contain and NibCore implements, for tests that go over all of them.
struct ImplementedClass {
  let name: String
  let type: any NibDecodable.Type

  /// All classes that NibCore's sources declare, sorted by name.
  static func all() throws -> [ImplementedClass] {
    var names: Set<String> = []
    for file in Project.sourcesOfCore {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: /(?:^|\n)(?:open |public |final )*class (\w+)/).map { String($0.1) })
    }
    return names.sorted().compactMap { name in
      AppleClasses.implementation(of: name).map { ImplementedClass(name: name, type: $0) }
    }
  }
}
