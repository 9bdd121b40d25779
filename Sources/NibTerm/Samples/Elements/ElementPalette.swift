import NibCore

/// The tiles' colors: light ones, on which black text is read well. They only repeat what the category's name says.
enum ElementPalette {
  /// The color of a category of `elements.json`; gray for others.
  static func color(ofCategory category: String?) -> UIColor {
    let components = category.flatMap { colors[$0] } ?? (0.80, 0.80, 0.80)
    return UIColor(red: components.0, green: components.1, blue: components.2, alpha: 1)
  }

  private static let colors: [String: (CGFloat, CGFloat, CGFloat)] = [
    "Nonmetal": (0.63, 0.90, 0.66),
    "Noble gas": (0.76, 0.69, 0.95),
    "Alkali metal": (0.98, 0.65, 0.62),
    "Alkaline earth metal": (0.99, 0.80, 0.57),
    "Metalloid": (0.66, 0.88, 0.84),
    "Halogen": (0.93, 0.93, 0.58),
    "Post-transition metal": (0.68, 0.80, 0.89),
    "Transition metal": (0.97, 0.76, 0.83),
    "Lanthanide": (0.62, 0.85, 0.97),
    "Actinide": (0.90, 0.72, 0.98),
  ]
}
