import NibCore

/// A drawing of views in points: shapes, texts and images from back to front. `VectorSVG` and `VectorRaster` write it.
package struct VectorPicture: Equatable {
  /// The size in points. Everything outside is cut off.
  package var size: CGSize
  /// The items, back to front, in coordinates that begin in the top left corner.
  package var items: [VectorItem]

  package init(size: CGSize, items: [VectorItem]) {
    self.size = size
    self.items = items
  }
}

/// A part of a vector picture.
package indirect enum VectorItem: Equatable {
  case shape(VectorShape)
  case text(VectorText)
  case image(VectorImage)
  /// Items that are cut off at a rectangle with round corners.
  case clip(VectorRectangle, [VectorItem])
  /// Items whose coordinates begin at the given point.
  case moved(CGPoint, [VectorItem])
}

/// A rectangle with round corners, in points.
package struct VectorRectangle: Hashable {
  package var frame: CGRect
  /// The radius of the corners; at most half of the shorter side.
  package let radius: CGFloat

  package init(_ frame: CGRect, radius: CGFloat = 0) {
    self.frame = frame
    self.radius = max(0, min(radius, frame.width / 2, frame.height / 2))
  }
}

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

/// A piece of a line of text in one font and color.
package struct VectorText: Equatable {
  package var string: String
  /// The left end of the baseline.
  package var origin: CGPoint
  /// The width in points according to the metrics of the layout. Writers with other fonts fit the text into it.
  package var width: CGFloat
  package var face: FontFace
  /// The size of the font in points.
  package var size: CGFloat
  package var color: ColorComponents
  package var isUnderlined = false
  var isStruckThrough = false
  /// The font file of the project that contains the face.
  package var fontFile: FontFileFace?
  /// Whether all letters are equally wide, as in a terminal.
  package var isMonospaced = false
  /// Whether it is the name of content that cannot be drawn, and not a text of the app. `VectorHints` chooses its
  /// color.
  var isHint = false
}

extension VectorItem {
  package static func rectangle(_ frame: CGRect, _ color: ColorComponents) -> VectorItem {
    .shape(VectorShape(outline: .rectangle(VectorRectangle(frame)), fill: color, stroke: nil))
  }

  /// The outline of a rectangle, without an inner area.
  ///
  /// - Parameter width: the width of the line in points.
  package static func outline(_ frame: CGRect, _ color: ColorComponents, width: CGFloat) -> VectorItem {
    .shape(
      VectorShape(
        outline: .rectangle(VectorRectangle(frame, radius: width)), fill: nil,
        stroke: VectorShape.Stroke(color: color, width: width)))
  }

  /// A line of text in the system font.
  ///
  /// - Parameter origin: the left end of the baseline.
  package static func text(
    _ string: String, at origin: CGPoint, size: CGFloat, isBold: Bool = false, _ color: ColorComponents,
    metrics: TextMetrics
  ) -> VectorItem {
    let font: UIFont = isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    return .text(
      VectorText(
        string: string, origin: origin, width: metrics.width(of: string, font: font),
        face: .system(isBold ? .bold : .regular), size: size, color: color))
  }
}

/// An image that fills a rectangle.
package struct VectorImage: Equatable {
  package var pixels: PixelImage
  package var frame: CGRect
  package var opacity: Double
}
