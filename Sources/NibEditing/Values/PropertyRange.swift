import NibFormats
import NibSupport

/// The numbers that a property can have.
enum PropertyRange {
  /// Positions, sizes and distances in points. Layouts have no larger ones.
  static let lengths = -NibLength.limit...NibLength.limit
  static let priorities = 1.0...1000

  /// The range of a number in an element such as `rect` or `size`. The sides of a rectangle cannot be negative; a size
  /// can, such as the offset of a shadow.
  static func component(_ name: String, of element: String) -> ClosedRange<Double> {
    element == "rect" && ["width", "height"].contains(name) ? 0...lengths.upperBound : lengths
  }

  /// The sizes of fonts, in points.
  static let fontSizes = 0.1...10_000
  static let integers = Double(Int32.min)...Double(Int32.max)
  /// UIKit stores most numbers in single precision.
  static let numbers = -Double(Float.greatestFiniteMagnitude)...Double(Float.greatestFiniteMagnitude)
}

extension ClosedRange<Double> {
  /// The range in words for the message about a wrong number, such as ` from 0 to 1`.
  var text: String { " from \(NibNumber.exact(lowerBound)) to \(NibNumber.exact(upperBound))" }
}

extension NibRect {
  /// Refuses frames that layouts cannot have.
  func checkLengths() throws(EditError) {
    for number in [x, y, width, height] where !PropertyRange.lengths.contains(number) {
      throw EditError(
        "'\(NibNumber.exact(number))' is not a valid length; use a number\(PropertyRange.lengths.text)")
    }
  }
}
