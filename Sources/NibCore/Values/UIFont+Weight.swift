import Foundation

extension UIFont {
  /// The weight of the strokes: 0 is regular, -1 and 1 are the extremes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: CGFloat

    /// Creates a weight from UIKit's number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from UIKit's number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Axis value of `ultraLight`.
    public static let ultraLight = Weight(-0.8)
    /// Axis value of `thin`.
    public static let thin = Weight(-0.6)
    /// Axis value of `light`.
    public static let light = Weight(-0.4)
    /// Axis value of `regular`.
    public static let regular = Weight(0)
    /// Axis value of `medium`.
    public static let medium = Weight(0.23)
    /// Axis value of `semibold`.
    public static let semibold = Weight(0.3)
    /// Axis value of `bold`.
    public static let bold = Weight(0.4)
    /// Axis value of `heavy`.
    public static let heavy = Weight(0.56)
    /// Axis value of `black`.
    public static let black = Weight(0.62)
  }
}

extension FontWeight {
  /// UIKit's weight with the same name.
  package var uiWeight: UIFont.Weight {
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

  /// Creates the measured weight closest to UIKit's number.
  package init(nearest weight: UIFont.Weight) {
    func distance(_ candidate: FontWeight) -> CGFloat {
      abs(candidate.uiWeight.rawValue - weight.rawValue)
    }
    self = FontWeight.allCases.min { distance($0) < distance($1) } ?? .regular
  }
}
