import Foundation
import TestSupport
import Testing

/// Comparisons and merges by git after `nibterm git install`.
@Suite(.enabled(if: GitRun.isInstalled)) struct InstalledGitTests {
  private let project: GitProject

  /// Creates a repository with the settings and one document.
  init() throws {
    project = try GitProject()
    #expect(try project.nibterm("git", "install").status == 0)
    try project.folder.write(InstalledGitTests.document("price", size: 16), to: "A.xib")
    try project.commit()
  }

  private static func document(_ outlet: String, size: Int, text: String = "One") -> String {
    SmallNibs.document(
      """
      <view id="root">
      <subviews>
      <label text="\(text)" id="label">
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
      </label>
      </subviews>
      <connections>
      <outlet property="\(outlet)" destination="label" id="o"/>
      </connections>
      </view>
      """)
  }

  @Test("git diff shows outlets and fonts as changes of objects") func diff() throws {
    try project.folder.write(Self.document("cost", size: 22), to: "A.xib")
    let run = try project.git("diff")
    #expect(run.status == 0 && run.error == "")
    #expect(run.output.contains("outlet price") && run.output.contains("outlet cost"))
    #expect(run.output.contains("fontDescription: System 16 → System 22"))
    try project.git("add", "--all")
    #expect(try project.git("diff", "--cached").output == run.output)
    #expect(try project.git("diff", "--cached", "--stat").output.contains("A.xib | 4 ++--"))
  }

  @Test("git log and git show show every attribute, and a stash the text") func log() throws {
    try project.folder.write(Self.document("cost", size: 22), to: "A.xib")
    try project.git("stash")
    let stash = try project.git("stash", "show", "-p").output
    #expect(stash.contains("cost") && stash.contains("22"))
    try project.git("stash", "pop")
    try project.commit("second")
    for output in [try project.git("log", "-p", "-1").output, try project.git("show").output] {
      #expect(output.contains("+        outlet property=cost destination=label id=o\n"))
      #expect(output.contains("+          fontDescription: fontDescription type=system pointSize=22\n"))
    }
    #expect(try project.git("log", "-p", "-1", "--ext-diff").output.contains("outlet cost"))
  }

  @Test("Noise is counted, and a change of the mode or the name is named") func noise() throws {
    let text = Self.document("price", size: 16)
    try project.folder.write(text.replacing("21507", with: "30000"), to: "A.xib")
    #expect(try project.git("diff").output == "A.xib: no changes\n  Ignored: 1 version of a tool.\n")
    try project.folder.write(text, to: "A.xib")
    chmod(project.path + "/A.xib", 0o755)
    #expect(try project.git("diff").output == "A.xib: mode 100644 → 100755, no changes\n")
    chmod(project.path + "/A.xib", 0o644)
    try project.folder.write(Self.document("price", size: 16, text: "Two"), to: "A.xib")
    try project.git("add", "--all")
    try project.git("mv", "A.xib", "B.xib")
    let renamed = try project.git("diff", "--cached", "-M").output
    #expect(renamed.hasPrefix("B.xib: renamed from A.xib, 1 object changed") && renamed.contains("One → Two"))
  }

  @Test("A file that is not a document, and every file without nibterm, is compared as text") func raw()
    throws
  {
    try project.folder.write("not a document\n", to: "A.xib")
    let run = try project.git("diff")
    #expect(run.status == 0)
    #expect(run.output.contains("+not a document") && run.output.contains("-  <objects>"))
    #expect(run.error.contains("A.xib:1:1: error"))
    #expect(run.output.contains("diff --git a/A.xib b/A.xib\n"))
    #expect(run.output.contains("\n--- a/A.xib\n+++ b/A.xib\n"))
    try project.folder.write(Self.document("cost", size: 16), to: "A.xib")
    let without = ["PATH": "/usr/bin:/bin"]
    #expect(try project.git("diff", environment: without).output.contains("+<outlet property=\"cost\""))
    try project.commit()
    #expect(try project.git("show", environment: without).output.contains("+<outlet property=\"cost\""))
  }

  @Test("The text of a deleted link and of a new file without nibterm has git's words and names") func links()
    throws
  {
    try project.folder.write("not a document\n", to: "B.xib")
    symlink("A.xib", project.path + "/L.xib")
    try project.commit()
    try project.git("rm", "--quiet", "L.xib", "B.xib")
    let text = try project.git("diff", "--cached", environment: ["PATH": "/usr/bin:/bin"]).output
    #expect(text.contains("diff --git a/L.xib b/L.xib\ndeleted file mode 120000\n"))
    #expect(text.contains("\n--- a/B.xib\n+++ /dev/null\n") && !text.contains("->"))
    let reverse = try project.git("diff", "--cached", "-R", environment: ["PATH": "/usr/bin:/bin"]).output
    #expect(reverse.contains("\nnew file mode 120000\n") && reverse.contains("\n--- /dev/null\n"))
  }

  @Test("Without nibterm, documents are merged as text, with conflicts") func mergeWithoutProgram() throws {
    try project.git("checkout", "--quiet", "-b", "theirs")
    try project.folder.write(Self.document("price", size: 16, text: "Theirs"), to: "A.xib")
    try project.commit()
    try project.git("checkout", "--quiet", "main")
    try project.folder.write(Self.document("price", size: 16, text: "Ours"), to: "A.xib")
    try project.commit()
    #expect(try project.git("merge", "theirs", environment: ["PATH": "/usr/bin:/bin"]).status == 1)
    let text = String(decoding: project.bytes("A.xib") ?? [], as: UTF8.self)
    #expect(text.contains("<<<<<<< ours") && text.contains("Theirs"))
    #expect(try project.git("diff", "--name-only", "--diff-filter=U").output == "A.xib\n")
  }

  @Test(
    "Names that begin with a hyphen are compared and merged",
    arguments: ["-x.xib", "--output=y.xib", "-- z.xib"])
  func names(name: String) throws {
    try project.folder.write(Self.document("price", size: 16), to: name)
    try project.commit()
    try project.git("checkout", "--quiet", "-b", "theirs")
    try project.folder.write(Self.document("price", size: 16, text: "Theirs"), to: name)
    let diff = try project.git("diff")
    #expect(diff.status == 0 && diff.output.contains("One → Theirs"))
    try project.commit()
    #expect(try project.git("show").output.contains("+          text = Theirs\n"))
    try project.git("checkout", "--quiet", "main")
    try project.folder.write(Self.document("cost", size: 16), to: name)
    try project.commit()
    #expect(try project.git("merge", "--quiet", "theirs").status == 0)
    #expect(project.bytes(name) == Array(Self.document("cost", size: 16, text: "Theirs").utf8))
  }

  @Test("None of 40 random changes is invisible in git diff and git log") func randomChanges() throws {
    var changes = SingleChanges(seed: 40)
    let samples = try ["Lesson/ToggleButton.xib", "Elements/PeriodicCell.xib"].map { name in
      try String(contentsOf: SourcePackage.sampleNib(name), encoding: .utf8)
    }
    var count = 0
    while count < 40 {
      let sample = samples[changes.number(below: samples.count)]
      guard let change = changes.change(sample) else { continue }
      count += 1
      try project.folder.write(sample, to: "R.xib")
      try project.commit()
      try project.folder.write(change.document, to: "R.xib")
      let output = try project.git("diff", "R.xib").output
      #expect(!output.isEmpty && output != "R.xib: no changes\n", "\(change.words)")
      try project.commit()
      let log = try project.git("log", "-p", "-1", "--format=").output
      #expect(log.contains(/\n[+-][^+-]/), "\(change.words)")
    }
  }
}

/// The settings that `nibterm git install` and `uninstall` write and leave.
@Suite(.enabled(if: GitRun.isInstalled)) struct GitSetupTests {
  private let project: GitProject

  init() throws { project = try GitProject() }

  private static let lines =
    ["xib", "storyboard", "XIB", "STORYBOARD"].map { "*.\($0) diff=nibterm merge=nibterm\n" }.joined()

  private var config: [UInt8]? { project.bytes(".git/config") }

  @Test(
    "uninstall restores the files byte for byte, also after several installations",
    arguments: [
      nil, "", "\n", "*.png binary\n", "*.png binary", "*.png binary\r\n", "*.a b\r\n*.c d",
      "caf\u{E9}/*.png binary\n",
      "\u{FEFF}*.a b\n", "*.xib diff=nibterm merge=nibterm\n*.png binary\n", lines,
    ] as [String?])
  func restoring(attributes: String?) throws {
    // Latin-1, which is not valid UTF-8.
    let before = attributes.map { text in
      text.unicodeScalars.flatMap { $0.value == 0xE9 ? [0xE9] : Array(String($0).utf8) }
    }
    if let before { try project.write(before, to: ".gitattributes") }
    try project.git("config", "user.signingkey", "x")
    let configBefore = config
    let first = try project.nibterm("git", "install")
    #expect(first.status == 0)
    let (attributesAfter, configAfter) = (project.bytes(".gitattributes"), config)
    #expect(attributesAfter?.starts(with: before ?? []) ?? false)
    for name in ["A.xib", "B.XIB", "C.storyboard", "D.STORYBOARD"] {
      #expect(try project.git("check-attr", "diff", name).output == "\(name): diff: nibterm\n")
    }
    let second = try project.nibterm("git", "install")
    #expect(second.status == 0 && second.output == "Nothing to write.\n")
    #expect(project.bytes(".gitattributes") == attributesAfter && config == configAfter)
    #expect(try project.nibterm("git", "uninstall").status == 0)
    #expect(project.bytes(".gitattributes") == before && config == configBefore)
    #expect(try project.nibterm("git", "uninstall").output == "Nothing to remove.\n")
  }

  @Test("Settings of the user in the same sections are kept") func foreignSettings() throws {
    try project.git("config", "diff.nibterm.xfuncname", "mine")
    try project.git("config", "--add", "merge.nibterm.driver", "one")
    try project.git("config", "--add", "merge.nibterm.driver", "two")
    let before = config
    let run = try project.nibterm("git", "install")
    #expect(run.status == 0 && run.output.contains("kept merge.nibterm.driver, which has a value of yours"))
    #expect(try project.git("config", "--get-all", "merge.nibterm.driver").output == "one\ntwo\n")
    #expect(try project.git("config", "--get", "diff.nibterm.textconv").status == 0)
    #expect(try project.nibterm("git", "uninstall").status == 0)
    #expect(config == before)
  }

  @Test("The settings of an earlier version are replaced, and removed with their attributes") func earlier()
    throws
  {
    let old = "f() { nibterm tree \"$1\" 2>/dev/null || cat \"$1\"; }; f"
    try project.git("config", "diff.nibterm.textconv", old)
    try project.write(Array(("*.png binary\n" + Self.lines).utf8), to: ".gitattributes")
    #expect(try project.nibterm("git", "install").status == 0)
    #expect(try project.git("config", "diff.nibterm.textconv").output.contains("tree --full"))
    #expect(try project.nibterm("git", "uninstall").status == 0)
    #expect(project.bytes(".gitattributes") == Array("*.png binary\n".utf8))
    try project.git("config", "diff.nibterm.textconv", old)
    try project.write(Array(Self.lines.utf8), to: ".gitattributes")
    #expect(try project.nibterm("git", "uninstall").status == 0)
    #expect(project.bytes(".gitattributes") == nil)
  }

  private func expectFailure(_ words: String) throws {
    let before = config
    let run = try project.nibterm("git", "install")
    #expect(run.status == 1 && run.error.contains(words), "\(run.error)")
    #expect(config == before)
  }

  @Test("If the attributes cannot be written, no setting is") func unusableAttributes() throws {
    let (path, manager) = (project.path + "/.gitattributes", FileManager.default)
    try project.home.write("precious", to: "photo.jpg")
    for target in [project.home.path + "/photo.jpg", "nowhere", "A.txt"] {
      try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
      try expectFailure("is a link, which git does not follow; replace it by a file")
      #expect(try manager.destinationOfSymbolicLink(atPath: path) == target)
      try manager.removeItem(atPath: path)
    }
    #expect(try String(contentsOfFile: project.home.path + "/photo.jpg", encoding: .utf8) == "precious")
    try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
    try expectFailure(".gitattributes: this is a folder, not a document")
    try manager.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    try expectFailure("it is a pipe")
    try manager.removeItem(atPath: path)
    try project.write([0xFF, 0xFE, 0x2A, 0, 0x0A, 0], to: ".gitattributes")
    try expectFailure("zero bytes")
  }

  @Test("With --global, the user's file of attributes is used, also through a link") func global() throws {
    let home = project.home.path
    try project.home.write("*.png binary", to: "dotfiles/attributes")
    try FileManager.default.createSymbolicLink(
      atPath: home + "/attributes", withDestinationPath: "dotfiles/attributes")
    try project.git("config", "--global", "core.attributesFile", home + "/attributes")
    #expect(try project.nibterm("git", "install", "--global").status == 0)
    #expect(try project.git("check-attr", "merge", "A.xib").output == "A.xib: merge: nibterm\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: home + "/attributes") == "dotfiles/attributes"
    )
    #expect(try project.nibterm("git", "uninstall", "--global").status == 0)
    #expect(try String(contentsOfFile: home + "/attributes", encoding: .utf8) == "*.png binary")
    #expect(config.map { !String(decoding: $0, as: UTF8.self).contains("nibterm") } ?? false)
  }

  @Test(
    "The user's configuration is restored byte for byte, with and without a line break at its end, or a file",
    arguments: [
      nil, "", "[user]\n\tname = T", "[user]\n\tname = T\n", "[user]\r\n\tname = T", "# a comment",
    ] as [String?], [true, false])
  func userConfiguration(content: String?, isInConfigurationFolder: Bool) throws {
    let name = isInConfigurationFolder ? "config/git/config" : ".gitconfig"
    let path = "\(project.home.path)/\(name)"
    try FileManager.default.removeItem(atPath: project.home.path + "/.gitconfig")
    if let content { try project.home.write(content, to: name) }
    for _ in 0..<2 { #expect(try project.nibterm("git", "install", "--global").status == 0) }
    #expect(try project.git("config", "--global", "diff.nibterm.textconv").status == 0)
    #expect(try project.nibterm("git", "uninstall", "--global").status == 0)
    let after = try? String(contentsOfFile: path, encoding: .utf8)
    #expect(after == content)
    let isAtHome = FileManager.default.fileExists(atPath: project.home.path + "/.gitconfig")
    #expect(!isAtHome || !isInConfigurationFolder)
  }

  @Test("A repository's configuration without a line break at its end is restored")
  func openConfiguration() throws {
    let before = try #require(config).dropLast()
    #expect(try #require(config).last == 0x0A)
    try project.write(Array(before), to: ".git/config")
    #expect(try project.nibterm("git", "install").status == 0)
    #expect(try project.nibterm("git", "uninstall").status == 0)
    #expect(config == Array(before))
    // Changes of others are kept.
    #expect(try project.nibterm("git", "install").status == 0)
    try project.git("config", "user.signingkey", "x")
    #expect(try project.nibterm("git", "uninstall").status == 0)
    let text = String(decoding: config ?? [], as: UTF8.self)
    #expect(text.hasSuffix("signingkey = x\n"))
  }

  @Test("If nibterm is not on PATH, a warning says so") func warning() throws {
    let environment = project.environment
    for path in ["/usr/bin:/bin", ":bin:/usr/bin:/bin"] {
      let run = try CommandRun(
        arguments: ["git", "install"], directory: project.path,
        environment: environment.merging(["PATH": path]) { $1 })
      #expect(run.status == 0)
      let words = "nibterm: warning: no program called 'nibterm' is on PATH, so git will show and merge"
      #expect(run.error.hasPrefix(words))
    }
    #expect(try project.nibterm("git", "install").error == "")
  }
}
