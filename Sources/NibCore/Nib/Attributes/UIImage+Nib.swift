extension UIImage {
  /// The image that an `<imageReference>` element names; `nil` if it names none.
  static func nib(reference element: NibElement) -> UIImage? {
    guard var image = element["image"].flatMap({ UIImage(nib: $0, of: element) }) else { return nil }
    if let scale = element["symbolScale"].flatMap(SymbolConfiguration.Scale.init(rawValue:)) {
      image = image.applyingSymbolConfiguration(.init(scale: scale)) ?? image
    }
    switch element["renderingMode"] {
    case "original": return image.withRenderingMode(.alwaysOriginal)
    case "template": return image.withRenderingMode(.alwaysTemplate)
    default: return image
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// The configuration that an element describes.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIImage.SymbolConfiguration? {
    let scale = element["scale"].flatMap(Scale.init(rawValue:)) ?? .default
    let weight = element["weight"].flatMap { FontWeight(name: $0) }.map { UIImage.SymbolWeight($0) }
    let configuration = UIImage.SymbolConfiguration(
      size: element.double("pointSize").map { CGFloat($0) }, scale: scale, weight: weight ?? .unspecified)
    guard let font = element.child(key: "fontDescription").flatMap({ UIFont(nib: $0) }) else {
      return configuration
    }
    return UIImage.SymbolConfiguration(font: font).applying(configuration)
  }
}
