import Testing

@testable import NibAnalysis
@testable import NibCore

@Suite struct SuperclassesTests {
  @Test("The superclasses of every class in NibTerm are known up to NSObject") func superclasses() throws {
    let classes = try ImplementedClass.all()
    #expect(classes.count > 60)
    for name in classes.map(\.name) {
      var current = name
      while current != "NSObject", let superclass = AppleClasses.superclass(of: current) {
        current = superclass
      }
      #expect(current == "NSObject", "the superclass of \(current) is not known: add it to AppleClasses.rows")
    }
  }
}
