/// Rectangles and sizes as AppKit writes them: `{{0, 20}, {400, 300}}` and `{400, 300}`.
enum RectText {
  /// The numbers x, y, width and height; a size stands at the origin. Nil if the text is neither.
  static func rect(_ text: String) -> NibRect? {
    let numbers = text.split { "{}, ".contains($0) }.map { NibDecimal.parse(String($0)) }
    let known = numbers.compactMap { $0 }
    guard known.count == numbers.count else { return nil }
    switch known.count {
    case 2: return NibRect(x: 0, y: 0, width: known[0], height: known[1])
    case 4: return NibRect(x: known[0], y: known[1], width: known[2], height: known[3])
    default: return nil
    }
  }
}
