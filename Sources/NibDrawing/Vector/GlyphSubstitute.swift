import NibCore

/// A drawing for a character that no font has: the letter of a circled letter such as `ⓘ` in a circle, or the number of
/// the character in a box.
struct GlyphSubstitute {
  private(set) var items: [VectorItem] = []

  /// The size in pixels from which the number of a character is readable.
  private static let smallestSize = 15.0

  /// - Parameters:
  ///   - text: the place, size and color of the character.
  ///   - scale: the number of pixels per point.
  init(_ scalar: Unicode.Scalar, in text: VectorText, scale: Double) {
    let stroke = VectorShape.Stroke(color: text.color, width: max(0.5, text.size * 0.06))
    if let letter = scalar.circledLetter {
      let side = min(text.width, text.size * 0.94)
      let middle = CGPoint(x: text.origin.x + text.width / 2, y: text.origin.y - text.size * 0.36)
      let circle = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
      items = [.shape(VectorShape(outline: .ellipse(circle), fill: nil, stroke: stroke))]
      let size = text.size * (letter.utf8.count > 1 ? 0.5 : 0.66)
      let letterWidth = letter == "i" || letter == "l" ? 0.2 : 0.44
      let width = side * (letter.utf8.count > 1 ? 0.64 : letterWidth)
      add(
        letter, at: CGPoint(x: middle.x - width / 2, y: middle.y + size * 0.36), width: width, size: size,
        like: text)
    } else {
      let box = CGRect(
        x: text.origin.x + text.width * 0.08, y: text.origin.y - text.size * 0.78, width: text.width * 0.84,
        height: text.size * 0.9)
      let outline = VectorShape.Outline.rectangle(VectorRectangle(box, radius: text.size * 0.08))
      items = [.shape(VectorShape(outline: outline, fill: nil, stroke: stroke))]
      if text.size * scale >= GlyphSubstitute.smallestSize { addNumber(of: scalar, in: box, text) }
    }
  }

  /// The digits in two rows: `1F` over `44D` for U+1F44D.
  private mutating func addNumber(of scalar: Unicode.Scalar, in box: CGRect, _ text: VectorText) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let rows = [padded.prefix(padded.count / 2), padded.suffix(padded.count - padded.count / 2)]
    let size = box.height * 0.44
    for (number, row) in rows.enumerated() {
      let width = min(box.width * 0.8, Double(row.count) * size * 0.62)
      let baseline = box.minY + box.height * (number == 0 ? 0.45 : 0.88)
      add(
        String(row), at: CGPoint(x: box.midX - width / 2, y: baseline), width: width, size: size, like: text)
    }
  }

  /// Adds a part of the substitute in the style of the text.
  private mutating func add(
    _ string: String, at origin: CGPoint, width: CGFloat, size: CGFloat, like text: VectorText
  ) {
    items.append(
      .text(
        VectorText(
          string: string, origin: origin, width: width, face: text.face, size: size, color: text.color)))
  }
}

extension Unicode.Scalar {
  /// The letter or number inside a circled one, such as `i` for `ⓘ`; `nil` for other characters.
  var circledLetter: String? {
    switch value {
    case 0x2460...0x2473, 0x24B6...0x24EA: String(Character(self)).decomposedStringWithCompatibilityMapping
    default: nil
    }
  }
}
