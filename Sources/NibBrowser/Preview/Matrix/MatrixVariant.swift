import NibCore
import NibTools

/// The widths and text sizes that a preview shows side by side.
package struct MatrixRequest: Hashable {
  /// The widths in points; empty for the width of the device, or of the item of a collection view.
  package var widths: [CGFloat] = []
  /// The text sizes; empty for that of the layout options.
  package var textSizes: [UIContentSizeCategory] = []

  var isEmpty: Bool { widths.isEmpty && textSizes.isEmpty }

  /// The widths that the browser offers: those of an iPhone SE, an iPhone 8, an iPhone 11 and an iPad.
  static let usualWidths: [CGFloat] = [320, 375, 414, 768]

  /// The valid widths in points.
  static let validWidths: ClosedRange<CGFloat> = 40...4000

  /// Parses widths that are separated by commas. Returns `nil` if one of them is not valid.
  package static func widths(_ text: String) -> [CGFloat]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let widths = parts.compactMap { part in
      Double(part.trimmingCharacters(in: .whitespaces)).map { CGFloat($0) }
    }
    let areValid = widths.count == parts.count && widths.allSatisfy(validWidths.contains)
    return areValid && !widths.isEmpty ? widths : nil
  }
}

/// One column of the matrix: a width with a text size.
struct MatrixVariant: Hashable {
  /// The width of the table in points, or of the item of a collection view.
  let width: CGFloat
  /// Whether the width is that of an item. False if items determine their own width.
  let isItemWidth: Bool
  let textSize: UIContentSizeCategory
  /// The name for headings and remarks: `320 pt`, `text AX3`, or both.
  let title: String

  /// All combinations of the widths and text sizes, in the order in which they were given.
  static func all(
    _ request: MatrixRequest, _ content: PreviewContent, _ options: LayoutOptions
  ) -> [MatrixVariant] {
    let prototype = content.prototype
    let isItem = prototype.isCollection && !(request.widths.isEmpty && prototype.itemSizing == .estimated)
    let usualWidth = isItem ? prototype.itemSize.width : content.screenSize(options).width
    let widths = request.widths.isEmpty ? [usualWidth] : request.widths
    let sizes = request.textSizes.isEmpty ? [options.contentSize] : request.textSizes
    return widths.flatMap { width in
      sizes.map { size in
        let showsWidth = request.textSizes.isEmpty || request.widths.count > 1
        let title = [
          showsWidth ? "\(NibNumber.text(width)) pt" : nil,
          request.textSizes.isEmpty ? nil : "text \(size.nibShortName)",
        ]
        return MatrixVariant(
          width: width, isItemWidth: isItem, textSize: size,
          title: title.compactMap { $0 }.joined(separator: ", "))
      }
    }
  }

  /// The number of columns of the drawing: those of the cell, and enough for a caption.
  var drawnColumns: Int { max(CellGrid.standard.columns(Double(width)), 20) }
}
