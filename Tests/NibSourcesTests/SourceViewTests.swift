import NibFormats
import Testing

@testable import NibSources

/// The places where code sets properties of views and adds actions.
@Suite struct SourceViewTests {
  /// What the finder reads in the body of a method of the class `A`, one line for each text: the part and the view.
  private func uses(_ body: String, _ language: SourceLanguage) -> [String] {
    let text =
      language == .swift
      ? "class A: UIView { func f(label: Tag) {\n\(body)\n} }"
      : "@implementation A\n- (void)f {\n\(body)\n}\n@end"
    return SourceFile(Array(text.utf8), file: "f", language).viewUses.map { use in
      #expect(use.owner == "A")
      return switch use.view {
      case .itself: "\(use.part) of self"
      case .own(let name): "\(use.part) of \(name)"
      case .other(let name, let classes, let path):
        "\(use.part) of \(name) in \(([classes.joined(separator: "|")] + path).joined(separator: "."))"
      case .tag(let tag): "\(use.part) of tag \(tag)"
      }
    }
  }

  @Test(
    "Swift code that sets properties is found",
    arguments: [
      ("name.text = a", ["text of name"]), ("self.name?.text = a", ["text of name"]),
      ("name.text += a", ["text of name"]), ("if name.text == a {}", []), ("let a = name.text", []),
      ("names[0].attributedText = a", ["text of names", "textColor of names"]),
      (
        "name.textColor = a; name.layer.backgroundColor = a",
        ["textColor of name", "backgroundColor of name"]
      ),
      ("button.titleLabel?.textColor = a", ["textColor of button", "textColor of titleLabel in .button"]),
      ("button.addTarget(self, action: a, for: e)", ["action of button"]),
      ("button.rx.tap.bind(a); a.tap = b", ["action of button"]),
      (
        "navigationItem.rightBarButtonItem?.accessibilityLabel = a",
        ["accessibility of rightBarButtonItem in .navigationItem"]
      ),
      ("c.name.isHidden = a", ["visibility of name in .c"]), ("if name.isHidden { return }", []),
      ("for n in names { n.text = a }", ["text of names"]),
      ("field.placeholder = a", ["placeholder of field"]),
      ("width.constant = a", ["constraint of width"]),
      ("c.width.constant -= 8", ["constraint of width in .c"]),
      (
        "width.priority = .defaultLow; width?.isActive = false",
        ["constraint of width", "constraint of width"]
      ),
      ("let a = width.constant; if width.isActive { return }", []),
      ("button.setTitle(a, for: .normal)", ["title of button"]),
      ("self.button.configuration?.title = a", ["title of button"]),
      ("button.titleLabel?.text = a", ["title of button", "text of titleLabel in .button"]),
      ("text = a; let text = a", ["text of self"]), ("super.text = a", ["text of self"]),
      ("let n = UILabel()\nn.text = a", []),
      ("guard let n = name else { return }\nn.text = a", ["text of name"]),
      ("let c = t.dequeue(\"C\", for: p) as! Cell\nc.name.text = a", ["text of name in Cell"]),
      ("(c as? Cell)?.name.text = a", ["text of name in Cell"]), ("c.name.text = a", ["text of name in .c"]),
      ("[weak self] in\nweakSelf?.name.text = a", ["text of name"]),
      ("x.bind(name.rx.text)", ["text of name"]),
      ("p.assign(to: \\.name.text, on: self)", ["text of name"]),
      ("(c.viewWithTag(3) as! UILabel).text = a", ["text of tag 3"]),
      ("let n = c.viewWithTag(3) as? UILabel\nn?.text = a", ["text of tag 3"]),
      ("let tag = 4\n(c.viewWithTag(tag) as! UILabel).text = a", ["text of tag 4"]),
      ("self.nameLabel = make()\nself.nameLabel = nil", ["all of nameLabel"]),
      ("tableView.rowHeight = UITableView.automaticDimension", ["rowHeight of self"]),
      ("tableView.estimatedRowHeight = UITableView.automaticDimension", []),
      ("func heightForRowAt() -> CGFloat { return UITableViewAutomaticDimension }", ["rowHeight of self"]),
      ("func estimatedHeightForRowAt() -> CGFloat { return UITableViewAutomaticDimension }", []),
    ])
  func swift(body: String, expected: [String]) { #expect(uses(body, .swift) == expected) }

  @Test(
    "The declared type of a variable, or the type to which its value is converted, is the class of its object",
    arguments: [
      ("}\nfunc g() -> UITableViewCell {\nlet c = t.dequeue(\"C\") as! Cell\nc.name.text = a", ["Cell"]),
      ("}\nfunc g() -> UIView {\nlet c: Cell = make(Other.self)\nc.name.text = a", ["Cell"]),
      ("let c = make(Other.id) as! Cell\nc.name.text = a", ["Cell"]),
      ("let c = make(\nOther.id,\nfor: p\n) as!\n Cell\nc.name.text = a", ["Cell"]),
      ("let c = Cell(frame: Other.zero)\nc.name.text = a", ["Cell"]),
      ("let c = make(Cell.self)\nc.name.text = a", ["Cell"]),
      ("let c = (x as! Cell)\nc.name.text = a", ["Cell"]),
      ("}\nfunc g<T: UIView>(_ o: T, with c: Cell, b: Other) -> UIView {\nc.name.text = a", ["Cell"]),
      ("}\ninit?(c: Cell) { super.init(c: Other())\nc.name.text = a", ["Cell"]),
      ("load { (c: Cell, b: Other) in c.name.text = a }", ["Cell"]),
      ("let c: Other = o\nitems(Cell.self) { (row, item, c) in c.name.text = a }", ["Cell"]),
      ("for c in all as! [Cell] { c.name.text = a }", ["Cell"]),
      ("for case let c as Cell in Other.all { c.name.text = a }", ["Cell"]),
    ])
  func classes(body: String, expected: [String]) {
    #expect(uses(body, .swift) == ["text of name in \(expected.joined(separator: "|"))"])
  }

  @Test(
    "A declaration counts only where its variable is known, and other statements do not",
    arguments: [
      ("let c = make()\nlet d = x as! Other\nc.name.text = a", [""]),
      ("let c: Cell?\nlet d: Other\nc?.name.text = a", ["Cell"]),
      ("if let c = x as? Cell { c.name.text = a }\nc.name.text = a", ["Cell", ".c"]),
      ("guard let c = x as? Cell, let o = y as? Other else { return }\nc.name.text = a", ["Cell"]),
      ("}\nfunc g(c: Other) { }\nfunc h() { c.name.text = a", [".c"]),
      ("}\nfunc g(c: Cell) {\nshow(c: Other.self)\nc.name.text = a", ["Cell"]),
      ("}\nvar c: Cell!\nfunc h(c: Other) { self.c.name.text = a", ["Cell"]),
      ("}\nvar c: Cell!\nfunc h() { self.c.name.text = a; d.c.name.text = a", ["Cell", ".d.c"]),
    ])
  func scopes(body: String, expected: [String]) {
    #expect(uses(body, .swift) == expected.map { "text of name in \($0)" })
  }

  @Test(
    "A path begins at an object with known classes, or else at the object to whose class the code belongs",
    arguments: [
      ("c.d.name.text = a", ".c.d"), ("self.c.d.name.text = a", ".c.d"),
      ("let c: Cell = o\nc.d.name.text = a", "Cell.d"), ("(c as? Cell)?.d.name.text = a", "Cell.d"),
      ("make().d.name.text = a", ""), ("let c = make()\nc.d.name.text = a", ""),
    ])
  func paths(body: String, expected: String) {
    #expect(uses(body, .swift) == ["text of name in \(expected)"])
  }

  @Test(
    "Arrows of Objective-C lead to instance variables",
    arguments: [
      ("self->_name.text = a;", "text of _name"), ("c->_name.text = a;", "text of _name in .c"),
      ("Cell *c = x;\nc->name.text = a;", "text of name in Cell"),
      ("[_c->name setText:a];", "text of name in ._c"),
    ])
  func arrows(body: String, expected: String) { #expect(uses(body, .objectiveC) == [expected]) }

  @Test("The classes of the objects in properties and instance variables are those of their declarations")
  func classesOfObjects() throws {
    func classes(_ text: String, _ language: SourceLanguage) throws -> [String: [String]] {
      try #require(SourceFile(Array(text.utf8), file: "f", language).classes.first).classesOfObjects
    }
    let swift = """
      class A: UIView { let a = Card(frame: .zero); var b: Cell?, n = 1; lazy var c = make() as! Row
        weak var d: Delegate & UIView; func f() { let e = Card() } }
      """
    #expect(
      try classes(swift, .swift) == [
        "a": ["Card"], "b": ["Cell"], "c": ["Row"], "d": ["Delegate", "UIView"],
      ])
    let objectiveC = """
      @interface A : UIView { Cell *_b; int n; }
      @property (nonatomic, weak) IBOutlet UIView<Delegate> *c;
      @property NSArray<Card *> *cards;
      @end
      """
    #expect(
      try classes(objectiveC, .objectiveC) == [
        "b": ["Cell"], "c": ["UIView", "Delegate"], "cards": ["NSArray", "Card"],
      ])
  }

  @Test(
    "The types of pointers, parameters and conversions in Objective-C are those of the object",
    arguments: [
      ("Cell *c = (Other *)[t dequeue:@\"C\"];\nc.name.text = a;", ["Cell"]),
      ("}\n- (UIView *)g:(Cell *)c of:(Other *)o {\n[c.name setText:a];", ["Cell"]),
      ("}\n- (UIView *)g:(Other *)c {}\n- (void)h {\n[c.name setText:a];", [".c"]),
      ("for (Cell *c in all) { c.name.text = a; }\nc.name.text = a;", ["Cell", ".c"]),
      ("[x load:^(Cell *c) { c.name.text = a; }];", ["Cell"]),
      ("__weak Cell *c = x;\nc.name.text = a;", ["Cell"]),
    ])
  func pointers(body: String, expected: [String]) {
    #expect(uses(body, .objectiveC) == expected.map { "text of name in \($0)" })
  }

  @Test(
    "Objective-C code that sets properties is found",
    arguments: [
      ("self.name.text = a;", ["text of name"]), ("_name.text = a;", ["text of _name"]),
      ("[self.button addTarget:self action:a forControlEvents:e];", ["action of button"]),
      ("[self.name removeFromSuperview];", ["visibility of name"]),
      ("view.hidden = YES;", ["visibility of view"]),
      ("[self.name setText:a];", ["text of name"]), ("[[self name] setText:a];", ["text of name"]),
      ("[self.button setTitle:[a b] forState:UIControlStateNormal];", ["title of button"]),
      ("[cell.name setText:a];", ["text of name in .cell"]),
      ("Cell *cell = (Cell *)[t dequeue:@\"C\"];\ncell.name.text = a;", ["text of name in Cell"]),
      ("((Cell *)c).name.text = a;", ["text of name in Cell"]),
      ("static int Tag = 11;\nUILabel *n = (UILabel *)[c viewWithTag:Tag];\nn.text = a;", ["text of tag 11"]),
      ("[(UILabel *)[c viewWithTag:2] setText:a];", ["text of tag 2"]),
      ("#define Tag 12\n[[c viewWithTag:Tag] setText:a];", ["text of tag 12"]),
      ("UILabel *n = [UILabel new];\nn.text = a;", []), ("BOOL b = [self.name.text isEqual:a];", []),
    ])
  func objectiveC(body: String, expected: [String]) { #expect(uses(body, .objectiveC) == expected) }
}
