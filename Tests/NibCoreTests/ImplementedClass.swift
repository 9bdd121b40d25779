import TestSupport

@testable import NibCore

/// One of Apple's classes that nibs contain and NibCore implements, for tests that go over all of them.
struct ImplementedClass {
  let name: String
  let type: any NibDecodable.Type

  /// All classes that NibCore's sources declare whose names begin with a prefix of Apple's, sorted by name. `NM` is that of
  /// NMView.
  static func all() throws -> [ImplementedClass] {
    try SourcePackage.classesOfCore().compactMap { name in
      guard !name.hasPrefix("NM"), name.prefix(2).allSatisfy(\.isUppercase),
        let type = NibClassRegistry.builtInClass(named: name) as? any NibDecodable.Type
      else { return nil }
      return ImplementedClass(name: name, type: type)
    }
  }
}
