/// The schemas of a set of classes, by the names of the classes and of their elements.
package struct ClassSchemas: Sendable {
  /// All schemas. If several classes have the same element, it is compiled to the first one.
  package let all: [ClassSchema]
  private let byName: [String: Int]
  private let byElement: [String: Int]

  init(_ all: [ClassSchema]) {
    self.all = all
    byName = Self.index(all.map { [$0.name] + $0.aliases })
    byElement = Self.index(all.map { [$0.element] })
  }

  private static func index(_ names: [[String]]) -> [String: Int] {
    var result: [String: Int] = [:]
    for (position, names) in names.enumerated() {
      for name in names where result[name] == nil { result[name] = position }
    }
    return result
  }

  /// The class that has the given name or alias in compiled nibs; `nil` if it has no schema.
  package func named(_ name: String) -> ClassSchema? { byName[name].map { all[$0] } }

  /// The class to which elements with the given name are compiled; `nil` if there is none.
  package func ofElement(_ name: String) -> ClassSchema? { byElement[name].map { all[$0] } }
}
