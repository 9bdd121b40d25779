/// The way in which a presented controller's view covers the others.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case blurOverFullScreen
  case none = -1
  case automatic = -2

  /// Whether the presenting controller's view leaves the window during the presentation.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the user can dismiss the presented controller. A controller with a presentation of its own is included,
  /// because NibTerm shows it without the presentation, which often contains the place to tap.
  var canBeDismissedByUser: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .blurOverFullScreen: false
    case .pageSheet, .formSheet, .popover, .custom, .none, .automatic: true
    }
  }

  /// Whether the controller is a sheet on a phone in portrait.
  var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .automatic }

  /// Whether the presenter is the controller that defines the presentation context, instead of the outermost
  /// one.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// A presented controller, as stored by its presenter.
struct Presentation {
  let controller: UIViewController
  /// The previous superview and index of the presenter's view, if that view was removed from the window for the
  /// presentation; `nil` if it stayed.
  var covered: (superview: UIView, index: Int)?
  /// The view that had the focus before. It gets it again after the dismissal.
  weak var focused: UIView?
}
