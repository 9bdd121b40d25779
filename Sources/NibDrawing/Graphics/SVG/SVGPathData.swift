import NibCore

/// Reads the `d` attribute of a path.
struct SVGPathData {
  /// A command, whose letter is small if its points are relative to the end of the part before.
  private enum Command: UInt8 {
    case move = 77
    case line = 76
    case across = 72
    case down = 86
    case cubic = 67
    case smoothCubic = 83
    case quadratic = 81
    case smoothQuadratic = 84
    case arc = 65
    case close = 90

    /// The number of numbers that follow. Those of an arc are read on their own.
    var count: Int {
      switch self {
      case .move, .line, .smoothQuadratic: 2
      case .across, .down: 1
      case .cubic: 6
      case .smoothCubic, .quadratic: 4
      case .arc, .close: 0
      }
    }
  }

  private(set) var outline = PathOutline()
  /// Whether there are more commands than are read.
  private(set) var isTooLong = false
  private var numbers: SVGNumbers
  /// The last control point of the curve before, for curves that continue it smoothly.
  private var control: CGPoint?
  private var lastCommand: Command?

  /// The greatest number of commands.
  private static let mostCommands = 100_000

  /// Reads commands up to the first mistake, as the format demands.
  init(_ text: String) {
    numbers = SVGNumbers(text)
    guard var letter = numbers.letter() else { return }
    for _ in 0...SVGPathData.mostCommands {
      guard let command = Command(rawValue: letter & ~32), perform(command, isRelative: letter & 32 != 0)
      else { return }
      lastCommand = command
      if let next = numbers.letter() {
        letter = next
      } else if command == .close {
        return
      } else if command == .move {
        // Further numbers repeat the command; those after a move are lines.
        letter = Command.line.rawValue | letter & 32
      }
    }
    isTooLong = true
  }

  /// Performs a command. Returns false without enough numbers.
  private mutating func perform(_ command: Command, isRelative: Bool) -> Bool {
    let origin = isRelative ? outline.last : .zero
    if command == .arc { return addArc(from: origin) }
    var n: [Double] = []
    for _ in 0..<command.count {
      guard let number = numbers.next() else { return false }
      n.append(number)
    }
    func point(_ index: Int) -> CGPoint { CGPoint(x: origin.x + n[index], y: origin.y + n[index + 1]) }
    let start = outline.last
    var nextControl: CGPoint?
    switch command {
    case .move: outline.move(to: point(0))
    case .line: outline.line(to: point(0))
    case .across: outline.line(to: CGPoint(x: origin.x + n[0], y: start.y))
    case .down: outline.line(to: CGPoint(x: start.x, y: origin.y + n[0]))
    case .cubic:
      outline.curve(point(0), point(2), to: point(4))
      nextControl = point(2)
    case .smoothCubic:
      outline.curve(smoothControl(after: .cubic, .smoothCubic, start), point(0), to: point(2))
      nextControl = point(0)
    case .quadratic:
      outline.quadratic(point(0), to: point(2))
      nextControl = point(0)
    case .smoothQuadratic:
      let middle = smoothControl(after: .quadratic, .smoothQuadratic, start)
      outline.quadratic(middle, to: point(0))
      nextControl = middle
    case .arc, .close: outline.close()
    }
    control = nextControl
    return true
  }

  /// The control point that continues the curve before, if that is of the same kind.
  private func smoothControl(after first: Command, _ second: Command, _ start: CGPoint) -> CGPoint {
    guard let control, lastCommand == first || lastCommand == second else { return start }
    return CGPoint(x: 2 * start.x - control.x, y: 2 * start.y - control.y)
  }

  private mutating func addArc(from origin: CGPoint) -> Bool {
    guard let rx = numbers.next(), let ry = numbers.next(), let turn = numbers.next(),
      let isLarge = numbers.flag(), let isClockwise = numbers.flag(), let x = numbers.next(),
      let y = numbers.next()
    else { return false }
    control = nil
    let end = CGPoint(x: origin.x + x, y: origin.y + y)
    outline.arc(
      radii: CGSize(width: abs(rx), height: abs(ry)), turn: turn * .pi / 180, isLarge: isLarge,
      isClockwise: isClockwise, to: end)
    return true
  }
}

extension PathOutline {
  /// Adds a part of an ellipse as curves, by the formulas of the SVG standard.
  ///
  /// - Parameter turn: the angle by which the ellipse is turned, in radians.
  mutating func arc(radii: CGSize, turn: Double, isLarge: Bool, isClockwise: Bool, to end: CGPoint) {
    let start = last
    guard radii.width > 1e-9, radii.height > 1e-9, start != end else {
      if start != end { line(to: end) }
      return
    }
    let (cosine, sine) = (cos(turn), sin(turn))
    let (halfX, halfY) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let (x, y) = (cosine * halfX + sine * halfY, cosine * halfY - sine * halfX)
    var (rx, ry) = (Double(radii.width), Double(radii.height))
    let size = x * x / (rx * rx) + y * y / (ry * ry)
    // Radii that are too small for the distance grow.
    if size > 1 { (rx, ry) = (rx * size.squareRoot(), ry * size.squareRoot()) }
    let square = rx * rx * y * y + ry * ry * x * x
    let factor =
      (square > 0 ? max(0, (rx * rx * ry * ry - square) / square).squareRoot() : 0)
      * (isLarge == isClockwise ? -1 : 1)
    let (midX, midY) = (factor * rx * y / ry, -factor * ry * x / rx)
    let first = atan2((y - midY) / ry, (x - midX) / rx)
    var sweep = atan2((-y - midY) / ry, (-x - midX) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let center = CGPoint(
      x: cosine * midX - sine * midY + (start.x + end.x) / 2,
      y: sine * midX + cosine * midY + (start.y + end.y) / 2)
    func place(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(
        x: center.x + cosine * rx * x - sine * ry * y, y: center.y + sine * rx * x + cosine * ry * y)
    }
    let count = max(1, Int(bounded: (abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
    let step = sweep / Double(count)
    let tangent = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (first + step * Double(index), first + step * Double(index + 1))
      let next = index == count - 1 ? end : place(cos(to), sin(to))
      curve(
        place(cos(from) - tangent * sin(from), sin(from) + tangent * cos(from)),
        place(cos(to) + tangent * sin(to), sin(to) - tangent * cos(to)), to: next)
    }
  }
}
