import Foundation
import Testing

@testable import NibTerm

/// Commands that are given missing, unreadable or unusual files.
///
/// The commands run in a project inside a temporary folder, so that no other files affect them.
@Suite struct HostileFileTests {
  private let around: TemporaryFolder
  private let folder: TemporaryFolder

  init() throws {
    around = try TemporaryFolder()
    folder = try TemporaryFolder(in: around.url)
    try folder.write("", to: ".git/HEAD")
    try folder.write(SmallNibs.label("Good"), to: "Good.xib")
  }

  private func run(_ arguments: String..., input: String = "") throws -> CommandRun {
    try CommandRun(arguments: arguments, input: input, directory: folder.path)
  }

  private func link(_ name: String, to target: String) {
    #expect(symlink(target, "\(folder.path)/\(name)") == 0)
  }

  private func makePipe(_ name: String) { #expect(mkfifo("\(folder.path)/\(name)", 0o600) == 0) }

  /// Runs a script in a shell.
  private func shell(_ command: String) throws -> (status: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command, ElementsRun.program.path]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(["NIBTERM_CONFIG": "/dev/null"]) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test("Unreadable files are reported, and the others are processed") func mixed() throws {
    makePipe("pipe.xib")
    link("loop.xib", to: "loop.xib")
    link("dangling.xib", to: "nowhere")
    link("device.xib", to: "/dev/zero")
    try folder.write("", to: "empty.xib")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/folder.xib", withIntermediateDirectories: true)
    let huge = try folder.write("", to: "huge.xib")
    #expect(truncate(huge, 1 << 30) == 0)
    let run = try run(
      "tree", "pipe.xib", "loop.xib", "dangling.xib", "device.xib", "empty.xib", "folder.xib", "huge.xib",
      "Good.xib",
      "Good.xib/inside")
    #expect(run.status == 1)
    #expect(run.output.contains("Good"))
    #expect(
      run.error.split(separator: "\n") == [
        "pipe.xib: error: the file cannot be read: no data arrives through this pipe [unreadable]",
        "loop.xib: error: the file cannot be read: Too many levels of symbolic links [unreadable]",
        "dangling.xib: error: the file does not exist [no-file]",
        "device.xib: error: the file cannot be read: it is a device [unreadable]",
        "empty.xib:1:1: error: the file is empty [empty-file]",
        "folder.xib:1:1: error: found no nib in the folder, expected for example runtime.nib or "
          + "keyedobjects.nib [not-a-nib]",
        "huge.xib: error: the file has 1073741824 bytes, more than the limit of 33554432 [file-too-large]",
        "Good.xib/inside: error: the file cannot be read: Not a directory [unreadable]",
      ])
  }

  @Test("A search finds regular files and links to them, and stops at loops") func search() throws {
    makePipe("pipe.xib")
    link("loop.xib", to: "loop.xib")
    link("linked.xib", to: "Good.xib")
    link("device.xib", to: "/dev/zero")
    link("up", to: "..")
    link("self", to: ".")
    try folder.write(SmallNibs.label("Deep"), to: "a/b/Deep.xib")
    link("a/b/top", to: folder.path)
    #expect(try run(".").lines == ["Good.xib", "linked.xib", "a/b/Deep.xib"])
    for arguments in [["check", "."], ["check", "--strict", "."]] {
      let check = try CommandRun(arguments: arguments, directory: folder.path)
      let lines = check.error.split(separator: "\n")
      #expect(
        lines.prefix(3) == [
          "device.xib: warning: this document is left out: it is a device [unreadable]",
          "loop.xib: warning: this document is left out: Too many levels of symbolic links [unreadable]",
          "pipe.xib: warning: this document is left out: it is a pipe [unreadable]",
        ])
      #expect(
        lines.last?.hasPrefix("3 documents: ") == true && lines.last?.contains("3 files not read") == true)
      #expect(check.status == 1)
    }
  }

  @Test("A search reports links to files that do not exist, which are not documents") func dangling() throws {
    link("dangling.xib", to: "nowhere")
    link("notes.txt", to: "nowhere")
    let check = try run("check", ".")
    #expect(
      check.error.hasPrefix(
        "dangling.xib: warning: this is a link to a file that does not exist [no-file]\n1 document: "))
    #expect(check.status == 0)
    try folder.write("dangling.xib\n", to: ".gitignore")
    #expect(try run("check", ".").error.hasPrefix("1 document: no errors"))
  }

  @Test("A search for sources stays in the project and reads each folder once") func projectSources() throws {
    let nib = """
      <view id="v" customClass="Card">
      <connections><outlet property="gone" destination="v" id="o"/></connections></view>
      """
    try folder.write(SmallNibs.document(nib), to: "Card.xib")
    try folder.write("class Card: UIView { @IBOutlet var gone: UIView! }", to: "Code/Card.swift")
    try around.write("class Card: UIView {}", to: "Stranger/Card.swift")
    link("up", to: "..")
    link("again", to: "Code")
    link("Code/self", to: ".")
    link("stranger", to: "\(around.path)/Stranger")
    let run = try run("check", "--strict", "--severity", "note", "Card.xib")
    #expect(run.output.contains("note: 1 source file was read in . [program-sources]"))
    #expect(run.status == 0)
    // A folder that `--sources` names is read, even if it is outside of the project.
    let other = try self.run("check", "--strict", "--sources", "stranger", "Card.xib")
    #expect(other.output.contains("not key value coding-compliant for the key gone"))
  }

  @Test("Names that are not UTF-8 are counted, and their files can be piped") func notUTF8() throws {
    let made = try shell(
      #"cp Good.xib $'latin\xe9.xib' && "$0" . && "$0" show $'latin\xe9.xib'; "$0" show - < $'latin\xe9.xib'"#
    )
    #expect(
      made.output.contains(
        ".: warning: this folder could not be searched completely: 1 name in it is not valid UTF-8"))
    #expect(
      made.output.contains(
        "latin\u{FFFD}.xib: error: the file does not exist. Names that are not valid "
          + "UTF-8 cannot"))
    #expect(made.output.hasSuffix("Good\n\n\n") || made.output.contains("\n  Good"))
    let check = try run("check", ".")
    #expect(check.error.contains(", 1 folder not searched completely"))
    #expect(check.status == 0)
  }

  @Test("The <(...) of a shell is read like a file") func processSubstitution() throws {
    let run = try shell(#""$0" tree <(cat Good.xib)"#)
    #expect(run.status == 0)
    #expect(run.output.contains("\"Good\""))
  }

  @Test("Standard input that cannot be read is an error") func standardInput() throws {
    let folder = try shell(#""$0" show - < ."#)
    #expect(folder.output == "<standard input>: error: this is a folder, not a document [folder]\n")
    let closed = try shell(#""$0" show - <&-"#)
    #expect(
      closed.output
        == "<standard input>: error: the file cannot be read: Bad file descriptor [unreadable]\n")
    let endless = try shell(#""$0" tree - < /dev/zero"#)
    #expect(
      endless.output
        == "<standard input>: error: the input has more bytes than the limit of 33554432 [file-too-large]\n")
    let rows = try shell(#""$0" preview Good.xib --rows - < ."#)
    #expect(rows.output == "<standard input>: error: this is a folder, not a document [folder]\n")
  }

  @Test("Standard input is read even in a working folder that was deleted") func deletedFolder() throws {
    let run = try shell(
      #"mkdir gone && cd gone && rmdir ../gone && "$0" ../Good.xib; "$0" show -  < /dev/null; "$0" ."#)
    #expect(run.output.contains("<standard input>:1:1: error: the file is empty [empty-file]"))
  }

  @Test("A row file that is a folder or a pipe without data is an error") func rowFiles() throws {
    makePipe("rows.json")
    #expect(
      try run("preview", "Good.xib", "--rows", "rows.json").error
        == "rows.json: error: the file cannot be read: no data arrives through this pipe [unreadable]\n")
    #expect(
      try run("preview", "Good.xib", "--rows", ".").error
        == ".: error: this is a folder, not a document [folder]\n")
  }

  @Test("Pipes in place of a project's files are not opened") func projectPipes() throws {
    makePipe(".gitignore")
    makePipe("Thing.swift")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Assets.xcassets/Brand.colorset", withIntermediateDirectories: true)
    makePipe("Assets.xcassets/Brand.colorset/Contents.json")
    try folder.write(
      SmallNibs.document(
        """
        <view id="root"><rect key="frame" x="0" y="0" width="80" height="32"/>
        <color key="backgroundColor" name="Brand"/></view>
        """
      ).replacingOccurrences(
        of: "</document>", with: "<resources><namedColor name=\"Brand\"/></resources></document>"),
      to: "Color.xib")
    #expect(try run("show", "Color.xib").status == 0)
    #expect(try run("check", ".").error.hasPrefix("2 documents: no errors"))
    #expect(try run("check", "--strict", ".").error.hasPrefix("2 documents: no errors"))
  }

  @Test("An image file that cannot be read is reported once, and the document is drawn")
  func unreadableImage() throws {
    try folder.write("not an image", to: "star.png")
    let views = ["a", "b"].map { id in
      """
      <imageView image="star" fixedFrame="YES" id="\(id)">
        <rect key="frame" x="0" y="0" width="80" height="32"/>
      </imageView>
      """
    }
    try folder.write(
      SmallNibs.document(
        """
        <view id="root"><rect key="frame" x="0" y="0" width="160" height="64"/>
        <subviews>\(views.joined())</subviews></view>
        """), to: "Image.xib")
    let shown = try run("show", "Image.xib")
    #expect(shown.status == 0)
    let lines = shown.error.split(separator: "\n").filter { $0.contains("[unreadable-picture]") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("star.png: warning: ") == true)
    #expect(try !run("show", "Image.xib", "--style", "boxes").error.contains("unreadable-picture"))
  }

  @Test(
    "A font file that cannot be read is reported once for all documents, which are laid out with an estimate")
  func unreadableFont() throws {
    try folder.write("not a font", to: "Fonts/Tall.ttf")
    let label = """
      <stackView id="root"><rect key="frame" x="0" y="0" width="90" height="20"/><subviews>
      <label text="text" id="label"><rect key="frame" x="0" y="0" width="90" height="20"/>
      <fontDescription key="fontDescription" name="Tall-Bold" family="Tall" pointSize="10"/></label>
      </subviews></stackView>
      """
    for name in ["A.xib", "B.xib"] { try folder.write(SmallNibs.document(label), to: name) }
    for arguments in [["layout", "A.xib", "B.xib"], ["check", "A.xib", "B.xib"]] {
      let run = try CommandRun(arguments: arguments, directory: folder.path)
      let lines = (run.output + run.error).split(separator: "\n").filter { $0.contains("[unreadable-font]") }
      #expect(run.status == 0)
      #expect(lines.count == 1)
      #expect(
        lines.first?.contains("Fonts/Tall.ttf: warning: this is not a TrueType or OpenType font") == true)
    }
    #expect(try run("show", "A.xib").error.contains("A.xib: loading reported problems; "))
    let notes = try run("check", "--severity", "note", "A.xib").output
    #expect(notes.contains("A.xib:7:40: note: the project does not contain the font 'Tall-Bold'"))
  }
}
