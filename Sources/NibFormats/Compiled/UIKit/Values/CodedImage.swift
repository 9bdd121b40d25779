import NibSupport

/// Translates images. A nib contains a placeholder with the name of a file, an asset or a symbol.
enum CodedImage {
  private static let placeholder = "UIImageNibPlaceholder"

  /// Writes an image to an element's attribute. Returns false if the value is not an image with a name.
  static func translate(
    _ value: CodedGraph.Value, _ word: String, _ graph: CodedGraph, into draft: NibDraft
  ) -> Bool {
    guard let image = graph.object(value), graph.objects[image].className == placeholder else { return false }
    if let symbol = graph.string(graph.value("UISystemSymbolResourceName", of: image)) {
      draft[word] = symbol
      draft["catalog"] = "system"
      return true
    }
    guard let name = graph.string(graph.value("UIResourceName", of: image)) else { return false }
    draft[word] = name
    return true
  }

  /// The image that an attribute or an `<imageReference>` of an element refers to.
  static func value(
    of element: NibElement, _ word: String, _ compilation: CodedCompilation
  ) -> CodedGraph.Value? {
    let reference = element.child(key: word)
    guard let name = element[word] ?? reference?["image"] else { return nil }
    let isSymbol = (element[word] != nil ? element["catalog"] : reference?["catalog"]) == "system"
    if let reference { reportLost(reference, compilation) }
    let size = compilation.document.resource("image", named: name)
    return .object(
      compilation.add(
        CodedGraph.Object(
          placeholder,
          entries: [
            CodedGraph.Entry("UIImageWidth", .float(Float(size?.double("width") ?? 1))),
            CodedGraph.Entry("UIImageHeight", .float(Float(size?.double("height") ?? 1))),
            CodedGraph.Entry("UIResourceName", compilation.string(name)),
          ] + (isSymbol ? [CodedGraph.Entry("UISystemSymbolResourceName", compilation.string(name))] : []))))
  }

  private static func reportLost(_ reference: NibElement, _ compilation: CodedCompilation) {
    for word in ["symbolScale", "renderingMode"] where reference[word] != nil {
      compilation.report(
        "not-compiled", "'\(word)' of an image has no known form in a compiled nib; it is left out",
        at: reference.location, in: reference)
    }
  }

  /// The images of a nib in the form of document resources. Contains each image of known size once.
  static func resources(of graph: CodedGraph) -> [NibDraft] {
    var names: Set<String> = []
    return graph.objects.indices.compactMap { number in
      guard graph.objects[number].className == placeholder,
        let name = graph.string(graph.value("UIResourceName", of: number)),
        let width = graph.number(graph.value("UIImageWidth", of: number)),
        let height = graph.number(graph.value("UIImageHeight", of: number)),
        // A size of one point means that the compiler did not know the size.
        (width, height) != (1, 1), names.insert(name).inserted
      else { return nil }
      let image = NibDraft("image", ["name": name])
      if graph.string(graph.value("UISystemSymbolResourceName", of: number)) != nil {
        image["catalog"] = "system"
      }
      image["width"] = NibNumber.exact(width)
      image["height"] = NibNumber.exact(height)
      return image
    }
  }
}
