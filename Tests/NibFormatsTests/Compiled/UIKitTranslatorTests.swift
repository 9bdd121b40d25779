import Testing

@testable import NibFormats

/// Reading compiled iOS nibs from graphs in the form that Xcode writes.
@Suite struct UIKitTranslatorTests {
  /// The elements of a nib's top-level objects as text, without the owner.
  private func dump(_ graph: UIKitSampleGraph) throws -> String {
    try translated(graph).root.child(named: "objects")?.children
      .filter { !$0.isNamed("placeholder") }.map { $0.dump() }.joined() ?? ""
  }

  private func translated(_ graph: UIKitSampleGraph) throws -> NibDocument {
    try UIKitNibTranslator.document(of: graph.graph(), file: "Sample.nib", source: [])
  }

  @Test("J: Bounds and center give a frame in both containers") func frames() throws {
    var archive = UIKitSampleGraph()
    archive.top(
      archive.add(
        "UIView",
        [
          ("UIBounds", CodedGeometry.value([0, 0, 340, 50])), ("UICenter", CodedGeometry.value([170, 40])),
        ]))
    var keyed = UIKitSampleGraph()
    keyed.top(
      keyed.add("UIView", [("UIBounds", .string("{{0, 0}, {340, 50}}")), ("UICenter", .string("{170, 40}"))]))
    for graph in [archive, keyed] {
      let frame = try translated(graph).object(id: "obj-1")?.child(key: "frame").flatMap { NibRect($0) }
      #expect(frame == NibRect(x: 0, y: 15, width: 340, height: 50))
    }
  }

  @Test("J: A class swapper becomes an object with a custom class and its Swift module")
  func classes() throws {
    let names: [(coded: String, name: String, module: String?)] = [
      ("OTPView", "OTPView", nil), ("_TtC8SwiftGen14PreviewingView", "PreviewingView", "SwiftGen"),
      ("App.CardView", "CardView", "App"),
    ]
    for row in names {
      var graph = UIKitSampleGraph()
      graph.top(
        graph.add(
          "UIClassSwapper",
          [
            ("UIClassName", graph.text(row.coded)), ("UIOriginalClassName", graph.text("UIView")),
          ]))
      let view = try translated(graph).root.descendants.first { $0.isNamed("view") }
      #expect(view?["customClass"] == row.name)
      #expect(view?["customModule"] == row.module)
    }
  }

  @Test("J: An object of an unknown class with bounds is read as a view of a custom class")
  func unknownClasses() throws {
    var graph = UIKitSampleGraph()
    graph.top(
      graph.add("FancyGauge", [("UIBounds", CodedGeometry.value([0, 0, 10, 10])), ("level", .integer(3))]))
    #expect(
      try dump(graph) == """
        view autoresizesSubviews="NO" customClass="FancyGauge" id="obj-1" opaque="NO"
          rect height="10" key="frame" width="10" x="0" y="0"
          autoresizingMask key="autoresizingMask"
          codedKey name="level" value="3"

        """)
  }

  @Test("J: A constraint has its items, attributes, relation, priority and standard distance")
  func constraints() throws {
    var graph = UIKitSampleGraph()
    let label = graph.add("UILabel", [("UIBounds", CodedGeometry.value([0, 0, 10, 10]))])
    let view = graph.add("UIView", [("UISubviews", graph.list([label]))])
    let constraint = graph.add(
      "NSLayoutConstraint",
      [
        ("NSFirstItem", view), ("NSFirstAttributeV2", .integer(18)), ("NSFirstAttribute", .integer(6)),
        ("NSSecondItem", label), ("NSSecondAttributeV2", .integer(6)),
        ("NSSymbolicConstant", graph.text("NSSpace")),
        ("NSRelation", .integer(-1)), ("NSPriority", .integer(250)),
      ])
    graph.set("UIViewAutolayoutConstraints", graph.list([constraint]), of: view)
    graph.top(view)
    let element = try #require(try translated(graph).root.descendants.first { $0.isNamed("constraint") })
    let expected = [
      "firstAttribute": "trailingMargin", "secondItem": "obj-1", "secondAttribute": "trailing",
      "relation": "lessThanOrEqual", "symbolic": "YES", "constant": "20", "priority": "250",
    ]
    for (name, value) in expected { #expect(element[name] == value, "\(name)") }
    #expect(element["firstItem"] == nil)
  }

  private func fixedFrame(_ version: Int) throws -> NibDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" \
      useAutolayout="YES"><objects><view id="a"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="3" y="4" width="5" height="6"/></view></subviews></view></objects></document>
      """
    return try NibReader.read(Array(text.utf8), file: "Sample.xib")
  }

  @Test("J: Views with fixed frames are recovered from the constraints that the compilers of Xcode 7 add")
  func fixedFrames() throws {
    var graph = UIKitSampleGraph()
    let view = graph.add("UIView", [])
    let root = graph.add("UIView", [("UISubviews", graph.list([view]))])
    let text = "IB auto generated at build time for view with fixed frame"
    let identifier = graph.add("NSString", [("NS.bytes", .data(Array(text.utf8)))])
    let constraints = [1, 3, 7, 8].map { attribute in
      graph.add(
        "NSIBPrototypingLayoutConstraint",
        [
          ("NSFirstItem", view), ("NSFirstAttribute", .integer(attribute)),
          ("NSLayoutIdentifier", identifier),
        ])
    }
    graph.set("UIViewAutolayoutConstraints", graph.list(constraints), of: root)
    graph.top(root)
    let back = try translated(graph)
    #expect(back.root.descendants.contains { $0["fixedFrame"] == "YES" })
    #expect(!back.root.descendants.contains { $0.isNamed("constraint") })
  }

  @Test("J: Compiled views with fixed frames translate their autoresizing masks", arguments: [9060, 23_504])
  func fixedFramesWithMasks(version: Int) throws {
    let graph = try UIKitNibCompiler.graph(of: fixedFrame(version))
    #expect(!graph.objects.contains { $0.className == "NSIBPrototypingLayoutConstraint" })
    let keys = graph.objects.flatMap(\.entries).map(\.key)
    #expect(!keys.contains("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"))
    #expect(keys.filter { $0 == "UIAutoresizingMask" }.count == 2)
  }

  @Test("J: A root for any screen gets the size for which its constraints were written")
  func anyScreen() throws {
    var graph = UIKitSampleGraph()
    let field = graph.add(
      "UITextField",
      [
        ("UIBounds", CodedGeometry.value([0, 0, 335, 30])), ("UICenter", CodedGeometry.value([187.5, 63])),
      ])
    let root = graph.add(
      "UIView",
      [
        ("UIBounds", CodedGeometry.value([0, 0, 600, 600])), ("UICenter", CodedGeometry.value([300, 300])),
        ("UISubviews", graph.list([field])),
      ])
    let constraint = graph.add(
      "NSLayoutConstraint",
      [
        ("NSFirstItem", root), ("NSFirstAttribute", .integer(6)), ("NSSecondItem", field),
        ("NSSecondAttribute", .integer(6)), ("NSConstant", .double(20)),
      ])
    graph.set("UIViewAutolayoutConstraints", graph.list([constraint]), of: root)
    graph.top(root)
    let frame = try translated(graph).root.child(named: "objects")?.child(named: "view")?.child(key: "frame")
    #expect(frame.flatMap { NibRect($0) } == NibRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test("J: A nib that contains itself or is nested too deeply still gives a document") func cycles() throws {
    var cycle = UIKitSampleGraph()
    let view = cycle.add("UIView", [])
    cycle.set("UISubviews", cycle.list([view]), of: view)
    cycle.set("UIBackgroundColor", view, of: view)
    cycle.top(view)
    #expect(try translated(cycle).root.descendants.contains { $0["reference"] == "obj-1" })

    var deep = UIKitSampleGraph()
    var inner = deep.add("UIView", [])
    for _ in 0..<2000 { inner = deep.add("UIView", [("UISubviews", deep.list([inner]))]) }
    deep.top(inner)
    #expect(try translated(deep).diagnostics.contains { $0.id == "deep-nesting" })
  }

  @Test("J: An archive that is not a nib gives an error") func otherArchives() throws {
    let graph = CodedGraph(objects: [CodedGraph.Object("NSObject")], container: .keyedArchive)
    #expect(throws: NibReadError.self) {
      try UIKitNibTranslator.document(of: graph, file: "Sample.nib", source: [])
    }
  }
}

/// Assembles the graph of a compiled nib. `graph()` adds the list of top-level objects as the last object.
struct UIKitSampleGraph {
  private var objects = [CodedGraph.Object("NSObject")]
  private var topLevel: [CodedGraph.Value] = []

  mutating func add(_ className: String, _ entries: [(String, CodedGraph.Value)]) -> CodedGraph.Value {
    objects.append(CodedGraph.Object(className, entries: entries.map { CodedGraph.Entry($0.0, $0.1) }))
    return .object(objects.count - 1)
  }

  mutating func text(_ text: String) -> CodedGraph.Value {
    add("NSString", [("NS.bytes", .data(Array(text.utf8)))])
  }

  mutating func list(_ values: [CodedGraph.Value]) -> CodedGraph.Value {
    add("NSArray", values.map { (CodedGraph.itemKeys.nibArchive, $0) })
  }

  mutating func set(_ key: String, _ value: CodedGraph.Value, of object: CodedGraph.Value) {
    guard case .object(let number) = object else { return }
    objects[number].entries.append(CodedGraph.Entry(key, value))
  }

  mutating func top(_ value: CodedGraph.Value) { topLevel.append(value) }

  func graph() -> CodedGraph {
    var copy = self
    let list = copy.list(topLevel)
    copy.set("UINibTopLevelObjectsKey", list, of: .object(0))
    return CodedGraph(objects: copy.objects, container: .nibArchive)
  }
}
