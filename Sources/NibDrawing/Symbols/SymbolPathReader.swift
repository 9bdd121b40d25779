import NibCore

/// Reads the text of a symbol's drawing; see `SymbolDrawing.init(_:)`.
struct SymbolPathReader {
  private var parts: [SymbolDrawing.Part] = []
  private var command: Character = " "
  private var numbers: [CGFloat] = []
  /// The number of parameters of each command.
  private static let parameterCounts: [Character: Int] = [
    "M": 2, "L": 2, "C": 6, "Z": 0, "A": 5, "O": 3, "E": 4, "R": 5, "T": 5, "W": 5,
  ]

  /// The parts that were read. Lines that consist of one point are left out.
  var finished: [SymbolDrawing.Part] {
    parts.map { SymbolDrawing.Part(role: $0.role, lines: $0.lines.filter { $0.count > 1 }) }
  }

  /// Reads the letter of a part or of a command, or a number. A command is performed when its last number was read.
  mutating func read(_ word: Substring) {
    if let number = Double(word) {
      numbers.append(CGFloat(number))
    } else if let letter = word.first, let role = SymbolDrawing.Role(rawValue: letter) {
      parts.append(SymbolDrawing.Part(role: role, lines: []))
    } else if let letter = word.first {
      command = letter
      numbers = []
    }
    if SymbolPathReader.parameterCounts[command] == numbers.count, !parts.isEmpty { perform() }
  }

  private mutating func perform() {
    // The parameters, in the order of the description of `SymbolDrawing.init(_:)`.
    let n = numbers
    switch command {
    case "M": begin([CGPoint(x: n[0], y: n[1])])
    case "L": extend([CGPoint(x: n[0], y: n[1])])
    case "C": extend(curve(n))
    case "Z": extend(Array(lastLine.prefix(1)))
    case "A": addArc(n)
    case "O": begin(ellipse(x: n[0], y: n[1], radii: (n[2], n[2])))
    case "E": begin(ellipse(x: n[0], y: n[1], radii: (n[2], n[3])))
    case "R": begin(rectangle(n))
    case "T": begin(star(n, toothWidth: 0))
    case "W": begin(star(n, toothWidth: 0.72))
    default: break
    }
    command = " "
    numbers = []
  }

  private var lastLine: [CGPoint] { parts.last?.lines.last ?? [] }

  private mutating func begin(_ points: [CGPoint]) { parts[parts.count - 1].lines.append(points) }

  private mutating func extend(_ points: [CGPoint]) {
    guard let line = parts.last?.lines.indices.last else { return begin(points) }
    parts[parts.count - 1].lines[line] += points
  }

  /// Adds an arc. In an area, it continues the outline, unless that is closed already. Other arcs are lines of their
  /// own.
  private mutating func addArc(_ n: [CGFloat]) {
    let arc = ellipse(x: n[0], y: n[1], radii: (n[2], n[2]), from: n[3], to: n[4])
    let isClosed = lastLine.count > 1 && lastLine.first == lastLine.last
    let continuesLine = parts.last?.role == .area && !lastLine.isEmpty && !isClosed
    if continuesLine { extend(arc) } else { begin(arc) }
  }

  /// The points of a curve from the end of the last line.
  private func curve(_ n: [CGFloat]) -> [CGPoint] {
    guard let start = lastLine.last else { return [] }
    return (1...12).map { step in
      let t = CGFloat(step) / 12
      let (a, b, c, d) = (
        (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
      )
      return CGPoint(
        x: a * start.x + b * n[0] + c * n[2] + d * n[4], y: a * start.y + b * n[1] + c * n[3] + d * n[5])
    }
  }

  /// The points of an ellipse or a part of it.
  ///
  /// - Parameters:
  ///   - radii: the horizontal and the vertical radius.
  ///   - start: the angle of the first point, in degrees, clockwise from the right.
  ///   - end: the angle of the last point.
  private func ellipse(
    x: CGFloat, y: CGFloat, radii: (horizontal: CGFloat, vertical: CGFloat), from start: CGFloat = 0,
    to end: CGFloat = 360
  ) -> [CGPoint] {
    let steps = max(4, Int(bounded: (abs(end - start) / 11).rounded(.up)))
    return (0...steps).map { step in
      let angle = (start + (end - start) * CGFloat(step) / CGFloat(steps)) * .pi / 180
      return CGPoint(x: x + radii.horizontal * cos(angle), y: y + radii.vertical * sin(angle))
    }
  }

  private func rectangle(_ n: [CGFloat]) -> [CGPoint] {
    let (left, top, right, bottom) = (n[0], n[1], n[0] + n[2], n[1] + n[3])
    let radius = min(n[4], n[2] / 2, n[3] / 2)
    guard radius > 0 else {
      return [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)].map {
        CGPoint(x: $0.0, y: $0.1)
      }
    }
    let corners: [(x: CGFloat, y: CGFloat, angle: CGFloat)] = [
      (right - radius, top + radius, -90), (right - radius, bottom - radius, 0),
      (left + radius, bottom - radius, 90), (left + radius, top + radius, 180),
    ]
    let points = corners.flatMap { x, y, angle in
      ellipse(x: x, y: y, radii: (radius, radius), from: angle, to: angle + 90)
    }
    return points + points.prefix(1)
  }

  /// A star, or a wheel with teeth.
  ///
  /// - Parameter toothWidth: the width of a tooth at its base, as a share of the distance between two teeth; 0 for the
  ///   pointed teeth of a star.
  private func star(_ n: [CGFloat], toothWidth: CGFloat) -> [CGPoint] {
    let count = Int(bounded: n[4])
    let points = (0..<count).flatMap { number -> [CGPoint] in
      let middle = (360 * CGFloat(number) / n[4] - 90) * .pi / 180
      let step = 2 * .pi / n[4]
      let (base, tip) = (toothWidth / 2, toothWidth / 2 * 0.55)
      // Turns as a share of the distance between two teeth, and radii.
      let corners: [(turn: CGFloat, radius: CGFloat)] =
        toothWidth > 0
        ? [(-base, n[3]), (-tip, n[2]), (tip, n[2]), (base, n[3])]
        : [(0, n[2]), (0.5, n[3])]
      return corners.map { turn, radius in
        CGPoint(x: n[0] + radius * cos(middle + turn * step), y: n[1] + radius * sin(middle + turn * step))
      }
    }
    return points + points.prefix(1)
  }
}
