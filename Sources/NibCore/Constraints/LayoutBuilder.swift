/// Builds a LayoutProblem from a view tree, and turns its solution into frames.
package final class LayoutBuilder {
  /// The view whose size is given.
  package let root: UIView
  /// The layout problem of the view tree.
  package private(set) var problem = LayoutProblem()
  private var items: [ObjectIdentifier: LayoutProblem.ItemID] = [:]
  private var contentItems: [ObjectIdentifier: LayoutProblem.ItemID] = [:]
  /// The views of the problem, superviews first.
  package private(set) var views: [(view: UIView, item: LayoutProblem.ItemID)] = []
  private var guideItems: [(guide: UILayoutGuide, item: LayoutProblem.ItemID)] = []
  /// The views and guides that constraints of this layout refer to.
  private var constrained: Set<ObjectIdentifier> = []
  /// The origin of each constraint, by its identifier.
  package private(set) var origins: [Origin] = []
  /// The margins and safe areas that are used in the problem, each stored once.
  private(set) var insetUses: [InsetUse] = []
  /// The indices of a view's entries in `insetUses`.
  private var insetsInUse: [ObjectIdentifier: [Int]] = [:]

  package enum Origin {
    case constraint(NSLayoutConstraint)
    case engine(EngineSource)
  }

  /// The source of a constraint that the engine adds.
  package enum EngineSource {
    /// The purpose of the constraint, and the view that it belongs to.
    case purpose(String, of: UIView)
    case guide(UILayoutGuide)

    /// The name for messages. It is created on request, because most names are never needed.
    package var name: String {
      switch self {
      case .purpose(let purpose, let view): "\(purpose) of \(view.nibDisplayName)"
      case .guide(let guide): guide.nibDisplayName
      }
    }
  }

  /// Builds the problem for a view and all descendants that it lays out.
  package init(root: UIView) {
    self.root = root
    collect(root, parent: nil)
    for constraint in views.flatMap(\.view.constraints) {
      for item in [constraint.firstItem, constraint.secondItem] {
        item.map { _ = constrained.insert(ObjectIdentifier($0)) }
      }
    }
    for (view, item) in views { addRules(of: view, item) }
    for index in guideItems.indices { place(guideItems[index].guide, guideItems[index].item) }
  }

  // MARK: Collecting

  private func collect(_ view: UIView, parent: LayoutProblem.ItemID?) {
    let item = problem.addItem(description(of: view, parent: parent))
    items[ObjectIdentifier(view)] = item
    views.append((view, item))
    if view is UIScrollView {
      let content = LayoutProblem.Item(parent: item, name: "\(view.nibDisplayName).content")
      contentItems[ObjectIdentifier(view)] = problem.addItem(content)
    }
    for guide in view.guides.all + view.layoutGuides { collect(guide, owner: item) }
    guard !view.nibPlacesSubviews else { return }
    for subview in view.subviews { collect(subview, parent: item) }
  }

  private func collect(_ guide: UILayoutGuide, owner: LayoutProblem.ItemID) {
    let item = problem.addItem(LayoutProblem.Item(parent: owner, name: guide.nibDisplayName))
    items[ObjectIdentifier(guide)] = item
    guideItems.append((guide, item))
  }

  private func description(of view: UIView, parent: LayoutProblem.ItemID?) -> LayoutProblem.Item {
    var item = LayoutProblem.Item(parent: parent, name: view.nibDisplayName)
    let content = view.nibLayoutContentSize
    let insets = view.alignmentRectInsets
    item.intrinsicWidth = content.width.map { Double($0 - insets.left - insets.right) }
    item.intrinsicHeight = content.height.map { Double($0 - insets.top - insets.bottom) }
    item.hugging = LayoutProblem.SizePriorities(
      width: view.priorities.horizontalHugging.rawValue, height: view.priorities.verticalHugging.rawValue)
    item.compression = LayoutProblem.SizePriorities(
      width: view.priorities.horizontalCompression.rawValue,
      height: view.priorities.verticalCompression.rawValue)
    keepSavedSize(of: view, &item)
    item.heightDependsOnWidth = view.nibHeightDependsOnWidth
    if let baselines = view.nibBaselines {
      item.firstBaseline = Double(baselines.first)
      item.lastBaseline = Double(baselines.last)
    }
    let frame = alignmentRect(of: view)
    item.hint = LayoutRect(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
    return item
  }

  /// Keeps the saved size of a view without an intrinsic size (a map, an empty stack view, a view of an
  /// unknown class), because Interface Builder's canvas shows a document as it was saved. This applies at the
  /// root's saved size only.
  private func keepSavedSize(of view: UIView, _ item: inout LayoutProblem.Item) {
    guard view.nibIsOnCanvas, view.subviews.isEmpty,
      root.nibOrigin?.savedFrame?.size == root.bounds.size, let saved = view.nibOrigin?.savedFrame?.size
    else { return }
    item.intrinsicWidth = item.intrinsicWidth ?? Double(saved.width)
    item.intrinsicHeight = item.intrinsicHeight ?? Double(saved.height)
  }

  private func alignmentRect(of view: UIView) -> CGRect {
    let insets = view.alignmentRectInsets
    return CGRect(
      x: view.storedFrame.minX + insets.left, y: view.storedFrame.minY + insets.top,
      width: max(0, view.storedFrame.width - insets.left - insets.right),
      height: max(0, view.storedFrame.height - insets.top - insets.bottom))
  }

  // MARK: Rules

  private func addRules(of view: UIView, _ item: LayoutProblem.ItemID) {
    if view !== root, followsMask(view), view.nibIsPlacedByMask { addMaskConstraints(of: view, item) }
    view.nibContribute(to: self)
    for constraint in view.constraints { add(constraint) }
  }

  /// Returns true if the autoresizing mask places the view. Interface Builder keeps a view without its own
  /// constraints where the designer put it (`fixedFrame`).
  private func followsMask(_ view: UIView) -> Bool {
    if view.translatesAutoresizingMaskIntoConstraints { return true }
    return view.nibOrigin?.element["fixedFrame"] == "YES" && !constrained.contains(ObjectIdentifier(view))
  }

  /// Adds the mask as linear equations in the superview's size. At its current size, they give the current
  /// frame.
  private func addMaskConstraints(of view: UIView, _ item: LayoutProblem.ItemID) {
    guard let superview = view.superview, let parent = self.item(for: superview) else { return }
    let frame = alignmentRect(of: view)
    let size = superview.bounds.size
    let x = Autoresizing.horizontal(view.storedFrame, view.autoresizingMask, width: size.width)
    let y = Autoresizing.vertical(view.storedFrame, view.autoresizingMask, height: size.height)
    func require(
      _ attribute: LayoutProblem.Attribute, minus edge: LayoutProblem.Attribute?, value: CGFloat,
      share: CGFloat, of dimension: LayoutProblem.Attribute, _ length: CGFloat
    ) {
      var terms = [LayoutProblem.Term(item, attribute, 1)]
      if let edge { terms.append(LayoutProblem.Term(parent, edge, -1)) }
      if share != 0 { terms.append(LayoutProblem.Term(parent, dimension, Double(-share))) }
      addEngine(
        LayoutProblem.Constraint(
          terms: terms, relation: .equal, constant: Double(value - share * length), priority: 1000,
          isBreakable: false), "autoresizing mask", of: view)
    }
    require(.left, minus: .left, value: frame.minX, share: x.leading, of: .width, size.width)
    require(.width, minus: nil, value: frame.width, share: x.size, of: .width, size.width)
    require(.top, minus: .top, value: frame.minY, share: y.leading, of: .height, size.height)
    require(.height, minus: nil, value: frame.height, share: y.size, of: .height, size.height)
  }

  /// Adds the constraints that place one of UIKit's guides in its view.
  private func place(_ guide: UILayoutGuide, _ item: LayoutProblem.ItemID) {
    guard let view = guide.owningView, let owner = self.item(for: view) else { return }
    if guide.role == .content, let content = contentItems[ObjectIdentifier(view)] {
      return pin(item, to: content, insets: .zero, of: guide)
    }
    guard let insets = insets(of: view, guide.role) else { return }
    pin(item, to: owner, insets: insets, of: guide)
  }

  private func pin(
    _ item: LayoutProblem.ItemID, to owner: LayoutProblem.ItemID, insets: UIEdgeInsets,
    of guide: UILayoutGuide
  ) {
    let edges: [(LayoutProblem.Attribute, CGFloat)] = [
      (.left, insets.left), (.top, insets.top), (.right, -insets.right), (.bottom, -insets.bottom),
    ]
    for (edge, constant) in edges {
      add(
        LayoutProblem.Constraint(
          first: item, edge, .equal, second: owner, edge, constant: Double(constant), isBreakable: false),
        from: .engine(.guide(guide)))
    }
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let translated = ConstraintTranslator(self).translate(constraint) else { return }
    add(translated, from: .constraint(constraint))
  }

  private func add(_ constraint: LayoutProblem.Constraint, from origin: Origin) {
    var constraint = constraint
    constraint.identifier = origins.count
    origins.append(origin)
    problem.addConstraint(constraint)
  }

  // MARK: Insets

  /// The distances of a guide with the given role from the edges of the view; `nil` for guides that
  /// constraints place.
  private func insets(of view: UIView, _ role: UILayoutGuide.Role) -> UIEdgeInsets? {
    let known = insetsInUse[ObjectIdentifier(view), default: []].first { insetUses[$0].role == role }
    if let known { return insetUses[known].insets }
    guard let insets = view.nibInsets(of: role) else { return nil }
    insetsInUse[ObjectIdentifier(view), default: []].append(insetUses.count)
    insetUses.append(InsetUse(view: view, role: role, insets: insets))
    return insets
  }

  /// The view's margins, as used in this layout.
  package func margins(of view: UIView) -> UIEdgeInsets { insets(of: view, .margins) ?? view.layoutMargins }

  // MARK: For views that contribute

  /// The item of a view or guide of this layout; `nil` for others.
  package func item(for object: AnyObject) -> LayoutProblem.ItemID? { items[ObjectIdentifier(object)] }

  /// The item of a scroll view's content.
  package func contentItem(of view: UIView) -> LayoutProblem.ItemID? { contentItems[ObjectIdentifier(view)] }

  /// Adds an item without a view or guide (a spanner, a gap).
  package func addItem(_ name: String, parent: LayoutProblem.ItemID?) -> LayoutProblem.ItemID {
    problem.addItem(LayoutProblem.Item(parent: parent, name: name))
  }

  /// Adds a constraint of the engine itself. Conflict messages contain its purpose and its view.
  package func addEngine(_ constraint: LayoutProblem.Constraint, _ purpose: String, of view: UIView) {
    add(constraint, from: .engine(.purpose(purpose, of: view)))
  }

  // MARK: Solving

  /// Solves the problem for the root's size and stores each view's frame (in its superview's coordinates,
  /// rounded to pixels).
  func solve(size: CGSize, keeping kept: KeptLayout) -> LayoutReport {
    problem.rootSize = LayoutProblem.RootSize(
      width: (Double(size.width), 1000), height: (Double(size.height), 1000))
    let solution = kept.solution(of: self)
    apply(solution)
    return report(of: solution)
  }

  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    problem.rootSize = LayoutProblem.RootSize(
      width: (Double(target.width), horizontal.rawValue), height: (Double(target.height), vertical.rawValue))
    let frame = problem.solved(measure: measure).frames[0]
    return CGSize(width: frame.width, height: frame.height)
  }

  /// The view that an item represents; `nil` for guides and contents.
  package func view(of item: LayoutProblem.ItemID) -> UIView? {
    views.sortedIndex(of: item, by: \.item).map { views[$0].view }
  }

  /// The size of a view's content at the given width. Both are measured in terms of the alignment rectangle.
  package func measure(
    _ item: LayoutProblem.ItemID, _ width: Double
  ) -> LayoutProblem.MeasuredContent {
    guard let view = view(of: item) else { return LayoutProblem.MeasuredContent(height: 0) }
    let insets = view.alignmentRectInsets
    let size = view.nibContentSize(forWidth: CGFloat(width) + insets.left + insets.right)
    return LayoutProblem.MeasuredContent(
      width: (size?.width).map { Double($0 - insets.left - insets.right) },
      height: Double((size?.height ?? 0) - insets.top - insets.bottom))
  }

  private func apply(_ solution: LayoutSolution) {
    for (view, item) in views where view !== root {
      view.layoutState.solvedFrame = view.nibFrame(solved: solution.frames[item])
      view.layoutState.needsLayout = true
      view.layoutState.subtreeNeedsLayout = true
    }
    for (guide, item) in guideItems {
      let solved = solution.frames[item]
      guide.layoutFrame = CGRect(x: solved.x, y: solved.y, width: solved.width, height: solved.height)
    }
    for (view, _) in views {
      guard let content = contentItems[ObjectIdentifier(view)], let scroll = view as? UIScrollView
      else { continue }
      guard solution.ambiguous[content].isEmpty else { continue }
      scroll.contentSize = CGSize(
        width: solution.frames[content].width, height: solution.frames[content].height)
    }
  }

  private func report(of solution: LayoutSolution) -> LayoutReport {
    var report = LayoutReport()
    for conflict in solution.conflicts {
      report.conflicts.append(
        LayoutReport.Conflict(
          constraints: conflict.constraints.compactMap(constraint),
          descriptions: conflict.constraints.map(text),
          broken: constraint(conflict.broken), brokenDescription: text(conflict.broken)))
    }
    for (view, item) in views where view !== root && !solution.ambiguous[item].isEmpty {
      let axes = solution.ambiguous[item]
      report.ambiguous.append((view, axes.contains(.horizontal), axes.contains(.vertical)))
    }
    return report
  }

  private func constraint(_ identifier: Int) -> NSLayoutConstraint? {
    guard origins.indices.contains(identifier), case .constraint(let constraint) = origins[identifier] else {
      return nil
    }
    return constraint
  }

  private func text(_ identifier: Int) -> String {
    guard origins.indices.contains(identifier) else { return "<size of the layout's root>" }
    switch origins[identifier] {
    case .constraint(let constraint): return constraint.description
    case .engine(let source): return "<\(source.name)>"
    }
  }
}

extension UIView {
  /// The frame for a solved alignment rectangle, in the superview's coordinates and rounded to whole pixels.
  package func nibFrame(solved: LayoutRect) -> CGRect {
    let insets = alignmentRectInsets
    let parentInsets = superview?.alignmentRectInsets ?? .zero
    return nibRoundedToPixels(
      CGRect(
        x: CGFloat(solved.x) - insets.left + parentInsets.left,
        y: CGFloat(solved.y) - insets.top + parentInsets.top,
        width: CGFloat(solved.width) + insets.left + insets.right,
        height: CGFloat(solved.height) + insets.top + insets.bottom))
  }
}
