/// UIKit's plain colors, which are the same in every appearance, with their names in documents.
package enum PlainColor: String, CaseIterable, Hashable, Sendable {
  case black = "blackColor"
  case blue = "blueColor"
  case brown = "brownColor"
  case clear = "clearColor"
  case cyan = "cyanColor"
  case darkGray = "darkGrayColor"
  case gray = "grayColor"
  case green = "greenColor"
  case lightGray = "lightGrayColor"
  case magenta = "magentaColor"
  case orange = "orangeColor"
  case purple = "purpleColor"
  case red = "redColor"
  case white = "whiteColor"
  case yellow = "yellowColor"

  package var components: ColorComponents {
    switch self {
    case .black: ColorComponents(white: 0)
    case .blue: ColorComponents(red: 0, green: 0, blue: 1)
    case .brown: ColorComponents(red: 0.6, green: 0.4, blue: 0.2)
    case .clear: ColorComponents(white: 0, alpha: 0)
    case .cyan: ColorComponents(red: 0, green: 1, blue: 1)
    case .darkGray: ColorComponents(white: 1 / 3)
    case .gray: ColorComponents(white: 0.5)
    case .green: ColorComponents(red: 0, green: 1, blue: 0)
    case .lightGray: ColorComponents(white: 2 / 3)
    case .magenta: ColorComponents(red: 1, green: 0, blue: 1)
    case .orange: ColorComponents(red: 1, green: 0.5, blue: 0)
    case .purple: ColorComponents(red: 0.5, green: 0, blue: 0.5)
    case .red: ColorComponents(red: 1, green: 0, blue: 0)
    case .white: ColorComponents(white: 1)
    case .yellow: ColorComponents(red: 1, green: 1, blue: 0)
    }
  }
}

extension UIColor {
  /// Plain black.
  public static let black = UIColor(nibComponents: PlainColor.black.components)
  /// Plain blue.
  public static let blue = UIColor(nibComponents: PlainColor.blue.components)
  /// Plain brown.
  public static let brown = UIColor(nibComponents: PlainColor.brown.components)
  /// A fully transparent color.
  public static let clear = UIColor(nibComponents: PlainColor.clear.components)
  /// Plain cyan.
  public static let cyan = UIColor(nibComponents: PlainColor.cyan.components)
  /// A gray with one third of the brightness of white.
  public static let darkGray = UIColor(nibComponents: PlainColor.darkGray.components)
  /// A gray with half the brightness of white.
  public static let gray = UIColor(nibComponents: PlainColor.gray.components)
  /// Plain green.
  public static let green = UIColor(nibComponents: PlainColor.green.components)
  /// A gray with two thirds of the brightness of white.
  public static let lightGray = UIColor(nibComponents: PlainColor.lightGray.components)
  /// Plain magenta.
  public static let magenta = UIColor(nibComponents: PlainColor.magenta.components)
  /// Plain orange.
  public static let orange = UIColor(nibComponents: PlainColor.orange.components)
  /// Plain purple.
  public static let purple = UIColor(nibComponents: PlainColor.purple.components)
  /// Plain red.
  public static let red = UIColor(nibComponents: PlainColor.red.components)
  /// Plain white.
  public static let white = UIColor(nibComponents: PlainColor.white.components)
  /// Plain yellow.
  public static let yellow = UIColor(nibComponents: PlainColor.yellow.components)
}
