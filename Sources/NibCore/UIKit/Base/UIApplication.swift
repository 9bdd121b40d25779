/// The one object that a running program's events go through.
public final class UIApplication: UIResponder {
  nonisolated(unsafe) public static let shared = UIApplication()

  /// The application delegate; the last in the responder chain.
  public weak var delegate: (any UIApplicationDelegate)?
  public internal(set) var windows: [UIWindow] = []
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }

  /// Sends an action to a target, or up the responder chain. False if nobody took it. Raises on a bad
  /// selector.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  {
    NibException.raising {
      try nibSendAction(action, to: target.map { $0 as AnyObject }, from: sender, for: event)
    }
  }

  /// The throwing form of `sendAction`.
  /// - Throws: `NSInvalidArgumentException` when `target` has no such action (BEHAVIOURS A10).
  @discardableResult
  public func nibSendAction(_ action: Selector, to target: AnyObject?, from sender: Any?, for event: UIEvent?)
    throws -> Bool
  {
    if let target {
      guard let method = nibAction(action, of: target), method.call(on: target, sender: sender, event: event)
      else {
        throw NibException.invalidArgument(
          "-[\(nibClassName(of: target)) \(action.nibName)]: unrecognized selector sent to instance "
            + "0x\(String(UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque()), radix: 16))")
      }
      return true
    }
    return searchChain(action, from: sender, for: event)
  }

  /// The first object of the chain that has the action gets it: first responder or sender, superviews,
  /// controllers, window, application, delegate (BEHAVIOURS A12).
  private func searchChain(_ action: Selector, from sender: Any?, for event: UIEvent?) -> Bool {
    let source = (sender as? UIResponder) ?? (sender as? UIGestureRecognizer)?.view
    var candidates: [UIResponder?] = [keyWindow?.nibFirstResponder, source]
    if source?.nibWindow == nil { candidates.append(keyWindow) }
    for start in candidates {
      var responder = start
      while let current = responder {
        if let method = nibAction(action, of: current), method.call(on: current, sender: sender, event: event)
        {
          return true
        }
        responder = current.next
      }
    }
    let lasts: [AnyObject?] = [self, delegate]
    for case let last? in lasts {
      if let method = nibAction(action, of: last), method.call(on: last, sender: sender, event: event) {
        return true
      }
    }
    return false
  }

  /// What iOS sends when memory is short: nibs forget their parsed documents (BEHAVIOURS B5).
  public func nibDidReceiveMemoryWarning() { NibCache.purge() }
}

public protocol UIApplicationDelegate: AnyObject {
  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}
