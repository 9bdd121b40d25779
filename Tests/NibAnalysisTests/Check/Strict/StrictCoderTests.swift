import Testing

@testable import NibAnalysis
@testable import NibCore

/// Classes whose `init(coder:)` always ends the program, in documents that contain objects of them.
@Suite struct StrictCoderTests {
  private typealias S = StrictSample

  private static let fatal =
    "required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }"

  private static func finding(_ name: String, declaredIn line: Int) -> [String] {
    [
      "error coder-not-implemented: init(coder:) of \(name) ends the program, but the document contains an object of the "
        + "class | init(coder:) is declared here App/Card.swift:\(line)"
    ]
  }

  @Test("An initializer that only ends the program is reported, also if it is inherited") func views() {
    let source = """
      class Card: UIView {
        @available(*, unavailable)
        \(Self.fatal)
      }
      class Small: Card {}
      class Own: Card { required init?(coder: NSCoder) { super.init(frame: .zero) } }
      """
    let sources = [("App/Card.swift", source)]
    #expect(S.xib(S.view("Card"), sources) == Self.finding("Card", declaredIn: 3))
    #expect(S.xib(S.view("Small"), sources) == Self.finding("Small", declaredIn: 3))
    #expect(S.xib(S.view("Own"), sources) == [])
  }

  @Test(
    "An initializer that can return an object is not reported",
    arguments: [
      "super.init(coder: coder)",
      "guard coder.allowsKeyedCoding else { fatalError() }; super.init(coder: coder)",
      "self.init(frame: .zero)", "if isTest { fatalError() } else { self.init(style: 1) }",
    ])
  func working(body: String) {
    let source = "class Card: UIView { required init?(coder: NSCoder) { \(body) } }"
    #expect(S.xib(S.view("Card"), [("App/Card.swift", source)]) == [])
  }

  @Test("Objects that UIKit does not create with init(coder:) are not reported") func otherObjects() {
    let source = "class Card: NSObject { \(Self.fatal) }\nclass Screen: UIViewController { \(Self.fatal) }"
    let sources = [("App/Card.swift", source)]
    #expect(S.xib("<customObject id=\"c\" customClass=\"Card\"/>", sources) == [])
    #expect(S.xib(S.owner("Screen"), sources) == [])
    // A subclass of a class that is not in the sources can inherit another initializer.
    let unknown = "class Base: Library.Base {}\nclass Card: Base {}"
    #expect(!S.xib(S.view("Card"), [("App/Card.swift", unknown)]).contains { $0.contains("coder-not") })
  }

  @Test("A controller is reported if the document creates it without a segue action") func controllers() {
    let source = """
      class Screen: UIViewController {
        init(model: Int) { super.init(nibName: nil, bundle: nil) }
        \(Self.fatal)
        @IBSegueAction func make(_ coder: NSCoder) -> Screen? { Screen(model: 1) }
      }
      """
    func ids(_ segue: String) -> [String] {
      let first = "<viewController id=\"a\"><connections>\(segue)</connections></viewController>"
      return S.storyboard(
        first + "<viewController id=\"b\" customClass=\"Screen\"/>", [("App/Card.swift", source)]
      ).compactMap { $0.split(separator: ":").first.map(String.init) }
    }
    #expect(ids("") == [])
    #expect(ids("<segue id=\"s\" destination=\"b\" kind=\"show\"/>") == ["error coder-not-implemented"])
    let action = "destinationCreationSelector=\"make:\""
    #expect(
      !ids("<segue id=\"s\" destination=\"b\" kind=\"show\" \(action)/>").contains { $0.contains("coder") })
  }

  @Test(
    "A prototype cell is not reported if code registers a class for its identifier",
    arguments: [
      ("", true), ("table.register(Card.self, forCellReuseIdentifier: \"card\")", false),
      ("table.register(Card.self, forCellReuseIdentifier: Card.name)", false),
      ("table.register(Other.self, forCellReuseIdentifier: \"other\")", true),
    ])
  func prototypes(code: String, isReported: Bool) {
    let source = """
      class Card: UITableViewCell { \(Self.fatal) }
      class List: UITableViewController { override func viewDidLoad() { let table = tableView!; \(code) } }
      """
    let cell = "<tableViewCell reuseIdentifier=\"card\" customClass=\"Card\" id=\"c\"/>"
    let table = "<tableView key=\"view\" id=\"t\"><prototypes>\(cell)</prototypes></tableView>"
    let found = S.storyboard(
      "<tableViewController id=\"l\" customClass=\"List\">\(table)</tableViewController>",
      [("App/Card.swift", source)])
    #expect(found.contains { $0.contains("coder-not-implemented") } == isReported)
  }
}
