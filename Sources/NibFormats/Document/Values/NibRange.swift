/// A range: `<range key="value" location="0" length="4"/>`.
package struct NibRange: Hashable, Sendable, NibElementDecodable {
  /// The first index.
  package var location: Int
  /// How many follow, the first included.
  package var length: Int

  /// A range from its first index and length.
  package init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  package init(decoding element: NibElement) throws(NibValueError) {
    guard let location = try element.integer("location") else { throw element.missing("location") }
    guard let length = try element.integer("length") else { throw element.missing("length") }
    self.init(location: location, length: length)
  }
}
