import NibCore

/// A symbol as lines and areas, on a grid of 100 x 100 units.
///
/// The drawings are our own, made of simple strokes. They show what a symbol means, and not how Apple has drawn it.
struct SymbolDrawing: Equatable {
  /// The use of a part in the two forms of a symbol, with the letter that begins the part in the table.
  enum Role: Character {
    /// A closed line, which is the area of the filled form.
    case body = "b"
    /// A line on the body, which is cut out of the area of the filled form.
    case detail = "d"
    /// An area on the body, which is cut out of the area of the filled form.
    case eye = "e"
    /// A line in both forms.
    case line = "s"
    /// An area in both forms.
    case area = "f"
    /// An area that is cut out of the parts before it, in both forms.
    case gap = "x"
    /// A line that is cut out of the parts before it, in both forms.
    case groove = "g"

    /// Whether the part consists of lines that are as wide as those of the symbol.
    var isLine: Bool { self == .line || self == .groove }
    /// Whether the part is cut out of the parts before it.
    var isCutOut: Bool { self == .gap || self == .groove }
  }

  /// Lines or areas with the same use.
  struct Part: Equatable {
    let role: Role
    /// The corners of each line, with curves as short lines.
    var lines: [[CGPoint]]
  }

  var parts: [Part]

  /// Reads a drawing: letters of `Role`, each followed by a path of these commands, with coordinates from the top left
  /// corner, and angles in degrees, clockwise from the right:
  ///
  /// - `M x y`: a new line. `L x y`: a straight line. `C x1 y1 x2 y2 x y`: a curve with two control points. `Z`: closes.
  /// - `A x y radius start end`: an arc, which continues the line before it only in areas.
  /// - `O x y radius`, `E x y rx ry`, `R x y width height radius`: a circle, an ellipse and a rectangle.
  /// - `T x y outer inner count`, `W x y outer inner count`: a star and a wheel with teeth.
  init(_ text: String) {
    var reader = SymbolPathReader()
    for word in text.split(separator: " ") { reader.read(word) }
    parts = reader.finished
  }

  init(parts: [Part]) { self.parts = parts }

  /// The width of lines of the regular weight.
  static let lineWidth: CGFloat = 8

  /// The smallest rectangle around all lines, with half of their width.
  var bounds: CGRect {
    let points = parts.filter { !$0.role.isCutOut }.flatMap { $0.lines.joined() }
    guard let first = points.first else { return CGRect(x: 0, y: 0, width: 100, height: 100) }
    let (left, right) = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    let (top, bottom) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    let half = SymbolDrawing.lineWidth / 2
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -half, dy: -half)
  }

  /// The drawing with all points moved by a function.
  func mapped(_ place: (CGPoint) -> CGPoint) -> SymbolDrawing {
    SymbolDrawing(parts: parts.map { Part(role: $0.role, lines: $0.lines.map { $0.map(place) }) })
  }

  /// The drawing made smaller around the middle of the grid, and moved.
  func scaled(_ scale: CGFloat, to middle: CGPoint = CGPoint(x: 50, y: 50)) -> SymbolDrawing {
    mapped { CGPoint(x: middle.x + ($0.x - 50) * scale, y: middle.y + ($0.y - 50) * scale) }
  }

  /// The form whose areas are filled, as parts that have the same use in both forms. Symbols without areas stay as they
  /// are.
  var filled: SymbolDrawing {
    SymbolDrawing(
      parts: parts.flatMap { part -> [Part] in
        switch part.role {
        case .body: [Part(role: .area, lines: part.lines), Part(role: .line, lines: part.lines)]
        case .detail: [Part(role: .groove, lines: part.lines)]
        case .eye: [Part(role: .gap, lines: part.lines)]
        case .line, .area, .gap, .groove: [part]
        }
      })
  }

  /// The outline form, as parts that have the same use in both forms.
  var outlined: SymbolDrawing {
    SymbolDrawing(
      parts: parts.map { part in
        switch part.role {
        case .body, .detail: Part(role: .line, lines: part.lines)
        case .eye: Part(role: .area, lines: part.lines)
        case .line, .area, .gap, .groove: part
        }
      })
  }

  /// The parts that cut this drawing out of a filled area around it.
  var cutOut: [Part] {
    let shown = parts.contains { $0.role == .body } ? filled : outlined
    return shown.parts.map { part in
      switch part.role {
      case .line: Part(role: .groove, lines: part.lines)
      // What is cut out of the drawing belongs to the area around it.
      case .gap: Part(role: .area, lines: part.lines)
      case .groove: Part(role: .line, lines: part.lines)
      default: Part(role: .gap, lines: part.lines)
      }
    }
  }
}
