extension UIListContentConfiguration {
  /// The configuration of a `<listContentConfiguration>` element, with the appearance of `cell()`.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIListContentConfiguration? {
    guard element.isNamed("listContentConfiguration") else { return nil }
    func string(_ key: String) -> String? {
      element[key] ?? element.child(key: key).flatMap { NibString($0)?.value }
    }
    var result = UIListContentConfiguration.cell()
    result.text = string("text")
    result.secondaryText = string("secondaryText")
    result.image =
      element["image"].flatMap { UIImage(nib: $0, of: element) }
      ?? element.child(key: "image").flatMap { UIImage.nib(reference: $0) }
    return result
  }
}
