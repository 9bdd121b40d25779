import NibCore

/// A problem of custom views from nibs that the documents of docs/seeds.md describe, beside its solution.
struct Problem: Sendable {
  /// One of both sides: what somebody writes, and the view that comes of it.
  struct Side: Sendable {
    let heading: String
    /// The lines that somebody writes.
    let code: String
    let makeView: @Sendable () -> UIView
  }

  let title: String
  let explanation: String
  let problem: Side
  let solution: Side

  /// The size of every view that is shown.
  static let viewSize = CGSize(width: 320, height: 50)
}

extension Problem {
  static let exposedNib = Problem(
    title: "Exposed Nib",
    explanation:
      "Who uses the view has to know that a nib makes it, and has to change when none does any more.",
    problem: Side(
      heading: "Problem: the caller loads the nib",
      code: """
        let nib = UINib(nibName: "CustomView",
          bundle: nil)
        let view = nib.instantiate(
          withOwner: nil).first as! CustomView
        view.frame = frame
        """,
      makeView: { CustomRow.swiftNib.makeView(frame: frame) }),
    solution: Side(
      heading: "Solution: the initializer does",
      code: "let view = CustomView(frame: frame)",
      makeView: { CustomRow.swiftFrame.makeView(frame: frame) }))

  static let nestedHierarchy = Problem(
    title: "Nested Hierarchy",
    explanation:
      "A view that adds its nib's root as a subview hides the nib, but is one level deeper than it needs.",
    problem: Side(
      heading: "Problem: a view in a view",
      code: """
        contentView = nib.instantiate(
          withOwner: self)[0] as! UIView
        contentView.frame = bounds
        addSubview(contentView)
        """,
      makeView: makeNestedView),
    solution: Side(
      heading: "Solution: the root is the view",
      code: """
        self = Bundle.main.loadNibNamed(
          "CustomView", owner: nil)![0]
          as! Self
        """,
      makeView: { CustomRow.swiftInit.makeView(frame: frame) }))

  static let emptyNestedClass = Problem(
    title: "Empty Nested Class",
    explanation:
      "Named as a custom class in another nib, the view is decoded from that nib, where it has no content.",
    problem: Side(
      heading: "Problem: decoded from the outer nib",
      code: "customClass=\"CustomView\"",
      makeView: { makeRoot(ofNib: "OuterWithCustomView") }),
    solution: Side(
      heading: "Solution: a wrapper inserts it",
      code: "customClass=\"CompoundCustomView\"",
      makeView: { makeRoot(ofNib: "OuterWithCompoundView") }))

  private static let frame = CGRect(origin: .zero, size: viewSize)

  private static func makeNestedView() -> UIView {
    let view = NestedCustomView(frame: frame)
    view.contentView.backgroundColor = .orange
    view.nameLabel.text = "Nested"
    view.valueLabel.text = "hierarchy"
    return view
  }

  private static func makeRoot(ofNib name: String) -> UIView {
    UINib(nibName: name, bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! UIView
  }
}

/// The pattern that document 004 warns of: the nib's root becomes a subview, one level more than anybody needs. See
/// docs/seeds.md.
class NestedCustomView: UIView {
  @Outlet(.weak) var nameLabel: UILabel!
  @Outlet(.weak) var valueLabel: UILabel!
  var contentView: UIView!

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    loadNib()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadNib()
  }

  func loadNib() {
    let nib = UINib(nibName: "NestedCustomView", bundle: nil)
    contentView = (nib.instantiate(withOwner: self, options: nil)[0] as! UIView)
    contentView.frame = self.bounds
    contentView.autoresizingMask = [UIView.AutoresizingMask.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
