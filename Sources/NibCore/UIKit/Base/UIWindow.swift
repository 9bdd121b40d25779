/// The root of what a screen shows.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      nibInstallRoot()
    }
  }

  public private(set) var isKeyWindow = false
  weak var nibFirstResponder: UIResponder?
  /// The view that keys go to while no text field edits.
  public weak var nibFocusedView: UIView? { didSet { setNeedsDisplay() } }
  /// Whether a mouse button went down on a view that has not seen it go up.
  weak var nibMouseTarget: UIView?
  var nibIsVisibleAtLaunch = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [.bool("visibleAtLaunch", \UIWindow.nibIsVisibleAtLaunch)]
  }

  override var nibWindow: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }
  open override var nibPlacesSubviews: Bool { true }
  public var screen: UIScreen { UIScreen.main }

  public func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    nibInstallRoot()
  }

  public func makeKey() {
    for window in UIApplication.shared.windows { window.isKeyWindow = false }
    isKeyWindow = true
    UIApplication.shared.windows.removeAll { $0 === self }
    UIApplication.shared.windows.append(self)
  }

  /// Takes the window off the application, as closing it does.
  public func nibClose() {
    UIApplication.shared.windows.removeAll { $0 === self }
    isKeyWindow = false
  }

  private func nibInstallRoot() {
    guard let controller = rootViewController, controller.viewIfLoaded?.superview !== self else { return }
    let view: UIView = controller.view
    view.frame = bounds
    addSubview(view)
    controller.nibAppear()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  /// Whether something changed since the last drawing; reading it resets it.
  public func nibTakeNeedsDisplay() -> Bool {
    defer { layoutState.needsDisplay = false }
    return layoutState.needsDisplay || layoutState.subtreeNeedsLayout
  }
}

/// The screen as UIKit's programs ask for it.
public final class UIScreen: NSObject, @unchecked Sendable {
  public static let main = UIScreen()

  public var bounds: CGRect {
    UIApplication.shared.keyWindow?.bounds ?? CGRect(origin: .zero, size: NibEnvironment.current.screenSize)
  }
  public var scale: CGFloat { CGFloat(NibEnvironment.current.device.scale) }
}
