import NibCore

/// A filled or outlined shape.
package struct VectorShape: Equatable {
  package enum Outline: Equatable {
    case rectangle(VectorRectangle)
    /// The largest ellipse in a rectangle.
    case ellipse(CGRect)
    /// Connected straight lines with round ends.
    case line([CGPoint])
  }

  /// A line along the outline.
  package struct Stroke: Equatable {
    package var color: ColorComponents
    /// The width in points.
    package var width: CGFloat
    package var isDashed = false

    package init(color: ColorComponents, width: CGFloat, isDashed: Bool = false) {
      (self.color, self.width, self.isDashed) = (color, width, isDashed)
    }
  }

  package var outline: Outline
  /// The color of the inner area; `nil` for none.
  package var fill: ColorComponents?
  package var stroke: Stroke?

  package init(outline: Outline, fill: ColorComponents?, stroke: Stroke?) {
    (self.outline, self.fill, self.stroke) = (outline, fill, stroke)
  }
}
