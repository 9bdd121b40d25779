import Foundation

/// A system of constraints and the operations to measure, read from a file. The driver of kiwi reads the same files.
///
/// The lines of the file:
///
///     system NUMBER                                    begins another system, in a file with several systems
///     variables COUNT
///     edit VARIABLE STRENGTH                           a variable whose value is suggested
///     constraint ABOVE BELOW CONSTANT (VARIABLE COEFFICIENT)...
///     size VALUE...                                    the values to suggest, one per edit variable
///
/// ABOVE and BELOW are the penalties if the sum of the terms and the constant is above or below zero: `required` (it
/// must not be), `free` (no penalty), or a strength. A greater strength takes precedence, whatever the amounts.
struct Workload {
  struct Row {
    var above, below: Simplex.Penalty
    var constant: Double
    /// The terms, whose symbols are the numbers of the variables, counted from 0.
    var terms: [Simplex.Term]
  }

  var variableCount = 0
  var edits: [(variable: Int, penalty: Simplex.Penalty)] = []
  var rows: [Row] = []
  var sizes: [[Double]] = []
  private(set) var levelCount = 0

  /// The systems of a file.
  static func read(path: String) throws -> [Workload] {
    var systems: [[[String]]] = [[]]
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.first == "system" { systems.append([]) } else { systems[systems.count - 1].append(words) }
    }
    return try systems.filter { !$0.isEmpty }.map(Workload.init)
  }

  private init(_ lines: [[String]]) throws {
    let levels = Workload.levels(lines)
    levelCount = levels.count
    for line in lines { try read(line, levels) }
  }

  /// The levels of the strengths that occur. The greatest strength is level 0.
  private static func levels(_ lines: [[String]]) -> [Double: Int] {
    var found: Set<Double> = []
    for line in lines {
      switch line.first {
      case "edit": found.formUnion(line[2...].compactMap { Double($0) })
      case "constraint": found.formUnion(line[1...2].compactMap { Double($0) })
      default: break
      }
    }
    return Dictionary(uniqueKeysWithValues: found.sorted(by: >).enumerated().map { ($1, $0) })
  }

  private mutating func read(_ line: [String], _ levels: [Double: Int]) throws {
    func number(_ index: Int) throws -> Double {
      guard index < line.count, let value = Double(line[index]) else {
        throw WorkloadError(line: line.joined(separator: " "))
      }
      return value
    }
    func penalty(_ index: Int) throws -> Simplex.Penalty {
      switch line[index] {
      case "required": return .forbidden
      case "free": return .free
      default: return .level(levels[try number(index)] ?? 0)
      }
    }
    switch line.first {
    case "variables": variableCount = Int(try number(1))
    case "edit": edits.append((Int(try number(1)), try penalty(2)))
    case "constraint":
      let terms = try stride(from: 4, to: line.count, by: 2).map {
        Simplex.Term(Int32(try number($0)), try number($0 + 1))
      }
      rows.append(
        Row(above: try penalty(1), below: try penalty(2), constant: try number(3), terms: terms))
    case "size": sizes.append(try (1..<line.count).map(number))
    default: break
    }
  }
}

/// An error in a line of a workload.
struct WorkloadError: Error {
  var line: String
}
