extension Int {
  /// The whole part of any floating-point number: 0 for NaN, and limited to ±1 billion, so that sums and
  /// small multiples never overflow.
  ///
  /// Converts lengths from documents, and values computed from them, to counts of columns, rows and lines.
  @inlinable
  package init<Value: BinaryFloatingPoint>(bounded value: Value) {
    let limit: Value = 1_000_000_000
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
  }
}
