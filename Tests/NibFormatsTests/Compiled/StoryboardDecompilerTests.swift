import TestSupport
import Testing

@testable import NibFormats

/// Storyboards that are made from compiled ones.
@Suite struct StoryboardDecompilerTests {
  private func compiled(_ bytes: [UInt8]) throws -> (files: [String: [UInt8]], messages: [String]) {
    let folder = try NibCompiler.compileStoryboard(try NibReader.read(bytes, file: "Main.storyboard"))
    let files = Dictionary(uniqueKeysWithValues: folder.files.map { ($0.name, $0.bytes) })
    return (files, folder.diagnostics.map(\.message))
  }

  private func document(_ files: [String: [UInt8]]) throws -> NibDocument {
    try NibReader.read(NibPackage(path: "Main.storyboardc", files: Array(files.keys)) { files[$0] ?? [] })
  }

  private func source(_ files: [String: [UInt8]]) throws -> NibDecompiler.Output {
    try NibDecompiler.decompile(document(files)) { _, _ in nil }
  }

  @Test("A storyboard comes back with its scenes, relationships, segues, exits and references") func segues()
    throws
  {
    let output = try source(compiled(StoryboardSources.segues).files)
    #expect(output.diagnostics.isEmpty, "\(output.diagnostics.map(\.message))")
    let document = try NibReader.read(output.bytes, file: "Main.storyboard")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.message))")
    let segues = document.root.descendants.filter { $0.isNamed("segue") }
    let texts = segues.map {
      "\($0.parent?.parent?.name ?? "") \($0["kind"] ?? "") \($0["destination"] ?? "")"
    }
    let exit = try #require(document.root.descendants.first { $0.isNamed("exit") }?.id)
    #expect(
      texts == [
        "tabBarController relationship a", "tabBarController relationship ref", "view embed b",
        "button presentation ref", "viewController custom b", "barButtonItem unwind \(exit)",
      ])
    #expect(segues.compactMap { $0["modalPresentationStyle"] } == ["formSheet"])
    #expect(segues.compactMap { $0["customClass"] } == ["Fold"])
    let reference = document.root.descendants.first { $0.isNamed("viewControllerPlaceholder") }
    #expect(reference?["storyboardName"] == "Other" && reference?["referencedIdentifier"] == "Start")
    #expect(document.root["initialViewController"] == "tab")
  }

  @Test("Compiling a decompiled storyboard gives the same nibs") func roundTrip() throws {
    // The table of the other storyboard has no heights of its own. Its nib means the standard ones.
    let list = try compiled(Array(StoryboardCompilerTests.list.utf8)).files
    for files in [try compiled(StoryboardSources.segues).files, try compiled(source(list).bytes).files] {
      let again = try compiled(source(files).bytes)
      #expect(again.messages == [])
      #expect(again.files.keys.sorted() == files.keys.sorted())
      let different = files.keys.filter { $0.hasSuffix(".nib") && again.files[$0] != files[$0] }
      #expect(different.isEmpty)
    }
  }

  @Test("Keys of translations give objects their ids back") func localizedIDs() throws {
    let document = try NibReader.read(StoryboardSources.segues, file: "Main.storyboard")
    let folder = try NibCompiler.compileStoryboard(document, NibCompilerOptions(isLocalized: true))
    let output = try source(Dictionary(uniqueKeysWithValues: folder.files.map { ($0.name, $0.bytes) }))
    let again = try NibReader.read(output.bytes, file: "Main.storyboard")
    #expect(again.object(id: "done")?["title"] == "Done")
    #expect(again.object(id: "item")?["title"] == "A")
  }

  @Test("A missing view is an error, and a nib that nothing uses a warning") func damaged() throws {
    var files = try compiled(StoryboardSources.segues).files
    files["b-view-b-v.nib"] = nil
    files["Old.nib"] = files["First.nib"]
    let messages = try document(files).diagnostics.map { "\($0.severity) \($0.message)" }
    #expect(
      messages == [
        "error the file b-view-b-v.nib with the view of a controller does not exist",
        "warning no controller of the storyboard uses Old.nib; it is left out",
      ])
  }

  @Test("A nib for one kind of device stands for the nib without it") func deviceNibs() throws {
    var files = try compiled(StoryboardSources.segues).files
    files["b-view-b-v~iphone.nib"] = files.removeValue(forKey: "b-view-b-v.nib")
    let document = try document(files)
    #expect(document.diagnostics.isEmpty)
    #expect(document.object(id: "b-v") != nil)
  }

  // MARK: What cannot be compiled

  @Test(
    "Storyboards that cannot become what they say are reported",
    arguments: [
      (
        """
        <navigationController id="tab"><connections>
          <segue destination="tab" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController>
        """, "the container would contain itself; the controller is left out of it"
      ),
      (
        StoryboardSources.controller(
          "tab", "",
          """
          <subviews><view id="box"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
            <connections><segue destination="tab" kind="embed" id="r"/></connections></view></subviews>
          """) + "</viewController>",
        "the view would show its own controller inside itself without end, unless code prevents the segue"
      ),
      (
        "<viewController id=\"tab\"><connections><segue destination=\"tab\" kind=\"wobble\" id=\"r\"/></connections>"
          + "</viewController>",
        "the kind 'wobble' of the segue is not known; it is compiled as a custom segue"
      ),
      (
        "<viewController id=\"tab\"><connections><segue destination=\"tab\" kind=\"unwind\" unwindAction=\"a:\" "
          + "id=\"r\"/></connections></viewController>",
        "the unwind segue does not lead to the exit of a scene"
      ),
      (
        "<viewController id=\"tab\"><view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" "
          + "height=\"9\"/><constraints><constraint firstAttribute=\"width\" constant=\"9\" priority=\"5000\" "
          + "id=\"c\"/></constraints></view></viewController>",
        "the priority 5000 is not between 1 and 1000; it is compiled as it is"
      ),
    ])
  func problems(objects: String, message: String) throws {
    #expect(
      try compiled(StoryboardSources.storyboard(StoryboardSources.scene(objects))).messages == [message])
  }

  @Test("An identifier that is the name of another controller's nib is reported") func names() throws {
    let scenes =
      StoryboardSources.scene("<viewController id=\"tab\"/>")
      + StoryboardSources.scene("<viewController storyboardIdentifier=\"UIViewController-tab\" id=\"b\"/>")
    #expect(
      try compiled(StoryboardSources.storyboard(scenes)).messages == [
        "two nibs of the compiled storyboard would have the name 'UIViewController-tab.nib': change a storyboard identifier"
      ])
  }

  @Test("A storyboard without a controller that can be created is reported") func empty() throws {
    let scene = StoryboardSources.scene("<viewController id=\"lost\"/>")
    #expect(
      try compiled(StoryboardSources.storyboard(scene)).messages == [
        "no scene is initial, has a storyboard identifier, or is the destination of a segue: the compiled storyboard is "
          + "empty"
      ])
  }
}

/// The storyboards of the corpus, compiled, decompiled and compiled again.
@Suite struct StoryboardRoundTripTests {
  @Test(
    "Compiling the source of a compiled storyboard of the corpus gives its nibs and objects again",
    .enabled(if: DocumentCorpus.isPresent, "the corpus of real documents is not beside the package"))
  func corpus() throws {
    var lists = (equal: 0, all: 0)
    for name in DocumentCorpus.sample(every: 24, from: 5) where name.hasSuffix(".storyboard") {
      let document = try NibReader.read(try DocumentCorpus.bytes(name), file: name)
      guard document.kind == NibDocumentKind(.iOS, .storyboard) else { continue }
      let first = try NibCompiler.compileStoryboard(document).files
      let files = Dictionary(uniqueKeysWithValues: first.map { ($0.name, $0.bytes) })
      guard files.count > 1 else { continue }
      let package = NibPackage(path: "S.storyboardc", files: Array(files.keys)) { files[$0] ?? [] }
      let output = try NibDecompiler.decompile(NibReader.read(package)) { _, _ in nil }
      let again = try NibCompiler.compileStoryboard(NibReader.read(output.bytes, file: name)).files
      #expect(again.map(\.name).sorted() == files.keys.sorted(), "\(name)")
      for file in again where file.name.hasSuffix(".nib") {
        lists.all += 1
        if let bytes = files[file.name], try Self.classes(bytes) == Self.classes(file.bytes) {
          lists.equal += 1
        }
      }
    }
    // The others have a guide or a color more.
    #expect(lists.equal * 100 >= lists.all * 90, "\(lists)")
  }

  /// The classes of all objects of a nib, sorted.
  private static func classes(_ bytes: [UInt8]) throws -> [String] {
    try NIBArchiveReader.graph(of: bytes, file: "A.nib").objects.map(\.className).sorted()
  }
}

/// Small storyboards.
private enum StoryboardSources {
  static func storyboard(_ scenes: String) -> [UInt8] {
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154"
        targetRuntime="iOS.CocoaTouch" initialViewController="tab"><scenes>\(scenes)</scenes></document>
      """.utf8)
  }

  static func scene(_ objects: String) -> String {
    "<scene sceneID=\"s\(objects.count)\"><objects>\(objects)</objects></scene>"
  }

  static func controller(_ id: String, _ attributes: String = "", _ content: String = "") -> String {
    """
    <viewController \(attributes) id="\(id)"><view key="view" id="\(id)-v">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(content)</view>
    """
  }

  static let segues: [UInt8] = storyboard(
    scene(
      """
      <tabBarController id="tab"><tabBar key="tabBar" id="bar"><rect key="frame" x="0.0" y="0.0" width="375" height="49"/>
        </tabBar><connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="ref" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController>
      """)
      + scene(
        controller(
          "a", "storyboardIdentifier=\"First\"",
          """
          <subviews><view id="box"><rect key="frame" x="0.0" y="0.0" width="90" height="90"/>
            <connections><segue destination="b" kind="embed" identifier="in" id="g1"/></connections></view>
          <button id="but"><rect key="frame" x="0.0" y="90" width="90" height="30"/>
            <connections><segue destination="ref" kind="presentation" modalPresentationStyle="formSheet" id="g2"/>
            </connections></button></subviews>
          """)
            + """
            <tabBarItem key="tabBarItem" title="A" id="item"/>
            <connections><segue destination="b" kind="custom" customClass="Fold" customModule="App" id="g3"/></connections>
            </viewController>
            """)
      + scene(
        controller("b", "", "") + """
          <navigationItem key="navigationItem" id="ni"><barButtonItem key="leftBarButtonItem" title="Done" id="done">
            <connections><segue destination="ex" kind="unwind" unwindAction="back:" id="g4"/></connections>
          </barButtonItem></navigationItem></viewController><exit id="ex" sceneMemberID="exit"/>
          """)
      + scene(
        "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"Start\" id=\"ref\"/>"))
}
