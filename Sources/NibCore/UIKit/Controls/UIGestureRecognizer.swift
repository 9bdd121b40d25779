/// A recognizer of gestures: in the terminal a tap is a click on its view.
open class UIGestureRecognizer: NSObject, NibDecodable, NibAwakening {
  public internal(set) weak var view: UIView?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  public weak var delegate: AnyObject?
  private var targets: [(target: () -> AnyObject?, searchesChain: Bool, action: Selector)] = []

  public override init() { super.init() }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target, action: action) }
  }

  public required init?(coder: NSCoder) {
    super.init()
    guard let coder = coder as? NibCoder else { return }
    coder.instantiation.register(self, for: coder.element)
    NibAttributeDecoder(coder).decode(into: self)
  }

  open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}

  open class var nibAttributes: [NibAttribute] {
    [
      .bool("enabled", \UIGestureRecognizer.isEnabled),
      .bool("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
      .bool("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
      .bool("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
      .property("delegate", \UIGestureRecognizer.delegate),
      .handled("id"), .handled("userLabel"), .handled("customClass"), .handled("customModule"),
      .handled("customModuleProvider"), .handled("minimumNumberOfTouches"),
      .handled("maximumNumberOfTouches"),
      .handled("numberOfTouchesRequired"), .handled("numberOfTapsRequired"), .handled("direction"),
      .handled("allowableMovement"), .handled("minimumPressDuration"), .handledChild("canvasLocation"),
    ]
  }

  open func setValue(_ value: Any?, forKey key: String) throws {
    try nibSetValue(value, forKey: key, of: self)
  }

  open func addTarget(_ target: Any?, action: Selector) {
    let object = target.map { $0 as AnyObject }
    targets.append(({ [weak object] in object }, object == nil, action))
  }

  /// Sends the actions, as UIKit does when the gesture is recognized.
  func nibRecognize() throws {
    guard isEnabled else { return }
    for entry in targets {
      let target = entry.target()
      guard entry.searchesChain || target != nil else { continue }
      try UIApplication.shared.nibSendAction(entry.action, to: target, from: self, for: nil)
    }
  }
}

public final class UITapGestureRecognizer: UIGestureRecognizer {}
public final class UILongPressGestureRecognizer: UIGestureRecognizer {}
public final class UIPanGestureRecognizer: UIGestureRecognizer {}
public final class UIPinchGestureRecognizer: UIGestureRecognizer {}
public final class UIRotationGestureRecognizer: UIGestureRecognizer {}
public final class UISwipeGestureRecognizer: UIGestureRecognizer {}
