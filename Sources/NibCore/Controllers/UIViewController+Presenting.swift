/// A controller that another one shows over the window.
struct Presentation {
  let controller: UIViewController
  /// Where the presenter's view stood that had to leave the window; nil for one that stayed.
  var covered: (superview: UIView, index: Int)?
}

extension UIViewController {
  /// What this controller, or one around it, shows over itself.
  public var presentedViewController: UIViewController? {
    nibLineage.lazy.compactMap { $0.nibPresentation?.controller }.first
  }

  /// The controller that shows this one, or one around it, over itself.
  public var presentingViewController: UIViewController? { nibLineage.lazy.compactMap(\.nibPresenter).first }

  // MARK: Presenting

  /// False if nothing was shown.
  func nibPresent(_ controller: UIViewController) -> Bool {
    let style = controller.modalPresentationStyle
    let presenter = nibPresenter(for: style)
    guard presenter.nibPresentation == nil, controller.nibPresenter == nil,
      let window = presenter.viewIfLoaded?.window
    else { return false }
    presenter.nibPresentation = Presentation(controller: controller)
    controller.nibPresenter = presenter
    controller.loadViewIfNeeded()
    if style.coversPresenter { presenter.beginAppearanceTransition(false, animated: false) }
    controller.beginAppearanceTransition(true, animated: false)
    presenter.nibPut(controller, over: window)
    if style.coversPresenter { presenter.nibLeaveWindow() }
    controller.viewIfLoaded?.layoutIfNeeded()
    controller.endAppearanceTransition()
    presenter.endAppearanceTransition()
    return true
  }

  /// The outermost controller presents, unless one on the way defines the context that the style asks for.
  private func nibPresenter(for style: UIModalPresentationStyle) -> UIViewController {
    let lineage = nibLineage
    let context = style.isInContext ? lineage.first(where: \.definesPresentationContext) : nil
    return context ?? lineage[lineage.count - 1]
  }

  private func nibPut(_ controller: UIViewController, over window: UIWindow) {
    guard let view = controller.viewIfLoaded else { return }
    let place = PresentationPlace(
      style: controller.modalPresentationStyle, environment: nibEnvironment,
      preferredSize: controller.preferredContentSize)
    let context = controller.modalPresentationStyle.isInContext ? viewIfLoaded : nil
    let area = context.map { $0.convert($0.bounds, to: window) } ?? window.bounds
    view.frame = place.frame(in: area)
    view.autoresizingMask = place.mask(for: view.frame, in: area)
    window.addSubview(view)
  }

  private func nibLeaveWindow() {
    guard let view = viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(of: view)
    else { return }
    nibPresentation?.covered = (superview, index)
    view.removeFromSuperview()
  }

  // MARK: Dismissing

  /// False if there was nothing to dismiss.
  func nibDismiss() -> Bool {
    if let presenter = nibLineage.first(where: { $0.nibPresentation != nil }) {
      presenter.nibDismissPresented()
      return true
    }
    return presentingViewController?.nibDismiss() ?? false
  }

  /// Takes away what this controller shows, and all that is shown over it, the topmost first.
  private func nibDismissPresented() {
    guard let presentation = nibPresentation else { return }
    let shown = presentation.controller
    shown.nibDismissPresented()
    shown.beginAppearanceTransition(false, animated: false)
    if presentation.covered != nil { beginAppearanceTransition(true, animated: false) }
    shown.viewIfLoaded?.removeFromSuperview()
    nibPresentation = nil
    shown.nibPresenter = nil
    nibReturn(to: presentation.covered)
    endAppearanceTransition()
    shown.endAppearanceTransition()
  }

  private func nibReturn(to place: (superview: UIView, index: Int)?) {
    guard let place, let view = viewIfLoaded else { return }
    if place.superview is UIWindow { view.frame = place.superview.bounds }
    place.superview.insertSubview(view, at: min(place.index, place.superview.subviews.count))
    place.superview.layoutIfNeeded()
  }
}

/// Where in its window a presented controller's view lies, in points.
struct PresentationPlace {
  let style: UIModalPresentationStyle
  let environment: NibEnvironment
  /// The size that the controller wants; zero for none.
  let preferredSize: CGSize

  /// A form sheet's size on tablets.
  private static let formSheet = CGSize(width: 540, height: 620)

  /// The frame in an area of the window.
  func frame(in area: CGRect) -> CGRect {
    // A terminal has no room to show what lies behind.
    guard !environment.rules.isTerminal else { return area }
    switch style {
    case .formSheet where isWide, .popover where isWide: return centered(in: area)
    case .automatic, .pageSheet, .formSheet, .popover: return sheet(in: area)
    default: return area
    }
  }

  /// How the frame follows the window's size.
  func mask(for frame: CGRect, in area: CGRect) -> UIView.AutoresizingMask {
    frame.width < area.width
      ? [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
      : [.flexibleWidth, .flexibleHeight]
  }

  private var isWide: Bool { environment.traits.horizontalSizeClass == .regular }

  /// A sheet leaves as much free above it as Interface Builder's canvas shows; nothing on a phone on its side.
  private func sheet(in area: CGRect) -> CGRect {
    guard !environment.isLandscape else { return area }
    let gap = min(area.height, environment.device.safeBottom > 0 ? 54 : 20)
    return CGRect(x: area.minX, y: area.minY + gap, width: area.width, height: area.height - gap)
  }

  private func centered(in area: CGRect) -> CGRect {
    let hasWish = preferredSize.width > 0 && preferredSize.height > 0
    let wanted = hasWish ? preferredSize : PresentationPlace.formSheet
    let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    return CGRect(
      x: area.minX + (area.width - size.width) / 2, y: area.minY + (area.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}

/// How a presented controller's view comes to lie over the others.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case blurOverFullScreen
  case none = -1
  case automatic = -2

  /// The words of documents.
  static let words: KeyValuePairs<String, UIModalPresentationStyle> = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "blurOverFullScreen": .blurOverFullScreen,
    "none": .none, "automatic": .automatic,
  ]

  /// The style for a word of a document; nil for any other word.
  init?(nibWord word: String) {
    guard let style = UIModalPresentationStyle.words.first(where: { $0.key == word })?.value else {
      return nil
    }
    self = style
  }

  /// Whether the presenting controller's view leaves the window meanwhile.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the controller that defines a presentation context presents, not the outermost one.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
