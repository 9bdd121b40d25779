/// A size: `<size key="..." width="50" height="50"/>`, in points.
public struct NibSize: Hashable, Sendable, NibElementDecodable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public init(decoding element: NibElement) throws(NibValueError) {
    width = try element.requiredNumber("width")
    height = try element.requiredNumber("height")
  }
}
