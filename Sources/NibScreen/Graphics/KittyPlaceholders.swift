import NibCore

/// Images of kitty's graphics protocol as text: each cell has the character U+10EEEE with marks for its row and column
/// in the image. Programs between this one and the terminal, such as tmux, treat them like any other text.
package enum KittyPlaceholders {
  /// The largest number of rows and of columns of an image.
  package static let limit = 297
  private static let character: Unicode.Scalar = "\u{10EEEE}"

  /// The commands that store an image and declare the size of its placeholders, in the form that tmux passes
  /// on, and the text of the placeholders: a line for each row. Outside tmux, images are displayed without
  /// placeholders.
  ///
  /// - Parameters:
  ///   - id: the number of the image, 1...255, which is the color of the text.
  /// - Returns: `nil` if the image has too many rows or columns.
  package static func text(of image: PixelImage, id: UInt8, cells: CellSize) -> [UInt8]? {
    guard cells.columns <= limit, cells.rows <= limit else { return nil }
    let commands =
      KittyGraphics.transmission(of: image, id: UInt32(id))
      + KittyGraphics.placeholders(ofImage: UInt32(id), cells: cells)
    var text = ""
    for row in 0..<cells.rows {
      text += "\u{1B}[38;5;\(id)m"
      for column in 0..<cells.columns { text += cell(row: row, column: column) }
      text += "\u{1B}[39m\n"
    }
    return TmuxPassthrough.wrapped(commands) + Array(text.utf8)
  }

  /// The text of a cell: the character with a mark for the row, a mark for the column and, if the highest byte of the
  /// image's number is not 0, a mark for that byte. The lowest byte is the color of the text; the others must be 0.
  static func cell(row: Int, column: Int, id: UInt32 = 0) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(character)
    scalars.append(marks[row])
    scalars.append(marks[column])
    if id >> 24 > 0 { scalars.append(marks[Int(id >> 24)]) }
    return String(scalars)
  }

  /// The marks for the numbers from 0: the combining characters of the class 230 without decomposition in Unicode 6.0.
  static let marks: [Unicode.Scalar] = ranges.split { $0 == " " || $0 == "\n" }.flatMap { range in
    let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
    guard let first = ends.first, let last = ends.last else { return [Unicode.Scalar]() }
    return (first...last).compactMap { Unicode.Scalar($0) }
  }

  private static let ranges = """
    305 30D-30E 310 312 33D-33F 346 34A-34C 350-352 357 35B 363-36F 483-487 592-595 597-599 59C-5A1
    5A8-5A9 5AB-5AC 5AF 5C4 610-617 657-65B 65D-65E 6D6-6DC 6DF-6E2 6E4 6E7-6E8 6EB-6EC 730 732-733
    735-736 73A 73D 73F-741 743 745 747 749-74A 7EB-7F1 7F3 816-819 81B-823 825-827 829-82D 951 953-954
    F82-F83 F86-F87 135D-135F 17DD 193A 1A17 1A75-1A7C 1B6B 1B6D-1B73 1CD0-1CD2 1CDA-1CDB 1CE0
    1DC0-1DC1 1DC3-1DC9 1DCB-1DCC 1DD1-1DE6 1DFE 20D0-20D1 20D4-20D7 20DB-20DC 20E1 20E7 20E9 20F0
    2CEF-2CF1 2DE0-2DFF A66F A67C-A67D A6F0-A6F1 A8E0-A8F1 AAB0 AAB2-AAB3 AAB7-AAB8 AABE-AABF AAC1
    FE20-FE26 10A0F 10A38 1D185-1D189 1D1AA-1D1AD 1D242-1D244
    """
}
