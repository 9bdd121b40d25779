/// Determines the size at which a nib's root view was designed in Interface Builder. All lengths are in
/// points.
///
/// For a storyboard, the compiler saves a root view as a square of 600 points, which represents a screen of any size.
/// The subviews have their frames on the screen of the design. This type infers that screen from the frames and the
/// constraints. In documents of Xcode 6 and 7, the square is the real size of the design; the frames then confirm the
/// 600 points.
struct CodedDesignSize {
  private let translation: CodedTranslation
  private let graph: CodedGraph

  /// The width and height that represent a screen of any size.
  private static let anyScreen = [600.0, 600.0]
  /// The widths and heights of the screens for which root views are designed. If only one of the two lengths
  /// is known, the first screen with that length is used.
  private static let screens: [[Double]] = [
    [320, 568], [375, 667], [414, 736], [768, 1024], [320, 480], [568, 320], [667, 375], [736, 414],
    [1024, 768], [375, 812], [414, 896], [390, 844], [393, 852], [428, 926], [430, 932], [834, 1112],
    [834, 1194], [1024, 1366],
  ]
  /// The numbers of the constraint attributes (see `SchemaWords.layoutAttributes`) at the far edge and in the
  /// middle, for the horizontal and the vertical axis: right or trailing, bottom; centerX, centerY.
  private static let farEdges: [Set<Int>] = [[2, 6], [4]]
  private static let middles: [Set<Int>] = [[9], [10]]

  init(_ translation: CodedTranslation) {
    self.translation = translation
    graph = translation.graph
  }

  /// Sets the size in the frame of a root view's element to the size of the design. Does nothing unless the
  /// frame is the square of 600 points.
  ///
  /// - Parameter root: the number of the root view.
  func correct(_ root: Int) {
    guard let frame = translation.drafts[root]?.children.first(where: { $0["key"] == "frame" }),
      NibSize.names.map({ Double(frame[$0] ?? "") ?? 0 }) == Self.anyScreen
    else { return }
    frame.set(NibSize.names, to: size(of: root))
  }

  /// The width and height that the constraints indicate. If they indicate only one of the two, the other is
  /// that of the first known screen with this length, or 600 if there is none. If they indicate neither, or
  /// 600 for one of the two, both are 600.
  private func size(of root: Int) -> [Double] {
    let views = Set(members("UISubviews", of: root))
    let constraints = members("UIViewAutolayoutConstraints", of: root).filter(isPlain)
    let lengths = [0, 1].map { axis in
      length(along: axis, constraints.compactMap { length(by: $0, root, axis, views) })
    }
    if zip(lengths, Self.anyScreen).contains(where: { $0 == $1 }) { return Self.anyScreen }
    switch (lengths[0], lengths[1]) {
    case (let width?, let height?): return [width, height]
    case (nil, nil): return Self.anyScreen
    default:
      let screen = Self.screens.first { zip($0, lengths).allSatisfy { $1 == nil || $0 == $1 } }
      return screen ?? zip(lengths, Self.anyScreen).map { $0 ?? $1 }
    }
  }

  /// The members of one of the root's lists, except those that are not installed by default, which do not
  /// affect the saved frames.
  private func members(_ key: String, of root: Int) -> [Int] {
    let variations = translation.drafts[root]?.children.filter { $0.name == "variation" } ?? []
    let masks = variations.filter { $0["key"] == CodedTraits.any }.flatMap(\.children)
    let excluded = Set(
      masks.flatMap(\.children).filter { $0.name == "exclude" }.compactMap { $0["reference"] })
    return graph.objects(in: key, of: root)
      .filter { !excluded.contains(translation.id(of: $0)) }
  }

  /// The most frequent of the given lengths along an axis (0 is horizontal, 1 is vertical). A length that is
  /// not that of a known screen must occur at least twice, because a single view may have an outdated frame.
  /// `nil` if no length qualifies.
  private func length(along axis: Int, _ lengths: [Double]) -> Double? {
    let screens = [Self.anyScreen[axis]] + Self.screens.map { $0[axis] }
    // Frames are rounded, so a length that differs from that of a screen by less than 2 is replaced by it.
    let lengths = lengths.map { length in screens.first { abs($0 - length) < 2 } ?? length.rounded() }
    let counts = lengths.reduce(into: [Double: Int]()) { $0[$1, default: 0] += 1 }
    return lengths.filter { screens.contains($0) || (counts[$0] ?? 0) > 1 }
      .max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
  }

  /// The root's length along an axis according to a constraint that positions one of `views` relative to the
  /// root's far edge or center; `nil` for any other constraint. The length is approximate, because the frames
  /// of some controls are larger than the alignment rectangles that constraints use.
  private func length(by constraint: Int, _ root: Int, _ axis: Int, _ views: Set<Int>) -> Double? {
    let items = ["First", "Second"].map { graph.object("NS\($0)Item", of: constraint) }
    let attributes = ["First", "Second"].map { name in
      let newer = graph.value("NS\(name)AttributeV2", of: constraint)
      return graph.int(newer ?? graph.value("NS\(name)Attribute", of: constraint)) ?? 0
    }
    guard let rootSide = items.firstIndex(of: root), let view = items[1 - rootSide], views.contains(view),
      let extent = extent(of: view, axis)
    else { return nil }
    let constant = CodedConstraintConstant.value(of: constraint, in: graph)
    let distance = rootSide == 0 ? constant : -constant
    if attributes.allSatisfy(Self.farEdges[axis].contains) { return extent.upperBound + distance }
    if attributes.allSatisfy(Self.middles[axis].contains) {
      return extent.lowerBound + extent.upperBound + 2 * distance
    }
    return nil
  }

  /// Whether a constraint is a required equality without a multiplier, and its constant is a number, not the
  /// system's standard distance.
  private func isPlain(_ constraint: Int) -> Bool {
    ["NSRelation", "NSPriority", "NSMultiplier", "NSSymbolicConstant"].allSatisfy {
      graph.value($0, of: constraint) == nil
    }
  }

  /// The range that a view covers along an axis in its superview; `nil` if the nib has no valid frame.
  private func extent(of view: Int, _ axis: Int) -> ClosedRange<Double>? {
    guard let bounds = CodedGeometry.numbers(of: graph.value("UIBounds", of: view), 4, in: graph),
      let center = CodedGeometry.numbers(of: graph.value("UICenter", of: view), 2, in: graph),
      bounds[2 + axis] >= 0
    else { return nil }
    let half = bounds[2 + axis] / 2
    return center[axis] - half...center[axis] + half
  }
}
