import NibCoreTestSupport
import Testing

@testable import NibCore

/// The names of scenes, which are the same in all lists.
@Suite struct SceneNameTests {
  private typealias Small = SmallStoryboard

  private static func names(_ scenes: [String]) throws -> [String] {
    LoadedDocument(try Small.document(scenes)).pictures.map(\.name)
  }

  @Test(
    "A scene is named after its label, its title, its identifier or its class",
    arguments: [
      ("userLabel=\"Own\" title=\"Title\" storyboardIdentifier=\"id\" customClass=\"Class\"", "Own"),
      ("title=\"Title\" storyboardIdentifier=\"id\" customClass=\"Class\"", "Title"),
      ("storyboardIdentifier=\"id\" customClass=\"Class\"", "id"), ("customClass=\"Class\"", "Class"),
      ("", "View Controller"),
    ])
  func order(attributes: String, expected: String) throws {
    let document = try Small.document(["<viewController \(attributes) id=\"c\"/>"])
    #expect(LoadedDocument(document).pictures.map(\.name) == [expected])
  }

  private static func child(_ attributes: String, title: String? = nil) -> String {
    let item = title.map { "<navigationItem key=\"navigationItem\" title=\"\($0)\" id=\"item\"/>" } ?? ""
    return
      "<viewController id=\"child\" \(attributes)><view key=\"view\" id=\"child-view\"/>\(item)</viewController>"
  }

  private static func navigation(_ attributes: String) -> String {
    """
    <navigationController id="stack" \(attributes)><navigationBar key="navigationBar" id="bar"/>
    <connections>\(Small.relation("rootViewController", to: "child"))</connections></navigationController>
    """
  }

  @Test("A container has the name of the scene that it shows, or its own name if the scene has none")
  func containers() throws {
    func name(_ container: String, _ child: String) throws -> String? {
      try Self.names([container, child]).first
    }
    #expect(try name(Self.navigation(""), Self.child("", title: "Holidays")) == "Holidays (navigation)")
    #expect(
      try name(Self.navigation("userLabel=\"Stack\""), Self.child("", title: "Holidays"))
        == "Holidays (navigation)")
    #expect(
      try name(Self.navigation("userLabel=\"Stack\""), Self.child("customClass=\"List\""))
        == "List (navigation)")
    #expect(
      try name(Self.navigation("title=\"Stack\""), Self.child("storyboardIdentifier=\"list\""))
        == "list (navigation)")
    #expect(try name(Self.navigation("userLabel=\"Stack\""), Self.child("")) == "Stack (navigation)")
    #expect(try name(Self.navigation(""), Self.child("customClass=\"List\"")) == "List (navigation)")
    #expect(try name(Self.navigation(""), Self.child("")) == "View Controller (navigation)")
    let tabs = """
      <tabBarController id="tabs"><tabBar key="tabBar" id="tab-bar"/>
      <connections>\(Small.relation("viewControllers", to: "stack"))</connections></tabBarController>
      """
    func tabbed(_ stack: String, _ child: String) throws -> [String] {
      try Self.names([tabs, Self.navigation(stack), child])
    }
    #expect(try tabbed("", Self.child("", title: "Home")) == ["Home (tabs)"])
    #expect(try tabbed("title=\"Stack\"", Self.child("customClass=\"List\"")) == ["List (tabs)"])
    #expect(try tabbed("title=\"Stack\"", Self.child("")) == ["Stack (tabs)"])
  }

  @Test("The views beside a controller's view follow the picture of their scene") func looseViews() throws {
    func scene(_ id: String) -> String {
      "<view id=\"\(id)-extra\"/><viewController id=\"\(id)\"><view key=\"view\" id=\"\(id)-view\"/></viewController>"
    }
    let roots = LoadedDocument(try Small.document([scene("a"), scene("b")])).pictures
    #expect(roots.map(\.id) == ["a-view", "a-extra", "b-view", "b-extra"])
    #expect(roots.map(\.isLoose) == [false, true, false, true])
  }

  @Test("A view in an item of a bar is a loose view of its scene") func viewInBarItem() throws {
    func scene(_ id: String, _ item: String = "") -> String {
      "<viewController id=\"\(id)\"><view key=\"view\" id=\"\(id)-view\"/>\(item)</viewController>"
    }
    let item = """
      <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" style="plain" id="right">
      <button key="customView" id="custom"/></barButtonItem></navigationItem>
      """
    let roots = LoadedDocument(try Small.document([scene("a", item), scene("b")])).pictures
    #expect(roots.map(\.id) == ["a-view", "custom", "b-view"])
    #expect(roots.map(\.isLoose) == [false, true, false])
  }
}
