import Foundation

/// The output of a run of git.
package struct GitRun {
  package let output: String

  package static let isInstalled = FileManager.default.isExecutableFile(atPath: program.path)
  private static let program = URL(fileURLWithPath: "/usr/bin/git")

  @discardableResult
  package init(_ arguments: [String], in directory: String, input: String = "") throws {
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
