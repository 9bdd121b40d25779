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
      case .other(let name, let classes): "\(use.part) of \(name) in \(classes.joined(separator: "|"))"
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
      ("button.titleLabel?.textColor = a", ["textColor of button", "textColor of titleLabel in "]),
      ("button.addTarget(self, action: a, for: e)", ["action of button"]),
      ("button.rx.tap.bind(a); a.tap = b", ["action of button"]),
      (
        "navigationItem.rightBarButtonItem?.accessibilityLabel = a",
        ["accessibility of rightBarButtonItem in "]
      ),
      ("c.name.isHidden = a", ["visibility of name in "]), ("if name.isHidden { return }", []),
      ("for n in names { n.text = a }", ["text of names"]),
      ("field.placeholder = a", ["placeholder of field"]),
      ("button.setTitle(a, for: .normal)", ["title of button"]),
      ("self.button.configuration?.title = a", ["title of button"]),
      ("button.titleLabel?.text = a", ["title of button", "text of titleLabel in "]),
      ("text = a; let text = a", ["text of self"]), ("super.text = a", ["text of self"]),
      ("let n = UILabel()\nn.text = a", []),
      ("guard let n = name else { return }\nn.text = a", ["text of name"]),
      ("let c = t.dequeue(\"C\", for: p) as! Cell\nc.name.text = a", ["text of name in Cell"]),
      ("(c as? Cell)?.name.text = a", ["text of name in Cell"]), ("c.name.text = a", ["text of name in "]),
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
    "Objective-C code that sets properties is found",
    arguments: [
      ("self.name.text = a;", ["text of name"]), ("_name.text = a;", ["text of _name"]),
      ("[self.button addTarget:self action:a forControlEvents:e];", ["action of button"]),
      ("[self.name removeFromSuperview];", ["visibility of name"]),
      ("view.hidden = YES;", ["visibility of view"]),
      ("[self.name setText:a];", ["text of name"]), ("[[self name] setText:a];", ["text of name"]),
      ("[self.button setTitle:[a b] forState:UIControlStateNormal];", ["title of button"]),
      ("[cell.name setText:a];", ["text of name in "]),
      ("Cell *cell = (Cell *)[t dequeue:@\"C\"];\ncell.name.text = a;", ["text of name in Cell|Cell"]),
      ("((Cell *)c).name.text = a;", ["text of name in Cell"]),
      ("static int Tag = 11;\nUILabel *n = (UILabel *)[c viewWithTag:Tag];\nn.text = a;", ["text of tag 11"]),
      ("[(UILabel *)[c viewWithTag:2] setText:a];", ["text of tag 2"]),
      ("#define Tag 12\n[[c viewWithTag:Tag] setText:a];", ["text of tag 12"]),
      ("UILabel *n = [UILabel new];\nn.text = a;", []), ("BOOL b = [self.name.text isEqual:a];", []),
    ])
  func objectiveC(body: String, expected: [String]) { #expect(uses(body, .objectiveC) == expected) }
}
