extension NibDocument {
  /// The scenes whose labels Interface Builder measured again after they were added: elements `scene`, and the root
  /// element of a document without scenes.
  ///
  /// A label in the default font keeps the height that it has in Interface Builder's library until it is measured. The
  /// document does not say whether that happened. But it usually happened to all labels of a scene, and their saved
  /// heights show it (docs/interface-builder.md 4.3). At least two more labels must have the height of their text than
  /// the height in the library.
  ///
  /// - Parameters:
  ///   - libraryHeight: the height of a label in the library.
  ///   - metrics: the text metrics of the canvas.
  func measuredScenes(libraryHeight: CGFloat, metrics: TextMetrics) -> Set<NibElement> {
    let textHeight = metrics.pixelLineHeight(of: .systemFont(ofSize: UIFont.labelFontSize))
    guard textHeight < libraryHeight else { return [] }
    var surplus: [NibElement: Int] = [:]
    for element in root.descendants where element.isNamed("label") {
      guard let height = element.savedHeightOfLibraryLabel else { continue }
      if abs(height - textHeight) < 0.01 { surplus[element.sceneOrRoot, default: 0] += 1 }
      if abs(height - libraryHeight) < 0.01 { surplus[element.sceneOrRoot, default: 0] -= 1 }
    }
    return Set(surplus.filter { $0.value >= 2 }.keys)
  }
}

extension NibElement {
  /// The scene that contains the element, or the root element of the document.
  var sceneOrRoot: NibElement { ancestor(named: "scene") ?? document.root }

  /// The saved height of a label that constraints place outside a stack view, and that has one line of plain text in the
  /// default font; `nil` for other labels.
  fileprivate var savedHeightOfLibraryLabel: CGFloat? {
    guard self["translatesAutoresizingMaskIntoConstraints"] == "NO", self["text"]?.isEmpty == false,
      self["numberOfLines"] == nil, parent?.parent?.isNamed("stackView") == false,
      let font = child(named: "fontDescription"), font["type"] == "system", font["pointSize"] == "17",
      font["weight"] == nil
    else { return nil }
    return child(named: "rect")?["height"].flatMap(Double.init).map { CGFloat($0) }
  }
}
