import NibCore
import NibTools

/// One column of the matrix: a width or a device, with a text size and a language.
struct MatrixVariant: Hashable {
  /// The width of the table in points, or of the item of a collection view.
  let width: CGFloat
  /// Whether the width is that of an item. False if items determine their own width.
  let isItemWidth: Bool
  let textSize: UIContentSizeCategory
  /// The device of the screen; `nil` for that of the layout options.
  private(set) var device: Device?
  /// The language; `nil` for that of the layout options.
  private(set) var language: ShownLanguage?
  /// The width in points of the row that shows the cell as it is saved. `nil` if the variant has another width or text
  /// size than the document; then it shows only the saved texts.
  let savedWidth: CGFloat?
  /// The name for headings and remarks: `320 pt`, `text AX3`, or both, after the name of a device.
  private(set) var title: String

  /// The variants for each device, or otherwise for all combinations of the widths and text sizes, in the order in which
  /// they were given. If there are languages, all of them in the development language and in each language.
  ///
  /// - Parameter ignoresTextSizes: whether one variant stands for all text sizes of a width.
  static func all(
    _ request: MatrixRequest, _ content: PreviewContent, _ options: LayoutOptions,
    ignoresTextSizes: Bool = false
  ) -> [MatrixVariant] {
    let ofOneLanguage = layouts(request, content, options, ignoresTextSizes: ignoresTextSizes)
    guard !content.translations.isEmpty else { return ofOneLanguage }
    return ([nil] + content.translations.map(\.language)).flatMap { language in
      ofOneLanguage.map {
        var variant = $0
        variant.language = language
        variant.title = "\(language?.name ?? "development language"), \(variant.title)"
        return variant
      }
    }
  }

  /// The variants for each device, or otherwise for all combinations of the widths and text sizes.
  private static func layouts(
    _ request: MatrixRequest, _ content: PreviewContent, _ options: LayoutOptions, ignoresTextSizes: Bool
  ) -> [MatrixVariant] {
    guard !request.devices.isEmpty else {
      return combinations(request, content, options, ignoresTextSizes: ignoresTextSizes)
    }
    return request.devices.flatMap { device in
      var (options, ofDevice) = (options, request)
      (options.device, options.size, ofDevice.widths) = (device, nil, [])
      return combinations(ofDevice, content, options, ignoresTextSizes: ignoresTextSizes).map {
        var variant = $0
        variant.device = device
        variant.title = "\(Device.briefName(device.shownName)), \(variant.title)"
        return variant
      }
    }
  }

  /// A variant for each width with each text size.
  private static func combinations(
    _ request: MatrixRequest, _ content: PreviewContent, _ options: LayoutOptions,
    ignoresTextSizes: Bool
  ) -> [MatrixVariant] {
    let prototype = content.prototype
    let isItem = prototype.isCollection && !(request.widths.isEmpty && prototype.itemSizing == .estimated)
    let usualWidth = isItem ? prototype.itemSize.width : content.screenSize(options).width
    let widths = request.widths.isEmpty ? [usualWidth] : request.widths
    let sizes = request.textSizes.isEmpty || ignoresTextSizes ? [options.contentSize] : request.textSizes
    return widths.flatMap { width in
      sizes.map { size in
        let showsWidth = request.textSizes.isEmpty || ignoresTextSizes || request.widths.count > 1
        let sizeTitle = ignoresTextSizes ? "all text sizes" : "text \(size.nibShortName)"
        let title = [
          showsWidth ? "\(NibNumber.text(width)) pt" : nil,
          request.textSizes.isEmpty ? nil : sizeTitle,
        ]
        let isUsual = size == .unspecified || size == .large
        let isSaved = isUsual && (request.widths.isEmpty || width == prototype.savedSize.width)
        return MatrixVariant(
          width: width, isItemWidth: isItem, textSize: size,
          savedWidth: isSaved && content.rowAsSaved != nil ? prototype.savedSize.width : nil,
          title: title.compactMap { $0 }.joined(separator: ", "))
      }
    }
  }

  /// The number of columns of the drawing: those of the cell, and enough for a caption.
  var drawnColumns: Int { max(CellGrid.standard.columns(Double(max(width, savedWidth ?? 0))), 20) }

  /// The size of the cell of a row, with the width of its window.
  ///
  /// - Parameter isSaved: whether the row shows the cell as it is saved.
  func sizing(isSaved: Bool) -> (sizing: CellSizing, width: CGFloat) {
    if isSaved, let savedWidth { return (.saved, max(1, savedWidth)) }
    return (isItemWidth ? .itemWidth(width) : .usual, width)
  }
}
