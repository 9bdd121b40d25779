/// The division of an image into parts that keep their size and parts that fill the rest, when the image is drawn in a
/// larger size: that of an image set in an asset catalog, or of a resizable image of a program. Lengths are in points.
package struct ImageSlices: Hashable, Sendable {
  /// The division along one axis.
  package struct Axis: Hashable, Sendable {
    /// The length of the part at the left or the top, which keeps its size.
    package var leading: CGFloat
    /// The length of the part at the right or the bottom, which keeps its size.
    package var trailing: CGFloat
    /// The length of the part after the leading one, which fills the rest. The part of the image after it, up to the
    /// trailing one, is not drawn. `nil` for all that is between the two other parts.
    package var center: CGFloat?

    /// Creates a division. Negative lengths and lengths that are not numbers count as zero.
    package init(leading: CGFloat, trailing: CGFloat, center: CGFloat? = nil) {
      self.leading = max(0, leading)
      self.trailing = max(0, trailing)
      self.center = center.map { max(0, $0) }
    }

    /// The natural length of an image: that of its parts.
    ///
    /// - Parameter length: the length of the whole image.
    func length(of length: CGFloat) -> CGFloat {
      min(length, center.map { leading + $0 + trailing } ?? length)
    }
  }

  /// The division into columns; `nil` if the whole width is stretched.
  package var horizontal: Axis?
  /// The division into rows; `nil` if the whole height is stretched.
  package var vertical: Axis?
  /// Whether the center is repeated in its own size; otherwise, it is stretched.
  package var isTiled: Bool

  package init(horizontal: Axis?, vertical: Axis?, isTiled: Bool) {
    (self.horizontal, self.vertical, self.isTiled) = (horizontal, vertical, isTiled)
  }

  /// The natural size of an image: that of its parts (docs/interface-builder.md 4.9).
  ///
  /// - Parameter size: the size of the whole image.
  package func size(of size: CGSize) -> CGSize {
    CGSize(
      width: horizontal?.length(of: size.width) ?? size.width,
      height: vertical?.length(of: size.height) ?? size.height)
  }
}

extension ImageSlices {
  /// The division that `resizing` describes in the `Contents.json` of an image set. Its lengths are in pixels.
  struct Description: Decodable {
    struct Center: Decodable {
      var mode: String?
      var width: Double?
      var height: Double?
    }

    struct Insets: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }

    var mode: String?
    var center: Center?
    var insets: Insets?
    /// The insets under the key of Xcode 5.
    var oldInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case insets = "cap-insets"
      case oldInsets = "capInsets"
    }

    /// The division of an image with the given number of pixels per point; `nil` if the mode is not known or missing,
    /// because then the whole image is stretched.
    func slices(scale: Double) -> ImageSlices? {
      let insets = insets ?? oldInsets ?? Insets()
      func axis(_ leading: Double?, _ trailing: Double?, _ center: Double?) -> Axis {
        Axis(
          leading: (leading ?? 0) / scale, trailing: (trailing ?? 0) / scale,
          center: center.map { $0 / scale })
      }
      let horizontal = axis(insets.left, insets.right, center?.width)
      let vertical = axis(insets.top, insets.bottom, center?.height)
      let isTiled = center?.mode == "tile"
      return switch mode {
      case "9-part": ImageSlices(horizontal: horizontal, vertical: vertical, isTiled: isTiled)
      case "3-part-horizontal": ImageSlices(horizontal: horizontal, vertical: nil, isTiled: isTiled)
      case "3-part-vertical": ImageSlices(horizontal: nil, vertical: vertical, isTiled: isTiled)
      default: nil
      }
    }
  }
}
