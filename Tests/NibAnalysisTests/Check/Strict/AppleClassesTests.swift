import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The knowledge of `check --strict` about Apple's classes.
@Suite struct AppleClassesTests {
  @Test("The superclasses of every class in NibTerm are known up to NSObject") func superclasses() throws {
    let classes = try SourcePackage.classesOfCore().filter { AppleClasses.implementation(of: $0) != nil }
    #expect(classes.count > 60)
    for name in classes {
      var current = name
      while current != "NSObject", let superclass = AppleClasses.superclass(of: current) {
        current = superclass
      }
      #expect(current == "NSObject", "the superclass of \(current) is not known: add it to AppleClasses.rows")
    }
  }

  @Test("Loading and check --strict accept the same keys") func agreement() throws {
    for row in UIKitKeys.rows {
      guard let type = AppleClasses.implementation(of: row.name) else { continue }
      for key in row.keys.split(separator: " ").map(String.init) {
        #expect(UIKitKeys.contains(key, in: type), "\(row.name).\(key)")
        #expect(AppleKeys.contains(key, in: row.name) == true)
      }
    }
    // Nibs contain no objects of some of these classes, such as UIApplication, but can connect their outlets.
    for type in KeyRows.types {
      let name = nibBareName(of: type)
      for row in type.nibKeys {
        #expect(AppleKeys.contains(row.name, in: name) == true, "\(name).\(row.name)")
      }
    }
  }
}
