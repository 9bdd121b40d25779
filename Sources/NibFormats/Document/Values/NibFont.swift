/// A font description: `<fontDescription type="system" weight="semibold" pointSize="17"/>`,
/// `<fontDescription style="UICTFontTextStyleBody"/>`, `<font name="Menlo-Regular" size="12"/>`.
package struct NibFont: Hashable, Sendable, NibElementDecodable {
  package enum Face: Hashable, Sendable {
    case system(Weight)
    case italicSystem
    /// A font by its PostScript name.
    case named(String, family: String?)
    /// A text style, whose size follows the user's setting: `UICTFontTextStyleBody`.
    case textStyle(String)
    /// A font for a purpose: `system`, `menu`, `message`, `smallSystem`.
    case meta(String)
  }

  package enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  package enum Size: Hashable, Sendable {
    case points(Double)
    /// The standard size for a purpose: `system`, `smallSystem`, `button`, `label`.
    case role(String)
    /// The default size of the face.
    case standard
  }

  /// The typeface.
  package var face: Face
  package var size: Size

  package init(_ face: Face, size: Size = .standard) {
    self.face = face
    self.size = size
  }

  package init(decoding element: NibElement) throws(NibValueError) {
    face = try Self.face(of: element)
    size = try Self.size(of: element)
  }

  /// The typeface of a font element.
  private static func face(of element: NibElement) throws(NibValueError) -> Face {
    if let style = element["style"] { return .textStyle(style) }
    if let name = element["name"] { return .named(name, family: element["family"]) }
    if let role = element["metaFont"] { return .meta(role) }
    if isOfAppearance(element) { return .system(.regular) }
    switch element["type"] {
    case "system"?: return .system(try element.decodeChoice("weight", of: Weight.self) ?? .regular)
    case "boldSystem"?: return .system(.bold)
    case "italicSystem"?: return .italicSystem
    case nil: throw element.malformed(content: "no font", expected: "type, style, name or metaFont")
    default: throw element.malformed("type", expected: "system, boldSystem or italicSystem")
    }
  }

  /// Whether the font is the one that AppKit chooses for the appearance, which pasting from other programs can leave in
  /// texts. Interface Builder then uses the system font of 13 points.
  private static func isOfAppearance(_ element: NibElement) -> Bool { element["usesAppearanceFont"] == "YES" }

  private static let appearanceSize = 13.0

  /// The size of a font element.
  private static func size(of element: NibElement) throws(NibValueError) -> Size {
    if let points = try element.decodeLength("pointSize") { return .points(points) }
    guard let size = element["size"] else {
      return isOfAppearance(element) ? .points(appearanceSize) : .standard
    }
    guard NibDecimal.parse(size) != nil, let points = try element.decodeLength("size") else {
      return .role(size)
    }
    return .points(points)
  }
}
