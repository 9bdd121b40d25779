import Foundation
import Testing

/// `nibterm compile`: the compiled nib, the files that are never overwritten, and the messages.
@Suite struct CompileCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(SmallNibs.label("Grüße"), to: "Card.xib")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: arguments, directory: folder.path)
  }

  @Test("A compiled nib is shown like its xib") func compiledNib() throws {
    let compile = try run("compile", "Card.xib", "-o", "Card.nib")
    #expect([compile.output, compile.error] == ["", ""])
    #expect(compile.status == 0)
    let shown = try run("show", "Card.nib")
    #expect(shown.output.contains("Grüße"))
    #expect(shown.output == (try run("show", "Card.xib")).output)
  }

  @Test("Without -o, the nib is written beside the document") func defaultName() throws {
    #expect(try run("compile", "Card.xib").status == 0)
    #expect(try run("tree", "Card.nib").output.contains("\"Grüße\""))
  }

  @Test("A replaced file keeps its permissions, and a link to it remains a link")
  func existingFiles() throws {
    let old = try folder.write("old", to: "Old.nib")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: old)
    let link = folder.path + "/Link.nib"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Old.nib")
    #expect(try run("compile", "Card.xib", "-o", "Link.nib").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Old.nib")
    #expect(try run("tree", "Old.nib").output.contains("\"Grüße\""))
    let access = try FileManager.default.attributesOfItem(atPath: old)[.posixPermissions] as? Int
    #expect(access == 0o640)
    #expect(try run("compile", "Card.xib", "-o", "New.nib").status == 0)
    #expect(
      try FileManager.default.attributesOfItem(atPath: folder.path + "/New.nib")[.posixPermissions] as? Int
        == FileManager.default.attributesOfItem(atPath: folder.path + "/Card.xib")[.posixPermissions] as? Int)
  }

  @Test("A nib for old systems is a folder; it takes the place of a compiled nib, and of nothing else")
  func folders() throws {
    let text = """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <subviews><label text="Old and new" id="a"><rect key="frame" x="0.0" y="0.0" width="99" height="20"/></label></subviews>
        <constraints><constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c"/></constraints>
        <viewLayoutGuide key="safeArea" id="safe"/></view>
      """
    _ = try folder.write(SmallNibs.document(text), to: "Old.xib")
    let arguments = ["compile", "Old.xib", "-o", "Old.nib", "--xcode", "12"]
    func compile(_ rest: String...) throws -> CommandRun {
      try CommandRun(arguments: arguments + rest, directory: folder.path)
    }
    #expect(try compile().status == 0)
    #expect(try compile("--minimum-deployment-target", "9.0").error == "")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Old.nib").sorted() == [
        "objects-11.0+.nib", "runtime.nib",
      ])
    #expect(try run("tree", "Old.nib").output.contains("\"Old and new\""))
    let toOutput = try run(
      "compile", "Old.xib", "-o", "-", "--xcode", "12", "--minimum-deployment-target", "9.0")
    #expect(toOutput.status == 1)
    #expect(
      toOutput.error.hasPrefix(
        "Old.xib: error: for this deployment target, the nib is a folder; name one with -o, or write what Xcode 13 "
          + "writes with --xcode 13"), "\(toOutput.error)")
    #expect(try compile().status == 0)
    #expect(try run("tree", "Old.nib").output.contains("\"Old and new\""))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Old.nib/runtime.nib"))

    try FileManager.default.removeItem(atPath: folder.path + "/Old.nib")
    _ = try folder.write("my notes", to: "Old.nib")
    let refused = try compile("--minimum-deployment-target", "9.0")
    #expect(
      refused.status == 1 && refused.error.contains("it exists, and is not a folder"), "\(refused.error)")
    #expect(try String(contentsOfFile: folder.path + "/Old.nib", encoding: .utf8) == "my notes")
  }

  @Test("An attribute that cannot be compiled is a warning") func lostAttribute() throws {
    _ = try folder.write(SmallNibs.document("<button role=\"primary\" id=\"a\"/>"), to: "B.xib")
    let compile = try run("compile", "B.xib", "-o", "B.nib")
    #expect(compile.status == 0)
    #expect(
      compile.error.hasPrefix(
        "B.xib:5:13: warning: 'role' of <button> has no known form in a compiled nib; it is left out [not-compiled]"
      ))
  }

  @Test("With --strict, what cannot be compiled is an error, and nothing is written") func strict() throws {
    _ = try folder.write(SmallNibs.document("<button role=\"primary\" id=\"a\"/>"), to: "B.xib")
    let compile = try run("compile", "--strict", "B.xib", "-o", "B.nib")
    #expect(compile.status == 1)
    #expect(compile.error.hasPrefix("B.xib:5:13: error: 'role' of <button> has no known form"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/B.nib"))
    #expect(try run("compile", "--strict", "Card.xib", "-o", "Card.nib").status == 0)
  }

  @Test("A constraint for which UIKit raises an exception is an error, and nothing is written")
  func illegalConstraint() throws {
    let view = """
      <view id="a"><constraints><constraint firstAttribute="top" constant="8" id="c"/></constraints></view>
      """
    _ = try folder.write(SmallNibs.document(view), to: "I.xib")
    let compile = try run("compile", "I.xib", "-o", "I.nib")
    #expect(compile.status == 1)
    let problem =
      "error: the constraint sets a position to a constant: name a second item; UIKit raises an exception"
    #expect(compile.error.contains(problem + " [cannot-compile]"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/I.nib"))
    let ibtool = try run("ibtool", "--errors", "--compile", "I.nib", "I.xib")
    #expect(ibtool.status == 1)
    #expect(ibtool.output.contains("constraint sets a position to a constant"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/I.nib"))
  }

  @Test("Storyboards for other platforms, missing files and standard input cannot be compiled")
  func otherDocuments() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"><scenes/></document>
      """
    _ = try folder.write(storyboard, to: "Main.storyboard")
    let compile = try run("compile", "Main.storyboard", "-o", "Main.nib")
    #expect(compile.status == 1)
    #expect(compile.error.contains("[cannot-compile]"))
    #expect(try run("compile", "None.xib").status == 1)
    #expect(try run("compile", "-").status == 64)
  }

  @Test("A storyboard becomes a folder, which is replaced as a whole") func storyboard() throws {
    _ = try folder.write(SmallStoryboard.text, to: "Main.storyboard")
    #expect(try run("compile", "Main.storyboard").status == 0)
    _ = try folder.write("old", to: "Main.storyboardc/Old.nib")
    #expect(try run("compile", "Main.storyboard").status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Main.storyboardc").sorted() == [
        "Info.plist", "UIViewController-c.nib", "c-view-v.nib",
      ])
    #expect(try run("tree", "Main.storyboardc").output.contains("\"Hi\""))
  }

  @Test("A folder with other files is not replaced") func otherFolder() throws {
    _ = try folder.write(SmallStoryboard.text, to: "Main.storyboard")
    _ = try folder.write("mine", to: "Mine/notes.txt")
    let compile = try run("compile", "Main.storyboard", "-o", "Mine")
    #expect(compile.status == 1)
    #expect(compile.error.contains("it is a folder that contains other files"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Mine") == ["notes.txt"])
    // The resources of an app consist of such files, too.
    let settings = try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Resources/Info.plist")
    _ = try folder.write("mine", to: "Resources/Old.nib")
    #expect(try run("compile", "Main.storyboard", "-o", "Resources").status == 1)
    #expect(FileManager.default.fileExists(atPath: settings))
  }

  /// Runs `nibterm compile`, which must fail and leave all files unchanged. Returns its message.
  private func refusal(_ arguments: String...) throws -> String {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let before = names.map { FileManager.default.contents(atPath: "\(folder.path)/\($0)") }
    let compile = try CommandRun(arguments: ["compile"] + arguments, directory: folder.path)
    #expect(compile.status == 1)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == names)
    #expect(names.map { FileManager.default.contents(atPath: "\(folder.path)/\($0)") } == before)
    return compile.error
  }

  @Test("A document is not overwritten, whichever path names it")
  func sameFile() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path + "/Card.nib", withDestinationPath: "Card.xib")
    try manager.linkItem(atPath: folder.path + "/Card.xib", toPath: folder.path + "/Hard.nib")
    try manager.createDirectory(atPath: folder.path + "/inner", withIntermediateDirectories: false)
    for path in [
      "Card.xib", "./Card.xib", ".//Card.xib", "inner/../Card.xib", folder.path + "/Card.xib", "Card.nib",
      "Hard.nib",
    ] {
      #expect(
        try refusal("Card.xib", "-o", path)
          == "\(path): error: the nib would be written over the document; "
          + "name another file with -o [same-file]\n")
    }
    #expect(try refusal("Card.xib").hasPrefix("Card.nib: error: the nib would be written over the document"))
    #expect(try refusal("Hard.nib", "-o", "Card.xib").contains("[same-file]"))
  }

  @Test("The nib is not written into a document that is a folder") func packages() throws {
    #expect(try run("compile", "Card.xib").status == 0)
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder.path + "/Pack.nib", withIntermediateDirectories: false)
    try manager.copyItem(atPath: folder.path + "/Card.nib", toPath: folder.path + "/Pack.nib/runtime.nib")
    let words = "the nib would be written into the document, which is a folder; name a file outside it"
    for name in ["runtime.nib", "new.nib"] {
      #expect(
        try refusal("Pack.nib", "-o", "./Pack.nib/" + name)
          == "./Pack.nib/\(name): error: \(words) with -o [same-file]\n")
    }
    #expect(try run("compile", "Pack.nib", "-o", "Pack.nib2").status == 0)
  }

  @Test("Files and links with names of documents are never written, whether they exist or not")
  func documentNames() throws {
    try folder.write("somebody's work", to: "Other.xib")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link.nib", withDestinationPath: "Other.xib")
    for (path, name) in [
      ("Other.xib", "Other.xib"), ("New.XIB", "New.XIB"), ("./Main.storyboard", "Main.storyboard"),
      ("MAIN.StoryBoard", "MAIN.StoryBoard"), (".xib", ".xib"), ("Link.nib", "Other.xib"),
    ] {
      #expect(
        try refusal("Card.xib", "-o", path)
          == "\(path): error: the nib cannot be written: '\(name)' is the name of a document; "
          + "name a file that ends in .nib [unwritable]\n")
    }
  }

  @Test("Only regular files are written")
  func otherDestinations() throws {
    #expect(mkfifo(folder.path + "/Pipe.nib", 0o600) == 0)
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder.path + "/Folder.nib", withIntermediateDirectories: false)
    try manager.createSymbolicLink(atPath: folder.path + "/Dangling.nib", withDestinationPath: "missing")
    for (path, reason) in [
      ("Folder.nib", "this is a folder; name a file, or '-' for standard output"),
      ("Pipe.nib", "this is a pipe; name a file, or '-' for standard output"),
      ("/dev/null", "this is a device; name a file, or '-' for standard output"),
      ("Dangling.nib", "this is a link to a file that does not exist"),
      ("none/Card.nib", "No such file or directory"),
      ("Card.xib/Card.nib", "Not a directory"),
    ] {
      #expect(
        try run("compile", "Card.xib", "-o", path).error
          == "\(path): error: the nib cannot be written: \(reason) [unwritable]\n")
    }
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path + "/Dangling.nib") == "missing")
    #expect(!manager.fileExists(atPath: folder.path + "/missing"))
  }
}
