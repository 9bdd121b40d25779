import NibCore

/// A category of elements: its letter in the tiles of the periodic table, its names, and its color.
///
/// The letters distinguish the categories on terminals with few or no colors.
struct ElementCategory {
  /// The name in `elements.json`.
  let name: String
  /// A shorter name, for small screens.
  let shortName: String
  let letter: String
  /// The background color of the tiles. It is light so that black text is legible.
  let color: UIColor

  private init(
    _ letter: String, _ name: String, shortName: String, red: CGFloat, green: CGFloat, blue: CGFloat
  ) {
    self.letter = letter
    self.name = name
    self.shortName = shortName
    color = UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  /// All categories, in the order of the periodic table.
  static let all = [
    ElementCategory("a", "Alkali metal", shortName: "alkali", red: 0.98, green: 0.65, blue: 0.62),
    ElementCategory("e", "Alkaline earth metal", shortName: "earth", red: 0.99, green: 0.80, blue: 0.57),
    ElementCategory("t", "Transition metal", shortName: "transition", red: 0.97, green: 0.76, blue: 0.83),
    ElementCategory(
      "p", "Post-transition metal", shortName: "post-transition", red: 0.68, green: 0.80, blue: 0.89),
    ElementCategory("l", "Lanthanide", shortName: "lanthanide", red: 0.62, green: 0.85, blue: 0.97),
    ElementCategory("c", "Actinide", shortName: "actinide", red: 0.90, green: 0.72, blue: 0.98),
    ElementCategory("m", "Metalloid", shortName: "metalloid", red: 0.66, green: 0.88, blue: 0.84),
    ElementCategory("n", "Nonmetal", shortName: "nonmetal", red: 0.63, green: 0.90, blue: 0.66),
    ElementCategory("h", "Halogen", shortName: "halogen", red: 0.93, green: 0.93, blue: 0.58),
    ElementCategory("g", "Noble gas", shortName: "noble gas", red: 0.76, green: 0.69, blue: 0.95),
  ]

  /// The number of categories that the first line of a legend on a small screen shows.
  static let firstLineCount = 6

  /// The category with the given name; `nil` for an unknown one.
  static func named(_ name: String?) -> ElementCategory? { all.first { $0.name == name } }

  /// The background color of the tiles of a category; gray for an unknown one.
  static func color(named name: String?) -> UIColor { named(name)?.color ?? UIColor(white: 0.8, alpha: 1) }
}
