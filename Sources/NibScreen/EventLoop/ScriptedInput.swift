import NibCore

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
