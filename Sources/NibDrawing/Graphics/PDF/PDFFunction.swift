import NibCore

/// A function of numbers that a PDF file contains: those of shadings and of colors.
indirect enum PDFFunction {
  /// A table of values for one or more inputs. Of several inputs, the nearest entry is used.
  case sampled(domain: [Double], sizes: [Int], range: [Double], values: [Double])
  case power(start: [Double], end: [Double], exponent: Double)
  /// Functions for parts of the domain.
  case stitched(domain: [Double], bounds: [Double], encode: [Double], [PDFFunction])
  case calculator(PDFCalculator)
  /// Functions that each give one number.
  case list([PDFFunction])

  /// The greatest number of functions inside each other.
  private static let mostParts = 256
  /// The greatest number of values of a table.
  private static let mostValues = 1 << 18

  /// Reads a function; `nil` for damaged ones, and for those that consist of very many others.
  init?(_ value: PDFObject, _ file: PDFFile) {
    var budget = WorkBudget(Self.mostParts)
    self.init(value, file, &budget, depth: 0)
  }

  private init?(_ value: PDFObject, _ file: PDFFile, _ budget: inout WorkBudget, depth: Int) {
    guard depth < 4, budget.spend(1) else { return nil }
    if let functions = value.array {
      guard let parts = Self.all(functions, file, &budget, depth: depth) else { return nil }
      self = .list(parts)
      return
    }
    guard let entries = value.dictionary else { return nil }
    func numbers(_ name: String) -> [Double] { file.numbers(entries[name]) }
    switch file[entries["FunctionType"]].integer {
    case 0:
      guard let stream = value.stream,
        let table = PDFFunction.table(stream, file, sizes: numbers("Size"), range: numbers("Range"))
      else { return nil }
      self = .sampled(
        domain: numbers("Domain"), sizes: numbers("Size").map { Int(bounded: $0) }, range: numbers("Range"),
        values: table)
    case 2:
      let (start, end) = (numbers("C0"), numbers("C1"))
      self = .power(
        start: start.isEmpty ? [0] : start, end: end.isEmpty ? [1] : end,
        exponent: file[entries["N"]].number ?? 1)
    case 3:
      let functions = file[entries["Functions"]].array ?? []
      let (domain, bounds, encode) = (numbers("Domain"), numbers("Bounds"), numbers("Encode"))
      guard let parts = Self.all(functions, file, &budget, depth: depth), !parts.isEmpty, domain.count == 2,
        bounds.count == parts.count - 1, encode.count >= 2 * parts.count
      else { return nil }
      self = .stitched(domain: domain, bounds: bounds, encode: encode, parts)
    case 4:
      guard let stream = value.stream,
        let calculator = PDFCalculator(file.data(of: stream), range: numbers("Range"))
      else { return nil }
      self = .calculator(calculator)
    default: return nil
    }
  }

  /// Reads several functions; `nil` if one of them is damaged.
  private static func all(
    _ values: [PDFObject], _ file: PDFFile, _ budget: inout WorkBudget, depth: Int
  ) -> [PDFFunction]? {
    var functions: [PDFFunction] = []
    for value in values {
      guard let function = PDFFunction(file[value], file, &budget, depth: depth + 1) else { return nil }
      functions.append(function)
    }
    return functions
  }

  /// About the number of steps that it takes to compute the numbers.
  var cost: Int {
    switch self {
    case .sampled(_, let sizes, let range, _): sizes.count + range.count
    case .power(let start, _, _): start.count
    case .stitched(_, let bounds, _, let functions): bounds.count + (functions.map(\.cost).max() ?? 0)
    case .calculator(let calculator): calculator.stepCount
    case .list(let functions): functions.reduce(0) { $0 + $1.cost }
    }
  }

  /// The values of a table, from 0 to 1.
  private static func table(_ stream: PDFStream, _ file: PDFFile, sizes: [Double], range: [Double])
    -> [Double]?
  {
    let bits = file[stream.entries["BitsPerSample"]].integer ?? 8
    let count = sizes.reduce(1, *) * Double(range.count / 2)
    let bytes = file.data(of: stream)
    guard bits == 8 || bits == 16, count >= 1, count <= Double(mostValues), !sizes.isEmpty,
      sizes.allSatisfy({ $0 >= 1 }),
      count * Double(bits / 8) <= Double(bytes.count)
    else { return nil }
    return (0..<Int(bounded: count)).map { index -> Double in
      if bits == 8 { return Double(bytes[index]) / 255 }
      let value = UInt16(bytes[2 * index]) << 8 | UInt16(bytes[2 * index + 1])
      return Double(value) / 65535
    }
  }

  /// The numbers that the function gives.
  func values(_ inputs: [Double]) -> [Double] {
    switch self {
    case .sampled(let domain, let sizes, let range, let table):
      return Self.lookUp(inputs, domain, sizes, range, table)
    case .power(let start, let end, let exponent):
      let part = pow(min(1, max(0, inputs.first ?? 0)), exponent)
      return zip(start, end).map { $0 + part * ($1 - $0) }
    case .stitched(let domain, let bounds, let encode, let functions):
      let input = min(domain[1], max(domain[0], inputs.first ?? 0))
      let index = bounds.firstIndex { input < $0 } ?? functions.count - 1
      let low = index == 0 ? domain[0] : bounds[index - 1]
      let high = index == bounds.count ? domain[1] : bounds[index]
      let part = high > low ? (input - low) / (high - low) : 0
      let (first, last) = (encode[2 * index], encode[2 * index + 1])
      return functions[index].values([first + part * (last - first)])
    case .calculator(let calculator): return calculator.values(inputs)
    case .list(let functions): return functions.map { $0.values(inputs).first ?? 0 }
    }
  }

  private static func lookUp(
    _ inputs: [Double], _ domain: [Double], _ sizes: [Int], _ range: [Double], _ table: [Double]
  ) -> [Double] {
    let outputs = range.count / 2
    var (index, step, rest) = (0, 1, 0.0)
    for (axis, size) in sizes.enumerated() {
      let low = 2 * axis + 1 < domain.count ? domain[2 * axis] : 0
      let high = 2 * axis + 1 < domain.count ? domain[2 * axis + 1] : 1
      let input = axis < inputs.count ? min(high, max(low, inputs[axis])) : low
      let place = high > low ? (input - low) / (high - low) * Double(size - 1) : 0
      let whole = sizes.count == 1 ? place.rounded(.down) : place.rounded()
      if sizes.count == 1 { rest = place - whole }
      index += step * max(0, min(size - 1, Int(bounded: whole)))
      step *= size
    }
    return (0..<outputs).map { output in
      let value = table[index * outputs + output]
      let next = (index + 1) * outputs + output
      let mixed = rest > 0 && next < table.count ? value + rest * (table[next] - value) : value
      return range[2 * output] + mixed * (range[2 * output + 1] - range[2 * output])
    }
  }
}
