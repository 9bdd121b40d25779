import Foundation
import Testing

/// `nibterm diff` with two files.
@Suite struct DiffCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallNibs.label("First"), to: "A.xib")
    try folder.write(SmallNibs.label("Second"), to: "B.xib")
    try folder.write(SmallNibs.label("First").replacing("21507", with: "30000"), to: "C.xib")
  }

  private func diff(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: ["diff"] + arguments, directory: folder.path)
  }

  @Test("A change is written with its object, its values and both places") func text() throws {
    let run = try diff("A.xib", "B.xib")
    #expect(
      run.output == """
        B.xib: 1 object changed
          label "Second" #label  A.xib:8 → B.xib:8
            text: First → Second

        """)
    #expect(run.error == "")
    #expect(run.status == 1)
  }

  @Test("Noise gives status 0 and one line") func noise() throws {
    let run = try diff("A.xib", "C.xib")
    #expect(run.output == "C.xib: no changes\n  Ignored: 1 version of a tool.\n")
    #expect(run.status == 0)
  }

  @Test("A document that cannot be read gives status 2") func trouble() throws {
    try folder.write("nothing", to: "D.xib")
    let run = try diff("A.xib", "D.xib")
    #expect(run.error.hasPrefix("D.xib:1:1: error: "))
    #expect(run.status == 2)
    #expect(try diff("A.xib", "E.xib").status == 2)
  }

  @Test(
    "If a document cannot be read, the others are still compared and drawn",
    .enabled(if: GitRun.isInstalled), arguments: ["text", "svg"])
  func troubleInOne(_ format: String) throws {
    for arguments in [["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "--message", "First"]] {
      try GitRun(["-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments, in: folder.path)
    }
    try folder.write("nothing", to: "A.xib")
    try folder.write(SmallNibs.label("Third"), to: "B.xib")
    let run = try diff("--format", format)
    #expect(run.error.hasPrefix("A.xib:1:1: error: "))
    #expect(run.output.contains("Second") && run.output.contains("Third"))
    #expect(run.status == 2)
  }

  @Test("A missing file is an empty document") func missing() throws {
    let run = try diff("/dev/null", "A.xib", "--summary")
    #expect(run.output.hasPrefix("A.xib: new document, "))
    #expect(run.status == 1)
  }

  @Test("JSON has one object for each document") func json() throws {
    let run = try diff("A.xib", "B.xib", "--format", "json")
    #expect(run.lines.count == 1)
    #expect(run.output.contains("\"name\": \"text\", \"from\": \"First\", \"to\": \"Second\""))
  }

  @Test("Markdown has a table") func markdown() throws {
    let run = try diff("A.xib", "B.xib", "--format", "markdown")
    #expect(run.output.hasPrefix("### nibterm: 1 change in 1 of 1 document\n"))
    #expect(run.output.contains("| text | First | Second | 8 |"))
  }

  @Test("A picture shows both versions") func picture() throws {
    let run = try diff("A.xib", "B.xib", "--format", "svg")
    #expect(run.output.contains(">First</text>") && run.output.contains(">Second</text>"))
    #expect(run.output.contains(">before</text>") && run.output.contains(">after</text>"))
    #expect(run.status == 1)
  }
}

/// `nibterm diff` with translations, whose keys are ids of objects.
@Suite(.enabled(if: GitRun.isInstalled)) struct DiffTranslationTests {
  private let folder: TemporaryFolder
  private static let renamed = SmallNibs.label("First").replacing("id=\"label\"", with: "id=\"new\"")

  /// Creates a repository with one commit, after which the label got a new id.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallNibs.label("First"), to: "Base.lproj/V.xib")
    try git("init", "--quiet", "--initial-branch", "main")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "First")
    try folder.write(Self.renamed, to: "Base.lproj/V.xib")
  }

  private func git(_ arguments: String...) throws {
    try GitRun(["-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments, in: folder.path)
  }

  private func diff(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: ["diff"] + arguments, directory: folder.path)
  }

  private static let unchanged = "Base.lproj/V.xib: no changes\n  Ignored: 1 new id.\n"
  private static let note = "id: label → new (de.lproj/V.strings still names the old one)"

  @Test("A new id is ignored without translations of the object") func untranslated() throws {
    try folder.write("\"other.text\" = \"Anderes\"; /* \"label.text\" = \"A\"; */", to: "de.lproj/V.strings")
    try folder.write("\"label.text\" = \"Anderes\";", to: "de.lproj/W.strings")
    let run = try diff()
    #expect(run.output == Self.unchanged)
    #expect(run.status == 0)
  }

  @Test("A new id of an object that a strings file names is a change in every output") func translated()
    throws
  {
    try folder.write("\"label.text\" = \"Anderes\";\n", to: "de.lproj/V.strings")
    let run = try diff()
    #expect(
      run.output == """
        Base.lproj/V.xib: 1 object changed
          label "First" #new  Base.lproj/V.xib:8
            \(Self.note)

        """)
    #expect(run.status == 1)
    #expect(try diff("--summary").output == "Base.lproj/V.xib: 1 object changed\n")
    let json = try diff("--format", "json").output
    #expect(
      json.contains(
        "\"name\": \"id\", \"from\": \"label\", \"to\": \"new\", "
          + "\"note\": \"de.lproj/V.strings still names the old one\""))
    #expect(
      try diff("--format", "markdown").output.contains(
        "| id (de.lproj/V.strings still names the old one) | label | new |"))
    let picture = try diff("--format", "svg")
    #expect(picture.status == 1 && picture.output.contains(">First</text>"))
  }

  @Test("Findings about the strings files in the work tree are of no version") func findings() throws {
    // The keys fit the new version: in the old one they would be stale, and the empty text would be a new finding.
    try folder.write(
      "\"new.text\" = \"Anderes\";\n\"new.text\" = \"\";\n\"x\" = ", to: "de.lproj/V.strings")
    try folder.write(Self.renamed.replacing("First", with: "Second"), to: "Base.lproj/V.xib")
    let output = try diff("HEAD").output
    #expect(output.contains("Second") && !output.contains("finding"))
  }

  @Test("Two files, two commits and git itself use the translations in the work tree") func versions() throws
  {
    try folder.write("\"label.text\" = \"Anderes\";\n", to: "de.lproj/V.strings")
    try folder.write(SmallNibs.label("First"), to: "Old.xib")
    #expect(try diff("Old.xib", "Base.lproj/V.xib").output.contains(Self.note))
    #expect(try diff("Old.xib", "Base.lproj/V.xib", "--path", "W.xib").status == 0)
    let inside = try CommandRun(
      arguments: ["diff", "V.xib"], directory: folder.url.appendingPathComponent("Base.lproj").path)
    #expect(inside.output.contains(Self.note))
    let hash = "0123456"
    let external = try diff(
      "Base.lproj/V.xib", folder.path + "/Old.xib", hash, "100644", folder.path + "/Base.lproj/V.xib", hash,
      "100644")
    #expect(external.output.contains(Self.note), "\(external)")
    try git("commit", "--quiet", "--all", "--message", "Second")
    #expect(try diff("HEAD~1", "HEAD").output.contains(Self.note))
    #expect(
      try diff("HEAD", "HEAD~1").output.contains(
        "id: new → label (de.lproj/V.strings already names the new one)"))
  }

  @Test(
    "Every kind of file with translations counts",
    arguments: [
      ("de.lproj/V.strings", "\u{FEFF}// A\n\"label.text\" = \"A; \\\" B\";"),
      ("de.lproj/V.strings", "\"a\" = \"b\";; label.text = Anderes;"),
      (
        "de.lproj/V.strings",
        "<?xml version=\"1.0\"?><plist><dict><key>label.text</key><string>A</string></dict></plist>"
      ),
      ("V.strings", "/* ObjectID = \"label\"; */ \"label.text\" = \"A\";"),
      ("mul.lproj/V.xcstrings", #"{"strings": {"label.text": {"localizations": {}}}, "version": "1.0"}"#),
      ("Base.lproj/V.xcstrings", #"{"strings": {"label.text": {}}}"#),
      ("de.lproj/V.strings", #""\U006cabel.text" = "A";"#),
      ("de.lproj/V.xcstrings", #"{"strings": {"\u006cab\u0065l.text": {}}}"#),
    ])
  func kinds(name: String, text: String) throws {
    try folder.write(text, to: name)
    #expect(try diff().output.contains("(\(name) still names the old one)"))
  }

  @Test("A strings file can be UTF-16") func wide() throws {
    let file = folder.url.appendingPathComponent("Base.lproj/V.strings")
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      try "\"label.text\" = \"Ä\";\n".write(to: file, atomically: true, encoding: encoding)
      #expect(try diff().output.contains("(Base.lproj/V.strings still names the old one)"), "\(encoding)")
    }
  }

  @Test(
    "A file with translations that cannot be read is named in a warning",
    arguments: ["de.lproj/V.strings", "de.lproj/V.xcstrings"])
  func unreadable(name: String) throws {
    try folder.write("", to: name)
    let isCatalog = name.hasSuffix(".xcstrings")
    let text = isCatalog ? #"{"strings": {"# : #""label.text" = "A";"#
    try text.write(
      to: folder.url.appendingPathComponent(name), atomically: true, encoding: isCatalog ? .utf8 : .utf32)
    for format in ["text", "json"] {
      let run = try diff("--format", format)
      #expect(
        run.error.contains("\(name):1:\(isCatalog ? 14 : 1): warning: this is not a valid "), "\(run.error)")
      #expect(run.status == 0)
    }
  }

  @Test("What is in the place of a file with translations is named in a warning") func notFiles() throws {
    try folder.write("<plist><dict><key>other.text</key><string>A</string>", to: "de.lproj/V.strings")
    try folder.write("", to: "fr.lproj/V.strings/File")
    try folder.write("bplist00", to: "it.lproj/V.strings")
    try folder.write("", to: "nl.lproj/Other")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/nl.lproj/V.strings", withDestinationPath: "missing")
    let run = try diff()
    #expect(run.output == Self.unchanged)
    for language in ["de", "fr", "it", "nl"] {
      #expect(run.error.contains("\(language).lproj/V.strings:"), "\(run.error)")
    }
    #expect(run.error.contains(": warning: "))
  }

  @Test("At most three files are named") func count() throws {
    for language in ["de", "fr", "it", "nl", "pl"] {
      try folder.write("\"label.text\" = \"Anderes\";\n", to: "\(language).lproj/V.strings")
    }
    let names = "de.lproj/V.strings, fr.lproj/V.strings, it.lproj/V.strings and 2 more still name the old one"
    #expect(try diff().output.contains("(\(names))"))
  }
}

/// `nibterm diff` and `nibterm git` in a repository.
@Suite(.enabled(if: GitRun.isInstalled)) struct DiffGitTests {
  private let folder: TemporaryFolder

  /// Creates a repository with two commits, between which `A.xib` changed.
  init() throws {
    folder = try TemporaryFolder()
    try git("init", "--quiet", "--initial-branch", "main")
    for text in ["First", "Second"] {
      try folder.write(SmallNibs.label(text), to: "A.xib")
      try folder.write(SmallNibs.label("Same"), to: "In/B.xib")
      try git("add", "--all")
      try git("commit", "--quiet", "--message", text)
    }
  }

  private func git(_ arguments: String...) throws {
    try GitRun(["-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments, in: folder.path)
  }

  private func diff(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: ["diff", "--summary"] + arguments, directory: folder.path)
  }

  @Test("Without a commit, the work tree is compared with HEAD") func workTree() throws {
    #expect(try diff().output == "No document changed.\n")
    #expect(try diff().status == 0)
    try folder.write(SmallNibs.label("Third"), to: "A.xib")
    #expect(try diff().output == "A.xib: 1 object changed\n")
    #expect(try diff("In").output == "No document changed.\n")
    #expect(try diff("A.xib").status == 1)
    let inside = folder.path + "/In"
    #expect(
      try CommandRun(arguments: ["diff", "--summary", ".."], directory: inside).output.hasSuffix(
        "A.xib: 1 object changed\n"))
  }

  @Test("With commits, these are compared") func commits() throws {
    #expect(try diff("HEAD~1").output == "A.xib: 1 object changed\n")
    #expect(try diff("HEAD~1", "HEAD").output == "A.xib: 1 object changed\n")
    #expect(try diff("HEAD~1..HEAD", "A.xib").output == "A.xib: 1 object changed\n")
    #expect(try diff("HEAD", "HEAD").output == "No document changed.\n")
    let unknown = try diff("nothing")
    #expect(
      unknown.error
        == "nibterm: error: 'nothing' is neither a commit that git knows nor a file or folder. "
        + "A shallow clone may not contain the commit; fetch it first\n")
    #expect(unknown.status == 2)
  }

  @Test("Three points between commits without a common ancestor are an error") func noAncestor() throws {
    try git("checkout", "--quiet", "--orphan", "other")
    try git("commit", "--quiet", "--message", "Orphan")
    let run = try diff("main...other")
    #expect(run.error.hasPrefix("nibterm: error: 'main' and 'other' have no common ancestor. "))
    #expect(run.output == "")
    #expect(run.status == 2)
    #expect(try diff("main~1..other").output == "A.xib: 1 object changed\n")
  }

  @Test("A document that a sparse checkout leaves out is compared as it is in the index")
  func sparse() throws {
    try git("mv", "A.xib", "R.xib")
    try folder.write(SmallNibs.label("Third"), to: "R.xib")
    try git("commit", "--quiet", "--all", "--message", "Third")
    try git("sparse-checkout", "set", "--no-cone", "/In/")
    try #require(!FileManager.default.fileExists(atPath: folder.path + "/R.xib"))
    let run = try diff("HEAD~1")
    #expect(run.output == "R.xib: renamed from A.xib, 1 object changed\n")
    #expect(run.error == "")
    #expect(try diff().output == "No document changed.\n")
  }

  @Test("A name that is both a commit and a path is an error without --") func ambiguousName() throws {
    try git("branch", "In", "HEAD~1")
    let unclear = try diff("In")
    #expect(
      unclear.error
        == "nibterm: error: 'In' is both a commit and a file or folder; write 'In --' for the commit, or '-- In' for the "
        + "path\n")
    #expect(unclear.status == 2)
    #expect(try diff("In", "--").output == "A.xib: 1 object changed\n")
    #expect(try diff("In", "--", "A.xib").output == "A.xib: 1 object changed\n")
    #expect(try diff("In", "--", "In").output == "No document changed.\n")
    #expect(try diff("--", "In").output == "No document changed.\n")
  }

  @Test("A path that no version has is an error") func missingPath() throws {
    let missing = try diff("Mistyped.xib")
    #expect(
      missing.error
        == "nibterm: error: 'Mistyped.xib' is not a file or folder, neither here nor in the versions that are compared\n"
    )
    #expect(missing.status == 2)
    try git("rm", "--quiet", "A.xib")
    #expect(try diff("A.xib").status == 1)
  }

  @Test("A renamed document is compared with its old version") func renamed() throws {
    try git("mv", "In/B.xib", "In/C.xib")
    #expect(try diff().output == "In/C.xib: renamed from In/B.xib, no changes\n")
  }

  @Test("Documents that git does not track are new, unless they were removed from the index only")
  func untracked() throws {
    try folder.write(SmallNibs.label("New"), to: "In/C.xib")
    #expect(try diff().output.hasPrefix("In/C.xib: new document, "))
    try git("rm", "--quiet", "--cached", "A.xib", "In/B.xib")
    #expect(try diff("A.xib").output == "A.xib: no changes\n")
    try folder.write(SmallNibs.label("Third"), to: "A.xib")
    #expect(try diff("A.xib").output == "A.xib: 1 object changed\n")
  }

  @Test("Documents in a repository that git does not track are new") func untrackedRepository() throws {
    try folder.write(SmallNibs.label("New"), to: "Other/In/C.xib")
    try git("-C", "Other", "init", "--quiet")
    try git("-C", "Other", "add", "--all")
    try git("-C", "Other", "commit", "--quiet", "--message", "one")
    #expect(try diff().output.hasPrefix("Other/In/C.xib: new document, "))
  }

  @Test("A path that cannot be compared affects no other one") func onePath() throws {
    let name = Array("bad".utf8) + [0xFF] + Array(".xib".utf8)
    try folder.write(SmallNibs.label("Old"), to: "sub/A.xib")
    let moved = name.map { CChar(bitPattern: $0) } + [0]
    func move(_ from: String) {
      let target = Array("\(folder.path)/".utf8).map { CChar(bitPattern: $0) } + moved
      #expect(rename("\(folder.path)/\(from)", target) == 0)
    }
    move("sub/A.xib")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "bad name")
    try folder.write(SmallNibs.label("New"), to: "sub/A.xib")
    move("sub/A.xib")
    try folder.write(SmallNibs.label("Third"), to: "A.xib")
    try folder.write("not a document", to: "In/B.xib")
    let run = try diff()
    #expect(run.output == "A.xib: 1 object changed\n")
    #expect(run.error.contains("In/B.xib:1:1: error: "))
    #expect(
      run.error.contains("bad\u{FFFD}.xib: error: the name of the file is not valid UTF-8 [unreadable]"))
    #expect(run.status == 2)
    // Between two commits, git has the files.
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "all")
    #expect(
      try diff("HEAD~1", "HEAD").output == "A.xib: 1 object changed\nbad\u{FFFD}.xib: 1 object changed\n")
  }

  @Test("A submodule with the name of a document is a folder with documents") func submodule() throws {
    let other = try TemporaryFolder()
    try GitRun(["init", "--quiet"], in: other.path)
    try other.write(SmallNibs.label("Inner"), to: "C.xib")
    for arguments in [["add", "."], ["commit", "--quiet", "--message", "x"]] {
      try GitRun(["-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments, in: other.path)
    }
    try git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", other.path, "Sub.xib")
    try folder.write(SmallNibs.label("Third"), to: "A.xib")
    let run = try diff()
    #expect(run.output.hasPrefix("A.xib: 1 object changed\nSub.xib/C.xib: new document"))
    #expect(run.lines.count == 2)
    #expect(run.error == "")
  }

  @Test("A renamed submodule is named") func renamedSubmodule() throws {
    let other = try TemporaryFolder()
    try GitRun(["init", "--quiet"], in: other.path)
    try other.write(SmallNibs.label("Inner"), to: "C.xib")
    for arguments in [["add", "."], ["commit", "--quiet", "--message", "x"]] {
      try GitRun(["-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments, in: other.path)
    }
    try git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", other.path, "Sub")
    try git("commit", "--quiet", "--message", "Submodule")
    try git("mv", "Sub", "Moved")
    try git("commit", "--quiet", "--all", "--message", "Moved")
    for arguments in [["HEAD~1", "HEAD"], ["HEAD~1"]] {
      let run = try CommandRun(arguments: ["diff"] + arguments, directory: folder.path)
      #expect(run.output == "")
      #expect(run.error == "nibterm: note: the submodule 'Moved' was renamed from 'Sub'\n")
      #expect(run.status == 1)
    }
  }

  @Test("A git that hangs is given up", .timeLimit(.minutes(2))) func hanging() throws {
    try folder.write("#!/bin/sh\nexec sleep 600\n", to: "bin/git")
    chmod(folder.path + "/bin/git", 0o755)
    let path = "\(folder.path)/bin:/usr/bin:/bin"
    let run = try CommandRun(arguments: ["diff"], directory: folder.path, environment: ["PATH": path])
    #expect(run.status == 2)
    #expect(
      run.error == "nibterm: error: git rev-parse was stopped, because it wrote nothing for 30 seconds\n")
  }

  @Test("Settings for git are written and removed again") func install() throws {
    let run = try CommandRun("git", "install", directory: folder.path)
    #expect(run.status == 0)
    #expect(run.lines.count == 9)
    let attributes = folder.path + "/.gitattributes"
    #expect(
      try String(contentsOfFile: attributes, encoding: .utf8).contains("*.xib diff=nibterm merge=nibterm\n"))
    let config = folder.path + "/.git/config"
    #expect(try String(contentsOfFile: config, encoding: .utf8).contains("[difftool \"nibterm\"]"))
    #expect(try CommandRun("git", "uninstall", directory: folder.path).status == 0)
    #expect(!FileManager.default.fileExists(atPath: attributes))
    #expect(try !String(contentsOfFile: config, encoding: .utf8).contains("nibterm"))
    #expect(try CommandRun("git", "uninstall", directory: folder.path).output == "Nothing to remove.\n")
  }
}
