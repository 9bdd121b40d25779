/// A recognizer of gestures: in the terminal a tap is a click on its view.
open class UIGestureRecognizer: NibObject {
  /// How far a gesture is. In the terminal a gesture is over when it is recognized.
  public enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The state in which a gesture that has no length is recognized.
    public static let recognized = State.ended
  }

  /// How far the gesture is: `ended` while its actions run.
  open var state = State.possible
  /// Where the gesture is, in the coordinates of a view.
  private var point = CGPoint.zero
  private weak var pointView: UIView?

  /// The view on which gestures are recognized.
  public internal(set) weak var view: UIView?
  /// Whether gestures are recognized.
  open var isEnabled = true
  /// Kept: a click that is recognized goes no further.
  open var cancelsTouchesInView = true
  /// Kept: clicks are never delayed.
  open var delaysTouchesBegan = false
  /// Kept: clicks are never delayed.
  open var delaysTouchesEnded = true
  /// Kept: there are no gestures to choose between.
  public weak var delegate: AnyObject?
  private var targets: [(target: () -> AnyObject?, searchesChain: Bool, action: Selector)] = []

  /// A recognizer that tells nobody.
  public override init() { super.init() }

  /// A recognizer that sends an action.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target, action: action) }
  }

  /// A recognizer from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of every recognizer, after those of every object.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .bool("enabled", \UIGestureRecognizer.isEnabled),
      .bool("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
      .bool("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
      .bool("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
      .property("delegate", \UIGestureRecognizer.delegate),
      .ignoredChild("canvasLocation", because: "where Interface Builder draws the object"),
    ]
  }

  /// The target is held weakly; nil: the responder chain is searched when the gesture is recognized.
  open func addTarget(_ target: Any?, action: Selector) {
    let object = target.map(nibObject)
    targets.append(({ [weak object] in object }, object == nil, action))
  }

  /// Where the gesture is, in a view's coordinates (nil: its window's); zero before any gesture.
  open func location(in view: UIView?) -> CGPoint { pointView?.convert(point, to: view) ?? .zero }

  /// How many fingers the gesture has: a mouse's one.
  open var numberOfTouches: Int { 1 }

  /// Sends the actions, as UIKit does when the gesture is recognized.
  ///
  /// - Parameter place: a point of a view's coordinates.
  func nibRecognize(at place: (point: CGPoint, view: UIView)? = nil) throws {
    guard isEnabled else { return }
    point = place?.point ?? .zero
    pointView = place?.view
    state = .ended
    defer { state = .possible }
    for entry in targets {
      let target = entry.target()
      guard entry.searchesChain || target != nil else { continue }
      try UIApplication.shared.nibSendAction(entry.action, to: target, from: self, for: nil)
    }
  }
}
