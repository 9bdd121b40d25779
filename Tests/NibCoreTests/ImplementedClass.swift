import TestSupport

@testable import NibCore

/// One of Apple's classes that nibs contain and NibCore implements, for tests that go over all of them.
struct ImplementedClass {
  let name: String
  let type: any NibDecodable.Type

  /// All classes that NibCore's sources declare, sorted by name.
  static func all() throws -> [ImplementedClass] {
    try SourcePackage.classesOfCore().compactMap { name in
      guard !name.hasPrefix("Nib"),
        let type = NibClassRegistry.builtInClass(named: name) as? any NibDecodable.Type
      else { return nil }
      return ImplementedClass(name: name, type: type)
    }
  }
}
