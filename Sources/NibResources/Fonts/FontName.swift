/// The parts of the PostScript name of a font, such as `Lato-SemiBoldItalic`.
struct FontName {
  /// The family before the hyphen, and the one that can be measured in its place: without the optical size
  /// (`Inter18pt`) or the default slant of a variable font (`MontserratRoman`).
  let families: [String]
  /// The weight as in CSS: 400 is regular, 700 is bold.
  let weight: Int
  let isItalic: Bool

  /// Divides a PostScript name into its parts. Returns `nil` if the style states something else than a weight and a
  /// slant.
  ///
  /// The name of an instance of a variable font has the style of the default instance and its own, separated by an
  /// underscore. Only its own counts: `Inter-Regular_Bold` and `DMSans-9ptRegular_Bold` are bold.
  init?(_ postScriptName: String) {
    let family = Self.family(of: postScriptName)
    let styles = postScriptName.dropFirst(family.count + 1).split(separator: "_")
    let style = styles.last?.lowercased() ?? ""
    let slant = ["italic", "oblique", "it"].first(where: style.hasSuffix)
    guard let weight = Self.weights[String(style.dropLast(slant?.count ?? 0))] else { return nil }
    self.weight = weight
    isItalic = slant != nil
    families = [family, Self.mainFamily(of: family)]
  }

  /// The difference between the styles of two fonts: the difference of their weights, plus a little if only one of them
  /// is slanted, so that the weight matters more.
  func distance(to other: FontName) -> Int {
    abs(weight - other.weight) + (isItalic == other.isItalic ? 0 : Self.distanceOfSlant)
  }

  /// Less than the difference of two neighboring weights, which is 100.
  private static let distanceOfSlant = 10

  /// The part of a PostScript name before the hyphen.
  static func family(of postScriptName: String) -> String { String(postScriptName.prefix { $0 != "-" }) }

  /// The family without the optical size or the default slant that a name states at its end.
  private static func mainFamily(of family: String) -> String {
    if family.hasSuffix("Roman") { return String(family.dropLast(5)) }
    guard family.hasSuffix("pt") else { return family }
    return String(family.dropLast(2).prefix { !$0.isNumber })
  }

  private static let weights = [
    "": 400, "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "regular": 400,
    "roman": 400, "book": 400, "normal": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600,
    "bold": 700, "extrabold": 800, "ultrabold": 800, "heavy": 800, "black": 900, "extrablack": 900,
    "ultra": 900,
  ]
}
