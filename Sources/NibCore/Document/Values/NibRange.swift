/// A range: `<range key="value" location="0" length="4"/>`.
public struct NibRange: Hashable, Sendable, NibElementDecodable {
  /// The first index.
  public var location: Int
  /// How many follow, the first included.
  public var length: Int

  /// A range from its first index and length.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  public init(decoding element: NibElement) throws(NibValueError) {
    guard let location = try element.integer("location") else { throw element.missing("location") }
    guard let length = try element.integer("length") else { throw element.missing("length") }
    self.init(location: location, length: length)
  }
}
