import Foundation

/// The sizes, line distances and weights of the fonts of text styles at each content size category, as published
/// by Apple.
package enum DynamicType {
  /// The font of one style at one category.
  package struct Specification: Hashable, Sendable {
    /// The size in points.
    package var pointSize: CGFloat
    /// The distance between two baselines in points.
    package var leading: CGFloat
    package var weight: FontWeight
  }

  /// The font of `style` at `category`. An unknown style is treated as body, an unknown category as large.
  package static func specification(
    of style: UIFont.TextStyle, at category: UIContentSizeCategory
  ) -> Specification {
    let row = rows.first { $0.style == style } ?? body
    let (size, leading) = row.sizes[category.nibIndex]
    return Specification(
      pointSize: CGFloat(size), leading: CGFloat(leading),
      weight: style == .headline ? .semibold : .regular)
  }

  /// The font of `style` on tvOS at the standard category, as published by Apple. The size of subheadlines is that of
  /// saved labels (docs/interface-builder.md 9.3).
  package static func televisionSpecification(of style: UIFont.TextStyle) -> Specification {
    let (size, leading): (CGFloat, CGFloat) =
      switch style {
      case .largeTitle, .title1: (76, 96)
      case .title2: (57, 66)
      case .title3: (48, 56)
      case .headline: (38, 46)
      case .callout: (31, 38)
      case .caption1: (25, 32)
      case .caption2: (23, 30)
      default: (29, 36)
      }
    return Specification(
      pointSize: size, leading: leading, weight: style == .subheadline ? .regular : .medium)
  }

  /// The maximum width in points of the readable content area of a view.
  ///
  /// It is 672 at the standard category (docs/uikit-facts.md 4.4), where body text has 17 points. The widths
  /// at the other categories are not published; they are scaled in proportion, so that lines have about the
  /// same number of letters.
  package static func readableWidth(at category: UIContentSizeCategory) -> CGFloat {
    let size = specification(of: .body, at: category).pointSize
    let standard = specification(of: .body, at: .large).pointSize
    return (672 * size / standard).rounded()
  }

  /// One style, with its size and leading in points at each category: from XS to XXXL, then AX1 to AX5.
  private struct Row {
    var style: UIFont.TextStyle
    var sizes: [(size: Int, leading: Int)]

    init(_ style: UIFont.TextStyle, _ sizes: [(size: Int, leading: Int)]) {
      self.style = style
      self.sizes = sizes
    }
  }

  private static let body = Row(
    .body,
    [
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
      (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ])

  private static let rows = [
    Row(
      .largeTitle,
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
        (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
      ]),
    Row(
      .title1,
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
        (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
      ]),
    Row(
      .title2,
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
        (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
      ]),
    Row(
      .title3,
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
        (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
      ]),
    Row(
      .headline,
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]),
    body,
    Row(
      .callout,
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
        (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
      ]),
    Row(
      .subheadline,
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
        (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
      ]),
    Row(
      .footnote,
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
        (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
      ]),
    Row(
      .caption1,
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
        (22, 29), (26, 32), (32, 39), (37, 44), (43, 51),
      ]),
    Row(
      .caption2,
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
        (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
      ]),
  ]
}
