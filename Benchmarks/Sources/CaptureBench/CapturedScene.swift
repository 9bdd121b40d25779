import NibCore
import NibLayout

/// A scene whose layout problem can be recorded.
struct CapturedScene {
  let builder: NibCore.LayoutBuilder
  /// The number of views that the root lays out, without those that a table or a container positions itself.
  let viewCount: Int
  /// Retained because it owns objects that the views do not retain.
  private let loaded: LoadedDocument

  /// The scenes of a document, laid out as on its own canvas.
  static func scenes(of document: NibDocument) -> [CapturedScene] {
    let loaded = LoadedDocument(document)
    return loaded.roots.filter { !$0.isPlaceholder }.map { CapturedScene($0.view, of: loaded) }
  }

  private init(_ root: UIView, of loaded: LoadedDocument) {
    let builder = LayoutBuilder(root: root)
    func count(_ view: UIView) -> Int {
      builder.item(for: view) == nil ? 0 : view.subviews.reduce(1) { $0 + count($1) }
    }
    self.builder = builder
    self.loaded = loaded
    viewCount = count(root)
  }

  /// Whether the first scene has more views, or the same number of views and more constraints.
  static func isLarger(_ first: CapturedScene, _ second: CapturedScene) -> Bool {
    let constraints = (first.builder.problem.constraints.count, second.builder.problem.constraints.count)
    return (first.viewCount, constraints.0) > (second.viewCount, constraints.1)
  }

  var size: CGSize { builder.root.bounds.size }

  /// Adds the scene's layout problem. Its root becomes the next item of the given problem.
  func add(to problem: inout LayoutProblem) {
    let start = problem.items.count
    for item in builder.problem.items { problem.addItem(LayoutProblem.Item(item, from: start)) }
    for constraint in builder.problem.constraints {
      problem.addConstraint(LayoutProblem.Constraint(constraint, from: start))
    }
  }
}

// This program compiles the layout engine a second time, with recording. The extensions below convert the types of the
// library NibLayout to the types of this copy.

extension LayoutProblem.Item {
  /// Converts an item of the library. The scene's items begin at the given index of the new problem.
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
      priority: constraint.priority)
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
