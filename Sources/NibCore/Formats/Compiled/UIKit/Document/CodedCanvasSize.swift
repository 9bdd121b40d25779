/// The size that a nib's root view was designed at.
///
/// In nibs for all size classes the compiler saves root views as squares of 600 points, which stand for any
/// screen, while the views inside have the frames of the screen that they were designed on. Those and the
/// constraints tell which one it was.
struct CodedCanvasSize {
  private let translation: CodedTranslation
  private let graph: CodedGraph

  private static let anyScreen = [600.0, 600.0]
  /// The screens of the time, for a root that only one length is known of.
  private static let screens: [[Double]] = [
    [320, 568], [375, 667], [414, 736], [768, 1024], [320, 480], [568, 320], [667, 375], [736, 414],
    [1024, 768],
  ]
  /// The attributes that lie at an axis' far end and in its middle, by the axis.
  private static let farEdges: [Set<Int>] = [[2, 6], [4]]
  private static let middles: [Set<Int>] = [[9], [10]]

  init(_ translation: CodedTranslation) {
    self.translation = translation
    graph = translation.graph
  }

  /// Gives the element of a root view the size that its constraints agree on.
  func correct(_ root: Int) {
    guard let frame = translation.drafts[root]?.children.first(where: { $0["key"] == "frame" }),
      ["width", "height"].map({ Double(frame[$0] ?? "") ?? 0 }) == Self.anyScreen
    else { return }
    for (word, length) in zip(["width", "height"], size(of: root)) { frame[word] = CodedNumber.text(length) }
  }

  private func size(of root: Int) -> [Double] {
    let known = [length(of: root, 0), length(of: root, 1)]
    switch (known[0], known[1]) {
    case (let width?, let height?): return [width, height]
    case (nil, nil): return Self.anyScreen
    default:
      let screen = Self.screens.first { zip($0, known).allSatisfy { $1 == nil || $0 == $1 } }
      return screen ?? zip(known, Self.anyScreen).map { $0 ?? $1 }
    }
  }

  /// The root's length along an axis that most of the views agree on which keep a distance to its far edge or
  /// stand in its middle. (Some controls are larger than what constraints see of them.)
  private func length(of root: Int, _ axis: Int) -> Double? {
    let constraints = graph.array(graph.value("UIViewAutolayoutConstraints", of: root)) ?? []
    let lengths = constraints.compactMap { graph.object($0) }.compactMap {
      length(by: $0, root, axis)?.rounded()
    }
    let counts = lengths.reduce(into: [Double: Int]()) { $0[$1, default: 0] += 1 }
    let common = lengths.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    // Views' own frames are rounded; a screen's length is not.
    return common.map { common in Self.screens.map { $0[axis] }.first { abs($0 - common) < 2 } ?? common }
  }

  /// The length that one constraint implies.
  private func length(by constraint: Int, _ root: Int, _ axis: Int) -> Double? {
    let items = ["First", "Second"].map { graph.object(graph.value("NS\($0)Item", of: constraint)) }
    let attributes = ["First", "Second"].map { name in
      let newer = graph.value("NS\(name)AttributeV2", of: constraint)
      return graph.integer(newer ?? graph.value("NS\(name)Attribute", of: constraint)) ?? 0
    }
    guard let rootSide = items.firstIndex(of: root), let view = items[1 - rootSide], isPlain(constraint),
      let extent = extent(of: view, axis)
    else { return nil }
    let constant = graph.number(graph.value("NSConstant", of: constraint)) ?? 0
    let distance = rootSide == 0 ? constant : -constant
    if attributes.allSatisfy(Self.farEdges[axis].contains) { return extent.upperBound + distance }
    if attributes.allSatisfy(Self.middles[axis].contains) {
      return extent.lowerBound + extent.upperBound + 2 * distance
    }
    return nil
  }

  /// Whether a constraint holds always and exactly.
  private func isPlain(_ constraint: Int) -> Bool {
    ["NSRelation", "NSPriority", "NSMultiplier", "NSSymbolicConstant"].allSatisfy {
      graph.value($0, of: constraint) == nil
    }
  }

  /// From where to where a view reaches along an axis.
  private func extent(of view: Int, _ axis: Int) -> ClosedRange<Double>? {
    guard let bounds = CodedNumbers.numbers(of: graph.value("UIBounds", of: view), 4, in: graph),
      let center = CodedNumbers.numbers(of: graph.value("UICenter", of: view), 2, in: graph),
      bounds[2 + axis] >= 0
    else { return nil }
    let half = bounds[2 + axis] / 2
    return center[axis] - half...center[axis] + half
  }
}
