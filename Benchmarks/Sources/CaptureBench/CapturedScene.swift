import NibCore
import NibLayout

/// A scene whose root view's layout can be asked for.
struct CapturedScene {
  let builder: NibCore.LayoutBuilder
  /// The views that the root lays out; not those that a table or a container places itself.
  let viewCount: Int
  /// Holds what the views themselves do not.
  private let canvas: NibCanvas

  /// The scenes of a document, laid out as on its own canvas.
  static func scenes(of document: NibDocument) -> [CapturedScene] {
    let canvas = NibCanvas(document)
    return canvas.roots.filter { !$0.isStandIn }.map { CapturedScene($0.view, of: canvas) }
  }

  private init(_ root: UIView, of canvas: NibCanvas) {
    let builder = LayoutBuilder(root: root)
    func count(_ view: UIView) -> Int {
      builder.item(for: view) == nil ? 0 : view.subviews.reduce(1) { $0 + count($1) }
    }
    self.builder = builder
    self.canvas = canvas
    viewCount = count(root)
  }

  /// Whether the first has more views, or as many with more constraints.
  static func isLarger(_ first: CapturedScene, _ second: CapturedScene) -> Bool {
    let constraints = (first.builder.problem.constraints.count, second.builder.problem.constraints.count)
    return (first.viewCount, constraints.0) > (second.viewCount, constraints.1)
  }

  var size: CGSize { builder.root.bounds.size }

  /// Adds what the scene asks for; its root becomes the item at the end of the problem as it is.
  func add(to problem: inout LayoutProblem) {
    let start = problem.items.count
    for item in builder.problem.items { problem.addItem(LayoutProblem.Item(item, from: start)) }
    for constraint in builder.problem.constraints {
      problem.addConstraint(LayoutProblem.Constraint(constraint, from: start))
    }
  }
}

// The engine is compiled into this program a second time, with the recording; the library's types become its own.

extension LayoutProblem.Item {
  /// An item of the library, in a problem where its own items begin at that number.
  fileprivate init(_ item: NibLayout.LayoutProblem.Item, from start: Int) {
    self.init(parent: item.parent.map { $0 + start }, name: item.name)
    intrinsicWidth = item.intrinsicWidth
    intrinsicHeight = item.intrinsicHeight
    hugging = LayoutProblem.SizePriorities(width: item.hugging.width, height: item.hugging.height)
    compression = LayoutProblem.SizePriorities(width: item.compression.width, height: item.compression.height)
    heightDependsOnWidth = item.heightDependsOnWidth
    firstBaseline = item.firstBaseline
    lastBaseline = item.lastBaseline
  }
}

extension LayoutProblem.Constraint {
  fileprivate init(_ constraint: NibLayout.LayoutProblem.Constraint, from start: Int) {
    self.init(
      terms: constraint.terms.map {
        LayoutProblem.Term($0.item + start, LayoutProblem.Attribute($0.attribute), $0.coefficient)
      }, relation: LayoutProblem.Relation(constraint.relation), constant: constraint.constant,
      priority: constraint.priority, isBreakable: constraint.isBreakable)
    origin = constraint.origin.map { $0 + start }
  }
}

extension LayoutProblem.Attribute {
  fileprivate init(_ attribute: NibLayout.LayoutProblem.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .firstBaseline: self = .firstBaseline
    case .lastBaseline: self = .lastBaseline
    }
  }
}

extension LayoutProblem.Relation {
  fileprivate init(_ relation: NibLayout.LayoutProblem.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
