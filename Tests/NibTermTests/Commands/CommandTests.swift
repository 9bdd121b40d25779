import Foundation
import Testing

/// The commands in pipes and scripts: their output and exit status.
@Suite struct CommandTests {
  private let folder: TemporaryFolder
  private let good: String
  private let broken: String

  init() throws {
    folder = try TemporaryFolder()
    good = try folder.write(SmallNibs.label("Good"), to: "Good.xib")
    broken = try folder.write("<document><objects></document>", to: "Broken.xib")
  }

  @Test("show draws a document") func show() throws {
    let run = try CommandRun("show", "--style", "boxes", good)
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "┌─UIView───────────┐", "│ ┌─UILabel──────┐ │", "│ └Good──────────┘ │", "└──────────────────┘",
      ])
    #expect(run.error == "")
  }

  @Test("tree --full prints whole documents, however they are named") func fullTree() throws {
    try folder.write(SmallNibs.label("Good"), to: "--device.xib")
    let run = try CommandRun("tree", "--full", "--", "--device.xib", directory: folder.path)
    #expect(run.status == 0 && run.output.contains("\n          text = Good\n"), "\(run.output)")
    #expect(try CommandRun("tree", "--full", broken).status == 1)
    for arguments in [["#label"], ["--size", "320x200"]] {
      #expect(try CommandRun(arguments: ["tree", "--full", good] + arguments).status == 64)
    }
  }

  @Test("No name of a file is a command to a CI system, or an option") func commandsInNames() throws {
    for name in ["::error title=x::y.xib", "-x.xib", "##[error]z.xib"] {
      try folder.write("<document>", to: "ci/\(name)")
      try folder.write(SmallNibs.label("::stop-commands::t"), to: "good/\(name)")
    }
    for (place, arguments) in [
      ("ci", ["check", "."]), ("good", ["find", "stop", "."]),
      ("good", ["tree", "::error title=x::y.xib", "x"]),
      ("good", ["show", "--style", "rendered", "--", "-x.xib"]), ("good", ["."]),
      ("good", ["check", "--format", "json", "."]),
    ] {
      let run = try CommandRun(arguments: arguments, directory: folder.path + "/" + place)
      for line in (run.output + run.error).split(whereSeparator: \.isNewline) {
        let text = line.drop { $0.isWhitespace }
        #expect(
          !text.hasPrefix("::") && !text.hasPrefix("-x") && !line.contains("##["), "\(arguments): \(line)")
      }
    }
    #expect(
      try CommandRun("check", ".", directory: folder.path + "/ci").output.contains("./-x.xib:1:1: error"))
  }

  /// A view with an object in its list of subviews that is not a view.
  private static func misplaced(_ id: String) -> String {
    "<view id=\"\(id)\"><subviews><tapGestureRecognizer id=\"\(id)t\"/></subviews></view>"
  }

  @Test(
    "show mentions problems of loading in one line, without those that only sources can decide",
    arguments: [
      ("<view customClass=\"A\" id=\"v\"/>", "1 custom class is drawn as its base class"),
      (
        "<view customClass=\"A\" id=\"v\"/><view customClass=\"A\" id=\"w\"/><view customClass=\"B\" id=\"x\"/>",
        "2 custom classes are drawn as their base classes"
      ),
      (
        "<view customClass=\"A\" id=\"v\"/>\(misplaced("w"))\(misplaced("x"))",
        "loading reported problems; 'nibterm check --severity note -' lists all problems; 1 custom class is drawn as its "
          + "base class"
      ),
      (misplaced("w"), "loading reported problems; 'nibterm check --severity note -' lists all problems"),
      ("<view id=\"v\"><glow/></view>", "unknown elements are left out: <glow>"),
      ("<view id=\"v\"/>", ""),
    ])
  func summary(objects: String, line: String) throws {
    let run = try CommandRun("show", "--style", "boxes", "-", input: SmallNibs.document(objects))
    let summary = run.error.split(separator: "\n").filter { !$0.contains("[blank]") }
    #expect(summary.joined() == (line.isEmpty ? "" : "-: \(line)"))
  }

  @Test("A document can be read from standard input") func standardInput() throws {
    let run = try CommandRun("show", "-", input: SmallNibs.label("Piped"))
    #expect(run.status == 0)
    #expect(run.output.contains("Piped"))
  }

  @Test("Missing files, folders and malformed documents are errors", arguments: ["show", "tree", "layout"])
  func unreadableFiles(command: String) throws {
    let missing = try CommandRun(command, folder.path + "/None.xib")
    #expect(missing.status == 1)
    #expect(missing.error == "\(folder.path)/None.xib: error: the file does not exist [no-file]\n")
    let folder = try CommandRun(command, self.folder.path)
    #expect(folder.status == 1)
    #expect(folder.error == "\(self.folder.path): error: this is a folder, not a document [folder]\n")
    let malformed = try CommandRun(command, broken)
    #expect(malformed.status == 1)
    #expect(malformed.error.hasPrefix("\(broken):1:20: error: "))
    #expect([missing, folder, malformed].map(\.output) == ["", "", ""])
  }

  @Test("A broken file does not keep the other files from being printed", arguments: ["tree", "layout"])
  func brokenFile(command: String) throws {
    let alone = try CommandRun(command, good)
    let run = try CommandRun(command, good, broken, good)
    #expect(alone.status == 0)
    #expect(run.status == 1)
    #expect(
      run.output.components(separatedBy: "label").count == 2
        * alone.output.components(separatedBy: "label").count - 1)
    #expect(run.error.contains("Broken.xib:1:20: error: "))
  }

  @Test("layout prints one line per view") func layoutLines() throws {
    let run = try CommandRun("layout", "Good.xib", directory: folder.path)
    #expect(
      run.lines == [
        #"{"file": "Good.xib", "root": "root", "id": "root", "element": "view", "class": "UIView", "frame": [0, 0, 160, 64], "ambiguous": "none"}"#,
        #"{"file": "Good.xib", "root": "root", "id": "label", "element": "label", "class": "UILabel", "frame": [16, 16, 128, 32], "ambiguous": "none"}"#,
      ])
  }

  @Test("layout and show report a frame that cannot be read") func unreadableFrame() throws {
    let document = SmallNibs.document(
      "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"nan\" height=\"647\"/></view>")
    let layout = try CommandRun("layout", "-", input: document)
    #expect(layout.error.contains(": warning: <rect>: found width=\"nan\", expected a number; ignored"))
    #expect(layout.status == 0 && layout.output.contains("\"frame\": [0, 0, 0, 0]"))
    #expect(try CommandRun("show", "-", input: document).error.contains("loading reported problems"))
  }

  @Test(
    "Invalid arguments are usage errors",
    arguments: [
      ["show"], ["show", "a", "b", "c"], ["show", "--nonsense", "a"], ["show", "--size", "0x5", "a"],
      ["show", "--device", "toaster", "a"], ["show", "--columns", "0", "a"], ["layout"], ["tree"],
      ["elements", "now"],
    ])
  func badUsage(arguments: [String]) throws {
    let run = try CommandRun(arguments: arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.error.contains("Usage: nibterm"))
  }

  @Test("An object that the document does not contain is an error") func unknownObject() throws {
    let run = try CommandRun("show", good, "nobody")
    #expect(run.status == 1)
    #expect(
      run.error
        == "\(good): error: no view or scene named 'nobody'; 'nibterm tree' lists the document's objects [no-object]\n"
    )
  }

  /// Xibs and storyboards without views.
  static let withoutViews: [(name: String, text: String)] = [
    ("Owner.xib", SmallNibs.document("")),
    ("Gesture.xib", SmallNibs.document("<tapGestureRecognizer id=\"g\"/>")),
    ("Item.xib", SmallNibs.document("<barButtonItem title=\"Save\" id=\"b\"/>")),
    ("Empty.storyboard", SmallNibs.storyboard("")),
    (
      "Exit.storyboard",
      SmallNibs.storyboard("<scene sceneID=\"s\"><objects><exit id=\"e\"/></objects></scene>")
    ),
  ]

  @Test(
    "show says that a document without views has nothing to draw",
    arguments: CommandTests.withoutViews.map(\.name),
    [["--format", "text"], ["--format", "ansi"], ["--linear"]])
  func noViews(name: String, options: [String]) throws {
    let text = try #require(CommandTests.withoutViews.first { $0.name == name }?.text)
    try folder.write(text, to: name)
    let run = try CommandRun(arguments: ["show", name] + options, directory: folder.path)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(
      run.error == "\(name): note: there is nothing to draw: the document has no views [no-views]\n")
  }

  @Test("A document without views gives an SVG with a note and JSON without roots")
  func emptyPictures() throws {
    let file = try folder.write(SmallNibs.document(""), to: "Owner.xib")
    let picture = try CommandRun("show", file, "--format", "svg")
    #expect(picture.output.contains("<desc>There is nothing to draw."))
    #expect(picture.error.contains("[no-views]"))
    let json = try CommandRun("show", file, "--format", "json")
    #expect(json.output.contains("\"roots\": []"))
    #expect([picture.status, json.status] == [0, 0])
  }

  @Test("A storyboard reference is drawn as a box with its target") func storyboardReference() throws {
    let run = try CommandRun(
      "show", "-",
      input: SmallNibs.storyboard(
        """
        <scene sceneID="s"><objects><viewControllerPlaceholder storyboardName="Other" id="p" \
        sceneMemberID="viewController"/></objects></scene>
        """))
    #expect(run.status == 0)
    #expect(run.output.contains("Storyboard: Other"))
    #expect(run.error == "")
  }

  @Test("show says that a freeform view has the same size on any device") func ownSize() throws {
    let document = SmallNibs.document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="80" height="32"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """)
    let note = "-: note: a freeform view keeps its own size on any device: "
    let device = try CommandRun(arguments: ["show", "-", "--device", "iPhone 15"], input: document)
    #expect(device.error.contains(note) && device.error.contains(" is 80 x 32"))
    let sized = try CommandRun(
      arguments: ["show", "-", "--device", "iPhone 15", "--size", "90x32"], input: document)
    #expect(!sized.error.contains(note))
  }

  @Test(
    "show says why a drawing is blank",
    arguments: [
      (
        "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"80\" height=\"32\"/>",
        "no view shows text or lines; --style boxes"
      ),
      ("<rect key=\"frame\" x=\"0\" y=\"0\" width=\"0\" height=\"0\"/>", "the view has no size; give it one"),
    ])
  func blankDrawing(frame: String, reason: String) throws {
    let document = SmallNibs.document("<view id=\"v\">\(frame)</view>")
    for options in [["--format", "text"], ["--format", "ansi"]] {
      let run = try CommandRun(arguments: ["show", "-"] + options, input: document)
      #expect(run.status == 0)
      #expect(run.error.hasPrefix("-: note: the drawing is blank: \(reason)"))
    }
    let boxes = try CommandRun("show", "-", "--style", "boxes", "--size", "80x32", input: document)
    #expect(boxes.lines.first == "┌─UIView─┐")
    #expect(boxes.error == "")
  }

  @Test("show does not say that a view has no text if its text has the color of the page")
  func textInTheColorOfThePage() throws {
    let document = SmallNibs.document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="80" height="32"/><subviews>
      <label text="Hello" id="l"><rect key="frame" x="0" y="0" width="80" height="32"/>
      <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></label></subviews></view>
      """)
    let run = try CommandRun("show", "-", input: document)
    #expect(
      run.error.contains("the drawing is blank: its texts are covered, or have the color of what is behind"))
  }

  @Test("A drawing that contains only colors is not blank") func colorsOnly() throws {
    let document = SmallNibs.document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="80" height="32"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view>
      """)
    let run = try CommandRun("show", "-", "--format", "ansi", input: document)
    #expect(run.output.contains("\u{1B}["))
    #expect(run.error == "")
  }

  @Test("A document of another platform is reported with its kind") func otherPlatforms() throws {
    let mac = SmallNibs.label("Mac").replacingOccurrences(of: "CocoaTouch", with: "Cocoa")
    let run = try CommandRun("show", "-", input: mac)
    #expect(run.status == 0)
    #expect(run.output.contains("NSView #root"))
    #expect(run.error.contains("warning: unsupported kind of document: macOS xib"))
    let layout = try CommandRun("layout", "-", "root", input: mac)
    #expect(layout.status == 1)
    #expect(
      layout.error.hasSuffix(
        "error: 'root' cannot be laid out: this is not a document for iOS or tvOS [no-object]\n"))
  }

  @Test("Without a terminal, nibterm lists the documents of a folder and draws a file")
  func noTerminal() throws {
    let list = try CommandRun(folder.path)
    #expect(list.status == 0)
    #expect(list.lines == ["\(folder.path)/Broken.xib", "\(folder.path)/Good.xib"])
    let drawing = try CommandRun(good)
    #expect(drawing.output.contains("Good"))
    #expect(try CommandRun(folder.path + "/nothing").status == 1)
  }

  @Test("devices lists devices with their sizes") func devices() throws {
    let run = try CommandRun("devices")
    #expect(run.status == 0)
    #expect(run.lines.contains { $0.hasPrefix("retina4_7 ") && $0.contains("375x667") })
  }
}
