import Foundation

/// A git repository in a temporary folder, with settings of its own, in which git finds the built program as `nibterm`.
final class GitProject {
  let folder: TemporaryFolder
  /// The user's home folder, which contains the configuration of the user.
  let home: TemporaryFolder
  private let programs: TemporaryFolder

  var path: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    home = try TemporaryFolder()
    programs = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: programs.path + "/nibterm", withDestinationPath: ElementsRun.program.path)
    try home.write(
      "[user]\n\tname = T\n\temail = t@example.com\n[init]\n\tdefaultBranch = main\n", to: ".gitconfig")
    try git("init", "--quiet")
  }

  /// The variables of programs that run in the repository.
  var environment: [String: String] {
    [
      "HOME": home.path, "XDG_CONFIG_HOME": home.path + "/config", "XDG_STATE_HOME": home.path + "/state",
      "GIT_CONFIG_NOSYSTEM": "1", "PATH": programs.path + ":/usr/bin:/bin",
    ]
  }

  /// The result of a run of git.
  struct Run {
    let status: Int32
    let output: String
    let error: String
  }

  @discardableResult
  func git(_ arguments: String..., environment changes: [String: String] = [:], directory: String? = nil)
    throws -> Run
  {
    let files = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = arguments
    process.environment = environment.merging(changes) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: directory ?? path)
    process.standardInput = FileHandle.nullDevice
    let places = try ["out", "err"].map { URL(fileURLWithPath: try files.write("", to: $0)) }
    process.standardOutput = try FileHandle(forWritingTo: places[0])
    process.standardError = try FileHandle(forWritingTo: places[1])
    try process.run()
    process.waitUntilExit()
    let texts = try places.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Run(status: process.terminationStatus, output: texts[0], error: texts[1])
  }

  /// Runs the built program in the repository.
  @discardableResult
  func nibterm(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: arguments, directory: path, environment: environment)
  }

  func commit(_ message: String = "x") throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", message)
  }

  func bytes(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))).map { [UInt8]($0) }
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try folder.write(bytes, to: name)
  }
}
