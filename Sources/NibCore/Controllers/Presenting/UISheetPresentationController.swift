/// Describes a sheet. A terminal shows a sheet over the whole screen, or in a box at the lower edge if a smaller detent
/// is selected.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// The whole screen.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height in points that a closure calculates. The detent is inactive if it returns `nil`.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

    /// The height in points, or `nil` if the detent is inactive.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }
  }

  /// The heights of the sheet, from low to high.
  open var detents: [Detent] = [.large()] { didSet { nibDidChange() } }
  /// The detent that is shown; `nil` for the first one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { nibDidChange() } }
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  /// Makes changes at once: a terminal does not animate.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Calculates the heights of the detents again.
  open func invalidateDetents() { nibDidChange() }

  private var selectedIndex: Int {
    detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
  }

  /// The height of the sheet in points.
  func nibHeight(maximum: CGFloat, traits: UITraitCollection) -> CGFloat {
    guard detents.indices.contains(selectedIndex) else { return maximum }
    let context = DetentContext(containerTraitCollection: traits, maximumDetentValue: maximum)
    return min(maximum, detents[selectedIndex].resolvedValue(in: context) ?? maximum)
  }

  /// Whether the sheet can be lower than the screen.
  var nibHasLowDetent: Bool { detents.contains { $0.identifier != .large } }

  /// Selects the next higher or lower detent because of a key or click. Returns false if there is none.
  func nibMoveDetent(by step: Int) -> Bool {
    let index = selectedIndex + step
    guard detents.indices.contains(index) else { return false }
    selectedDetentIdentifier = detents[index].identifier
    let delegate = delegate as? any UISheetPresentationControllerDelegate
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }
}

/// The values from which a detent calculates its height.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the screen.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the screen in points.
  var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

/// Methods about a sheet.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has selected a detent with Shift-Up, Shift-Down or a click on the upper border.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
