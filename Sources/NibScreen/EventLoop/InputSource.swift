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
