import Testing

@testable import NibFormats

/// Storyboards: the nibs of controllers and views, their names, and what connects them.
@Suite struct StoryboardCompilerTests {
  /// A navigation controller with a table, whose prototype leads to a controller that a bar button dismisses.
  static let list: String = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701"
      targetRuntime="iOS.CocoaTouch" initialViewController="nav"><scenes>
      <scene sceneID="s1"><objects>
        <navigationController id="nav" sceneMemberID="viewController">
          <navigationBar key="navigationBar" id="bar">
            <rect key="frame" x="0.0" y="20" width="375" height="44"/></navigationBar>
          <connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/>
          </connections>
        </navigationController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <tableViewController id="list" customClass="List" customModule="Old" customModuleProvider="target">
          <tableView key="view" dataMode="prototypes" id="table">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <prototypes>
              <tableViewCell reuseIdentifier="Row" id="cell">
                <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="44"/></tableViewCellContentView>
                <connections><segue destination="detail" kind="show" identifier="open" id="go"/></connections>
              </tableViewCell>
            </prototypes>
            <connections><outlet property="delegate" destination="list" id="o1"/></connections>
          </tableView>
          <navigationItem key="navigationItem" title="List" id="item"/>
        </tableViewController>
        <tapGestureRecognizer id="tap">
          <connections><action selector="tap:" destination="list" id="a1"/></connections></tapGestureRecognizer>
      </objects></scene>
      <scene sceneID="s3"><objects>
        <viewController id="detail">
          <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
          <navigationItem key="navigationItem" id="item2">
            <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="cancel">
              <connections>
                <segue destination="exit" kind="unwind" unwindAction="back:" id="un"/></connections>
            </barButtonItem></navigationItem>
        </viewController>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
      </objects></scene>
      <scene sceneID="s4"><objects><viewController id="lost"/></objects></scene>
      </scenes></document>
    """

  private func folder(
    _ options: NibCompilerOptions = NibCompilerOptions()
  ) throws -> [String: [UInt8]] {
    let document = try NibReader.read(Array(Self.list.utf8), file: "List.storyboard")
    let files = try NibCompiler.compileStoryboard(document, options).files
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) })
  }

  private func graph(_ name: String, _ options: NibCompilerOptions = NibCompilerOptions()) throws
    -> CodedGraph
  {
    try NIBArchiveReader.graph(of: try #require(try folder(options)[name]), file: name)
  }

  /// The connections of a nib: source class, label, destination class.
  private func connections(_ graph: CodedGraph) -> [String] {
    graph.objects(in: "UINibConnectionsKey", of: graph.root).map { connection in
      func end(_ key: String) -> String {
        guard let object = graph.object(key, of: connection) else { return "-" }
        return graph.proxyIdentifier(of: object) ?? graph.objects[object].className
      }
      return "\(end("UISource")) \(graph.string("UILabel", of: connection) ?? "") \(end("UIDestination"))"
    }
  }

  @Test("A nib for each controller that can be created, and for each view, with Apple's names") func names()
    throws
  {
    #expect(
      try folder().keys.sorted() == [
        "Info.plist", "UINavigationController-nav.nib", "UIViewController-detail.nib",
        "detail-view-root.nib", "list-view-table.nib",
      ])
  }

  @Test("A controller that the segue of a gesture recognizer shows has a nib, too") func recognizers() throws
  {
    let text = Self.list.replacing(
      "<action selector=\"tap:\" destination=\"list\" id=\"a1\"/>",
      with: "<segue destination=\"lost\" kind=\"show\" id=\"g1\"/>")
    let document = try NibReader.read(Array(text.utf8), file: "List.storyboard")
    let names = try NibCompiler.compileStoryboard(document).files.map(\.name)
    #expect(names.contains("UIViewController-lost.nib"), "\(names)")
  }

  @Test("The index names the controllers and the initial one") func index() throws {
    let index = try StoryboardIndex(try #require(try folder()["Info.plist"]), file: "Info.plist")
    #expect(index.entryPoint == "UINavigationController-nav")
    #expect(
      index.scenes.map(\.nib) == ["UINavigationController-nav", "UIViewController-detail"])
  }

  @Test("A container has the controller inside it, with its segues, and both know their storyboard")
  func container() throws {
    let graph = try graph("UINavigationController-nav.nib")
    #expect(
      connections(graph) == [
        "UIClassSwapper storyboard UIStoryboardPlaceholder",
        "UIClassSwapper storyboard UIStoryboardPlaceholder",
        "IBFilesOwner sceneViewController UIClassSwapper",
        "UIStoryboardShowSegueTemplate viewController UIClassSwapper",
        "UITapGestureRecognizer tap: UIClassSwapper",
      ])
    let child = try #require(
      graph.objects.indices.first { graph.string("UINibName", of: $0) == "list-view-table" })
    #expect(graph.objects(in: "UITopLevelObjectsToKeepAliveFromStoryboard", of: child).count == 1)
    let template = try #require(graph.objects(in: "UIStoryboardSegueTemplates", of: child).first)
    #expect(graph.string("UIDestinationViewControllerIdentifier", of: template) == "UIViewController-detail")
    #expect(graph.string("UIIdentifier", of: template) == "open")
    let externals = try #require(graph.dictionary("UIExternalObjectsTableForViewLoading", of: child))
    #expect(externals.map { graph.string($0.key) } == ["UpstreamPlaceholder-1", "UpstreamPlaceholder-2"])
    #expect(externals.map { graph.object($0.value) } == [child, template])
  }

  @Test("A view refers to its controller, and a prototype to a segue, by placeholders") func view() throws {
    let graph = try graph("list-view-table.nib")
    #expect(
      connections(graph) == [
        "UITableView delegate UpstreamPlaceholder-1", "IBFilesOwner view UITableView",
      ])
    let data = try #require(
      graph.objects.indices.lazy.compactMap { graph.data("archiveData", of: $0) }.first)
    let cell = try NIBArchiveReader.graph(of: data, file: "Row")
    #expect(connections(cell) == ["UITableViewCell selectionSegueTemplate UpstreamPlaceholder-1"])
  }

  @Test("An unwind segue is performed by the item that triggers it") func unwind() throws {
    let graph = try graph("UIViewController-detail.nib")
    #expect(connections(graph).last == "UIBarButtonItem perform: UIStoryboardUnwindSegueTemplate")
    let template = try #require(
      graph.objects.firstIndex { $0.className == "UIStoryboardUnwindSegueTemplate" })
    #expect(graph.string("UIAction", of: template) == "back:")
    #expect(graph.value("UIDestinationViewControllerIdentifier", of: template) == .null)
  }

  @Test("Options: the module of the target, the keys of translations, and the version of Xcode")
  func options() throws {
    let name = "UINavigationController-nav.nib"
    let graph = try graph(name, NibCompilerOptions(module: "New", isLocalized: true, xcode: 15))
    #expect(graph.objects.indices.contains { graph.string("UIClassName", of: $0) == "_TtC3New4List" })
    #expect(graph.objects.indices.contains { graph.string("NSKey", of: $0) == "item.title" })
    let top = graph.objects(in: "UINibTopLevelObjectsKey", of: graph.root)
    #expect(graph.objects[try #require(top.last)].className == "UIClassSwapper")
    #expect(graph.int("IBUINibLNEVersionKey", of: graph.root) == 1)
    let plain = try self.graph(name)
    #expect(!plain.objects.indices.contains { plain.string("NSKey", of: $0) != nil })
  }

  @Test("A controller without a form in nibs is in no file, and each segue to it is a warning") func leftOut()
    throws
  {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="n"><scenes>\
      <scene sceneID="1"><objects><navigationController id="n"><connections>\
      <segue destination="h" kind="relationship" relationship="rootViewController" id="r"/></connections>\
      </navigationController></objects></scene>\
      <scene sceneID="2"><objects><viewController storyboardIdentifier="v" id="v"><connections>\
      <segue destination="h" kind="show" id="s"/></connections></viewController></objects></scene>\
      <scene sceneID="3"><objects><hostingController storyboardIdentifier="Card" id="h"/></objects></scene>\
      </scenes></document>
      """
    let document = try NibReader.read(Array(xml.utf8), file: "Sample.storyboard")
    let folder = try NibCompiler.compileStoryboard(document)
    #expect(folder.files.map(\.name) == ["UINavigationController-n.nib", "v.nib", "Info.plist"])
    let messages = folder.diagnostics.map(\.message)
    #expect(messages.contains("<hostingController> has no known form in a compiled nib; it is left out"))
    #expect(messages.contains { $0.hasPrefix("the segue leads to a <hostingController>") })
    #expect(messages.contains { $0.hasPrefix("the container is without this controller") })
    #expect(messages.count == 3)
  }

  @Test("The compiled storyboard is read as a storyboard with the same scenes") func roundTrip() throws {
    let files = try folder()
    let package = NibPackage(path: "List.storyboardc", files: Array(files.keys)) { files[$0] ?? [] }
    let document = try NibReader.read(package)
    let controllers = document.root.descendants.filter { $0.isController }.map(\.name)
    #expect(controllers == ["navigationController", "tableViewController", "viewController"])
    #expect(
      document.root.descendants.contains { $0.isNamed("tableViewCell") && $0["reuseIdentifier"] == "Row" })
  }
}
