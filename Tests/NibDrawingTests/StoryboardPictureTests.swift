import NibCoreTestSupport
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// The drawing of every kind of controller in a picture of a document.
@Suite struct StoryboardPictureTests {
  private typealias Small = SmallStoryboard

  /// The rows of a picture that contain text, without lines.
  private static func text(_ root: LoadedDocument.Root?) -> [String] {
    guard let root else { return ["no picture"] }
    return TextExport().rows(of: TreeRenderer().canvas(for: root.view)).flatMap { row in
      row.split(whereSeparator: { "─│┄┆┌┐└┘ ".contains($0) }).isEmpty
        ? [] : [row.filter { !"─│┄┆┌┐└┘".contains($0) }.trimmingCharacters(in: .whitespaces)]
    }
  }

  /// Elements and attributes of controllers without a view in the document, and the names that are drawn.
  @Test(
    "A controller without a view is drawn as the name of its class or storyboard",
    arguments: [
      (
        "viewControllerPlaceholder", "storyboardName=\"Help\" referencedIdentifier=\"First\"",
        "Storyboard: Help.First"
      ),
      ("avPlayerViewController", "", "AVPlayerViewController"),
      ("hostingController", "customClass=\"About\"", "About (UIHostingController)"),
      ("glkViewController", "", "GLKViewController"), ("pageViewController", "", "UIPageViewController"),
      ("splitViewController", "customClass=\"Main\"", "Main (UISplitViewController)"),
      ("imagePickerController", "", "UIImagePickerController"),
      ("viewController", "customClass=\"Drawn\"", "Drawn"), ("viewController", "", "UIViewController"),
    ])
  func names(element: String, attributes: String, expected: String) throws {
    let loaded = LoadedDocument(
      try Small.document(["<\(element) \(attributes) id=\"c\"/>", Small.controller("other")]))
    let roots = loaded.pictures
    #expect(roots.map(\.id) == ["c", "other-view"])
    #expect(roots.map(\.isPlaceholder) == [true, false])
    #expect(Self.text(roots.first) == [expected])
    #expect(Self.text(loaded.picture(ofController: "c")) == [expected])
    #expect(loaded.roots.map(\.id) == ["other-view"])
  }

  private static func label(_ text: String) -> String {
    """
    <label fixedFrame="YES" text="\(text)" id="\(text)"><rect key="frame" x="16" y="320" width="120" height="16"/>\
    </label>
    """
  }

  private static let split = [
    Small.controller(
      "split", element: "splitViewController", views: nil,
      connections: Small.relation("masterViewController", to: "stack")
        + Small.relation("detailViewController", to: "detail")),
    Small.navigation(root: "list"), Small.controller("list", views: label("List")),
    Small.controller("detail", views: label("Detail")),
  ]

  @Test("A wide split view shows both columns") func wideSplitView() throws {
    var options = LayoutOptions()
    options.device = Device.named("iPad Pro 12.9")
    let loaded = LoadedDocument(try Small.document(Self.split), options: options)
    let roots = loaded.pictures
    #expect(roots.map(\.id) == ["split"])
    let rows = Self.text(roots.first)
    #expect(rows.contains { $0.hasPrefix("List") && $0.hasSuffix("Detail") })
  }

  @Test("A narrow split view shows its list, and its detail is a separate picture")
  func narrowSplitView() throws {
    let loaded = LoadedDocument(try Small.document(Self.split))
    #expect(loaded.pictures.map(\.id) == ["split", "detail-view"])
    #expect(Self.text(loaded.pictures.first) == ["list", "List"])
  }

  @Test("A container inside another one also has a separate picture") func nestedContainer() throws {
    let scenes = [
      Small.controller(
        "tabs", element: "tabBarController", views: nil,
        connections: Small.relation("viewControllers", to: "stack")),
      Small.navigation(root: "list"), Small.controller("list", views: Self.label("List")),
    ]
    let loaded = LoadedDocument(try Small.document(scenes))
    #expect(loaded.pictures.map(\.id) == ["tabs"])
    #expect(Self.text(loaded.picture(ofController: "stack")) == ["list", "List"])
    #expect(Self.text(loaded.picture(ofController: "list")) == ["List"])
    #expect(loaded.picture(ofController: "nothing").map(\.id) == nil)
  }
}
