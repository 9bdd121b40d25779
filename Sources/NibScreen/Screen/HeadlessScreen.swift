import NibCore

/// A screen in memory, the peer of the real one in tests: it keeps what it was given to show.
public final class HeadlessScreen: Screen {
  /// What the screen was told, in order.
  public enum Call: Hashable, Sendable {
    case present, suspend, resume, close
    case setMouse(Bool)
    case copy(String)
    case run([String])
  }

  /// The size that the next `updateSize()` finds.
  public var deviceSize: CellSize
  public private(set) var size: CellSize
  public let colorDepth: ColorDepth
  /// Whether it counts as gone.
  public var isLost = false
  /// Every canvas shown, the last one last.
  public private(set) var frames: [CellCanvas] = []
  public private(set) var calls: [Call] = []
  /// What stands for the programs that are run: takes the arguments, gives the exit status.
  public var program: ([String]) -> Int32 = { _ in 0 }

  public init(size: CellSize, colorDepth: ColorDepth = .trueColor) {
    deviceSize = size
    self.size = size
    self.colorDepth = colorDepth
  }

  /// What is on the screen as plain text, a line a row; empty before the first frame.
  public var text: String { frames.last.map { TextExport().text(of: $0) } ?? "" }

  public func present(_ canvas: CellCanvas) {
    frames.append(canvas.copy())
    calls.append(.present)
  }

  public func updateSize() { size = deviceSize }
  public func suspend() { calls.append(.suspend) }
  public func resume() { calls.append(.resume) }
  public func close() { calls.append(.close) }
  public func setMouse(_ isOn: Bool) { calls.append(.setMouse(isOn)) }

  public func copyToClipboard(_ text: String) -> Bool {
    calls.append(.copy(text))
    return true
  }

  public func run(_ arguments: [String]) -> Int32 {
    calls.append(.run(arguments))
    return program(arguments)
  }
}
