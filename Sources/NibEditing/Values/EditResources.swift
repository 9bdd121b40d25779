import NibFormats

/// What the engine has to know of the project and of the system, to write the `<resources>` of a document.
package struct EditResources: Sendable {
  /// The names of the system's colors in documents, such as `systemRedColor`.
  package var systemColors: [String]
  /// The names of the colors in the asset catalogs of the project, sorted.
  package var catalogColors: @Sendable () -> [String] = { [] }
  /// The names of the images of the project, sorted.
  package var catalogImages: @Sendable () -> [String] = { [] }
  /// Whether an asset catalog has a color with this name; `nil` if that is not known.
  package var isNamedColor: @Sendable (String) -> Bool?
  /// The components of a color in light appearance: `nil` if they are not known.
  package var components: @Sendable (ColorValue) -> NibColorComponents?
  /// The size of an image or of a symbol, in points; `nil` if it is not known.
  package var imageSize: @Sendable (_ name: String, _ isSymbol: Bool) -> NibSize?
  /// The size of the screen of the device that a document names, in its orientation, in points; `nil` if it names none, or
  /// an unknown one.
  package var screenSize: @Sendable (NibDocument) -> NibSize? = { _ in nil }

  package init(
    systemColors: [String] = [],
    isNamedColor: @escaping @Sendable (String) -> Bool? = { _ in nil },
    components: @escaping @Sendable (ColorValue) -> NibColorComponents? = { _ in nil },
    imageSize: @escaping @Sendable (_ name: String, _ isSymbol: Bool) -> NibSize? = { _, _ in nil }
  ) {
    self.systemColors = systemColors
    self.isNamedColor = isNamedColor
    self.components = components
    self.imageSize = imageSize
  }

  /// The name of a system color as it is entered: without `Color` at its end.
  static func shortName(ofSystemColor name: String) -> String {
    name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
  }
}
