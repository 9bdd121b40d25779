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

/// Recognizes taps: in the terminal, clicks.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture (kept: one click is recognized).
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture (kept: a mouse has one).
  open var numberOfTouchesRequired = 1

  /// The rows of a tap recognizer, after those of every recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .integer("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
      .integer("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
    ]
  }
}

/// Recognizes dragging (kept: programs hear of drags through views).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that drag.
  open var minimumNumberOfTouches = 1
  /// The most fingers that drag.
  open var maximumNumberOfTouches = Int.max

  /// Zero: drags are not recognized.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing: drags are not recognized.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Zero: drags are not recognized.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  /// The rows of a pan recognizer, after those of every recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .integer("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
      .integer("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
    ]
  }
}

/// Recognizes dragging that begins at an edge of the screen (kept: a terminal has no such edges).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture begins.
  open var edges: UIRectEdge = []

  /// The rows of an edge recognizer, after those of every pan recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .child("edges", decode: decodedEdges) {
        (recognizer: UIScreenEdgePanGestureRecognizer, edges: UIRectEdge) in recognizer.edges = edges
      }
    ]
  }

  private static func decodedEdges(_ element: NibElement, _ coder: NibCoder) -> UIRectEdge? {
    let names: KeyValuePairs<String, UIRectEdge> = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    return names.reduce(into: []) { edges, name in
      if element.bool(name.key) ?? false { edges.insert(name.value) }
    }
  }
}

/// Recognizes swipes (kept: a terminal tells of no such thing).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe leads.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// Where the swipe has to lead.
  open var direction: Direction = .right
  /// How many fingers swipe.
  open var numberOfTouchesRequired = 1

  /// The rows of a swipe recognizer, after those of every recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .custom("direction", decode: direction(named:)) {
        (recognizer: UISwipeGestureRecognizer, direction: Direction) in recognizer.direction = direction
      },
      .integer("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
    ]
  }

  private static func direction(named name: String) -> Direction? {
    switch name {
    case "right": .right
    case "left": .left
    case "up": .up
    case "down": .down
    default: nil
    }
  }
}

/// Recognizes two fingers that move apart or together (kept: a terminal tells of no such thing).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much larger the distance of the fingers has become.
  open var scale: CGFloat = 1

  /// The rows of a pinch recognizer, after those of every recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [.number("scale", \UIPinchGestureRecognizer.scale)]
  }
}

/// Recognizes two fingers that turn (kept: a terminal tells of no such thing).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians.
  open var rotation: CGFloat = 0

  /// The rows of a rotation recognizer, after those of every recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [.number("rotation", \UIRotationGestureRecognizer.rotation)]
  }
}

/// Recognizes presses that last (kept: a terminal tells of no such thing).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long a press has to last, in seconds.
  open var minimumPressDuration = 0.5
  /// How far the finger may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers press.
  open var numberOfTouchesRequired = 1

  /// The rows of a press recognizer, after those of every recognizer.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .double("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
      .number("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
      .integer("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired),
      .integer("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired),
    ]
  }
}
