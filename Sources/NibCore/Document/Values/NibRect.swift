/// A rectangle: `<rect key="frame" x="16" y="0.0" width="343" height="20.5"/>`, in points.
public struct NibRect: Hashable, Sendable, NibElementDecodable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(decoding element: NibElement) throws(NibValueError) {
    x = try element.requiredNumber("x")
    y = try element.requiredNumber("y")
    width = try element.requiredNumber("width")
    height = try element.requiredNumber("height")
  }
}
