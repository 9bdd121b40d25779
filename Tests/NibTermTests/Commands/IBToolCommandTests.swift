import Foundation
import TestSupport
import Testing

/// `nibterm ibtool`: Apple's arguments, output and exit status.
@Suite struct IBToolCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(SmallStoryboard.text, to: "Base.lproj/Main.storyboard")
    _ = try folder.write(SmallNibs.label("Hi"), to: "Card.xib")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: ["ibtool"] + arguments, directory: folder.path)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder.path)/\(path)")
  }

  @Test("The command line of Xcode compiles a storyboard, and another one links it") func storyboard() throws
  {
    let compile = try run(
      "--errors", "--warnings", "--notices", "--module", "App", "--output-partial-info-plist", "P.plist",
      "--auto-activate-custom-fonts", "--target-device", "iphone", "--minimum-deployment-target", "13.0",
      "--output-format", "human-readable-text", "--compilation-directory", "Build/Base.lproj",
      "Base.lproj/Main.storyboard")
    #expect([compile.output, compile.error] == ["", ""])
    #expect(compile.status == 0)
    #expect(try String(contentsOfFile: folder.path + "/P.plist", encoding: .utf8).contains("<dict/>"))
    #expect(try run("--link", "App.app", "Build/Base.lproj/Main.storyboardc").status == 0)
    #expect(exists("App.app/Base.lproj/Main.storyboardc/c-view-v.nib"))
  }

  @Test("A xib is compiled to the named file") func xib() throws {
    #expect(try run("--compile", "Out.nib", "Card.xib").status == 0)
    #expect(exists("Out.nib"))
  }

  @Test("The list for Info.plist is not written over the nib, and the name of a module is checked")
  func clashes() throws {
    let same = try run("--output-partial-info-plist", "./Out.nib", "--compile", "Out.nib", "Card.xib")
    #expect(same.status == 1)
    #expect(same.output.contains("name the same file"))
    let module = try run("--module", "my-app", "--compile", "Out.nib", "Card.xib")
    #expect(module.status == 1)
    #expect(
      module.output.contains("such as &quot;my_app&quot;") || module.output.contains("such as \"my_app\""))
    #expect(!exists("Out.nib"))
  }

  @Test("With --strict, the reason why nothing is written is printed without --errors, too") func strict()
    throws
  {
    let text = try String(contentsOfFile: folder.path + "/Card.xib", encoding: .utf8)
    _ = try folder.write(text.replacing("<label ", with: "<label newAttribute=\"x\" "), to: "New.xib")
    let result = try run("--strict", "--compile", "Out.nib", "New.xib")
    #expect(result.status == 1)
    #expect(result.output.contains("newAttribute"))
  }

  @Test("Keys of a strings file that the document does not have are warnings") func unknownKeys() throws {
    _ = try folder.write("\"no.text\" = \"x\";\n", to: "Card.strings")
    let result = try run(
      "--warnings", "--output-format", "human-readable-text", "--import-strings-file", "Card.strings",
      "--write",
      "New.xib", "Card.xib")
    #expect(result.status == 0)
    #expect(
      result.output.contains("Card.strings: warning: The document has no text with the key \"no.text\"."))
  }

  @Test("Errors are printed in the chosen form, with status 1") func errors() throws {
    let missing = try run("--output-format", "human-readable-text", "--compile", "A.nib", "A.xib")
    #expect(missing.status == 1)
    #expect(
      missing.output
        == "/* com.apple.ibtool.errors */\nA.xib: error: Interface Builder could not open the document \"A.xib\" "
        + "because it does not exist.\n")
    let list = try run("--compile", "A.nib", "A.xib").output
    #expect(list.contains("<key>com.apple.ibtool.errors</key>"))
    #expect(list.contains("<key>description</key>"))
    let device = try run("--target-device", "mac", "--compile", "A.nib", "Card.xib")
    #expect(device.status == 1)
    #expect(device.output.contains("Documents for the device \"mac\" cannot be compiled"))
    #expect(!exists("A.nib"))
  }

  @Test("Problems of documents are listed by the ids of their objects, in Xcode's words") func warnings()
    throws
  {
    let storyboard = SmallStoryboard.text.replacingOccurrences(
      of: "</scenes>",
      with: "<scene sceneID=\"t\"><objects><viewController id=\"d\"/></objects></scene></scenes>")
    _ = try folder.write(storyboard, to: "Two.storyboard")
    let compile = try run(
      "--errors", "--warnings", "--output-format", "human-readable-text", "--compile", "Two.storyboardc",
      "Two.storyboard")
    #expect(compile.status == 0)
    #expect(compile.output.hasPrefix("/* com.apple.ibtool.document.warnings */\nTwo.storyboard:d: warning: "))
    #expect(compile.output.contains("is unreachable because it has no entry points"))
  }

  @Test("Messages keep the names with which they begin, and name documents and options of ibtool")
  func messages() throws {
    _ = try folder.write(SmallNibs.document("<button role=\"primary\" id=\"a\"/>"), to: "B.xib")
    _ = try folder.write(
      SmallNibs.document(
        """
        <view id="root"><constraints><constraint firstItem="root" firstAttribute="width" secondItem="nope" \
        secondAttribute="width" id="c"/></constraints></view>
        """), to: "C.xib")
    let text = try run(
      "--warnings", "--errors", "--output-format", "human-readable-text", "--compilation-directory", "Build",
      "B.xib", "C.xib")
    #expect(text.output.contains("B.xib:a: warning: 'role' of <button>"), "\(text.output)")
    #expect(!text.output.contains("SecondItem"))
    let list = try run("--warnings", "--compilation-directory", "Build", "B.xib", "C.xib")
    #expect(list.output.contains("<string>B.xib: 'role' of &lt;button"), "\(list.output)")
    let single = try run("--warnings", "--compilation-directory", "Build", "B.xib")
    #expect(single.output.contains("<string>'role' of &lt;button"))
    let source = try run("--output-format", "human-readable-text", "--compile", "Card.xib", "Card.xib")
    #expect(source.output.contains("name another file with --compile."), "\(source.output)")
    let strict = try run(
      "--strict", "--errors", "--output-format", "human-readable-text", "--compile", "S.nib", "B.xib")
    #expect(strict.status == 1)
    #expect(strict.output.contains("B.xib:a: error: 'role' of <button>"), "\(strict.output)")
    #expect(!exists("S.nib"))
  }

  @Test("Documents for tvOS are compiled with the arguments of their builds") func television() throws {
    let document = SmallNibs.label("Hi").replacing("CocoaTouch.XIB", with: "AppleTV.XIB").replacing(
      "iOS.CocoaTouch", with: "AppleTV")
    _ = try folder.write(document, to: "TV.xib")
    let compile = try run("--errors", "--target-device", "tv", "--compile", "TV.nib", "TV.xib")
    #expect(compile.status == 0, "\(compile.output)")
    #expect(exists("TV.nib"))
  }

  @Test("Texts are exported in UTF-16, and imported into a document") func texts() throws {
    #expect(try run("--export-strings-file", "Card.strings", "Card.xib").status == 0)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/Card.strings"))
    #expect(bytes.starts(with: [0xFF, 0xFE]))
    let text = try #require(String(data: bytes, encoding: .utf16))
    #expect(text.contains(".text\" = \"Hi\";"), "\(text)")
    _ = try folder.write(text.replacing("= \"Hi\";", with: "= \"Bonjour & salut\";"), to: "fr.strings")
    let before = try String(contentsOfFile: folder.path + "/Card.xib", encoding: .utf8)
    #expect(try run("--import-strings-file", "fr.strings", "--write", "French.xib", "Card.xib").status == 0)
    let french = try String(contentsOfFile: folder.path + "/French.xib", encoding: .utf8)
    #expect(french == before.replacing("\"Hi\"", with: "\"Bonjour &amp; salut\""))
    #expect(try run("--strings-file", "fr.strings", "--write", "Card.xib", "Card.xib").status == 0)
    #expect(try String(contentsOfFile: folder.path + "/Card.xib", encoding: .utf8) == french)
  }

  @Test(
    "Texts are not exported over a document, and not imported without a file to write or from a damaged one")
  func wrongTexts() throws {
    let before = try String(contentsOfFile: folder.path + "/Card.xib", encoding: .utf8)
    #expect(try run("--generate-strings-file", "Card.xib", "Card.xib").status == 1)
    _ = try folder.write("\"a.text\" = ", to: "bad.strings")
    let imported = try run("--import-strings-file", "bad.strings", "Card.xib")
    #expect(imported.status == 1)
    #expect(imported.output.contains("Name the document to write with \"--write\"."))
    let damaged = try run("--import-strings-file", "bad.strings", "--write", "Card.xib", "Card.xib")
    #expect(damaged.status == 1)
    #expect(damaged.output.contains("The strings file could not be read"), "\(damaged.output)")
    #expect(try String(contentsOfFile: folder.path + "/Card.xib", encoding: .utf8) == before)
  }

  @Test("Linking does not replace a folder with other files") func foreignFiles() throws {
    #expect(try run("--compile", "Main.storyboardc", "Base.lproj/Main.storyboard").status == 0)
    let notes = try folder.write("mine", to: "App.app/Main.storyboardc/notes.txt")
    #expect(try run("--link", "App.app", "Main.storyboardc").status == 1)
    #expect(try String(contentsOfFile: notes, encoding: .utf8) == "mine")
  }

  @Test("A document with errors does not stop the others, and two with one output are an error")
  func several()
    throws
  {
    _ = try folder.write("<document", to: "Bad.xib")
    _ = try folder.write(SmallNibs.label("Other"), to: "Other/Card.xib")
    let compile = try run(
      "--output-format", "human-readable-text", "--compilation-directory", "Build", "Bad.xib", "Card.xib",
      "Other/Card.xib")
    #expect(compile.status == 1)
    #expect(exists("Build/Card.nib"))
    #expect(compile.output.contains("Bad.xib: error: The document \"Bad.xib\" could not be opened."))
    #expect(
      compile.output.contains(
        "Build/Card.nib: error: The documents \"Card.xib\" and \"Other/Card.xib\" would have the same output."
      ))
  }

  @Test("Compiled documents that are damaged are not linked") func damaged() throws {
    #expect(try run("--compile", "Main.storyboardc", "Base.lproj/Main.storyboard").status == 0)
    _ = try folder.write("no nib", to: "Main.storyboardc/c-view-v.nib")
    let link = try run("--output-format", "human-readable-text", "--link", "App.app", "Main.storyboardc")
    #expect(link.status == 1)
    #expect(link.output.contains("Main.storyboardc: error: The compiled document could not be read: "))
    #expect(!exists("App.app"))
  }

  @Test("Links in compiled documents are not followed") func links() throws {
    #expect(try run("--compile", "Main.storyboardc", "Base.lproj/Main.storyboard").status == 0)
    let link = folder.path + "/Main.storyboardc/extra.nib"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc/hostname")
    let linking = try run("--output-format", "human-readable-text", "--link", "App.app", "Main.storyboardc")
    #expect(linking.status == 1)
    #expect(linking.output.contains("contains a link, which is not followed."), "\(linking.output)")
    #expect(!exists("App.app"))
  }

  @Test("Linking needs the folder of the app") func linkWithoutFolder() throws {
    #expect(try run("--compile", "A.storyboardc", "Base.lproj/Main.storyboard").status == 0)
    #expect(try run("--compile", "B.storyboardc", "Base.lproj/Main.storyboard").status == 0)
    let linking = try run(
      "--output-format", "human-readable-text", "--link", "A.storyboardc", "B.storyboardc")
    #expect(linking.status == 1)
    #expect(linking.output.contains("\"A.storyboardc\" is a storyboard."), "\(linking.output)")
    #expect(!exists("A.storyboardc/B.storyboardc"))
  }

  @Test("A storyboard without scenes is an index without controllers") func empty() throws {
    _ = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch"><scenes/></document>
      """, to: "Empty.storyboard")
    #expect(try run("--compile", "Empty.storyboardc", "Empty.storyboard").status == 0)
    #expect(exists("Empty.storyboardc/Info.plist"))
  }

  @Test("Objects with the same id are errors; scenes with the same identifier are warnings") func names()
    throws
  {
    let two = SmallStoryboard.text.replacing(
      "</scenes>",
      with: """
        <scene sceneID="t"><objects><viewController id="d" storyboardIdentifier="Page" sceneMemberID="viewController"/>\
        </objects></scene></scenes>
        """)
    let page = two.replacing(
      "<viewController id=\"c\"", with: "<viewController id=\"c\" storyboardIdentifier=\"Page\"")
    _ = try folder.write(page, to: "Page.storyboard")
    let compile = try run(
      "--warnings", "--output-format", "human-readable-text", "--compile", "Page.storyboardc",
      "Page.storyboard")
    #expect(compile.status == 0)
    #expect(
      compile.output.contains("storyboard identifier 'Page' belongs to another scene"),
      "\(compile.output)")
    _ = try folder.write(two.replacing("id=\"d\"", with: "id=\"c\""), to: "Same.storyboard")
    #expect(try run("--compile", "Same.storyboardc", "Same.storyboard").status == 1)
    #expect(!exists("Same.storyboardc"))
  }

  @Test("Without an action, the problems of a document are listed; -- ends the options") func list() throws {
    let problems = try run(
      "--errors", "--output-format", "human-readable-text", "--", "Card.xib", "Missing.xib")
    #expect(problems.status == 1)
    #expect(problems.output.contains("\"Missing.xib\" because it does not exist."))
    #expect(!problems.output.contains("Card.xib"))
  }

  @Test("The version is a property list, and the program behaves like this under the name ibtool") func link()
    throws
  {
    #expect(try run("--version").output.contains("<key>com.apple.ibtool.version</key>"))
    let link = folder.path + "/ibtool"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ElementsRun.program.path)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: link)
    process.arguments = ["--compile", folder.path + "/Link.nib", folder.path + "/Card.xib"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(exists("Link.nib"))
  }
}
