import Testing

@testable import NibAnalysis
@testable import NibCore

/// Names of nibs, identifiers and segues that code does not write where it uses them.
@Suite struct StrictNameTests {
  /// Whether a class with this code loads the nib that its view is in.
  private func isRecursive(_ code: String, outside: String = "", others: [(String, String)] = []) -> Bool {
    let source = "import UIKit\n\(outside)\nclass Card: UIView {\n\(code)\n}"
    let found = StrictSample.xib(StrictSample.view("Card"), [("App/Card.swift", source)] + others)
    return found.contains { $0.hasPrefix("error recursive-nib") }
  }

  /// An initializer that loads the nib with the name of an expression.
  private func load(_ name: String, before: String = "") -> String {
    "required init?(coder: NSCoder) { super.init(coder: coder)!\n\(before)\n"
      + "let nib = UINib(nibName: \(name), bundle: nil)\nnib.instantiate(withOwner: self) }"
  }

  @Test(
    "A name in a constant of the method is followed",
    arguments: [
      "let name = \"Card\"", "let name: String = \"Card\"", "var name = String(describing: Card.self)",
      "let name = String(describing: type(of: self))", "let name = \"\\(Self.self)\"",
      "let name = \"\\(Card.self)\"",
      "let type = \"Card\"; let name = type",
      "let names = [\"Other\", \"Card\"]; for name in names { }; let name = \"Card\"",
      "guard let name = Optional.some else { }; let name = \"Card\"",
    ])
  func localConstant(declaration: String) { #expect(isRecursive(load("name", before: declaration))) }

  @Test(
    "A name in a constant that the method does not use, or that it hides, is not followed",
    arguments: [
      "let other = \"Card\"", "if true { let name = \"Card\" }", "let name = \"Card\" + suffix",
      "let name = \"Other\"",
      "let name = \"Card\"; let name = choose()",
    ])
  func otherConstant(declaration: String) { #expect(!isRecursive(load("name", before: declaration))) }

  @Test(
    "A name in a member of the class is followed",
    arguments: [
      ("Self.nibName", "static let nibName = \"Card\""), ("Card.nibName", "static let nibName = \"Card\""),
      ("type(of: self).nibName", "class var nibName: String { return \"Card\" }"),
      ("nibName", "let nibName = \"Card\""),
      ("self.nibName", "var nibName: String { String(describing: Self.self) }"),
      ("nibName()", "func nibName() -> String { \"Card\" }"),
      ("Names.card.rawValue", "enum Names: String { case card = \"Card\", other }"),
      ("Names.Card.rawValue", "enum Names: String { case Card, other }"),
      ("Names.card", "struct Names { static let card = \"Card\" }"),
    ])
  func member(use: String, declaration: String) { #expect(isRecursive(declaration + "\n" + load(use))) }

  @Test(
    "A name in a constant of another file, or of the whole program, is followed",
    arguments: [
      ("cardNib", "let cardNib = \"Card\""), ("Names.card", "struct Names { static let card = \"Card\" }"),
      ("Row.nibName", "class Base { class var nibName: String { \"Card\" } }; class Row: Base {}"),
      ("Card.nibName", "extension Card { static let nibName = \"Card\" }"),
      ("Self.nibName", "extension NibLoadable { static var nibName: String { String(describing: self) } }"),
      ("Card.nibName", "extension UIView { class var nibName: String { return String(describing: self) } }"),
    ])
  func otherFile(use: String, declaration: String) {
    #expect(isRecursive(load(use), others: [("App/Names.swift", declaration)]))
    #expect(isRecursive(load(use), outside: declaration))
    #expect(!isRecursive(load(use)))
  }

  @Test("A nib in a constant is followed") func nibConstant() {
    let load =
      "required init?(coder: NSCoder) { super.init(coder: coder)!\n@.instantiate(withOwner: self) }\n"
    let nib = "static let nib = UINib(nibName: \"Card\", bundle: nil)"
    #expect(isRecursive(nib + "\n" + load.replacing("@", with: "Self.nib")))
    #expect(isRecursive(nib + "\n" + load.replacing("@", with: "Card.nib")))
    #expect(isRecursive(load.replacing("@", with: "Nibs.nib"), outside: "enum Nibs { \(nib) }"))
    #expect(!isRecursive(load.replacing("@", with: "nib")))
    let code = "tableView.register(Nibs.nib, forCellReuseIdentifier: \"card\")"
    let others = [("App/Nibs.swift", "enum Nibs { \(nib) }")]
    #expect(
      cell(code, others: others).contains {
        $0.hasPrefix("error cell-nib: invalid nib registered for identifier (card)")
      })
    #expect(
      !cell("tableView.register(Card.self, forCellReuseIdentifier: \"card\")").contains {
        $0.hasPrefix("error")
      })
  }

  @Test("A constant with the name of a member is not its own value") func shadowing() {
    #expect(isRecursive("static let name = \"Card\"\n" + load("name", before: "let name = Self.name")))
    #expect(isRecursive("let name = \"Card\"\n" + load("name", before: "let name = name")))
  }

  @Test("Constants of one name with different values are not followed") func ambiguous() {
    let others = [("App/A.swift", "let cardNib = \"Card\""), ("App/B.swift", "let cardNib = \"Other\"")]
    #expect(!isRecursive(load("cardNib"), others: others))
  }

  @Test("The default value of a parameter is followed, and a parameter without one is not") func parameter() {
    func code(_ parameter: String) -> String {
      "required init?(coder: NSCoder) { super.init(coder: coder)!; load() }\n"
        + "func load(\(parameter)) { Bundle.main.loadNibNamed(name, owner: self) }"
    }
    #expect(isRecursive(code("name: String = \"Card\"")))
    #expect(isRecursive(code("named name: String = \"Card\", at place: Int")))
    #expect(!isRecursive("let name = \"Card\"\n" + code("name: String")))
    #expect(!isRecursive(code("name: String = \"Other\"")))
  }

  @Test(
    "Objective-C: names in constants, macros and methods are followed",
    arguments: [
      ("kName", "static NSString *const kName = @\"Card\";", ""), ("kName", "#define kName @\"Card\"", ""),
      ("[self nibName]", "", "- (NSString *)nibName { return @\"Card\"; }"),
      ("[[self class] nibName]", "", "+ (NSString *)nibName { return NSStringFromClass([self class]); }"),
      ("NSStringFromClass([Card class])", "", ""), ("NSStringFromClass(self.class)", "", ""),
    ])
  func objectiveC(use: String, outside: String, member: String) {
    let source = """
      \(outside)
      @interface Card : UIView
      @end
      @implementation Card
      \(member)
      - (instancetype)initWithCoder:(NSCoder *)coder {
        self = [super initWithCoder:coder];
        [[NSBundle mainBundle] loadNibNamed:\(use) owner:self options:nil];
        return self;
      }
      @end
      """
    let found = StrictSample.xib(StrictSample.view("Card"), [("App/Card.m", source)])
    #expect(found.contains { $0.hasPrefix("error recursive-nib") })
  }

  @Test(
    "Constants without end are read in time",
    arguments: [
      "let name = " + String(repeating: "[", count: 5_000),
      String(repeating: "let name = [\n", count: 2_000),
      String(repeating: "let name = name\n", count: 2_000),
      "enum Names: String { " + String(repeating: "case case, ", count: 2_000) + "}",
      String(repeating: "UINib(nibName: name, bundle: [\n", count: 2_000),
    ])
  func hostile(code: String) {
    let clock = ContinuousClock()
    #expect(clock.measure { _ = isRecursive(load("name", before: code)) } < .seconds(30))
  }

  // MARK: Cells

  /// The findings about a nib with a cell and another object, which the code registers.
  private func cell(_ code: String, others: [(String, String)] = []) -> [String] {
    let objects = "<tableViewCell id=\"c\" reuseIdentifier=\"card\"/><view id=\"v\"/>"
    let source = "class List: UITableViewController { override func viewDidLoad() {\n\(code)\n} }"
    return StrictSample.xib(objects, [("App/List.swift", source)] + others)
  }

  @Test(
    "A nib is registered under names in constants and loops",
    arguments: [
      "let name = \"Card\"\ntableView.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: name)",
      "for name in [\"Card\", \"Row\"] {\ntableView.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: name)\n}",
      "[\"Card\", \"Row\"].forEach { name in\ntableView.register(UINib(nibName: name, bundle: nil), "
        + "forCellReuseIdentifier: name)\n}",
      "let names = [\"Row\", \"Card\"]\nfor name in names {\ntableView.register(UINib(nibName: name, bundle: nil), "
        + "forCellReuseIdentifier: name)\n}",
      "tableView.register(UINib(nibName: String(describing: Card.self), bundle: nil), forCellReuseIdentifier: \"Card\")",
    ])
  func registration(code: String) {
    #expect(
      cell(code).contains { $0.hasPrefix("error cell-nib: invalid nib registered for identifier (Card)") })
  }

  @Test("The class of a cell registers its nib under its own name") func ownRegistration() {
    let code = """
      class Card: UITableViewCell {
        static let identifier = "other"
        static func register(in table: UITableView) {
          table.register(UINib(nibName: String(describing: self), bundle: nil), forCellReuseIdentifier: identifier)
        }
      }
      """
    #expect(
      cell("", others: [("App/Card.swift", code)]).contains {
        $0.hasPrefix("error cell-nib: invalid nib registered for identifier (other)")
      })
  }

  @Test("The identifier of a performed segue is followed") func segue() {
    let controller = "<viewController id=\"c\" customClass=\"List\" sceneMemberID=\"viewController\"/>"
    let code = "class List: UIViewController { enum Segues: String { case detail }\nfunc show() {\n"
    func found(_ use: String) -> [String] {
      StrictSample.storyboard(controller, [("App/List.swift", code + use + "\n} }")])
    }
    let start = "warning unknown-segue: Receiver (<List: 0x0>) has no segue with identifier 'detail'"
    #expect(
      found("performSegue(withIdentifier: Segues.detail.rawValue, sender: nil)").contains {
        $0.hasPrefix(start)
      })
    #expect(
      found("let name = \"detail\"\nperformSegue(withIdentifier: name, sender: nil)").contains {
        $0.hasPrefix(start)
      })
    #expect(found("performSegue(withIdentifier: name, sender: nil)") == [])
  }
}
