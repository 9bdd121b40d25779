import NibCore

/// The source of an event loop's events.
public protocol InputSource: AnyObject {
  /// The descriptor that becomes readable when there is input; `nil` if input is always available.
  var descriptor: Int32? { get }
  /// The time to wait for the rest of an incomplete sequence; `nil` if nothing is incomplete.
  var patience: Duration? { get }
  /// Reads the available input, without waiting.
  func read() -> InputBatch
  /// Called if the rest of a sequence did not arrive within `patience`. Returns the events for the incomplete
  /// sequence: a single ESC, for example, is the Escape key.
  func flush() -> [InputEvent]
  /// Discards input that has arrived but was not read. The default implementation does nothing.
  func discard()
}

extension InputSource {
  public func discard() {}
}

/// The input that was available at one time.
public struct InputBatch: Hashable, Sendable {
  package var events: [InputEvent]
  /// The terminal's answers to questions of the screen.
  package var replies: [TerminalReply] = []
  /// Whether no more input can arrive.
  package var isClosed: Bool

  package init(_ events: [InputEvent], isClosed: Bool = false) {
    self.events = events
    self.isClosed = isClosed
  }
}

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

/// Prepared events for tests and demonstrations. Each turn of the loop gets one batch; after the last one,
/// the input is closed.
public final class ScriptedInput: InputSource {
  private var batches: ArraySlice<[InputEvent]>

  /// - Parameter batches: the events that arrive together, in order.
  public init(_ batches: [[InputEvent]]) { self.batches = batches[...] }

  public var descriptor: Int32? { nil }
  public var patience: Duration? { nil }

  public func read() -> InputBatch {
    guard let batch = batches.popFirst() else { return InputBatch([], isClosed: true) }
    return InputBatch(batch)
  }

  public func flush() -> [InputEvent] { [] }
}
