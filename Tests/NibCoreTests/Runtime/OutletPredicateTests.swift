import Testing

@testable import NibCore

@Suite struct OutletPredicateTests {
  private final class Note: NSObject {
    @Outlet var label: UILabel?
  }

  @Test("A predicate reads an outlet under the name of its property") func outlet() {
    let (empty, written) = (Note(), Note())
    written.label = UILabel()
    let notes = [empty, written]
    #expect(notes.filter { NSPredicate(format: "label == nil").evaluate(with: $0) } == [empty])
    #expect(notes.filter { NSPredicate(format: "label != nil").evaluate(with: $0) } == [written])
  }
}
