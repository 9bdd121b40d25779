extension Int {
  /// The whole part of a number of which nothing is known: 0 for what is not a number, at most a billion either way, so
  /// that sums and small multiples never overflow.
  ///
  /// Lengths of documents and what is worked out from them can be any floating-point number; this is how they become
  /// counts of columns, rows and lines.
  public init<Value: BinaryFloatingPoint>(bounded value: Value) {
    let limit: Value = 1_000_000_000
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
  }
}
