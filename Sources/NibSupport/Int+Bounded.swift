extension FixedWidthInteger {
  /// The whole part of any floating-point number: 0 for NaN, limited to ±1 billion, so that sums and small multiples
  /// never overflow, and to the values of the type.
  ///
  /// Converts lengths from documents, and values computed from them, to counts of columns, rows, lines and pixels.
  /// `Scripts/check-conversions.sh` checks that no other conversion of such numbers is used.
  @inlinable
  package init<Value: BinaryFloatingPoint>(bounded value: Value) {
    let limit: Double = 1_000_000_000
    let number = Double(value)
    // The number is converted to `Int` first: a conversion from Double to a generic type takes 20 times as long.
    self = number.isNaN ? 0 : Self(clamping: Int(Swift.min(Swift.max(number, -limit), limit)))
  }

  /// A count from a file, limited to ±1 billion, so that sums of counts never overflow.
  package init<Value: BinaryInteger>(boundedCount value: Value) {
    self.init(clamping: Swift.min(Swift.max(Int64(clamping: value), -1_000_000_000), 1_000_000_000))
  }
}
