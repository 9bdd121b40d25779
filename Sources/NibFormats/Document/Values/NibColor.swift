/// A color in any of the forms that documents use.
package enum NibColor: Hashable, Sendable, NibElementDecodable {
  case components(NibColorComponents)
  /// A color that the system defines, by its name in the document (`systemBackgroundColor`), and its
  /// components when the document was saved.
  case system(String, saved: NibColorComponents?)
  /// A color in the app's asset catalog, and its components when the document was saved.
  case named(String, saved: NibColorComponents?)
  /// A color in a macOS color list.
  case catalog(String, name: String)

  package init(decoding element: NibElement) throws(NibValueError) {
    if let name = Self.systemName(of: element) {
      if let inline = try NibColorComponents(in: element) {
        self = .system(name, saved: inline)
      } else {
        self = .system(name, saved: try Self.saved("systemColor", name, element))
      }
    } else if let name = try element.decodeString("name") {
      if let catalog = element["catalog"] {
        self = try Self.catalogColor(catalog, name, element)
        return
      }
      if let inline = try NibColorComponents(in: element) {
        self = .named(name, saved: inline)
      } else {
        self = .named(name, saved: try Self.saved("namedColor", name, element))
      }
    } else if let components = try NibColorComponents(in: element) {
      self = .components(components)
    } else {
      throw element.malformed(
        content: "no color value",
        expected: "white, red with green and blue, systemColor or name")
    }
  }

  /// The color's own components, or those that were saved with it.
  package var savedComponents: NibColorComponents? {
    switch self {
    case .components(let components): components
    case .system(_, let saved), .named(_, let saved): saved
    case .catalog: nil
    }
  }

  /// The name of a system color. Newer attributes come first, because an element can also have an older color for
  /// older systems.
  private static func systemName(of element: NibElement) -> String? {
    element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
  }

  /// A color in a color list. Attributed texts of iOS documents name the colors of the system in this way, too; the
  /// document's `<resources>` then have the components.
  private static func catalogColor(
    _ catalog: String, _ name: String, _ element: NibElement
  ) throws(NibValueError) -> NibColor {
    guard catalog == systemCatalog, let saved = try saved("systemColor", name, element) else {
      return .catalog(catalog, name: name)
    }
    return .system(name, saved: saved)
  }

  /// The color list with the colors of the system.
  static let systemCatalog = "System"

  /// The components that the document's `<resources>` give for a color name.
  private static func saved(
    _ resource: String, _ name: String, _ element: NibElement
  ) throws(NibValueError) -> NibColorComponents? {
    guard let color = element.document.resource(resource, named: name)?.child(named: "color") else {
      return nil
    }
    return try NibColorComponents(in: color)
  }
}
