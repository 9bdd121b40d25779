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
    _ letter: String, _ name: String, _ shortName: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat
  ) {
    self.letter = letter
    self.name = name
    self.shortName = shortName
    color = UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  /// All categories, in the order of the periodic table.
  static let all = [
    ElementCategory("a", "Alkali metal", "alkali", 0.98, 0.65, 0.62),
    ElementCategory("e", "Alkaline earth metal", "earth", 0.99, 0.80, 0.57),
    ElementCategory("t", "Transition metal", "transition", 0.97, 0.76, 0.83),
    ElementCategory("p", "Post-transition metal", "post-transition", 0.68, 0.80, 0.89),
    ElementCategory("l", "Lanthanide", "lanthanide", 0.62, 0.85, 0.97),
    ElementCategory("c", "Actinide", "actinide", 0.90, 0.72, 0.98),
    ElementCategory("m", "Metalloid", "metalloid", 0.66, 0.88, 0.84),
    ElementCategory("n", "Nonmetal", "nonmetal", 0.63, 0.90, 0.66),
    ElementCategory("h", "Halogen", "halogen", 0.93, 0.93, 0.58),
    ElementCategory("g", "Noble gas", "noble gas", 0.76, 0.69, 0.95),
  ]

  /// The number of categories that the first line of a legend on a small screen shows.
  static let firstLineCount = 6

  /// The category with the given name; `nil` for an unknown one.
  static func named(_ name: String?) -> ElementCategory? { all.first { $0.name == name } }

  /// The background color of the tiles of a category; gray for an unknown one.
  static func color(named name: String?) -> UIColor { named(name)?.color ?? UIColor(white: 0.8, alpha: 1) }
}
