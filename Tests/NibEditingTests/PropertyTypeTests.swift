import NibFormats
import TestSupport
import Testing

@testable import NibEditing

/// The types of all properties that a document can have.
@Suite struct PropertyTypeTests {
  private static let schemas =
    ClassSchemas.uiKit.all + ClassSchemas.uncompiled.all + [
      ButtonStateWord.schema, SegmentWord.schema, TextInputTraitsWord.schema,
    ]

  @Test("Every attribute of a schema has a type", arguments: schemas.map(\.element))
  func typesAttributes(element: String) throws {
    let schema = try #require(PropertyTypeTests.schemas.first { $0.element == element })
    let untyped = schema.parts.compactMap { part in
      if case .attribute(let name) = part, schema.types[name] == nil { name } else { nil }
    }
    // The engine writes these two itself.
    #expect(Set(untyped).subtracting(["multiplier"]).isEmpty, "\(element): \(untyped.sorted())")
  }

  @Test("A value without a meaning is refused unless it is a text", arguments: schemas.map(\.element))
  func refusesNonsense(element: String) throws {
    let schema = try #require(PropertyTypeTests.schemas.first { $0.element == element })
    let label = try #require(try EditedXib.editor().document.object(id: "lab-el-001"))
    for (name, type) in schema.types {
      let value = PropertyValue(name: name, type: type, element: label, resources: EditedXib.resources)
      var isRefused = false
      do throws(EditError) { _ = try value.changes("no, no\nno", in: nil) } catch { isRefused = true }
      #expect(isRefused || type == .text, "\(element).\(name): \(type)")
    }
  }

  @Test(
    "The types of properties allow what Interface Builder writes",
    .enabled(if: DocumentCorpus.isPresent, "the corpus is not present"))
  func allowsCorpus() throws {
    var refused: [String] = []
    for name in DocumentCorpus.names.enumerated().filter({ $0.offset.isMultiple(of: 4) }).map(\.element) {
      let bytes = try DocumentCorpus.bytes(name)
      guard bytes.count < 40_000, let document = try? NibReader.read(bytes, file: name),
        (try? DocumentEditor(document)) != nil
      else { continue }
      for element in document.root.descendants where element.id != nil {
        refused += TypedValues.problems(of: element)
      }
    }
    // Templates have words that Xcode replaces, and one document was changed by hand.
    let others = refused.filter {
      !$0.contains("customModuleProvider") && !$0.contains("in different scenes")
    }
    #expect(others.isEmpty, "\(others.prefix(30))")
  }

  @Test(
    "Names in code",
    arguments: [
      (CodeName.type, ["View", "Outer.Inner", "_TtC3App4View", "Größe"], ["", "1View", "A.", "A B", "A-B"]),
      (.member, ["title", "_x", "$x"], ["", "a.b", "a:", "two words"]),
      (.selector, ["save", "save:", "a:b:", "a::"], ["", ":", "a:b", "save ", "1:"]),
      (.keyPath, ["layer.cornerRadius", "title"], ["", ".a", "a..b", "a b"]),
    ] as [(CodeName, [String], [String])])
  func matchesNames(form: CodeName, valid: [String], invalid: [String]) {
    #expect(valid.allSatisfy(form.matches))
    #expect(!invalid.contains(where: form.matches))
  }
}
