/// Builds a `LayoutProblem` from a view tree, and converts its solution to frames.
package final class LayoutBuilder {
  /// The root of the layout. The layout is solved for a given size of this view.
  package let root: UIView
  /// The layout problem of the view tree.
  package private(set) var problem = LayoutProblem()
  /// The items of the views and guides.
  private var items: [ObjectIdentifier: LayoutProblem.ItemID] = [:]
  /// The items of the contents of scroll views, by scroll view.
  private var contentItems: [ObjectIdentifier: LayoutProblem.ItemID] = [:]
  /// The views, guides and scroll views of the problem.
  private(set) var targets = LayoutTargets()
  /// The sources of the problem's constraints. The identifier of a constraint is its index in this array.
  package private(set) var sources: [ConstraintSource] = []
  /// The frames, margins and safe areas that the problem depends on. Each margin and safe area appears once.
  private(set) var frameUses = FrameUses()
  /// The indices of each view's entries in `frameUses.insets`.
  private var insetUseIndices: [ObjectIdentifier: [Int]] = [:]
  /// The smallest sizes that were measured for this layout.
  private let smallestSizes: SmallestSizes
  /// Whether views without an intrinsic size have their saved sizes on the canvas.
  private let usesSavedSizes: Bool

  /// The smallest sizes of views, by view. A layout shares them with the layouts that measure its views, so that each
  /// view is measured once.
  private final class SmallestSizes {
    var sizes: [ObjectIdentifier: CGSize] = [:]
  }

  /// The source of a constraint of the problem.
  package enum ConstraintSource {
    /// A constraint of a document or program.
    case constraint(NSLayoutConstraint)
    /// A constraint that NibTerm adds, such as one for an autoresizing mask.
    case engine(EngineSource)
  }

  /// The reason for a constraint that NibTerm adds.
  package enum EngineSource {
    /// The purpose of the constraint, and the view that it belongs to.
    case purpose(String, of: UIView)
    /// The constraint places one of UIKit's guides.
    case guide(UILayoutGuide)

    /// The name for messages. It is computed only when it is needed, which is rare.
    package var name: String {
      switch self {
      case .purpose(let purpose, let view): "\(purpose) of \(view.nibDisplayName)"
      case .guide(let guide): guide.nibDisplayName
      }
    }

    /// The view that the constraint belongs to.
    var view: UIView? {
      switch self {
      case .purpose(_, let view): view
      case .guide(let guide): guide.owningView
      }
    }
  }

  /// Builds the problem for a view and the descendants that belong to the same layout.
  ///
  /// - Parameter hasCell: whether the constraints of a table cell around the view count.
  package convenience init(root: UIView, hasCell: Bool = true) {
    self.init(root: root, hasCell: hasCell, smallestSizes: SmallestSizes(), usesSavedSizes: true)
  }

  private init(root: UIView, hasCell: Bool, smallestSizes: SmallestSizes, usesSavedSizes: Bool) {
    self.root = root
    self.smallestSizes = smallestSizes
    self.usesSavedSizes = usesSavedSizes
    collect(root, parent: nil)
    let cell = hasCell ? cellAroundRoot : nil
    for target in targets.views { addConstraints(of: target.object, target.item) }
    if let cell { addConstraints(of: cell) }
    for target in targets.guides { place(target.object, target.item) }
  }

  // MARK: Collecting

  /// Adds a view, its guides and its subviews to the problem.
  private func collect(_ view: UIView, parent: LayoutProblem.ItemID?) {
    let item = problem.addItem(makeItem(for: view, parent: parent))
    items[ObjectIdentifier(view)] = item
    targets.views.append(LayoutTargets.Target(object: view, item: item))
    if view.nibScrollsSubviews {
      let content = problem.addItem(
        LayoutProblem.Item(parent: item, name: "\(view.nibDisplayName).content"))
      contentItems[ObjectIdentifier(view)] = content
      targets.scrollViews.append(LayoutTargets.Target(object: view, item: content))
    }
    for guide in view.guides.all + view.layoutGuides { collect(guide, owner: item) }
    guard !view.nibPlacesSubviews else { return }
    for subview in view.subviews { collect(subview, parent: item) }
  }

  private func collect(_ guide: UILayoutGuide, owner: LayoutProblem.ItemID) {
    var guideItem = LayoutProblem.Item(parent: owner, name: guide.nibDisplayName)
    guideItem.canBeNegative = guide.role != .custom
    let item = problem.addItem(guideItem)
    items[ObjectIdentifier(guide)] = item
    targets.guides.append(LayoutTargets.Target(object: guide, item: item))
  }

  /// The table cell whose content view is the root; `nil` if there is none or if it has no constraints.
  private var cellAroundRoot: UIView? {
    guard let cell = root.superview, cell.nibConstrainedContent === root, !cell.constraints.isEmpty else {
      return nil
    }
    return cell
  }

  /// Adds the constraints between a table cell or its guides and the views in its content view. The cell places its
  /// content view itself, so it becomes an item whose edges have fixed distances from those of the content view.
  private func addConstraints(of cell: UIView) {
    guard let content = item(for: root) else { return }
    frameUses.includesCell = true
    let item = problem.addItem(LayoutProblem.Item(parent: content, name: cell.nibDisplayName))
    items[ObjectIdentifier(cell)] = item
    let (outer, inner) = (cell.bounds, root.frame)
    let insets = UIEdgeInsets(
      top: outer.minY - inner.minY, left: outer.minX - inner.minX, bottom: inner.maxY - outer.maxY,
      right: inner.maxX - outer.maxX)
    pin(item, to: content, insets: insets, from: .purpose("frame", of: cell))
    for guide in cell.guides.all + cell.layoutGuides { collect(guide, owner: item) }
    for constraint in cell.constraints { add(constraint) }
  }

  /// The item of a view, with its content size and priorities.
  private func makeItem(for view: UIView, parent: LayoutProblem.ItemID?) -> LayoutProblem.Item {
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
    setSavedSize(of: view, &item)
    weakenSavedSize(of: view, &item)
    item.heightDependsOnWidth = view.nibHeightDependsOnWidth
    if let baselines = view.nibBaselines {
      item.firstBaseline = Double(baselines.first)
      item.lastBaseline = Double(baselines.last)
    }
    item.hint = LayoutRect(alignmentRect(of: view))
    return item
  }

  /// On Interface Builder's canvas, gives a view without an intrinsic size (a map, an empty stack view, a view of an
  /// unknown class) the size that was saved for it. This is done only while the root has its saved size
  /// (docs/interface-builder.md 5.6).
  private func setSavedSize(of view: UIView, _ item: inout LayoutProblem.Item) {
    guard usesSavedSizes, view.nibFollows(.viewsWithoutContentKeepSize), view.subviews.isEmpty,
      item.intrinsicWidth == nil || item.intrinsicHeight == nil,
      let saved = view.nibOrigin?.savedFrame?.size
    else { return }
    frameUses.rootHasSavedSize = root.nibHasSavedSize
    guard root.nibHasSavedSize else { return }
    item.intrinsicWidth = item.intrinsicWidth ?? Double(saved.width)
    item.intrinsicHeight = item.intrinsicHeight ?? Double(saved.height)
  }

  /// Gives the saved length of a view without an intrinsic length the lowest priority, if constraints make the view as
  /// long as the content of a scroll view. With a higher priority, it would stretch the views beside it.
  private func weakenSavedSize(of view: UIView, _ item: inout LayoutProblem.Item) {
    guard view.subviews.isEmpty, view.superview?.nibScrollsSubviews == true else { return }
    let contentSize = view.nibMeasuredContentSize
    if contentSize.width == nil, view.nibFillsScrollContent(along: .horizontal) {
      (item.hugging.width, item.compression.width) = (1, 1)
    }
    if contentSize.height == nil, view.nibFillsScrollContent(along: .vertical) {
      (item.hugging.height, item.compression.height) = (1, 1)
    }
  }

  /// The view's current frame without its alignment insets, in its superview's coordinates.
  private func alignmentRect(of view: UIView) -> CGRect {
    let insets = view.alignmentRectInsets
    return CGRect(
      x: view.storedFrame.minX + insets.left, y: view.storedFrame.minY + insets.top,
      width: max(0, view.storedFrame.width - insets.left - insets.right),
      height: max(0, view.storedFrame.height - insets.top - insets.bottom))
  }

  /// Records that a constraint uses the baseline of a view.
  func noteBaseline(of view: UIView, _ side: Side) {
    guard view.nibBaselines != nil, view.nibBaselineStyle != nil else { return }
    let target = LayoutTargets.Target(object: view, item: side.item)
    targets.baselines.append(
      BaselineRows.Text(target: target, attribute: side.attribute, offset: side.offset))
  }

  // MARK: Constraints

  private func addConstraints(of view: UIView, _ item: LayoutProblem.ItemID) {
    if view !== root, view.translatesAutoresizingMaskIntoConstraints, view.nibIsPlacedByMask {
      addMaskConstraints(of: view, item)
    }
    view.nibContribute(to: self)
    for constraint in view.constraints { add(constraint) }
  }

  /// Adds linear equations for the autoresizing mask. They express the frame in terms of the superview's size: for its
  /// current size, they give the current frame.
  private func addMaskConstraints(of view: UIView, _ item: LayoutProblem.ItemID) {
    guard let superview = view.superview, let parent = self.item(for: superview) else { return }
    let frame = alignmentRect(of: view)
    let size = superview.bounds.size
    frameUses.masks.append(FrameUses.Mask(view: view, frame: view.storedFrame, superviewSize: size))
    let x = Autoresizing.horizontal(view.storedFrame, view.autoresizingMask, width: size.width)
    let y = Autoresizing.vertical(view.storedFrame, view.autoresizingMask, height: size.height)
    func require(
      _ attribute: LayoutProblem.Attribute, minus edge: LayoutProblem.Attribute?, value: CGFloat,
      share: CGFloat, of dimension: LayoutProblem.Attribute, _ length: CGFloat
    ) {
      var terms = [LayoutProblem.Term(item, attribute, 1)]
      if let edge { terms.append(LayoutProblem.Term(parent, edge, -1)) }
      if share != 0 { terms.append(LayoutProblem.Term(parent, dimension, Double(-share))) }
      addEngineConstraint(
        LayoutProblem.Constraint(
          terms: terms, relation: .equal, constant: Double(value - share * length), priority: 1000,
          protection: .autoresizingMask), "autoresizing mask", of: view)
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
      return pin(item, to: content, insets: .zero, from: .guide(guide))
    }
    guard let insets = insets(of: view, guide.role) else { return }
    switch guide.role {
    case .top, .bottom, .keyboard:
      // As in UIKit, these guides are at one edge and have a height that does not depend on the height of the view.
      pin(
        item, to: owner, insets: insets, except: guide.role == .top ? .bottom : .top, from: .guide(guide))
      add(
        LayoutProblem.Constraint(
          first: item, .height, .equal, constant: Double(view.bounds.height - insets.top - insets.bottom),
          protection: .system),
        from: .engine(.guide(guide)))
    default: pin(item, to: owner, insets: insets, from: .guide(guide))
    }
  }

  /// Adds equations that place the edges of an item, except the given one, inside another item with the given insets.
  private func pin(
    _ item: LayoutProblem.ItemID, to owner: LayoutProblem.ItemID, insets: UIEdgeInsets,
    except free: LayoutProblem.Attribute? = nil, from source: EngineSource
  ) {
    let edges: [(LayoutProblem.Attribute, CGFloat)] = [
      (.left, insets.left), (.top, insets.top), (.right, -insets.right), (.bottom, -insets.bottom),
    ]
    for (edge, constant) in edges where edge != free {
      add(
        LayoutProblem.Constraint(
          first: item, edge, .equal, second: owner, edge, constant: Double(constant), protection: .system),
        from: .engine(source))
    }
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard var translated = ConstraintTranslator(self).translate(constraint) else { return }
    translated.rank = rank(of: constraint)
    add(translated, from: .constraint(constraint))
  }

  private func add(_ constraint: LayoutProblem.Constraint, from source: ConstraintSource) {
    var constraint = constraint
    constraint.identifier = sources.count
    sources.append(source)
    problem.addConstraint(constraint)
  }

  /// The distances of a guide with the given role from the edges of the view, in points, which are recorded in
  /// `frameUses`. `nil` for guides that constraints place.
  private func insets(of view: UIView, _ role: UILayoutGuide.Role) -> UIEdgeInsets? {
    let recordedIndex = insetUseIndices[ObjectIdentifier(view), default: []].first {
      frameUses.insets[$0].role == role
    }
    if let recordedIndex { return frameUses.insets[recordedIndex].insets }
    guard let insets = view.nibInsets(of: role) else { return nil }
    insetUseIndices[ObjectIdentifier(view), default: []].append(frameUses.insets.count)
    frameUses.insets.append(FrameUses.Insets(view: view, role: role, insets: insets))
    return insets
  }

  /// The view's margins, as used in this layout.
  package func margins(of view: UIView) -> UIEdgeInsets { insets(of: view, .margins) ?? view.layoutMargins }

  // MARK: Used by views that add their own constraints

  /// The views of the problem, superviews first.
  package var views: [(view: UIView, item: LayoutProblem.ItemID)] {
    targets.views.map { ($0.object, $0.item) }
  }

  /// The item of a view or guide; `nil` if it does not belong to this layout.
  package func item(for object: AnyObject) -> LayoutProblem.ItemID? { items[ObjectIdentifier(object)] }

  /// The item of a scroll view's content; `nil` for other views.
  package func contentItem(of view: UIView) -> LayoutProblem.ItemID? { contentItems[ObjectIdentifier(view)] }

  /// The smallest size, in points, that the constraints of a view and its descendants allow, without saved sizes. Zero
  /// if there are no constraints.
  func smallestSize(of view: UIView) -> CGSize {
    if let size = smallestSizes.sizes[ObjectIdentifier(view)] { return size }
    var size = CGSize.zero
    if view.nibUsesConstraints {
      let builder = LayoutBuilder(
        root: view, hasCell: false, smallestSizes: smallestSizes, usesSavedSizes: false)
      size = builder.fittingSize(.zero, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    }
    smallestSizes.sizes[ObjectIdentifier(view)] = size
    return size
  }

  /// Adds a constraint that no document or program contains. Conflict messages name its purpose and its view.
  func addEngineConstraint(_ constraint: LayoutProblem.Constraint, _ purpose: String, of view: UIView) {
    add(constraint, from: .engine(.purpose(purpose, of: view)))
  }

  // MARK: Solving

  /// Solves the problem for a size of the root, and stores the solved frames in the views. A solved frame is in the
  /// superview's coordinates and rounded to pixels.
  ///
  /// - Parameter cache: stores the solver session for the next layout of the same root.
  func solve(size: CGSize, cache: LayoutSessionCache) -> LayoutReport {
    problem.rootSize = LayoutProblem.RootSize(
      width: (Double(size.width), 1000), height: (Double(size.height), 1000))
    let solution = cache.solution(of: self)
    targets.apply(solution)
    return report(of: solution)
  }

  /// Solves the problem for a target size with the given priorities, and returns the resulting size of the root. The
  /// views keep their frames.
  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    problem.rootSize = LayoutProblem.RootSize(
      width: (Double(target.width), horizontal.rawValue), height: (Double(target.height), vertical.rawValue))
    let frame = problem.solved(measure: measure).frames[0]
    return CGSize(width: frame.width, height: frame.height)
  }

  /// The view that an item represents; `nil` for the items of guides, scroll view contents and spaces.
  package func view(of item: LayoutProblem.ItemID) -> UIView? { targets.view(of: item) }

  /// The guide that an item represents; `nil` for other items.
  package func guide(of item: LayoutProblem.ItemID) -> UILayoutGuide? {
    targets.guides.first { $0.item == item }?.object
  }

  /// The scroll view whose content an item represents; `nil` for other items.
  package func scrollView(ofContent item: LayoutProblem.ItemID) -> UIView? {
    targets.scrollViews.first { $0.item == item }?.object
  }

  /// The size of a view's content at the given width, in points. The width and the size are those of the alignment
  /// rectangle.
  package func measure(
    _ item: LayoutProblem.ItemID, _ width: Double
  ) -> LayoutProblem.MeasuredContent {
    targets.measure(item, width)
  }
}
