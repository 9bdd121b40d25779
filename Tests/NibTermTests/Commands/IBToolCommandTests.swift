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

  @Test("Linking does not replace a folder with other files") func foreignFiles() throws {
    #expect(try run("--compile", "Main.storyboardc", "Base.lproj/Main.storyboard").status == 0)
    let notes = try folder.write("mine", to: "App.app/Main.storyboardc/notes.txt")
    #expect(try run("--link", "App.app", "Main.storyboardc").status == 1)
    #expect(try String(contentsOfFile: notes, encoding: .utf8) == "mine")
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
