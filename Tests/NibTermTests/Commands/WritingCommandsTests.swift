import Foundation
import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm

/// Every command that writes files, with everything that can be at the path.
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

  static let writers = [
    Writer("merge base.xib ours.xib theirs.xib -o"),
    Writer("merge text1 text2 text3 -o"),
    Writer("merge --take theirs --resolve", suffix: ".xib") {
      SmallNibs.label("Ours").replacing("    <label", with: conflict + "\n    <label")
    },
    Writer("check --fix", suffix: ".xib") { SmallNibs.staleMark },
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

  /// Puts everything that is never written at a path, one after the other, and calls the body. Then it must still be
  /// there.
  private func forEachOtherKind(at path: String, _ body: (String) throws -> Void) throws {
    func check(_ name: String) throws {
      let before = kind(path)
      #expect(before != 0, "\(name)")
      try body(name)
      #expect(kind(path) == before, "\(name)")
      #expect(unlink(path) == 0 || rmdir(path) == 0, "\(name)")
    }
    mkdir(path, 0o755)
    try check("folder")
    #expect(mkfifo(path, 0o600) == 0)
    try check("pipe")
    #expect(mknod(path, S_IFSOCK | 0o600, 0) == 0)
    try check("socket")
    symlink("nowhere", path)
    try check("link to nothing")
    #expect(text("nowhere") == nil)
    // A null device of the test's own, which only root can make.
    let device = "\(folder.path)/null"
    guard kind(device) != 0 || mknod(device, S_IFCHR | 0o666, 0x103) == 0 else { return }
    symlink(device, path)
    try check("link to device")
    #expect(kind(device) == S_IFCHR)
    link(device, path)
    try check("device")
  }

  @Test("A folder, a pipe, a socket, a device and a link to nothing are refused and stay", arguments: writers)
  func otherKinds(writer: Writer) throws {
    try forEachOtherKind(at: path(writer)) { name in
      let run = try run(writer)
      #expect(run.status != 0 && run.error.contains("error"), "\(name): \(run.error)")
    }
  }

  @Test("A file without write permission is refused", .enabled(if: geteuid() != 0), arguments: writers)
  func readOnly(writer: Writer) throws {
    try folder.write(writer.content(), to: "out\(writer.suffix)")
    chmod(path(writer), 0o440)
    #expect(try run(writer).error.contains("Permission denied"))
    #expect(text("out\(writer.suffix)") == writer.content())
  }

  @Test("A document under another name is only replaced by a document")
  func documentsUnderOtherNames() throws {
    let document = SmallNibs.label("Precious")
    for writer in Self.writers where writer.command.hasPrefix("compile") || writer.suffix == ".json" {
      try folder.write(document, to: "Precious.xib")
      #expect(link("\(folder.path)/Precious.xib", path(writer)) == 0)
      let run = try run(writer)
      #expect(run.status == 1 && run.error.contains("error"), "\(run.error)")
      #expect(text("Precious.xib") == document)
      unlink(path(writer))
    }
    // A compiled nib, which can be made again, is replaced under all its names.
    _ = try CommandRun("compile", "Precious.xib", "-o", "a.nib", directory: folder.path)
    link("\(folder.path)/a.nib", "\(folder.path)/b.nib")
    try folder.write(SmallNibs.label("Other"), to: "Other.xib")
    #expect(try CommandRun("compile", "Other.xib", "-o", "b.nib", directory: folder.path).status == 0)
    let bytes = try ["a.nib", "b.nib"].map { name in
      try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }
    #expect(bytes[0] == bytes[1] && bytes[0].range(of: Data("Other".utf8)) != nil)
  }

  // MARK: Packages

  private func port() throws -> CommandRun {
    try folder.write("class Card {}\n", to: "App/Card.swift")
    return try CommandRun("port", "App", "-o", "Out", "--force", directory: folder.path)
  }

  @Test("port replaces files of the package, but follows no links in it") func portedPackages() throws {
    let manifest = folder.path + "/Out/Package.swift"
    try folder.write("old", to: "Out/Package.swift")
    chmod(manifest, 0o640)
    #expect(try port().status == 0)
    #expect(text("Out/Package.swift")?.contains("swift-tools-version") == true)
    #expect(try attributes(manifest)[.posixPermissions] as? Int == 0o640)
    unlink(manifest)
    try forEachOtherKind(at: manifest) { name in
      let run = try port()
      #expect(run.status == 1, "\(name)")
      #expect(run.error.contains("Out/Package.swift"), "\(run.error)")
    }
    try folder.write("mine", to: "mine.txt")
    try folder.write("inside", to: "Out/inside.txt")
    for target in ["../mine.txt", "inside.txt", folder.path + "/mine.txt"] {
      symlink(target, manifest)
      let run = try port()
      #expect(run.status == 1)
      #expect(run.error.contains("Out/Package.swift is a link; remove it, or name another folder"))
      unlink(manifest)
    }
    #expect(text("mine.txt") == "mine" && text("Out/inside.txt") == "inside")
    #expect(link("\(folder.path)/mine.txt", manifest) == 0)
    #expect(try port().status == 0)
    #expect(text("mine.txt") == text("Out/Package.swift"))
    unlink(manifest)
    let document = SmallNibs.label("Precious")
    try folder.write(document, to: "Precious.xib")
    #expect(link("\(folder.path)/Precious.xib", manifest) == 0)
    #expect(try port().error.contains("it contains a document of Interface Builder"))
    #expect(text("Precious.xib") == document)
  }

  @Test("new writes nothing where there is something already") func newPackages() throws {
    func expectRefusal(_ name: String) throws {
      let run = try CommandRun("new", "Hello", directory: folder.path)
      #expect(run.status == 1 && run.error.contains("this file or folder exists"), "\(name): \(run.error)")
    }
    try forEachOtherKind(at: folder.path + "/Hello", expectRefusal)
    mkdir(folder.path + "/elsewhere", 0o755)
    symlink("elsewhere", folder.path + "/Hello")
    try expectRefusal("link to a folder")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/elsewhere") == [])
    unlink(folder.path + "/Hello")
    try folder.write("mine", to: "Hello")
    try expectRefusal("file")
    #expect(text("Hello") == "mine")
  }

  // MARK: Files of the user

  @Test("The browser's memory is only written to a file of its own") func memory() throws {
    func save() throws {
      let memory = try #require(
        BrowserMemory(opened: folder.path, environment: ["XDG_STATE_HOME": folder.path + "/state"]))
      memory.addRecent(ProjectMemory.DocumentState(document: "/A.xib"), at: 1)
      memory.save()
    }
    try save()
    let projects = folder.path + "/state/nibterm/projects"
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: projects).first)
    let path = "\(projects)/\(name)"
    let written = try #require(text("state/nibterm/projects/\(name)"))
    #expect(written.contains("/A.xib"))
    unlink(path)
    try forEachOtherKind(at: path) { kind in
      if kind != "link to nothing" { try save() }
    }
    // A link is followed, and a file with two names keeps them.
    for isLink in [true, false] {
      try folder.write("", to: "dotfiles/memory")
      let target = folder.path + "/dotfiles/memory"
      #expect((isLink ? symlink(target, path) : link(target, path)) == 0)
      try save()
      #expect(text("dotfiles/memory") == written)
      unlink(path)
    }
    let document = SmallNibs.label("Precious")
    try folder.write(document, to: "Precious.xib")
    #expect(link("\(folder.path)/Precious.xib", path) == 0)
    try save()
    #expect(text("Precious.xib") == document)
    unlink(path)
    // A link to nothing is followed as well: the file is created where the user wants to have it.
    symlink(folder.path + "/dotfiles/new", path)
    try save()
    #expect(text("dotfiles/new") == written)
  }

  @Test("A log is only appended to files that are no documents") func log() throws {
    let path = folder.path + "/log"
    try forEachOtherKind(at: path) { kind in
      // /dev/null discards the log. A link to nothing is tested below.
      guard !kind.contains("device"), kind != "link to nothing" else { return }
      #expect(throws: WritingFailure.self, "\(kind)") { _ = try AppendedFile(path) }
    }
    symlink("created", path)
    try AppendedFile(path).append(Array("1".utf8))
    #expect(text("created") == "1")
    unlink(path)
    try folder.write("0", to: "other")
    #expect(link("\(folder.path)/other", path) == 0)
    try AppendedFile(path).append(Array("1".utf8))
    #expect(text("other") == "01")
    unlink(path)
    for content in [SmallNibs.label("Precious"), "NIBArchive\u{1}"] {
      try folder.write(content, to: "Precious.xib")
      #expect(link("\(folder.path)/Precious.xib", path) == 0)
      #expect(throws: WritingFailure.self) { _ = try AppendedFile(path) }
      #expect(text("Precious.xib") == content)
      unlink(path)
    }
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
    // git itself would replace the device by a file.
    let named = ["GIT_CONFIG_GLOBAL": path]
    let setup = try CommandRun(
      arguments: ["git", "install", "--global"], directory: project.path,
      environment: project.environment.merging(named) { $1 })
    #expect(setup.status == 1 && setup.error.contains("attributes is a device"), "\(setup.error)")
    #expect(kind(path) == S_IFCHR)
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
