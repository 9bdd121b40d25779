import NibCore

/// A function in the small language of PDF files for calculations on a stack of numbers.
struct PDFCalculator {
  private indirect enum Step {
    case number(Double)
    case word(String)
    case block([Step])
  }

  private let steps: [Step]
  private let range: [Double]
  /// The number of steps, each of which is performed at most once.
  let stepCount: Int

  /// The greatest number of steps of one calculation. There are no loops.
  private static let mostSteps = 2000

  /// Reads a function; `nil` if it is damaged.
  ///
  /// - Parameter range: the smallest and the greatest value of each number that it gives.
  init?(_ bytes: [UInt8], range: [Double]) {
    var lexer = PDFLexer(bytes)
    var count = 0
    guard range.count >= 2, lexer.next()?.keyword == "{", let steps = Self.block(&lexer, &count, depth: 0)
    else { return nil }
    (self.steps, self.range, stepCount) = (steps, range, count)
  }

  private static func block(_ lexer: inout PDFLexer, _ count: inout Int, depth: Int) -> [Step]? {
    guard depth < 16 else { return nil }
    var steps: [Step] = []
    while let value = lexer.next(), count < mostSteps {
      count += 1
      switch value {
      case .number(let number): steps.append(.number(number))
      case .bool(let value): steps.append(.number(value ? 1 : 0))
      case .keyword("}"): return steps
      case .keyword("{"):
        guard let inner = block(&lexer, &count, depth: depth + 1) else { return nil }
        steps.append(.block(inner))
      case .keyword(let word): steps.append(.word(word))
      default: return nil
      }
    }
    return nil
  }

  /// The numbers that the function gives; zeros if it does not give enough.
  func values(_ inputs: [Double]) -> [Double] {
    var stack = inputs
    perform(steps, &stack)
    let count = range.count / 2
    let results = Array(repeating: 0, count: max(0, count - stack.count)) + stack.suffix(count)
    return results.enumerated().map { min(range[2 * $0 + 1], max(range[2 * $0], $1)) }
  }

  private func perform(_ steps: [Step], _ stack: inout [Double]) {
    for (index, step) in steps.enumerated() {
      switch step {
      case .number(let number): stack.append(number)
      case .block: break
      case .word("if"):
        if let condition = stack.popLast(), condition != 0, index >= 1,
          case .block(let inner) = steps[index - 1]
        {
          perform(inner, &stack)
        }
      case .word("ifelse"):
        guard let condition = stack.popLast(), index >= 2 else { return }
        if case .block(let inner) = steps[index - (condition != 0 ? 2 : 1)] { perform(inner, &stack) }
      case .word(let word): perform(word, &stack)
      }
      guard stack.count < 100 else { return }
    }
  }

  private func perform(_ word: String, _ stack: inout [Double]) {
    if let function = Self.unary[word] {
      if let value = stack.popLast() { stack.append(function(value)) }
    } else if let function = Self.binary[word] {
      guard let second = stack.popLast(), let first = stack.popLast() else { return }
      let result = function(first, second)
      stack.append(result.isFinite ? result : 0)
    } else {
      move(word, &stack)
    }
  }

  /// Changes the order of the numbers.
  private func move(_ word: String, _ stack: inout [Double]) {
    switch word {
    case "pop": _ = stack.popLast()
    case "dup": if let last = stack.last { stack.append(last) }
    case "exch": if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case "copy":
      let count = Int(bounded: stack.popLast() ?? 0)
      if count > 0, count <= stack.count { stack += stack.suffix(count) }
    case "index":
      let place = Int(bounded: stack.popLast() ?? 0)
      if place >= 0, place < stack.count { stack.append(stack[stack.count - 1 - place]) }
    case "roll":
      let shift = Int(bounded: stack.popLast() ?? 0)
      let count = Int(bounded: stack.popLast() ?? 0)
      guard count > 0, count <= stack.count else { return }
      let part = Array(stack.suffix(count))
      let first = ((-shift % count) + count) % count
      stack.replaceSubrange(stack.count - count..<stack.count, with: part[first...] + part[..<first])
    default: break
    }
  }

  private static let unary: [String: @Sendable (Double) -> Double] = [
    "neg": { -$0 }, "abs": { abs($0) }, "ceiling": { $0.rounded(.up) }, "floor": { $0.rounded(.down) },
    "round": { $0.rounded() }, "truncate": { $0.rounded(.towardZero) }, "cvi": { $0.rounded(.towardZero) },
    "cvr": { $0 }, "sqrt": { max(0, $0).squareRoot() }, "sin": { sin($0 * .pi / 180) },
    "cos": { cos($0 * .pi / 180) }, "ln": { log(max(1e-12, $0)) }, "log": { log10(max(1e-12, $0)) },
    "not": { $0 == 0 ? 1 : 0 },
  ]

  private static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 }, "div": { $1 == 0 ? 0 : $0 / $1 },
    "idiv": { $1 == 0 ? 0 : ($0 / $1).rounded(.towardZero) },
    "mod": { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) }, "exp": { pow($0, $1) },
    "atan": { (atan2($0, $1) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360) },
    "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 },
    "ge": { $0 >= $1 ? 1 : 0 },
    "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 }, "and": { $0 != 0 && $1 != 0 ? 1 : 0 },
    "or": { $0 != 0 || $1 != 0 ? 1 : 0 }, "xor": { ($0 != 0) != ($1 != 0) ? 1 : 0 },
  ]
}
