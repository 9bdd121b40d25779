/// The first page of a PDF file.
package struct PDFPage {
  /// The visible area in the page's own coordinates, in which y points up.
  package let box: CGRect
  /// By how many degrees the page is turned clockwise: 0, 90, 180 or 270.
  package let rotation: Int
  package let resources: PDFObject
  /// The operators that draw the page.
  package let content: PDFObject
  /// Whether the page is said to have content, which can be missing in a damaged file.
  package let hasContent: Bool

  /// The size of the page in points, after it was turned.
  package var size: CGSize {
    rotation % 180 == 0 ? box.size : CGSize(width: box.height, height: box.width)
  }

  /// Returns `nil` if a file has no page with a size.
  package init?(firstOf file: PDFFile) {
    var node = file[file[file.trailer["Root"]].dictionary?["Pages"]].dictionary ?? [:]
    var inherited: [String: PDFObject] = [:]
    // Trees of pages are at most a few levels deep.
    for _ in 0..<32 {
      for name in ["MediaBox", "Rotate", "Resources"] { inherited[name] = node[name] ?? inherited[name] }
      guard let kids = file[node["Kids"]].array else { break }
      guard let kid = kids.lazy.compactMap({ file[$0].dictionary }).first else { return nil }
      node = kid
    }
    guard let box = PDFPage.rectangle(file[inherited["MediaBox"]], of: file), box.width > 0, box.height > 0
    else { return nil }
    self.box = box
    let turn = file[inherited["Rotate"]].integer ?? 0
    rotation = ((turn % 360 + 360) % 360) / 90 * 90
    resources = file[inherited["Resources"]]
    content = file[node["Contents"]]
    hasContent = node["Contents"] != nil
  }

  /// A rectangle from two opposite corners; `nil` for other values.
  package static func rectangle(_ value: PDFObject, of file: PDFFile) -> CGRect? {
    let numbers = file.numbers(value)
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e9 }) else { return nil }
    return CGRect(
      x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]), width: abs(numbers[2] - numbers[0]),
      height: abs(numbers[3] - numbers[1]))
  }
}
