import Testing

@testable import NibCore

/// Apple's Visual Format Language.
@Suite struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = UIView(frame: .zero)
  private let second = UIView(frame: .zero)

  init() {
    for view in [first, second] { root.addSubview(view) }
  }

  private var views: [String: Any] { ["a": first, "b_2": second] }

  /// The equations of a format, with the names of the views.
  private func equations(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) throws -> [String] {
    try NSLayoutConstraint.nibConstraints(format, options: options, metrics: metrics, views: views).map {
      constraint in
      let signs: [NSLayoutConstraint.Relation: String] = [
        .equal: "=", .lessThanOrEqual: "<", .greaterThanOrEqual: ">",
      ]
      let second = constraint.secondItem.map { "\(name($0)).\(constraint.secondAttribute)" } ?? ""
      let priority = constraint.priority == .required ? "" : "@\(Int(constraint.priority.rawValue))"
      return "\(name(constraint.firstItem)).\(constraint.firstAttribute)\(signs[constraint.relation] ?? "?")"
        + "\(second)+\(Int(constraint.constant))\(priority)"
    }
  }

  private func name(_ item: AnyObject?) -> String { item === first ? "a" : item === second ? "b" : "|" }

  @Test(
    "A format describes constraints",
    arguments: [
      ("[a]-[b_2]", ["b.leading=a.trailing+8"]), ("[a][b_2]", ["b.leading=a.trailing+0"]),
      ("H:[a]-20-[b_2]", ["b.leading=a.trailing+20"]), ("V:[a]-3.0-[b_2]", ["b.top=a.bottom+3"]),
      ("|[a]|", ["a.leading=|.leading+0", "|.trailing=a.trailing+0"]),
      ("|-[a]-|", ["a.leading=|.leadingMargin+0", "|.trailingMargin=a.trailing+0"]),
      ("V:|-(5)-[a(40)]", ["a.top=|.top+5", "a.height=+40"]),
      ("[a(>=70,<=100@500)]", ["a.width>+70", "a.width<+100@500"]), ("[a(==b_2)]", ["a.width=b.width+0"]),
      ("V:[a(b_2@20)]", ["a.height=b.height+0@20"]),
      ("[a]-(>=gap@low,20)-[b_2]", ["b.leading>a.trailing+12@250", "b.leading=a.trailing+20"]),
      ("[a]-gap-[b_2]", ["b.leading=a.trailing+12"]), ("|-(-4)-[a]", ["a.leading=|.leading+-4"]),
    ])
  func constraints(format: String, expected: [String]) throws {
    #expect(try equations(format, metrics: ["gap": 12, "low": 250.0]) == expected)
  }

  @Test("Options align the views and choose the direction")
  func options() throws {
    #expect(
      try equations("[a][b_2]", [.alignAllTop, .alignAllCenterY]) == [
        "b.leading=a.trailing+0", "a.top=b.top+0", "a.centerY=b.centerY+0",
      ])
    #expect(try equations("|-5-[a]", .directionLeftToRight) == ["a.left=|.left+5"])
    #expect(try equations("[a]-5-[b_2]", .directionRightToLeft) == ["a.left=b.right+5"])
    #expect(
      try equations("V:[a]-5-[b_2]", .spacingBaselineToBaseline) == ["b.firstBaseline=a.lastBaseline+5"])
  }

  @Test(
    "A mistake is reported with its place",
    arguments: [
      ("|-[c]", "c is not a key in the views dictionary", 3),
      ("V|[a]", "Expected a ':' after 'V' to specify the vertical arrangement", 1),
      ("[a", "Expected a ']' to end the view", 2),
      (
        "[2]",
        "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers "
          + "and underscores", 1
      ),
      ("[a]-gap-[b_2]", "gap is not a key in the metrics dictionary", 4),
      ("[a(==x@1001)]", "Priorities must be greater than 0 and at most 1000", 7),
      ("[a]-8[b_2]", "Expected a '-' after the space", 5),
      ("[a]-(x)-[b_2]", "x is not a key in the metrics dictionary", 5),
      ("|[a]|x", "Unexpected characters after the superview", 5),
      ("[a(>=)]", "Expected a number or the name of a metric here", 5),
    ])
  func mistakes(format: String, message: String, place: Int) {
    let mark = String(repeating: " ", count: place) + "^"
    #expect {
      try NSLayoutConstraint.nibConstraints(format, views: views)
    } throws: {
      ($0 as? NibException)?.reason
        == "Unable to parse constraint format: \n\(message). \n\(format) \n\(mark)"
    }
  }

  @Test("The superview of a view without one cannot be named") func noSuperview() {
    #expect(throws: NibException.self) {
      try NSLayoutConstraint.nibConstraints("|[c]", views: ["c": UIView(frame: .zero)])
    }
  }
}
