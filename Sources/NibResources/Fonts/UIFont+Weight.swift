import Foundation

extension UIFont {
  /// The weight of a font, from -1 for the lightest to 1 for the heaviest; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: CGFloat

    /// Creates a weight from UIKit's number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from UIKit's number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultralight weight.
    public static let ultraLight = Weight(-0.8)
    /// The thin weight.
    public static let thin = Weight(-0.6)
    /// The light weight.
    public static let light = Weight(-0.4)
    /// The regular weight.
    public static let regular = Weight(0)
    /// The medium weight.
    public static let medium = Weight(0.23)
    /// The semibold weight.
    public static let semibold = Weight(0.3)
    /// The bold weight.
    public static let bold = Weight(0.4)
    /// The heavy weight.
    public static let heavy = Weight(0.56)
    /// The black weight.
    public static let black = Weight(0.62)
  }
}

extension FontWeight {
  /// UIKit's weight with the same name.
  var uiWeight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }

  /// Creates the weight that is closest to UIKit's number.
  package init(nearest weight: UIFont.Weight) {
    func distance(_ candidate: FontWeight) -> CGFloat {
      abs(candidate.uiWeight.rawValue - weight.rawValue)
    }
    self = FontWeight.allCases.min { distance($0) < distance($1) } ?? .regular
  }
}
