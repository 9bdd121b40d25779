/// The base class of gesture recognizers. In the terminal, only taps are recognized: a tap is a click on the
/// recognizer's view.
open class UIGestureRecognizer: NibObject {
  /// The phase of a gesture. In the terminal a gesture has ended as soon as it is recognized.
  public enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The state of a discrete gesture when it is recognized.
    public static let recognized = State.ended
  }

  /// The phase of the gesture: `ended` while its actions run.
  open var state = State.possible
  /// The location of the last gesture, in the coordinates of `pointView`.
  private var point = CGPoint.zero
  private weak var pointView: UIView?

  /// The view to which the recognizer was added.
  open internal(set) weak var view: UIView?
  /// Whether gestures are recognized.
  open var isEnabled = true
  /// Stored, but has no effect: a recognized click is not passed on.
  open var cancelsTouchesInView = true
  /// Stored, but has no effect: clicks are never delayed.
  open var delaysTouchesBegan = false
  /// Stored, but has no effect: clicks are never delayed.
  open var delaysTouchesEnded = true
  /// The delegate, which decides whether a tap is recognized.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The targets, as closures that do not retain them. `searchesResponderChain` is true if the target was
  /// added as `nil`.
  private var targets: [(target: () -> AnyObject?, searchesResponderChain: Bool, action: Selector)] = []

  /// Creates a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer that sends an action to a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer from a nib.
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var nibKind: NibKind { .gesture }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIGestureRecognizer, GestureRecognizerWord>.table(
        .bool(.enabled, \.isEnabled), .bool(.cancelsTouchesInView, \.cancelsTouchesInView),
        .bool(.delaysTouchesBegan, \.delaysTouchesBegan), .bool(.delaysTouchesEnded, \.delaysTouchesEnded),
        .delegate("delegate", \.delegate),
        .property("state", \.state), .property("name", \.name))
      + NibRow<UIGestureRecognizer, ObjectWord>.table(
        .ignoredChild(.canvasLocation, because: "the object's position in Interface Builder's editor"))
  }

  /// Removes actions; `nil` stands for all targets or all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map(nibObject)
    targets.removeAll { entry in
      (object == nil || entry.target() === object) && (action == nil || entry.action == action)
    }
  }

  /// Has no effect: only taps are recognized, so that recognizers do not compete.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// The location of one of the touches of the last gesture.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  /// A name for messages. Stored, but has no effect.
  open var name: String?

  /// Adds a target and an action. The target is not retained. If it is `nil`, the responder chain is searched when
  /// the gesture is recognized.
  open func addTarget(_ target: Any?, action: Selector) {
    let object = target.map(nibObject)
    targets.append(({ [weak object] in object }, object == nil, action))
  }

  /// The location of the last gesture, in the coordinates of a view, or of its window if `view` is `nil`. Zero before
  /// the first gesture.
  open func location(in view: UIView?) -> CGPoint { pointView?.convert(point, to: view) ?? .zero }

  // MARK: Override points that a terminal does not call

  /// An override point of UIKit, which is not called: only taps are recognized.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// An override point of UIKit, which is not called.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// An override point of UIKit, which is not called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// An override point of UIKit, which is not called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// An override point of UIKit, which is not called.
  open func reset() {}
  /// An override point of UIKit, which is not called: recognizers do not compete.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// An override point of UIKit, which is not called.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// An override point of UIKit, which is not called.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// An override point of UIKit, which is not called.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The number of touches. Always 1: a mouse has one pointer.
  open var numberOfTouches: Int { 1 }

  /// Whether the delegate allows the gesture that begins with a touch.
  func nibReceives(_ touch: UITouch, at place: (point: CGPoint, view: UIView)) -> Bool {
    (point, pointView) = (place.point, place.view)
    guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return false }
    return (delegate?.gestureRecognizerShouldBegin(self) ?? true)
      && (view?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Recognizes the gesture: sets the state and sends the actions.
  ///
  /// - Parameter place: the location of the gesture, as a point in a view's coordinates; `nil` if it has none.
  func nibRecognize(at place: (point: CGPoint, view: UIView)? = nil) throws {
    guard isEnabled else { return }
    point = place?.point ?? .zero
    pointView = place?.view
    state = .ended
    defer { state = .possible }
    for entry in targets {
      let target = entry.target()
      guard entry.searchesResponderChain || target != nil else { continue }
      try nibSendAction(entry.action, to: target, from: self, for: nil)
    }
  }
}

extension UIView: NibGestureSource {
  func nibAddRecognizers(_ objects: [AnyObject]) {
    for case let recognizer as UIGestureRecognizer in objects { addGestureRecognizer(recognizer) }
  }
}

extension UIGestureRecognizer: NibActionSource {
  func nibConnect(_ action: Selector, of target: AnyObject?, _ element: NibElement) {
    addTarget(target, action: action)
  }
}

/// Methods that decide whether a gesture is recognized.
///
/// `shouldReceive` and `gestureRecognizerShouldBegin(_:)` are called before each tap, with the mouse or with keys. The
/// methods about two recognizers are not called, because recognizers do not compete.
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
