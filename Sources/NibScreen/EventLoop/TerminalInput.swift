import NibCore

/// The bytes of a terminal, decoded.
public final class TerminalInput: InputSource {
  /// What is taken in one go at most, so that a flood without an end cannot keep the loop from its work. The rest
  /// waits in the terminal, which has whoever sends it wait too.
  private static let longestBatch = 1 << 16

  public let descriptor: Int32?
  private let source: Int32
  private var decoder = InputDecoder()

  /// - Parameter descriptor: open for reading; it stays the caller's.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    source = descriptor
  }

  public var patience: Duration? { decoder.patience }

  public func read() -> InputBatch {
    var batch = InputBatch([])
    var count = 0
    while count < TerminalInput.longestBatch && !Platform.wait(for: [source], timeout: .zero).isEmpty {
      guard let bytes = Platform.read(from: source) else {
        batch.isClosed = true
        break
      }
      // Another process was faster.
      if bytes.isEmpty { break }
      batch.events += decoder.feed(bytes)
      count += bytes.count
    }
    return batch
  }

  public func flush() -> [InputEvent] { decoder.flush() }

  public func discard() {
    decoder = InputDecoder()
    Platform.discardInput(of: source)
  }
}
