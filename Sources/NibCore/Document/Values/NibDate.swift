/// A moment: `<date key="date" timeIntervalSinceReferenceDate="-978267600"/>`.
public struct NibDate: Hashable, Sendable, NibElementDecodable {
  /// Seconds since the start of 2001, UTC.
  public var secondsSinceReferenceDate: Double

  /// A moment, in seconds since the start of 2001, UTC.
  public init(secondsSinceReferenceDate: Double) {
    self.secondsSinceReferenceDate = secondsSinceReferenceDate
  }

  public init(decoding element: NibElement) throws(NibValueError) {
    secondsSinceReferenceDate = try element.requiredNumber("timeIntervalSinceReferenceDate")
  }
}
