import Foundation
import TestSupport
import Testing

/// Every command that writes a file the user names, with everything that can be at the path.
@Suite struct WritingCommandsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A command that writes a file.
  struct Writer: CustomTestStringConvertible, Sendable {
    /// The command, without the program. The file is called `out`, with the suffix.
    let command: String
    /// The suffix of the file.
    let suffix: String
    /// The bytes of the file before, if the command changes them.
    let content: @Sendable () -> String

    init(_ command: String, suffix: String = "", content: @escaping @Sendable () -> String = { "before" }) {
      self.command = command
      self.suffix = suffix
      self.content = content
    }

    var testDescription: String { command }
  }

  private static let conflict = """
    <!-- nibterm conflict: label "Ours" #label: text is "Ours" in ours, "Theirs" in theirs
    <<<<<<< ours
    <label fixedFrame="YES" text="Ours" id="label">
    ||||||| base
    <label fixedFrame="YES" text="A" id="label">
    =======
    <label fixedFrame="YES" text="Theirs" id="label">
    >>>>>>> theirs
    -->
    """

  /// A document with a mark that is out of date, which `check --fix` removes.
  private static func misplaced() -> String {
    SmallNibs.label("A").replacing(
      "<label fixedFrame=\"YES\"", with: "<label fixedFrame=\"YES\" misplaced=\"YES\"")
  }

  static let writers = [
    Writer("merge base.xib ours.xib theirs.xib -o"),
    Writer("merge text1 text2 text3 -o"),
    Writer("merge --take theirs --resolve", suffix: ".xib") {
      SmallNibs.label("Ours").replacing("    <label", with: conflict + "\n    <label")
    },
    Writer("check --fix", suffix: ".xib") { misplaced() },
    Writer("check base.xib --write-baseline --baseline", suffix: ".json") {
      "{\"nibterm-baseline\": 1, \"findings\": []}"
    },
    Writer("compile base.xib -o"),
  ]

  /// Writes the inputs of the commands, and runs one.
  private func run(_ writer: Writer) throws -> CommandRun {
    let base = SmallNibs.label("A")
    try folder.write(base, to: "base.xib")
    try folder.write(SmallNibs.label("Ours"), to: "ours.xib")
    try folder.write(base.replacing("width=\"128\"", with: "width=\"99\""), to: "theirs.xib")
    for (name, text) in [("text1", "a\nb\nc\n"), ("text2", "a\nb\nC\n"), ("text3", "A\nb\nc\n")] {
      try folder.write(text, to: name)
    }
    let words = writer.command.split(separator: " ").map(String.init) + ["out" + writer.suffix]
    return try CommandRun(arguments: words, directory: folder.path)
  }

  private func path(_ writer: Writer) -> String { "\(folder.path)/out\(writer.suffix)" }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  private func attributes(_ path: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: path)
  }

  private func kind(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  @Test("An existing file keeps its permissions, and a file that is linked stays linked", arguments: writers)
  func regularFiles(writer: Writer) throws {
    let manager = FileManager.default
    try folder.write(writer.content(), to: "real/file\(writer.suffix)")
    let real = "\(folder.path)/real/file\(writer.suffix)"
    chmod(real, 0o640)
    try manager.createSymbolicLink(atPath: path(writer), withDestinationPath: "real/file\(writer.suffix)")
    let run = try run(writer)
    #expect(try String(contentsOfFile: real, encoding: .isoLatin1) != writer.content(), "\(run.error)")
    #expect(kind(path(writer)) == S_IFLNK)
    #expect(try attributes(real)[.posixPermissions] as? Int == 0o640)
    #expect(try manager.contentsOfDirectory(atPath: "\(folder.path)/real") == ["file\(writer.suffix)"])
  }

  @Test("Both names of a file with two names are written", arguments: writers)
  func hardLinks(writer: Writer) throws {
    try folder.write(writer.content(), to: "other")
    #expect(link("\(folder.path)/other", path(writer)) == 0)
    let run = try run(writer)
    let after = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/other"))
    #expect(after != Data(writer.content().utf8), "\(run.error)")
    #expect(try attributes(path(writer))[.referenceCount] as? Int == 2)
  }

  @Test("A folder, a pipe, a socket, a device and a link to nothing are refused and stay", arguments: writers)
  func otherKinds(writer: Writer) throws {
    let out = path(writer)
    func expectRefusal(_ name: String) throws {
      let before = kind(out)
      let run = try run(writer)
      #expect(run.status != 0 && run.error.contains("error"), "\(name): \(run.error)")
      #expect(kind(out) == before && before != 0, "\(name)")
      #expect(unlink(out) == 0 || rmdir(out) == 0)
    }
    mkdir(out, 0o755)
    try expectRefusal("folder")
    #expect(mkfifo(out, 0o600) == 0)
    try expectRefusal("pipe")
    #expect(mknod(out, S_IFSOCK | 0o600, 0) == 0)
    try expectRefusal("socket")
    symlink("nowhere", out)
    try expectRefusal("link to nothing")
    #expect(text("nowhere") == nil)
    // A null device of the test's own, which only root can make.
    guard mknod("\(folder.path)/null", S_IFCHR | 0o666, 0x103) == 0 else { return }
    symlink("null", out)
    try expectRefusal("device")
    #expect(kind("\(folder.path)/null") == S_IFCHR)
    link("\(folder.path)/null", out)
    try expectRefusal("device")
  }

  @Test("The user's file of attributes is never a device or a pipe") func globalAttributes() throws {
    let project = try GitProject()
    let path = project.home.path + "/attributes"
    #expect(mkfifo(path, 0o600) == 0)
    try project.git("config", "--global", "core.attributesFile", path)
    let run = try project.nibterm("git", "install", "--global")
    #expect(run.status == 1 && run.error.contains("it is a pipe"))
    #expect(kind(path) == S_IFIFO)
    unlink(path)
    guard mknod(path, S_IFCHR | 0o666, 0x103) == 0 else { return }
    let device = try project.nibterm("git", "install", "--global")
    #expect(device.status == 1 && device.error.contains("this is a device"))
    #expect(kind(path) == S_IFCHR)
    #expect(try project.git("config", "--global", "--get-regexp", "nibterm").output == "")
  }

  @Test("A document that is saved while it is corrected or merged is not overwritten") func changedMeanwhile()
    throws
  {
    // The merge reads the pipe last, and waits for its writer.
    let base = SmallNibs.label("A")
    try folder.write(base, to: "base.xib")
    try folder.write(SmallNibs.label("Ours"), to: "ours.xib")
    let pipe = folder.path + "/theirs"
    #expect(mkfifo(pipe, 0o600) == 0)
    let ours = folder.path + "/ours.xib"
    let writer = Thread {
      // Opening waits until the merge has read the other files and opens the pipe.
      guard let file = FileHandle(forWritingAtPath: pipe) else { return }
      try? Data("saved".utf8).write(to: URL(fileURLWithPath: ours))
      try? file.write(contentsOf: Data(base.replacing("width=\"128\"", with: "width=\"99\"").utf8))
      try? file.close()
    }
    writer.start()
    let run = try CommandRun(
      "merge", "base.xib", "ours.xib", "theirs", "-o", "ours.xib", directory: folder.path)
    #expect(run.status == 2 && run.error.contains("another program changed the file since it was read"))
    #expect(text("ours.xib") == "saved")
  }
}
