import Foundation

/// The output of a run of git.
struct GitRun {
  let output: String

  static let isInstalled = FileManager.default.isExecutableFile(atPath: program.path)
  private static let program = URL(fileURLWithPath: "/usr/bin/git")

  @discardableResult
  init(_ arguments: [String], in directory: String, input: String = "") throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = Self.program
    // The user's own settings and excludes must not affect the test.
    process.environment = [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1",
      "PATH": "/usr/bin:/bin",
    ]
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: try folder.write(input, to: "in")))
    process.standardOutput = try FileHandle(
      forWritingTo: URL(fileURLWithPath: try folder.write("", to: "out")))
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOf: folder.url.appendingPathComponent("out"), encoding: .utf8)
  }
}

/// A generator of random numbers with the same sequence in every run.
struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// A number from 0 up to, not including, `count`.
  mutating func next(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(count))
  }
}
