import Foundation

/// The output and exit status of the built program, run without a terminal.
struct CommandRun {
  let status: Int32
  let output: String
  let error: String

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - input: the text that the program reads from standard input.
  ///   - directory: the working folder; `nil` stands for the tests' own.
  init(_ arguments: String..., input: String = "", directory: String? = nil) throws {
    try self.init(arguments: arguments, input: input, directory: directory)
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - input: the text that the program reads from standard input.
  ///   - directory: the working folder; `nil` stands for the tests' own.
  ///   - environment: additional or changed variables.
  init(
    arguments: [String], input: String = "", directory: String? = nil, environment: [String: String] = [:]
  ) throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = ElementsRun.program
    process.arguments = arguments
    // The developer's configuration must not affect tests.
    process.environment = ProcessInfo.processInfo.environment.merging(["NIBTERM_CONFIG": "/dev/null"]) { $1 }
      .merging(environment) { $1 }
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    // A file, unlike a pipe, can store any amount of output while the program runs.
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: try folder.write(input, to: "in")))
    process.standardOutput = try FileHandle(
      forWritingTo: URL(fileURLWithPath: try folder.write("", to: "out")))
    process.standardError = try FileHandle(
      forWritingTo: URL(fileURLWithPath: try folder.write("", to: "err")))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: folder.url.appendingPathComponent("out"), encoding: .utf8)
    error = try String(contentsOf: folder.url.appendingPathComponent("err"), encoding: .utf8)
  }

  /// The lines of the output, without the empty one after the last line break.
  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
}
