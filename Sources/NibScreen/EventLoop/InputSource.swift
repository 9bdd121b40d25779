import NibCore

/// The source of an event loop's events.
package protocol InputSource: AnyObject {
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
  package func discard() {}
}

/// The input that was available at one time.
package struct InputBatch: Hashable, Sendable {
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

/// Prepared events for tests and demonstrations. Each turn of the loop gets one batch; after the last one,
/// the input is closed.
public final class ScriptedInput: InputSource {
  private var batches: ArraySlice<[InputEvent]>

  /// - Parameter batches: the events that arrive together, in order.
  public init(_ batches: [[InputEvent]]) { self.batches = batches[...] }

  package var descriptor: Int32? { nil }
  package var patience: Duration? { nil }

  package func read() -> InputBatch {
    guard let batch = batches.popFirst() else { return InputBatch([], isClosed: true) }
    return InputBatch(batch)
  }

  package func flush() -> [InputEvent] { [] }
}
