extension UIImage {
  /// The image of an `<imageReference>` element; nil for one that names none.
  static func nib(reference element: NibElement, _ coder: NibCoder) -> UIImage? {
    guard
      let named = element["image"].flatMap({
        UIImage(nib: $0, isSystem: element["catalog"] == "system", in: element.document)
      })
    else { return nil }
    let scale = element["symbolScale"].flatMap(SymbolConfiguration.Scale.init(rawValue:))
    let image = scale.map(named.nibWithSymbolScale) ?? named
    switch element["renderingMode"] {
    case "original": return image.withRenderingMode(.alwaysOriginal)
    case "template": return image.withRenderingMode(.alwaysTemplate)
    default: return image
    }
  }
}

extension NibAttribute {
  /// An image named in a keyed `<imageReference>` child.
  static func imageReference<Object: AnyObject>(
    _ key: String, _ path: @autoclosure @escaping Path<Object, UIImage?>
  ) -> NibAttribute {
    child(
      key, decode: { element, coder in UIImage.nib(reference: element, coder) },
      assign: { (object: Object, image: UIImage) in object[keyPath: path()] = image }
    ).copied(by: path())
  }
}
