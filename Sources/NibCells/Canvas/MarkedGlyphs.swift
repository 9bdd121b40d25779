/// The glyphs of a canvas that consist of more than one scalar (a letter with combining marks), numbered in
/// the order in which they were added.
struct MarkedGlyphs {
  private var sequences: [[Unicode.Scalar]] = []
  private var numbers: [[Unicode.Scalar]: UInt32] = [:]

  /// The text for a cell's glyph number.
  func text(of glyph: UInt32) -> String {
    if glyph & StoredCell.markedBit == 0 { return Unicode.Scalar(glyph).map { String($0) } ?? " " }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: sequence(of: glyph))
    return String(text)
  }

  /// The scalars for a cell's glyph number.
  func scalars(of glyph: UInt32) -> (base: Unicode.Scalar, marks: ArraySlice<Unicode.Scalar>) {
    if glyph & StoredCell.markedBit == 0 { return (Unicode.Scalar(glyph) ?? " ", []) }
    let sequence = sequence(of: glyph)
    return (sequence.first ?? " ", sequence.dropFirst())
  }

  /// Whether the canvas has no glyphs of several scalars.
  var isEmpty: Bool { sequences.isEmpty }

  /// The number for a cell that shows `glyph`.
  mutating func number(of glyph: TerminalGlyph) -> UInt32 {
    glyph.marks.isEmpty ? glyph.base.value : number(of: [glyph.base] + glyph.marks)
  }

  /// The number in this canvas for a marked glyph of another canvas.
  mutating func number(like glyph: UInt32, in other: MarkedGlyphs) -> UInt32 {
    number(of: other.sequence(of: glyph))
  }

  /// Whether two marked glyphs look the same; the second is from another canvas.
  func showsSame(_ glyph: UInt32, as otherGlyph: UInt32, in other: MarkedGlyphs) -> Bool {
    sequence(of: glyph) == other.sequence(of: otherGlyph)
  }

  private func sequence(of glyph: UInt32) -> [Unicode.Scalar] {
    sequences[Int(glyph & ~StoredCell.markedBit)]
  }

  private mutating func number(of sequence: [Unicode.Scalar]) -> UInt32 {
    if let number = numbers[sequence] { return number }
    let number = StoredCell.markedBit | UInt32(sequences.count)
    sequences.append(sequence)
    numbers[sequence] = number
    return number
  }
}
