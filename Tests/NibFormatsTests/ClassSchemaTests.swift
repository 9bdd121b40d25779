import Synchronization
import Testing

@testable import NibFormats

@Suite struct ClassSchemaTests {
  /// Counts how often the properties of a schema are made.
  private final class Counter: Sendable {
    private let value = Atomic(0)
    var count: Int { value.load(ordering: .relaxed) }

    func counted<Rows>(_ rows: Rows) -> Rows {
      value.add(1, ordering: .relaxed)
      return rows
    }
  }

  @Test("The properties of a class are made on first use, once, and not for the names of the class")
  func makesPropertiesOnFirstUse() {
    let (general, special) = (Counter(), Counter())
    let superclass = ClassSchema(
      "UIThing", of: ObjectWord.schema, general.counted([LabelWord.text: .text(), .enabled: .flag()]))
    let subclass = ClassSchema(
      "UISpecialThing", of: superclass, special.counted([LabelWord.enabled: .inverse("UIDisabled")]))
    let classes = ClassSchemas([superclass, subclass])

    #expect(classes.ofElement("specialThing")?.lineage.suffix(2) == ["UIThing", "UISpecialThing"])
    #expect([general.count, special.count] == [0, 0])
    #expect(classes.named("UIThing")?.parts.contains(.attribute("text")) == true)
    #expect([general.count, special.count] == [1, 0])
    #expect(classes.named("UISpecialThing")?.keys.contains("UIDisabled") == true)
    #expect(subclass.rows.map(\.name).suffix(2) == ["text", "enabled"])
    #expect([general.count, special.count] == [1, 1])
  }
}
