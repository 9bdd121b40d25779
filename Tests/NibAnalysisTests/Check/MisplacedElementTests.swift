import Testing

@testable import NibAnalysis
@testable import NibCore

/// Elements in lists where they do not belong.
@Suite struct MisplacedElementTests {
  private static let values = [
    "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>",
    "<size key=\"itemSize\" width=\"1\" height=\"2\"/>",
    "<string key=\"text\">A</string>", "<nil key=\"textColor\"/>", "<color key=\"tintColor\" white=\"1\"/>",
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
    "<constraint firstAttribute=\"width\" constant=\"5\" id=\"c\"/>",
    "<constraints><constraint firstAttribute=\"width\" constant=\"5\" id=\"c\"/></constraints>",
    "<connections><outlet property=\"a\" destination=\"box\" id=\"o\"/></connections>",
    "<subviews><view id=\"v\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view></subviews>",
    "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>", "<segment title=\"A\"/>",
  ]

  private func document(_ objects: String) -> NibDocument {
    CheckSample.document("XIB", "<objects>\(objects)</objects>", file: "S.xib")
  }

  /// The problems of a document with the given objects, as ids and messages.
  private func problems(_ objects: String) -> [String] {
    NibCheck(document(objects)).diagnostics.filter { $0.severity > .note }.map {
      "\($0.severity) \($0.id): \($0.message)"
    }
  }

  @Test(
    "A value or a part of an object among subviews is an error, and does not become a view", arguments: values
  )
  func subviews(element: String) {
    let name = element.dropFirst().prefix { $0.isLetter }
    let objects = """
      <view id="box"><rect key="frame" x="0" y="0" width="20" height="20"/><subviews>\(element)</subviews></view>
      """
    #expect(
      problems(objects) == [
        "error misplaced-element: <\(name)> is not an object, so it does not belong in <subviews>; it is left out"
      ])
    #expect(LoadedDocument(document(objects)).roots.map(\.views.count) == [1])
  }

  @Test(
    "Every list of objects reports what is no object, and objects of another kind",
    arguments: [
      ("<toolbar id=\"bar\"><items>", "</items></toolbar>", "not-an-item", "items"),
      ("<tabBar id=\"bar\"><items>", "</items></tabBar>", "not-an-item", "items"),
      (
        "<navigationItem id=\"bar\"><rightBarButtonItems>", "</rightBarButtonItems></navigationItem>",
        "not-an-item",
        "rightBarButtonItems"
      ),
      (
        "<viewController id=\"c\"><toolbarItems key=\"toolbarItems\">", "</toolbarItems></viewController>",
        "not-an-item", "toolbarItems"
      ),
      (
        "<collectionView id=\"list\"><cells>", "</cells></collectionView>", "not-a-cell", "cells"
      ),
      ("<tableView id=\"list\"><prototypes>", "</prototypes></tableView>", "not-a-cell", "prototypes"),
      (
        "<navigationController id=\"c\"><viewControllers>", "</viewControllers></navigationController>",
        "not-a-child",
        "viewControllers"
      ),
      ("", "", "", "objects"),
    ])
  func lists(start: String, end: String, id: String, list: String) {
    let found = problems(start + "<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>" + end)
    #expect(
      found.filter { $0.contains("misplaced-element") } == [
        "error misplaced-element: <rect> is not an object, so it does not belong in <\(list)>; it is left out"
      ])
    #expect(!found.contains { $0.contains("unsupported-element") })
    guard !id.isEmpty else { return }
    #expect(
      problems(start + "<label id=\"other\"/>" + end).contains { $0.hasPrefix("warning \(id): <label>") })
  }

  @Test("A new view of Interface Builder is loaded as a view; an unknown element without a frame is left out")
  func unknownObjects() {
    let frame = "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"
    func objects(_ element: String) -> String {
      "<view id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"20\" height=\"20\"/><subviews>\(element)</subviews></view>"
    }
    func views(_ element: String) -> [CGRect] {
      LoadedDocument(document(objects(element))).roots.flatMap(\.view.subviews).map(\.frame)
    }
    let new = "<sparkleView id=\"new\">\(frame)</sparkleView>"
    #expect(
      problems(objects(new)) == [
        "warning unsupported-element: <sparkleView> is not supported here (subviews/sparkleView); UIView is used instead"
      ])
    #expect(views(new) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(
      problems(objects("<sparkler id=\"new\"/>")) == [
        "warning unsupported-element: <sparkler> is not supported here (subviews/sparkler); it is left out"
      ])
    #expect(views("<sparkler id=\"new\"/>") == [])
  }

  @Test(
    "A part of an object in a list or in another kind of object is reported",
    arguments: [
      ("<view id=\"v\"><constraints><subviews/></constraints></view>", "constraints/subviews"),
      ("<view id=\"v\"><connections><constraints/></connections></view>", "connections/constraints"),
      ("<viewController id=\"v\"><subviews/></viewController>", "viewController/subviews"),
      ("<viewController id=\"v\"><constraints/></viewController>", "viewController/constraints"),
      ("<barButtonItem id=\"v\"><subviews/></barButtonItem>", "barButtonItem/subviews"),
      ("<view id=\"v\"><layoutGuides/></view>", "view/layoutGuides"),
    ])
  func parts(objects: String, path: String) {
    let name = path.split(separator: "/").last ?? ""
    #expect(
      problems(objects).contains(
        "warning unsupported-element: <\(name)> is not supported here (\(path)); it is left out"))
  }

  @Test("Every known element that is not an object is known to be misplaced in a list of objects")
  func allWords() {
    let values =
      NibVocabulary.valueWords + NibVocabulary.textWords + NibVocabulary.partWords
      + NibVocabulary.metricWords + NibVocabulary.connectionWords + NibVocabulary.documentWords
      + NibVocabulary.structureWords
    let objects: Set<String> = ["placeholder", "exit", "customObject", "searchDisplayController"]
    let known = NibObjectParts.names.union(NibObjectParts.valuesAndMembers)
    #expect(values.map(\.element).filter { !known.contains($0) && !objects.contains($0) } == [])
    let classes = known.filter { NibClassRegistry.builtInClass(forElement: $0) is any NibDecodable.Type }
    #expect(classes.isEmpty, "objects cannot be loaded: \(classes.sorted())")
  }
}
