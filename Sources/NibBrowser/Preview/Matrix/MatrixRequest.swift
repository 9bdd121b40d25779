import NibCore
import NibTools

/// The widths and text sizes that a preview shows side by side.
package struct MatrixRequest: Hashable {
  /// The widths in points; empty for the width of the device, or of the item of a collection view.
  package var widths: [CGFloat] = []
  /// The text sizes; empty for that of the layout options.
  package var textSizes: [UIContentSizeCategory] = []
  /// The devices on which the rows are shown; empty for that of the layout options.
  var devices: [Device] = []
  /// The languages in which the rows are shown beside the development language; empty for that of the layout options.
  package var languages: [ShownLanguage] = []
  /// Whether the rows are shown in all languages that the document is translated into.
  package var showsAllLanguages = false
  /// The severity from which a problem makes its cell fail.
  package var failureSeverity = Diagnostic.Severity.warning

  var isEmpty: Bool { widths.isEmpty && textSizes.isEmpty && devices.isEmpty && !showsLanguages }

  /// Whether several languages are shown.
  package var showsLanguages: Bool { !languages.isEmpty || showsAllLanguages }

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
