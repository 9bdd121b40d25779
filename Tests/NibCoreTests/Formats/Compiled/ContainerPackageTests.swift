import Testing

@testable import NibCore

/// Documents that are folders.
@Suite struct ContainerPackageTests {
  private func package(_ path: String, _ files: [String: [UInt8]]) -> NibPackage {
    NibPackage(path: path, files: files.keys.sorted().reversed()) { file throws(NibReadError) in
      guard let bytes = files[file] else {
        throw NibReadError(Diagnostic("unreadable", .error, "no \(file)"))
      }
      return bytes
    }
  }

  @Test(
    "Folders that are documents, by their names",
    arguments: [
      ("A.nib", true), ("A.nib/", true), ("a/B.storyboardc", true), ("A.xib", true), ("A.storyboard", false),
      ("nib", false), (".nib", false), ("A.app", false),
    ])
  func names(name: String, isPackage: Bool) {
    #expect(NibPackage.isPackage(named: name) == isPackage)
  }

  @Test("The source first, then what is for the newest system")
  func preference() {
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

  @Test func theNewestReadableFileOfANib() throws {
    let window = NIBArchiveWriter.bytes(of: ContainerFixtures.window)
    let stream = [4, 11] + Array("streamtyped".utf8)
    let good = try NibReader.read(
      package("W.nib", ["keyedobjects.nib": window, "designable.nib": stream, "classes.nib": []]))
    #expect(good.file == "W.nib/keyedobjects.nib")
    #expect(
      ContainerFixtures.message { () throws(NibReadError) in
        try NibReader.read(package("W.nib", ["objects.nib": stream]))
      } == "compiled nib (typed stream): only those of Mac OS X 10.2 and later are read [unsupported-format]")
    #expect(
      ContainerFixtures.message { () throws(NibReadError) in
        try NibReader.read(
          package("W.nib", ["objects-8.0+.nib": Array(window.prefix(60)), "runtime.nib": window]))
      }.hasSuffix("[damaged-nib]"), "a damaged file is told, not passed over")
    #expect(
      ContainerFixtures.message { () throws(NibReadError) in
        try NibReader.read(package("W.nib", ["classes.nib": []]))
      } == "folder without a nib: expected runtime.nib, keyedobjects.nib or the like [not-a-nib]")
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

  @Test func aStoryboardOfMacOS() throws {
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

  @Test func damagedStoryboards() {
    let window = NIBArchiveWriter.bytes(of: ContainerFixtures.window)
    let damaged: [([String: [UInt8]], String)] = [
      (
        ["A.nib": window],
        "compiled storyboard without Info.plist, which says what nibs there are [not-a-nib]"
      ),
      (
        ["Info.plist": PropertyListFixture.dictionary([]).binary],
        "property list without UIViewControllerIdentifiersToNibNames: no storyboard's [not-a-nib]"
      ),
      (
        ["Info.plist": index("UI", [], entry: "")],
        "compiled storyboard without controllers: Info.plist names none [not-a-nib]"
      ),
      (
        ["Info.plist": index("UI", [("A", "B")], entry: "A")],
        "Info.plist names B.nib: no such file [damaged-nib]"
      ),
      (
        ["Info.plist": index("UI", [("A", "B")], entry: "A"), "B.nib/info.nib": []],
        "folder without a nib in B.nib: expected runtime.nib, keyedobjects.nib or the like [not-a-nib]"
      ),
    ]
    for (files, message) in damaged {
      #expect(
        ContainerFixtures.message { () throws(NibReadError) in
          try NibReader.read(package("S.storyboardc", files))
        } == message)
    }
  }
}
