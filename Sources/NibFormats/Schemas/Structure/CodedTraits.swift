import NibSupport

/// Translates combinations of traits: the keys of variations in a document
/// (`heightClass=compact-widthClass=regular`), and `UITraitCollection` objects in a nib.
enum CodedTraits {
  /// The key of the variation that applies to all traits.
  static let any = "default"

  /// The part of a trait collection's keys before the name of the trait.
  private static let prefix = "UITraitCollectionBuiltinTrait-_UITraitName"
  /// The names of the two size classes in documents and in nibs, in the order that keys of variations use.
  private static let classes: KeyValuePairs<String, String> = [
    "heightClass": "VerticalSizeClass", "widthClass": "HorizontalSizeClass",
  ]
  /// The values of a size class, coded as 1 and 2.
  private static let sizes = ["compact", "regular"]

  /// The key of a variation for a trait collection; `default` if there is no collection, `nil` if the
  /// collection contains a trait that is not a size class.
  static func key(of value: CodedGraph.Value?, in graph: CodedGraph) -> String? {
    guard let traits = graph.object(value) else { return any }
    var words: [String] = []
    for (word, name) in classes {
      guard let number = graph.int(prefix + name, of: traits), number != 0 else { continue }
      guard sizes.indices.contains(number - 1) else { return nil }
      words.append("\(word)=\(sizes[number - 1])")
    }
    let known = Set(classes.map { prefix + $0.value })
    guard graph.objects[traits].entries.allSatisfy({ known.contains($0.key) }) else { return nil }
    return words.isEmpty ? any : words.joined(separator: "-")
  }

  /// The trait collection for the key of a variation; `nil` if the key is not valid, or contains a trait that is not a
  /// size class.
  static func value(of key: String, _ compilation: CodedCompilation) -> CodedGraph.Value? {
    guard let variation = NibVariationKey(key) else { return nil }
    var values: CodedObjects.Values = []
    for condition in variation.conditions {
      guard let name = classes.first(where: { $0.key == condition.trait })?.value,
        let size = sizes.firstIndex(of: condition.value)
      else { return nil }
      values.append((prefix + name, .integer(Int64(size + 1))))
    }
    return compilation.object("UITraitCollection", values)
  }
}
