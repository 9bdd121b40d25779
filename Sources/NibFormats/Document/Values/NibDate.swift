/// A point in time: `<date key="date" timeIntervalSinceReferenceDate="-978267600"/>`.
package struct NibDate: Hashable, Sendable, NibElementDecodable {
  /// Seconds since the start of 2001, UTC.
  package var secondsSinceReferenceDate: Double

  /// Creates a date from the seconds since the start of 2001, UTC.
  package init(secondsSinceReferenceDate: Double) {
    self.secondsSinceReferenceDate = secondsSinceReferenceDate
  }

  package init(decoding element: NibElement) throws(NibValueError) {
    secondsSinceReferenceDate = try element.requiredNumber("timeIntervalSinceReferenceDate")
  }
}
