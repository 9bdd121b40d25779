extension UIListContentConfiguration {
  /// The configuration of a `<listContentConfiguration>` element, with the appearance of `cell()`.
  static func nib(_ element: NibElement) -> UIListContentConfiguration? {
    guard element.isNamed("listContentConfiguration") else { return nil }
    var result = UIListContentConfiguration.cell()
    result.text = element.nibString("text")
    result.secondaryText = element.nibString("secondaryText")
    result.image = element.nibImage("image")
    return result
  }
}

extension NibElement {
  /// The text of a property of a configuration, in an attribute or in a keyed child.
  func nibString(_ key: String) -> String? { self[key] ?? child(key: key).flatMap { NibString($0)?.value } }

  /// The image of a property of a configuration, in an attribute or in a keyed `<imageReference>`.
  func nibImage(_ key: String) -> UIImage? {
    self[key].flatMap { UIImage(nib: $0, of: self) } ?? child(key: key).flatMap { UIImage.nib(reference: $0) }
  }
}
