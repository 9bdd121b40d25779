import Foundation
import NibFormats

/// Measures reading, from bytes to `NibDocument`.
///
///     DocumentsBench read PASSES FILE...    prints MB/s, with all files in memory and after one warm-up pass
///     DocumentsBench each FILE...           prints nothing; reads the files one after the other, as a program would
@main
enum DocumentsBench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "read":
      guard let passes = arguments.dropFirst().first.flatMap({ Int($0) }) else { exit(64) }
      try measureReading(Array(arguments.dropFirst(2)), passes: passes)
    case "each": try readEach(Array(arguments.dropFirst()))
    default: exit(64)
    }
  }

  private static func measureReading(_ files: [String], passes: Int) throws {
    let documents = try files.map { try [UInt8](Data(contentsOf: URL(fileURLWithPath: $0))) }
    let size = documents.reduce(0) { $0 + $1.count }
    try readAll(documents)
    let time = try ContinuousClock().measure {
      for _ in 0..<passes { try readAll(documents) }
    }
    report("documents: read", Double(size * passes) / 1e6 / (time / .seconds(1)), "MB/s")
  }

  private static func readAll(_ documents: [[UInt8]]) throws {
    for bytes in documents { _ = try NibReader.read(bytes, file: "document") }
  }

  private static func readEach(_ files: [String]) throws {
    for file in files {
      _ = try NibReader.read([UInt8](Data(contentsOf: URL(fileURLWithPath: file))), file: file)
    }
  }

  private static func report(_ name: String, _ value: Double, _ unit: String) {
    print(name, String(format: "%.3f", value), unit, separator: "\t")
  }
}
