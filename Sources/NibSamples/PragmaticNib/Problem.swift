import NibCore

/// A problem of custom views that are loaded from nibs, and its solution. docs/seeds.md lists the documents that
/// describe them.
struct Problem: Sendable {
  /// One half of the screen, which shows the problem or the solution: its code, and the view that this code creates.
  struct Side: Sendable {
    let heading: String
    /// The source code, as shown on the screen.
    let code: String
    let makeView: @Sendable () -> UIView
  }

  let title: String
  let explanation: String
  let problem: Side
  let solution: Side

  /// The size of the created views, in points.
  static let viewSize = CGSize(width: 320, height: 50)
}

extension Problem {
  static let exposedNib = Problem(
    title: "Exposed Nib",
    explanation:
      "Callers depend on the nib, and have to change if the view is no longer created by a nib.",
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
      heading: "Solution: the initializer loads it",
      code: "let view = CustomView(frame: frame)",
      makeView: { CustomRow.swiftFrame.makeView(frame: frame) }))

  static let nestedHierarchy = Problem(
    title: "Nested Hierarchy",
    explanation:
      "A view that adds its nib's root as a subview hides the nib, but adds a superfluous level to the "
      + "hierarchy.",
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
      heading: "Solution: the nib's root is the view",
      code: """
        self = Bundle.main.loadNibNamed(
          "CustomView", owner: nil)![0]
          as! Self
        """,
      makeView: { CustomRow.swiftInit.makeView(frame: frame) }))

  static let emptyNestedClass = Problem(
    title: "Empty Nested Class",
    explanation:
      "If another nib names the view as a custom class, it is decoded from that nib, where it has no "
      + "content.",
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

/// The pattern that document 004 warns against: the nib's root becomes a subview, which adds a superfluous
/// level to the view hierarchy. See docs/seeds.md.
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
