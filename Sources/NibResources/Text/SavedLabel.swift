/// A label with text in a font by name, as Interface Builder saved it.
struct SavedLabel {
  let text: String
  let fontName: String
  /// The size of the font in points.
  let fontSize: CGFloat
  /// The saved size in points.
  let size: CGSize
  /// Whether the text can have only one line.
  let hasOneLine: Bool

  var font: UIFont { UIFont(nibName: fontName, size: fontSize) }

  /// Returns `nil` for other elements, and for a label without text, without a saved size or in a font without a name.
  init?(_ element: NibElement) {
    guard element.isNamed("label"), let text = element["text"], !text.isEmpty,
      let description = element.child(named: "fontDescription"), let fontName = description["name"],
      let fontSize = description["pointSize"].flatMap(Double.init), fontSize > 0,
      let rect = element.child(named: "rect"), let width = rect["width"].flatMap(Double.init),
      let height = rect["height"].flatMap(Double.init)
    else { return nil }
    (self.text, self.fontName, self.fontSize) = (text, fontName, CGFloat(fontSize))
    size = CGSize(width: width, height: height)
    hasOneLine = (element["numberOfLines"] ?? "1") == "1" && !text.contains(where: \.isNewline)
  }

  /// The labels of a document, in its order.
  static func all(in document: NibDocument) -> some Sequence<SavedLabel> {
    document.root.descendants.lazy.compactMap { SavedLabel($0) }
  }
}
