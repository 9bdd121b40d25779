import Foundation
import NibCore

/// Makes nibs from XML text in the tests.
enum TestNib {
  /// A xib around the given objects, with File's Owner (-1) and First Responder (-2).
  static func xib(_ objects: String, owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    </document>
    """
  }

  /// Runs `body` in the environment of a phone with half-point pixels, instead of the terminal's environment.
  static func onPhone<Result>(_ body: () throws -> Result) rethrows -> Result {
    try NibEnvironment.$current.withValue(NibEnvironment(device: Device.all[2])) { try body() }
  }

  static func connections(_ list: String) -> String { "<connections>\(list)</connections>" }

  /// A nib from the given objects.
  static func nib(_ objects: String, owner: String = "", mode: NibLoadingMode = .strict) -> UINib {
    NibClassRegistry.registerModule(of: LoggingView.self)
    let nib = UINib(data: Data(xib(objects, owner: owner).utf8), bundle: nil)
    nib.nibMode = mode
    return nib
  }

  /// The exception that loading raises, or nil if loading succeeds.
  static func exception(_ nib: UINib, owner: Any? = nil) -> NibException? {
    do {
      try nib.nibInstantiate(withOwner: owner)
      return nil
    } catch {
      return error as? NibException
    }
  }
}

/// The log of the calls during a load, in order.
enum LoadingLog {
  @TaskLocal static var current: Entries?

  final class Entries: @unchecked Sendable { var lines: [String] = [] }

  static func note(_ line: String) { current?.lines.append(line) }

  /// The lines that `body` logs.
  static func record(_ body: () throws -> Void) rethrows -> [String] {
    let entries = Entries()
    try $current.withValue(entries) { try body() }
    return entries.lines
  }
}

class LoggingView: UIView {
  @Outlet var label: LoggingLabel?
  @Outlet var other: UIView?
  @Outlet var parts: [UIView]?
  @Outlet(.weak) var template: UIView?
  @Inspectable var note: String = ""
  @Inspectable var count: Int = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    LoadingLog.note("init(frame:) \(type(of: self))")
  }

  required init?(coder: NSCoder) {
    LoadingLog.note("before \(Self.self)")
    super.init(coder: coder)
    LoadingLog.note(
      "after \(type(of: self)) subviews \(subviews.count) outlet \(label == nil ? "nil" : "set")")
  }

  override func setValue(_ value: Any?, forKey key: String) throws {
    LoadingLog.note("set \(key)")
    try super.setValue(value, forKey: key)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    LoadingLog.note("awake \(type(of: self)) note \(note) outlet \(label == nil ? "nil" : "set")")
  }
}

final class LoggingLabel: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    LoadingLog.note("init(coder:) LoggingLabel")
  }

  override init(frame: CGRect) { super.init(frame: frame) }
  override func awakeFromNib() { LoadingLog.note("awake LoggingLabel") }
}

/// File's Owner for the tests.
final class TestOwner: UIResponder {
  @Outlet var view: UIView?
  @Outlet var manager: PlainObject?
  var pressed: [String] = []

  override class var nibActions: [NibAction] {
    [
      NibAction("addItem", TestOwner.addItem), NibAction("tapped:", TestOwner.tapped),
      NibAction("tapped:event:", TestOwner.tappedWithEvent),
    ]
  }

  func addItem() { pressed.append("addItem") }
  func tapped(_ sender: Any) { pressed.append("tapped \(type(of: sender))") }
  func tappedWithEvent(_ sender: UIControl, _ event: UIEvent?) { pressed.append("event") }
}

final class PlainObject: NSObject, NibInstantiable {
  required override init() {
    super.init()
    LoadingLog.note("init() PlainObject")
  }
}

final class RefusingView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}
