import NibCore

/// Reads the text of a symbol's drawing; see `SymbolDrawing.init(_:)`.
struct SymbolPathReader {
  private var parts: [SymbolDrawing.Part] = []
  private var command: Character = " "
  private var numbers: [CGFloat] = []
  /// The number of numbers of each command.
  private static let counts: [Character: Int] = [
    "M": 2, "L": 2, "C": 6, "Z": 0, "A": 5, "O": 3, "E": 4, "R": 5, "T": 5, "W": 5,
  ]

  /// The parts that were read. Lines of one point are left out.
  var finished: [SymbolDrawing.Part] {
    parts.map { SymbolDrawing.Part(role: $0.role, lines: $0.lines.filter { $0.count > 1 }) }
  }

  mutating func read(_ word: Substring) {
    if let number = Double(word) {
      numbers.append(CGFloat(number))
    } else if let letter = word.first, let role = SymbolDrawing.Role(rawValue: letter) {
      parts.append(SymbolDrawing.Part(role: role, lines: []))
    } else if let letter = word.first {
      command = letter
      numbers = []
    }
    if SymbolPathReader.counts[command] == numbers.count, !parts.isEmpty { perform() }
  }

  private mutating func perform() {
    let n = numbers
    switch command {
    case "M": begin([CGPoint(x: n[0], y: n[1])])
    case "L": extend([CGPoint(x: n[0], y: n[1])])
    case "C": extend(curve(n))
    case "Z": extend(last.first.map { [$0] } ?? [])
    case "A": addArc(n)
    case "O": begin(ellipse(n[0], n[1], n[2], n[2], 0, 360))
    case "E": begin(ellipse(n[0], n[1], n[2], n[3], 0, 360))
    case "R": begin(rectangle(n))
    case "T": begin(star(n, tooth: 0))
    case "W": begin(star(n, tooth: 0.36))
    default: break
    }
    command = " "
    numbers = []
  }

  private var last: [CGPoint] { parts.last?.lines.last ?? [] }

  private mutating func begin(_ points: [CGPoint]) { parts[parts.count - 1].lines.append(points) }

  private mutating func extend(_ points: [CGPoint]) {
    guard let line = parts.last?.lines.indices.last else { return begin(points) }
    parts[parts.count - 1].lines[line] += points
  }

  /// An arc of an area belongs to its outline; other arcs are lines of their own.
  private mutating func addArc(_ n: [CGFloat]) {
    let arc = ellipse(n[0], n[1], n[2], n[2], n[3], n[4])
    let isArea = parts.last?.role == .area
    if isArea, last.count == 1 || !last.isEmpty && last.first != last.last { extend(arc) } else { begin(arc) }
  }

  private func curve(_ n: [CGFloat]) -> [CGPoint] {
    guard let start = last.last else { return [] }
    return (1...12).map { step in
      let t = CGFloat(step) / 12
      let (a, b, c, d) = (
        (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
      )
      return CGPoint(
        x: a * start.x + b * n[0] + c * n[2] + d * n[4], y: a * start.y + b * n[1] + c * n[3] + d * n[5])
    }
  }

  private func ellipse(
    _ x: CGFloat, _ y: CGFloat, _ across: CGFloat, _ down: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) -> [CGPoint] {
    let steps = max(4, Int(bounded: (abs(end - start) / 11).rounded(.up)))
    return (0...steps).map { step in
      let angle = (start + (end - start) * CGFloat(step) / CGFloat(steps)) * .pi / 180
      return CGPoint(x: x + across * cos(angle), y: y + down * sin(angle))
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
    let corners = [
      (right - radius, top + radius, -90.0), (right - radius, bottom - radius, 0),
      (left + radius, bottom - radius, 90), (left + radius, top + radius, 180),
    ]
    let points = corners.flatMap { ellipse($0.0, $0.1, radius, radius, CGFloat($0.2), CGFloat($0.2) + 90) }
    return points + points.prefix(1)
  }

  /// A star, or a wheel with teeth of the given width.
  private func star(_ n: [CGFloat], tooth: CGFloat) -> [CGPoint] {
    let count = Int(bounded: n[4])
    let points = (0..<count).flatMap { number -> [CGPoint] in
      let middle = (360 * CGFloat(number) / n[4] - 90) * .pi / 180
      let step = 2 * .pi / n[4]
      let corners: [(CGFloat, CGFloat)] =
        tooth > 0
        ? [(-tooth, n[3]), (-tooth * 0.55, n[2]), (tooth * 0.55, n[2]), (tooth, n[3])]
        : [(0, n[2]), (0.5, n[3])]
      return corners.map { turn, radius in
        CGPoint(x: n[0] + radius * cos(middle + turn * step), y: n[1] + radius * sin(middle + turn * step))
      }
    }
    return points + points.prefix(1)
  }
}
