import NibCore

/// Demands of equal priority that cannot all be satisfied, such as the compression resistances of two texts in a space
/// that is too small for both. The layout does not determine which of them is violated.
///
/// No demand is missing. The layout is determined if one of the demands gets another priority, or if it is decided by a
/// stronger demand.
struct PriorityTie: Hashable {
  /// A demand that the document can change.
  enum Demand: Hashable {
    case hugging(LayoutProblem.ItemID, LayoutRow.Dimension)
    /// The compression resistance of an item's content.
    case compression(LayoutProblem.ItemID, LayoutRow.Dimension)
    /// The constraint at the given index of the problem.
    case constraint(Int)
    /// A stack view is only as large as its views need. UIKit determines the priority of this demand.
    case fit(LayoutProblem.ItemID, LayoutRow.Dimension)
  }

  /// The number of the group of connected variables that the demands compete for. It identifies the tie in its layout.
  let group: Int
  let priority: Float
  /// At least two demands, in the order of the problem.
  let demands: [Demand]
  /// The points by which contents are stretched in total, along each axis; negative if they are compressed. Empty if
  /// constraints compete, too.
  let stretch: [LayoutRow.Dimension: Double]

  /// Whether two ties of the same layout are the same. A tie can have thousands of demands, so they are not compared.
  static func == (first: PriorityTie, second: PriorityTie) -> Bool { first.group == second.group }

  func hash(into hasher: inout Hasher) { hasher.combine(group) }

  /// A tie in words.
  struct Words: Hashable, Sendable {
    /// For example, `label "A" and label "B" have the same vertical hugging priority (250)`.
    let clause: String
    /// The change that would resolve the tie, such as `add a constraint for the width of one of them`.
    let advice: String
    /// See `PriorityTie.isOfRounding(in:)`.
    let isOfRounding: Bool
  }

  func words(in layout: ExplainedLayout) -> Words {
    Words(clause: clause(in: layout), advice: advice, isOfRounding: isOfRounding(in: layout.root))
  }

  /// Whether contents compete only because their sizes are rounded to pixels: the space that is left over or missing is
  /// less than a point, and at most a pixel of the device for each of them. With another number of pixels per point, there
  /// is no such space.
  func isOfRounding(in root: UIView) -> Bool {
    let pixel = Double(root.nibEnvironment.rules.pixel)
    return !stretch.isEmpty
      && stretch.allSatisfy { dimension, points in
        let contents = demands.count { $0.contentLength == dimension }
        return (LayoutRow.tolerance..<0.99).contains(abs(points))
          && abs(points) < Double(contents) * pixel + 0.01
      }
  }

  /// The change that would resolve the tie, such as `add a constraint for the width of one of them`.
  var advice: String {
    for case .fit(_, let dimension) in demands where demands.allSatisfy(\.isFit) {
      return "add a constraint for the \(dimension) of one of them"
    }
    return "change the priority of one of them"
  }

  /// The tie as a clause: `label "A" and label "B" have the same vertical hugging priority (250)`.
  ///
  /// - Parameters:
  ///   - dimension: names only the demands for this length of contents, if several views have them.
  ///   - name: the name of a view in a sentence; `nil` for that in the explanations of the layout.
  func clause(
    in layout: ExplainedLayout, along dimension: LayoutRow.Dimension? = nil, name: ((UIView) -> String)? = nil
  ) -> String {
    let name = name ?? layout.names.inSentence
    let along = self.demands.filter { dimension != nil && $0.contentLength == dimension }
    let demands = along.count > 1 ? along : self.demands
    let kinds = Set(demands.map(\.kind))
    let priority = NibNumber.text(priority)
    guard let kind = kinds.first, kinds.count == 1, !kind.isEmpty else {
      let names = PriorityTie.list(demands) { demand in
        let owner = demand.owner(in: layout, name)
        return demand.kind.isEmpty ? owner : "the \(demand.kind) of \(owner)"
      }
      return "\(names) have the same priority (\(priority))"
    }
    let names = PriorityTie.list(demands) { $0.owner(in: layout, name) }
    if demands.allSatisfy(\.isFit) {
      let size = demands.first?.length == .width ? "wide" : "high"
      return
        "\(names) should be only as \(size) as their views need, with the same priority (\(kind), \(priority))"
    }
    return "\(names) have the same \(kind) priority (\(priority))"
  }

  /// The names of demands as a list with `and`. If there are too many, the last ones are only counted.
  private static func list(_ demands: [Demand], name: (Demand) -> String) -> String {
    demands.map(name).listed(maximum: demands.count > maximumNames ? maximumNames - 1 : maximumNames)
  }

  private static let maximumNames = 4
}

extension PriorityTie.Demand {
  /// The length of the content that the demand is about; `nil` for a constraint and for the size of a stack view.
  var contentLength: LayoutRow.Dimension? { isFit ? nil : length }

  /// The length that the demand is about; `nil` for a constraint.
  fileprivate var length: LayoutRow.Dimension? {
    switch self {
    case .hugging(_, let dimension), .compression(_, let dimension), .fit(_, let dimension): dimension
    case .constraint: nil
    }
  }

  fileprivate var isFit: Bool {
    if case .fit = self { return true }
    return false
  }

  /// The kind of priority, such as `vertical hugging`; empty for a constraint.
  fileprivate var kind: String {
    switch self {
    case .hugging(_, let dimension): "\(dimension == .width ? "horizontal" : "vertical") hugging"
    case .compression(_, let dimension):
      "\(dimension == .width ? "horizontal" : "vertical") compression resistance"
    case .fit: "UISV-spanning-fit"
    case .constraint: ""
    }
  }

  /// The name of the view or constraint that has the priority.
  fileprivate func owner(in layout: ExplainedLayout, _ name: (UIView) -> String) -> String {
    switch self {
    case .hugging(let item, _), .compression(let item, _), .fit(let item, _):
      return layout.view(of: item).map(name) ?? RowWords(layout).itemName(item)
    case .constraint(let index):
      guard let constraint = layout.constraint(at: index) else { return "a constraint" }
      return "\(constraint.nibNameInSentence) (\(layout.names.equationWithoutPriority(constraint)))"
    }
  }
}
