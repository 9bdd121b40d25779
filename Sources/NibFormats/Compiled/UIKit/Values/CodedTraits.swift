/// Translates combinations of traits: keys of variations in a document, `UITraitCollection` objects in a nib.
enum CodedTraits {
  /// The key for values that apply to all traits.
  static let any = "default"

  private static let prefix = "UITraitCollectionBuiltinTrait-_UITraitName"
  /// The names of the size classes, in the order that documents use.
  private static let classes: KeyValuePairs<String, String> = [
    "heightClass": "VerticalSizeClass", "widthClass": "HorizontalSizeClass",
  ]
  private static let sizes = ["compact", "regular"]

  /// The key of a trait collection; nil if it contains a trait that keys cannot express.
  static func key(of value: CodedGraph.Value?, in graph: CodedGraph) -> String? {
    guard let traits = graph.object(value) else { return any }
    var words: [String] = []
    for (word, name) in classes {
      guard let number = graph.integer(graph.value(prefix + name, of: traits)), number != 0 else { continue }
      guard sizes.indices.contains(number - 1) else { return nil }
      words.append("\(word)=\(sizes[number - 1])")
    }
    let known = Set(classes.map { prefix + $0.value })
    guard graph.objects[traits].entries.allSatisfy({ known.contains($0.key) }) else { return nil }
    return words.isEmpty ? any : words.joined(separator: "-")
  }

  /// The trait collection of a key; nil if it contains traits whose coded form is unknown.
  static func value(of key: String, _ compilation: CodedCompilation) -> CodedGraph.Value? {
    guard let variation = NibVariationKey(key) else { return nil }
    var entries: [CodedGraph.Entry] = []
    for condition in variation.conditions {
      guard let name = classes.first(where: { $0.key == condition.trait })?.value,
        let size = sizes.firstIndex(of: condition.value)
      else { return nil }
      entries.append(CodedGraph.Entry(prefix + name, .integer(Int64(size + 1))))
    }
    return .object(compilation.add(CodedGraph.Object("UITraitCollection", entries: entries)))
  }
}
