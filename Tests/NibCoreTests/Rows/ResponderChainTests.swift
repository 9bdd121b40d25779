import Testing

@testable import NibCore

/// docs/behaviours.md A12: the receiver of an action without a target.
@Suite(.serialized) struct ResponderChainTests {
  /// The responder chain, from the sender outwards.
  private static let levels = ["superview", "controller", "parent", "window", "delegate"]

  /// The names of the objects that receive the action of a control without a target.
  private func receivers(of action: String, firstResponder: Bool = false) throws -> [String] {
    let log = ChainLog()
    let window = ChainWindow(log)
    let parent = ChainParent("parent", log)
    let child = ChainController("controller", log)
    let superview = ChainView("superview", log)
    let control = UIControl()
    let responder = ChainView("first", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.addSubview(superview)
    superview.addSubview(control)
    child.view.addSubview(responder)
    window.rootViewController = parent
    window.layoutIfNeeded()
    if firstResponder { window.nibFirstResponder = responder }
    let delegate = ChainDelegate(log)
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    control.addTarget(nil, action: Selector(action), for: .touchUpInside)
    try control.nibSendActions(for: .touchUpInside, event: nil)
    return log.lines
  }

  /// Each action is implemented by its own level and all outer ones.
  @Test(
    "A12: The first object in the responder chain that has the method receives the action", arguments: levels)
  func chain(level: String) throws { #expect(try receivers(of: level + ":") == [level]) }

  @Test("A12: The first responder comes before the sender, and a missing receiver is not an error")
  func chainEnds() throws {
    #expect(try receivers(of: "superview:", firstResponder: true) == ["first"])
    #expect(try receivers(of: "nobody:") == [])
  }

  fileprivate static func actions(from level: String) -> [String] {
    levels.prefix { $0 != level }.map { $0 + ":" } + [level + ":"]
  }
}

private final class ChainLog { var lines: [String] = [] }

private final class ChainView: UIView {
  let name: String
  let log: ChainLog

  init(_ name: String, _ log: ChainLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
  override class var nibActions: [NibAction] { [NibAction("superview:", ChainView.receive)] }
  private func receive(_ sender: Any) { log.lines.append(name) }
}

private class ChainController: UIViewController {
  let name: String
  let log: ChainLog

  init(_ name: String, _ log: ChainLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
  override func loadView() { view = UIView() }
  func receive(_ sender: Any) { log.lines.append(name) }

  override class var nibActions: [NibAction] {
    ResponderChainTests.actions(from: "controller").map { NibAction($0, ChainController.receive) }
  }
}

private final class ChainParent: ChainController {
  override class var nibActions: [NibAction] {
    ResponderChainTests.actions(from: "parent").map { NibAction($0, ChainController.receive) }
  }
}

private final class ChainWindow: UIWindow {
  let log: ChainLog

  init(_ log: ChainLog) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
  }

  required init?(coder: NSCoder) { nil }
  override class var nibActions: [NibAction] {
    ResponderChainTests.actions(from: "window").map { NibAction($0, ChainWindow.receive) }
  }
  private func receive(_ sender: Any) { log.lines.append("window") }
}

private final class ChainDelegate: UIApplicationDelegate, NibActionTarget {
  let log: ChainLog
  init(_ log: ChainLog) { self.log = log }
  static var nibActions: [NibAction] {
    ResponderChainTests.actions(from: "delegate").map { NibAction($0, ChainDelegate.receive) }
  }
  private func receive(_ sender: Any) { log.lines.append("delegate") }
}
