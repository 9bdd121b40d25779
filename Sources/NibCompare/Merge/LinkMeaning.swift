import NibSupport

/// The content of a constraint or a connection, without its id.
struct LinkMeaning: Hashable {
  private let owner: ExactText?
  private let name: String
  private let attributes: [String: [UInt8]]

  /// - Parameters:
  ///   - isWhole: whether all attributes count, and not only those that say what is connected.
  ///   - ignoresOwner: whether the object that the element belongs to does not count.
  ///   - renamed: ids in the attributes that changed, with the new ones.
  init(
    _ element: MergeElement, isWhole: Bool, ignoresOwner: Bool = false,
    renamed: [ExactText: ExactText] = [:]
  ) {
    owner = ignoresOwner ? nil : element.owner
    name = element.name
    let parts = LinkMeaning.parts[element.name] ?? []
    let values = element.values.filter { $0.key != "id" && (isWhole || parts.contains($0.key)) }
    attributes =
      renamed.isEmpty
      ? values
      : values.mapValues { value in
        renamed[ExactText(decoding: value)].map { Array($0.text.utf8) } ?? value
      }
  }

  /// The attributes that say what an element connects, by its name.
  private static let parts: [String: Set<String>] = [
    "constraint": ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"],
    "outlet": ["property"],
    "outletCollection": ["property", "destination"],
    "action": ["selector", "destination", "target", "eventType"],
    "segue": ["destination", "kind", "relationship", "identifier"],
  ]

  /// The attributes that only together say what an element connects.
  static let attributes: Set<String> = parts.values.reduce(into: ["destination"]) { $0.formUnion($1) }
}
