import NibCore

/// A screen in memory, which records the canvases that it shows and the calls of its methods. Used by tests and
/// scripted runs.
public final class HeadlessScreen: GraphicsScreen {
  /// A call of one of the screen's methods other than `updateSize()`.
  package enum Call: Hashable, Sendable {
    case present, suspend, resume, close
    case setMouse(Bool)
    case copy(String)
    case run([String])
  }

  /// The size that the next call of `updateSize()` assigns to `size`.
  package var deviceSize: CellSize
  public private(set) var size: CellSize
  package let colorDepth: ColorDepth
  /// How the screen would show images. It records them with the canvases.
  package var graphics: TerminalGraphics?
  /// Whether the screen behaves as if it were disconnected. Tests set it.
  package var isLost = false
  /// Every canvas that was shown, in order.
  public private(set) var frames: [CellCanvas] = []
  /// The recorded calls, in order.
  package private(set) var calls: [Call] = []
  /// A function that is called instead of running a program. It receives the arguments and returns the exit status.
  package var program: ([String]) -> Int32 = { _ in 0 }

  /// Creates a screen of the given size.
  public init(size: CellSize, colorDepth: ColorDepth = .trueColor) {
    deviceSize = size
    self.size = size
    self.colorDepth = colorDepth
  }

  /// The screen's contents as plain text, one line per row; empty before the first frame.
  public var text: String { frames.last.map { TextExport().text(of: $0) } ?? "" }

  package func present(_ canvas: CellCanvas) {
    frames.append(canvas.copy())
    calls.append(.present)
  }

  package func receive(_ replies: [TerminalReply]) -> Bool { false }

  package func updateSize() { size = deviceSize }
  package func suspend() { calls.append(.suspend) }
  package func resume() { calls.append(.resume) }
  package func close() { calls.append(.close) }
  package func setMouse(_ isOn: Bool) { calls.append(.setMouse(isOn)) }

  package func copyToClipboard(_ text: String) -> Bool {
    calls.append(.copy(text))
    return true
  }

  package func run(_ arguments: [String]) -> Int32 {
    calls.append(.run(arguments))
    return program(arguments)
  }
}
