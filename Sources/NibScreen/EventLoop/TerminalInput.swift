import NibCore

/// An input source that decodes the bytes of a terminal.
package final class TerminalInput: InputSource {
  /// The maximum number of bytes to read at once, so that endless input does not stop the loop's other work. The
  /// rest waits in the terminal, which in turn makes the sender wait.
  private static let longestBatch = 1 << 16

  package let descriptor: Int32?
  private let source: Int32
  private var decoder = InputDecoder()

  /// - Parameter descriptor: a descriptor that is open for reading. The caller remains responsible for
  ///   closing it.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    source = descriptor
  }

  package var patience: Duration? { decoder.patience }

  /// Reads everything that has arrived, but not more than a batch.
  package func read() -> InputBatch {
    var batch = InputBatch([])
    var count = 0
    while count < TerminalInput.longestBatch && !Platform.wait(for: [source], timeout: .zero).isEmpty {
      guard let bytes = Platform.read(from: source) else {
        batch.isClosed = true
        break
      }
      // No bytes, although there was input: another process has read it first.
      if bytes.isEmpty { break }
      batch.events += decoder.feed(bytes)
      batch.replies += decoder.takeReplies()
      count += bytes.count
    }
    return batch
  }

  package func flush() -> [InputEvent] { decoder.flush() }

  package func discard() {
    decoder = InputDecoder()
    Platform.discardInput(of: source)
  }
}
