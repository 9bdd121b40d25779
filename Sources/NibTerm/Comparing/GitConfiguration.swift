import NibCore
import NibTools

/// The settings of one repository or of the user, as git stores them.
struct GitConfiguration {
  let git: GitCommand
  /// The option of `git config` that chooses the file: `--local` or `--global`.
  let option: String

  /// All values of a setting; empty if it is not set.
  func values(of name: String) throws(GitFailure) -> [String] {
    let run = try git.run(["config", option, "--null", "--get-all", name])
    // The status if there is none.
    if run.status == 1 { return [] }
    guard run.status == 0 else {
      throw .failed("config", reason: run.errors)
    }
    let values = run.output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    return values.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Replaces all values of a setting.
  func set(_ name: String, to values: [String]) throws(GitFailure) {
    let current = try self.values(of: name)
    guard current != values else { return }
    if !current.isEmpty { _ = try git.output("config", option, "--unset-all", name) }
    for value in values { _ = try git.output("config", option, "--add", name, value) }
  }

  /// Removes some of the values of a setting.
  func remove(_ values: [String], from name: String) throws(GitFailure) {
    for value in Set(values).sorted() {
      _ = try git.output("config", option, "--fixed-value", "--unset-all", name, value)
    }
  }

  // MARK: The file

  /// The path of the file in which git stores the settings; `nil` if it cannot be determined.
  private var path: String? {
    if option == "--local" { return try? git.pathInRepository("config") }
    if let named = EnvironmentVariables.ofProcess["GIT_CONFIG_GLOBAL"], !named.isEmpty { return named }
    let folders = UserFolders()
    let homeFile = folders.home.map { Disk.path(of: ".gitconfig", in: $0) }
    if let homeFile, Disk.exists(homeFile) { return homeFile }
    let configurationFile = folders.configuration.map { Disk.path(of: "git/config", in: $0) }
    return configurationFile.flatMap { Disk.exists($0) ? $0 : nil } ?? homeFile
  }

  /// Removes the header of a section without settings. git itself does not remove a header below a comment.
  ///
  /// - Parameter section: the beginning of the names of the section's settings, such as `diff.nibterm`.
  func removeEmptySection(_ section: String) throws(GitFailure) {
    let parts = section.split(separator: ".")
    let header = parts.count == 2 ? "[\(parts[0]) \"\(parts[1])\"]" : "[\(section)]"
    guard let path, let bytes = FileBytes.ifReadable(path) else { return }
    let lines = bytes.split(separator: .newline, omittingEmptySubsequences: false)
    let places = lines.indices.filter { lines[$0].elementsEqual(header.utf8) }
    // A section with a comment or an empty line of the user is left alone.
    let areEmpty = places.allSatisfy { place in
      guard let next = lines[place + 1..<lines.count].first else { return true }
      let isEndOfFile = next.isEmpty && place + 2 == lines.count
      return isEndOfFile || next.first == UInt8(ascii: "[")
    }
    guard !places.isEmpty, areEmpty else { return }
    _ = try git.output("config", option, "--remove-section", section)
  }

  /// The reason why the file must not be written; `nil` if it can be. git would replace a device or a pipe by a file.
  var problem: String? {
    guard let path, let status = try? FileStatus(of: path), status.kind != .regular else { return nil }
    return "\(path) is \(status.kind.rawValue)"
  }

  /// An end of the file that git changes when it writes a setting.
  enum Ending {
    /// The file does not exist, and git creates it.
    case noFile
    /// The last line has no line break, and git adds it. The file has the given number of bytes.
    case open(Int)

    /// The value of the setting that stores the ending.
    var text: String {
      switch self {
      case .noFile: "no file"
      case .open(let count): "\(count)"
      }
    }

    init?(_ text: String) {
      if text == "no file" {
        self = .noFile
      } else if let count = Int(text) {
        self = .open(count)
      } else {
        return nil
      }
    }
  }

  /// The ending of the file; `nil` if git does not change it.
  var ending: Ending? {
    guard let path else { return nil }
    guard Disk.existsOrIsLink(path) else { return .noFile }
    guard let bytes = FileBytes.ifReadable(path), let last = bytes.last, last != .newline else { return nil }
    return .open(bytes.count)
  }

  /// Restores the ending that the file had before git changed it, unless somebody has changed the file meanwhile.
  func restore(_ ending: Ending) {
    guard let path, let bytes = FileBytes.ifReadable(path) else { return }
    switch ending {
    case .noFile:
      if bytes.isEmpty { FileWriting.remove(path) }
    case .open(let count):
      guard bytes.count == count + 1, bytes.last == .newline else { return }
      try? FileWriting.replace(path, with: Array(bytes.dropLast()), ifStill: bytes)
    }
  }

  /// The command that removes a setting.
  func removal(of name: String) -> String { "git config \(option) --unset-all \(name)" }
}
