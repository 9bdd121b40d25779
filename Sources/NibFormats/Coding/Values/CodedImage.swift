/// Translates images. A nib does not contain an image itself but a `UIImageNibPlaceholder` with the name of a
/// file, an asset or a symbol.
enum CodedImage {
  private static let placeholder = "UIImageNibPlaceholder"

  /// Sets an element's attribute to the name of an image. Returns false if the value is not an image with a
  /// name.
  static func translate(
    _ value: CodedGraph.Value, _ word: String, _ graph: CodedGraph, into draft: NibDraft
  ) -> Bool {
    guard let image = graph.object(value), graph.objects[image].className == placeholder else { return false }
    if let symbol = graph.string("UISystemSymbolResourceName", of: image) {
      draft[word] = symbol
      draft["catalog"] = "system"
      return true
    }
    guard let name = graph.string("UIResourceName", of: image) else { return false }
    draft[word] = name
    return true
  }

  /// The placeholder for the image that is named by an element's attribute or `<imageReference>` child; `nil` if
  /// neither names an image.
  static func value(
    of element: NibElement, _ word: String, _ objects: CodedObjects
  ) -> CodedGraph.Value? {
    let reference = element.child(key: word)
    guard let name = element[word] ?? reference?["image"] else { return nil }
    let isSymbol = (element[word] != nil ? element["catalog"] : reference?["catalog"]) == "system"
    if let reference, reference.isNamed("imageReference") {
      UncompiledParts(attributes: ["image", "catalog"]).report(reference, to: objects)
    }
    let size = CodedGraph.Value.float(isSymbol ? 0 : 1)
    var values: CodedObjects.Values = [
      ("UIImageWidth", size), ("UIImageHeight", size), ("UIResourceName", objects.string(name)),
      ("UISystemSymbolResourceName", isSymbol ? objects.string(name) : .null),
      ("UISymbolImageConfiguration", .null),
    ]
    if objects.style.hasCatalogNames { values.append(("UIResourceCatalogName", .null)) }
    return objects.shared(placeholder, values)
  }

  /// The `<image>` elements for the `<resources>` of the document: one for each image name in the nib. Images of
  /// unknown size are left out.
  static func resources(of graph: CodedGraph) -> [NibDraft] {
    var names: Set<String> = []
    return graph.objects.indices.compactMap { number in
      guard graph.objects[number].className == placeholder,
        let name = graph.string("UIResourceName", of: number),
        let width = graph.double("UIImageWidth", of: number),
        let height = graph.double("UIImageHeight", of: number),
        // Newer compilers write 1 x 1 points for every image, and 0 x 0 for symbols.
        (width, height) != (1, 1), (width, height) != (0, 0), names.insert(name).inserted
      else { return nil }
      let image = NibDraft("image", ["name": name])
      if graph.string("UISystemSymbolResourceName", of: number) != nil {
        image["catalog"] = "system"
      }
      image.set(NibSize.names, to: [width, height])
      return image
    }
  }
}
