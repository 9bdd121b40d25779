import NibCore

/// Where an event loop gets its events from.
public protocol InputSource: AnyObject {
  /// What becomes readable when there is input; `nil` if input is always at hand.
  var descriptor: Int32? { get }
  /// How long to wait for the rest of what has begun; `nil` if nothing is held back.
  var patience: Duration? { get }
  /// Takes all that is at hand, without waiting.
  func read() -> InputBatch
  /// The rest did not come within `patience`: what the beginning means by itself.
  func flush() -> [InputEvent]
  /// Drops what has arrived and was not read. Input written down beforehand arrives when it is read, so it stays.
  func discard()
}

extension InputSource {
  public func discard() {}
}

/// What an input source had at hand.
public struct InputBatch: Hashable, Sendable {
  public var events: [InputEvent]
  /// Whether nothing can come any more.
  public var isClosed: Bool

  public init(_ events: [InputEvent], isClosed: Bool = false) {
    self.events = events
    self.isClosed = isClosed
  }
}

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

/// Events written down beforehand, for tests and demonstrations: a batch a turn of the loop, then the end.
public final class ScriptedInput: InputSource {
  private var batches: ArraySlice<[InputEvent]>

  /// - Parameter batches: what arrives together, in order.
  public init(_ batches: [[InputEvent]]) { self.batches = batches[...] }

  public var descriptor: Int32? { nil }
  public var patience: Duration? { nil }

  public func read() -> InputBatch {
    guard let batch = batches.popFirst() else { return InputBatch([], isClosed: true) }
    return InputBatch(batch)
  }

  public func flush() -> [InputEvent] { [] }
}
