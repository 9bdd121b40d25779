import Testing

@testable import NibFormats

/// Compiled nibs and storyboards that are folders of files.
@Suite struct ContainerPackageTests {
  private func package(_ path: String, _ files: [String: [UInt8]]) -> NibPackage {
    NibPackage(path: path, files: files.keys.sorted().reversed()) { file throws(NibReadError) in
      guard let bytes = files[file] else {
        throw NibReadError(Diagnostic(DiagnosticKind("unreadable", .error, ""), "no \(file)"))
      }
      return bytes
    }
  }

  @Test(
    "Folders are recognized as documents by their names",
    arguments: [
      ("A.nib", true), ("A.nib/", true), ("a/B.storyboardc", true), ("A.xib", true), ("A.storyboard", false),
      ("nib", false), (".nib", false), ("a/.nib", false), (".nib/", false), ("A.app", false), ("A.NIB", true),
    ])
  func names(name: String, isPackage: Bool) {
    #expect(DocumentName.isPackage(name) == isPackage)
  }

  @Test("In a nib folder, the source comes first, then the file for the newest system") func preference() {
    let files = [
      "objects.nib", "info.nib", "keyedobjects.nib", "objects-8.0+.nib", "classes.nib", "runtime.nib",
      "objects-13.0+.nib", "keyedobjects-101300.nib", "designable.nib", "objects-x+.nib", "objects-11.0+.nib",
      "objects-11.0.1+.nib", "keyedobjects-110000.nib",
    ]
    #expect(
      files.compactMap { NibPackageMember($0) }.sorted().map(\.file) == [
        "designable.nib", "keyedobjects-110000.nib", "keyedobjects-101300.nib", "objects-13.0+.nib",
        "objects-11.0.1+.nib", "objects-11.0+.nib", "objects-8.0+.nib", "runtime.nib", "keyedobjects.nib",
        "objects.nib",
      ])
  }

  @Test("A nib folder is read from its newest file in a supported format; a damaged file is an error")
  func chosenFile() throws {
    let window = NIBArchiveWriter.bytes(of: ContainerFixtures.window)
    let stream = [4, 11] + Array("streamtyped".utf8)
    let good = try NibReader.read(
      package("W.nib", ["keyedobjects.nib": window, "designable.nib": stream, "classes.nib": []]))
    #expect(good.file == "W.nib/keyedobjects.nib")
    #expect(
      ContainerFixtures.message { () throws(NibReadError) in
        try NibReader.read(package("W.nib", ["objects.nib": stream]))
      } == "this is a typed stream, the nib format before Mac OS X 10.2, which is not supported "
        + "[unsupported-format]")
    #expect(
      ContainerFixtures.message { () throws(NibReadError) in
        try NibReader.read(
          package("W.nib", ["objects-8.0+.nib": Array(window.prefix(60)), "runtime.nib": window]))
      }.hasSuffix("[damaged-nib]"), "a damaged file is reported, not skipped")
    #expect(
      ContainerFixtures.message { () throws(NibReadError) in
        try NibReader.read(package("W.nib", ["classes.nib": []]))
      } == "found no nib in the folder, expected for example runtime.nib or keyedobjects.nib [not-a-nib]")
  }

  // MARK: Storyboards

  private func index(_ prefix: String, _ nibs: [(String, String)], entry: String) -> [UInt8] {
    PropertyListFixture.dictionary([
      (
        prefix + "ViewControllerIdentifiersToNibNames",
        .dictionary(nibs.map { ($0.0, PropertyListFixture.string($0.1)) })
      ), (prefix + "StoryboardDesignatedEntryPointIdentifier", .string(entry)),
    ]).binary
  }

  @Test("A macOS storyboard has a scene for each nib, and the initial scene is first")
  func macOSStoryboard() throws {
    let window = NIBArchiveWriter.bytes(of: ContainerFixtures.window)
    let document = try NibReader.read(
      package(
        "M.storyboardc",
        [
          "Info.plist": index("NS", [("A", "A"), ("W", "W")], entry: "W"), "A.nib": window, "W.nib": window,
          "v-view.nib/keyedobjects.nib": window,
        ]))
    #expect(document.kind == NibDocumentKind(.macOS, .storyboard))
    let scenes = document.root.child(named: "scenes")?.children(named: "scene") ?? []
    #expect(scenes.map { $0["sceneID"] } == ["W", "A", "v-view"])
    #expect(document.object(id: "A.obj-10")?.isNamed("button") == true)
    #expect(document.root.descendants.first { $0.isNamed("action") }?["target"] == "W.7")
    #expect(document.diagnostics.map(\.id) == ["unsupported-platform"])
  }

  @Test("A damaged compiled storyboard gives an error that names what is missing") func damagedStoryboards() {
    let window = NIBArchiveWriter.bytes(of: ContainerFixtures.window)
    let damaged: [([String: [UInt8]], String)] = [
      (
        ["A.nib": window],
        "the compiled storyboard has no Info.plist, the list of its nibs [not-a-nib]"
      ),
      (
        ["Info.plist": PropertyListFixture.dictionary([]).binary],
        "the property list has no UIViewControllerIdentifiersToNibNames, so it is not from a storyboard "
          + "[not-a-nib]"
      ),
      (
        ["Info.plist": index("UI", [], entry: "")],
        "the compiled storyboard has no controllers: the list in Info.plist is empty [not-a-nib]"
      ),
      (
        ["Info.plist": index("UI", [("A", "B")], entry: "A")],
        "Info.plist names the file B.nib, which does not exist [damaged-nib]"
      ),
      (
        ["Info.plist": index("UI", [("A", "B")], entry: "A"), "B.nib/info.nib": []],
        "found no nib in the folder B.nib, expected for example runtime.nib or keyedobjects.nib [not-a-nib]"
      ),
    ]
    for (files, message) in damaged {
      #expect(
        ContainerFixtures.message { () throws(NibReadError) in
          try NibReader.read(package("S.storyboardc", files))
        } == message)
    }
  }

  /// The nib of a controller with the given storyboard identifier. Its view is in the nib `v`, and it has a
  /// segue to another controller.
  private func controller(named identifier: String, segueTo other: String) -> [UInt8] {
    typealias Object = CodedGraph.Object
    typealias Entry = CodedGraph.Entry
    let objects = [
      Object(
        "NSObject",
        entries: [Entry("UINibTopLevelObjectsKey", .object(1)), Entry("UINibConnectionsKey", .object(14))]),
      ContainerFixtures.list(2, 4),
      Object("UIProxyObject", entries: [Entry("UIProxiedObjectIdentifier", .object(3))]),
      ContainerFixtures.text("IBFilesOwner"),
      Object(
        "UIViewController",
        entries: [
          Entry("UINibName", .object(5)), Entry("UIStoryboardIdentifier", .object(6)),
          Entry("UIExternalObjectsTableForViewLoading", .object(7)),
          Entry("UIStoryboardSegueTemplates", .object(9)), Entry("UINavigationItem", .object(12)),
        ]),
      ContainerFixtures.text("v"), ContainerFixtures.text(identifier),
      Object(
        "NSDictionary",
        entries: [Entry("UINibEncoderEmptyKey", .object(8)), Entry("UINibEncoderEmptyKey", .object(12))]),
      ContainerFixtures.text("UpstreamPlaceholder-1"), ContainerFixtures.list(10),
      Object(
        "UIStoryboardShowSegueTemplate",
        entries: [Entry("UIDestinationViewControllerIdentifier", .object(11))]),
      ContainerFixtures.text(other),
      Object("UINavigationItem", entries: [Entry("UITitle", .object(6))]),
      Object(
        "UIRuntimeOutletConnection",
        entries: [
          Entry("UILabel", .object(15)), Entry("UISource", .object(2)), Entry("UIDestination", .object(4)),
        ]),
      ContainerFixtures.list(13), ContainerFixtures.text("sceneViewController"),
    ]
    return NIBArchiveWriter.bytes(of: CodedGraph(objects: objects, container: .nibArchive))
  }

  @Test("An iOS storyboard has a scene for each controller, with its view and its segues")
  func iOSStoryboard() throws {
    let files = [
      "Info.plist": index("UI", [("A", "a"), ("B", "b")], entry: "B"),
      "a.nib": controller(named: "A", segueTo: "B"), "b.nib": controller(named: "B", segueTo: "A"),
      "v.nib": NIBArchiveWriter.bytes(of: ContainerFixtures.view),
    ]
    let document = try NibReader.read(package("S.storyboardc", files))
    #expect(document.kind == NibDocumentKind(.iOS, .storyboard))
    #expect(document.root["type"] == "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB")
    let scenes = document.root.child(named: "scenes")?.children(named: "scene") ?? []
    let controllers = scenes.compactMap { $0.descendants.first { $0.isNamed("viewController") } }
    #expect(scenes.map { $0["sceneID"] } == ["B", "A"])
    #expect(controllers.map { $0["storyboardIdentifier"] } == ["B", "A"])
    #expect(controllers.map { $0.child(key: "view")?["customClass"] } == ["BadgeView", "BadgeView"])
    #expect(document.root["initialViewController"] == controllers.first?.id)
    let segues = document.root.descendants.filter { $0.isNamed("segue") }
    #expect(segues.map { $0["destination"] } == controllers.reversed().map(\.id))
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.rendered))")
  }

  @Test("A missing or damaged nib affects only its scene or view") func incompleteStoryboard() throws {
    var files = [
      "Info.plist": index("UI", [("A", "a"), ("B", "b")], entry: "A"),
      "a.nib": controller(named: "A", segueTo: "B"),
    ]
    let missing = try NibReader.read(package("S.storyboardc", files))
    #expect(missing.root.descendants.filter { $0.isNamed("scene") }.map { $0["sceneID"] } == ["A"])
    #expect(missing.diagnostics.first?.message == "Info.plist names the file b.nib, which does not exist")
    files["v.nib"] = Array("NIBArchive".utf8)
    let damaged = try NibReader.read(package("S.storyboardc", files))
    #expect(damaged.diagnostics.contains { $0.rendered.hasPrefix("S.storyboardc/v.nib: error: ") })
    #expect(damaged.root.descendants.contains { $0.isNamed("viewController") })
  }
}
