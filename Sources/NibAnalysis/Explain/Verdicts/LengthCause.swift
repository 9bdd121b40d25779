import NibCore

/// The demand that gives a view its width or height, or prevents a larger one, in words.
struct LengthCause {
  enum Kind {
    /// A constraint that gives the view the length itself.
    case ownConstraint(NSLayoutConstraint)
    /// The content of a view, with the priority with which it keeps its length. `nil` for the content of a guide.
    case content(UIView?, Float)
    /// The view's autoresizing mask.
    case mask
    case space(UIView)
    /// A constraint with another view, with which the view is larger than a view that contains it.
    case excess(NSLayoutConstraint)
    /// The view's superview or the canvas, which sets the length without constraints.
    case given
    /// No demand determines the length.
    case undetermined
    /// Another demand.
    case other
  }

  private(set) var kind = Kind.other
  /// The cause as a clause; `nil` if there is nothing to say.
  private(set) var text: String?
  private(set) var culprit: NibOrigin?

  let view: UIView
  private let dimension: LayoutRow.Dimension
  private let layout: ExplainedLayout

  init(of dimension: LayoutRow.Dimension, of view: UIView, in layout: ExplainedLayout) {
    self.view = view
    self.dimension = dimension
    self.layout = layout
    let edge = ExplainedEdge(view, dimension == .width ? .width : .height, in: layout)
    guard let item = edge?.item, view !== layout.root, let fixed = edge.map({ DeterminedEdge($0, layout) }),
      fixed.isPlacedByLayout
    else {
      kind = .given
      let source = view.nibPlacer ?? view.superview
      text = source.map(\.nibNameInSentence).map { "\($0) places it itself, without constraints" }
      return
    }
    guard let rows = rows(item, fixed.chain) else {
      kind = .undetermined
      text = "nothing determines its \(dimension)"
      return
    }
    let parts = rows.map { Part(row: $0.row, priority: $0.priority, seenFrom: item, self) }
    describe(parts)
  }

  /// The rows that determine the length. If the content is larger, those that prevent its size, with their priorities.
  private func rows(_ item: LayoutProblem.ItemID, _ chain: LayoutChain?) -> [(row: Int, priority: Float)]? {
    let content = layout.rows.firstIndex { $0.source == .content(item, dimension) }
    if let content, !layout.rows[content].holds(layout.values),
      layout.rows[content].deviation(layout.values) < 0
    {
      let rivals = UnsatisfiedRow(content, layout).rivals
      if !rivals.isEmpty { return rivals }
    }
    return chain?.links.map { ($0.row, layout.rows[$0.row].priority) }
  }

  /// Describes the most important parts. These are a demand on the view alone, or else the views that take its space
  /// and the view that contains it, or else the constraints that tie it to others.
  private mutating func describe(_ parts: [Part]) {
    if let part = parts.first(where: { $0.role == .own }) {
      (kind, text, culprit) = (part.kind, part.text, part.culprit)
      return
    }
    let takers = parts.filter { $0.role == .taker }
    let container = parts.first { $0.role == .container }
    let namedParts = takers.prefix(2) + [container].compactMap { $0 }
    // A content size can be changed by a priority, so it is named as the culprit rather than a constraint.
    guard let culprit = takers.first(where: \.isContent) ?? namedParts.first else {
      return describeLinks(parts)
    }
    kind = culprit.kind
    self.culprit = culprit.culprit
    let more = takers.count > 2 ? " (and \(takers.count - 2) more)" : ""
    if takers.isEmpty, let container, let constraint = excess(parts, over: container) {
      let name = constraint.nibNameInSentence
      let words = "\(dimension == .width ? "wider" : "higher") than \(container.text)"
      (kind, self.culprit) = (.excess(constraint), constraint.nibOrigin)
      text = "\(name) (\(constraint.nibHumanEquation)) makes it \(words)"
    } else if takers.isEmpty, let container {
      let links = links(parts)
      let pins =
        links.isEmpty
        ? "it is limited by" : "\(links) \(links.contains(" and ") ? "keep" : "keeps") it inside"
      text = "\(pins) \(container.text)"
    } else {
      text = namedParts.map(\.clause).joined(separator: " and ") + more
    }
  }

  /// The constraint among the parts that makes the view larger than the one that contains it: the one whose constant places an
  /// edge farthest outside, or one with a multiplier. `nil` if the view is not larger.
  private func excess(_ parts: [Part], over container: Part) -> NSLayoutConstraint? {
    guard case .space(let outer) = container.kind,
      view.frame.size.length(dimension) > outer.bounds.size.length(dimension) + 1
    else { return nil }
    let constraints = parts.compactMap(\.constraint)
    let farthest = constraints.max { $0.outwardDistance(of: view) < $1.outwardDistance(of: view) }
    if let farthest, farthest.outwardDistance(of: view) > 0 { return farthest }
    return constraints.first { $0.multiplier != 1 }
  }

  /// The text for demands that only relate the view to others, such as equal widths.
  private mutating func describeLinks(_ parts: [Part]) {
    let links = links(parts)
    if let stack = parts.lazy.compactMap(\.stack).first {
      text = "\(stack.nibNameInSentence) sizes it"
      culprit = stack.nibOrigin
    } else if !links.isEmpty {
      text = "\(links) \(links.contains(" and ") ? "determine" : "determines") it"
      culprit = parts.lazy.compactMap(\.constraint).first?.nibOrigin
    }
  }

  /// The names of the constraints that tie the view to others: `constraints a and b`.
  private func links(_ parts: [Part]) -> String {
    let ids = parts.compactMap(\.constraint).compactMap { $0.nibOrigin?.id }.filter { !$0.isEmpty }
    return ids.isEmpty ? "" : "constraint\(ids.count == 1 ? "" : "s") \(ids.listed(maximum: 2))"
  }
}

extension LengthCause {
  /// A demand that helps to determine the length.
  private struct Part {
    enum Role {
      /// A demand on the view alone.
      case own
      /// A demand on another view, which takes up space.
      case taker
      /// The size of a view that contains the view.
      case container
      /// A demand that relates the view to others.
      case link
    }

    private(set) var role = Role.link
    private(set) var kind = Kind.other
    private(set) var text = ""
    /// The clause for a container, whose `text` is a noun.
    private var containerClause: String?
    private(set) var culprit: NibOrigin?
    private(set) var constraint: NSLayoutConstraint?
    private(set) var stack: UIView?

    /// The text as a clause.
    var clause: String { containerClause ?? text }
    var isContent: Bool { if case .content = kind { true } else { false } }

    init(row: Int, priority: Float, seenFrom item: LayoutProblem.ItemID, _ cause: LengthCause) {
      let layout = cause.layout
      let demand = layout.rows[row]
      switch demand.source {
      case .rootSize(let dimension): setContainer(layout.root, dimension, by: nil, cause)
      case .content(let other, let dimension):
        setContent(ownedBy: other, dimension, priority: priority, seenFrom: item, cause)
      case .positive: break
      case .constraint(let index):
        switch layout.source(at: index) {
        case .constraint(let constraint): setConstraint(constraint, row: demand, seenFrom: item, cause)
        case .engine(let source): setEngine(source, cause)
        }
      }
    }

    /// Describes the content size of an item, as a cause of the length of the same or another item.
    private mutating func setContent(
      ownedBy other: LayoutProblem.ItemID, _ dimension: LayoutRow.Dimension, priority: Float,
      seenFrom item: LayoutProblem.ItemID, _ cause: LengthCause
    ) {
      let owner = cause.layout.view(of: other)
      kind = .content(owner, priority)
      culprit = owner?.nibOrigin
      let note = dimension == .width ? owner?.nibTranslationNote ?? "" : ""
      if other == item {
        role = .own
        let hasText = !(owner?.nibText?.string.isEmpty ?? true)
        let length = cause.layout.solution.frames[item].length(dimension)
        text =
          length < 0.5 && !hasText
          ? "it has no content"
          : "its content is \(CGFloat(length).nibPoints) \(dimension.adjective)\(note)"
        if let owner, owner is UILabel || owner is UIButton, length < 0.5, !hasText {
          text = "its text is empty"
        }
        return
      }
      role = .taker
      let length = CGFloat(cause.layout.solution.frames[other].length(dimension))
      let name = owner.map(cause.nameInSentence) ?? RowWords(cause.layout).itemName(other)
      let resistance = cause.resistance(of: item)
      let versus = resistance.map { ", its own is \(NibNumber.text($0))" } ?? ""
      text =
        "\(name) keeps its \(dimension) of \(NibNumber.text(length)) "
        + "(compression resistance \(NibNumber.text(priority))\(versus))\(note)"
    }

    /// Describes a constraint of the document. One that sets the length of a single view is a cause of its own; any
    /// other one is a link.
    private mutating func setConstraint(
      _ constraint: NSLayoutConstraint, row: LayoutRow, seenFrom item: LayoutProblem.ItemID,
      _ cause: LengthCause
    ) {
      self.constraint = constraint
      culprit = constraint.nibOrigin
      // A position in the root has only one term, too.
      guard row.terms.count == 1, let subject = row.items.first,
        row.terms[0].symbol == cause.symbol(of: subject)
      else { return }
      let length = CGFloat(cause.layout.solution.frames[subject].length(cause.dimension)).nibPoints
      let adjective = cause.dimension.adjective
      if subject == item {
        role = .own
        kind = .ownConstraint(constraint)
        let bound = constraint.relation == .lessThanOrEqual ? "at most " : ""
        text = "\(constraint.nibNameInSentence) makes it \(bound)\(length) \(adjective)"
      } else if let view = cause.layout.view(of: subject) {
        if cause.view.nibWithAncestors.contains(where: { $0 === view }) {
          setContainer(view, cause.dimension, by: constraint, cause)
        } else {
          role = .taker
          kind = .other
          text = "\(cause.nameInSentence(view)) is \(length) \(adjective) (\(constraint.nibNameInSentence))"
        }
      }
      self.constraint = nil
    }

    /// Describes a constraint that NibTerm added: of a stack view, or for an autoresizing mask.
    private mutating func setEngine(_ source: LayoutBuilder.EngineSource, _ cause: LengthCause) {
      guard case .purpose(let purpose, let owner) = source else { return }
      if purpose.hasPrefix("UISV") || purpose.hasPrefix("'UISV") { stack = owner }
      guard purpose == "autoresizing mask" else { return }
      culprit = owner.nibOrigin
      if owner === cause.view {
        role = .own
        kind = .mask
        text = "its autoresizing mask keeps the \(cause.dimension) from Interface Builder"
      } else if cause.view.nibWithAncestors.contains(where: { $0 === owner }) {
        setContainer(owner, cause.dimension, by: nil, cause)
      }
    }

    /// Describes the size of a view that contains the view.
    private mutating func setContainer(
      _ view: UIView, _ dimension: LayoutRow.Dimension, by constraint: NSLayoutConstraint?,
      _ cause: LengthCause
    ) {
      role = .container
      kind = .space(view)
      culprit = constraint?.nibOrigin ?? view.nibOrigin
      let length = view.bounds.size.length(dimension).nibPoints
      let addition = constraint.map { " (\($0.nibNameInSentence))" } ?? ""
      let name = cause.nameInSentence(view)
      text = "\(name), which is \(length) \(dimension.adjective)\(addition)"
      containerClause = "\(name) is only \(length) \(dimension.adjective)\(addition)"
    }
  }

  /// The name of a view in a sentence. It differs from the names of the neighbors and the enclosing views.
  private func nameInSentence(_ otherView: UIView) -> String {
    MessageNames(view.nibWithAncestors + (view.superview?.subviews ?? [])).inSentence(otherView)
  }

  private func symbol(of item: LayoutProblem.ItemID) -> Simplex.Symbol {
    let variables = layout.variables.items[item]
    return dimension == .width ? variables.width : variables.height
  }

  /// The compression resistance of an item's content; `nil` if it has no content.
  private func resistance(of item: LayoutProblem.ItemID) -> Float? {
    layout.rows.first { $0.source == .content(item, dimension) }?.below
  }
}

extension LayoutRow.Dimension {
  /// Returns `wide` or `high`.
  var adjective: String { self == .width ? "wide" : "high" }
  var axis: LayoutAxes { self == .width ? .horizontal : .vertical }
}

extension LayoutRect {
  func length(_ dimension: LayoutRow.Dimension) -> Double { dimension == .width ? width : height }
}

extension NSLayoutConstraint {
  /// The points by which the constant moves an edge of a view away from its middle, such as a trailing edge that is to be 20
  /// points beyond that of the superview; negative if it moves the edge towards the middle, and 0 for other attributes.
  fileprivate func outwardDistance(of view: UIView) -> CGFloat {
    let isFirst = firstItem === view
    guard isFirst || secondItem === view else { return 0 }
    let constant = isFirst ? constant : -constant
    return switch isFirst ? firstAttribute : secondAttribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: -constant
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: constant
    default: 0
    }
  }

  /// The constraint in the notation of Interface Builder, or as an equation if no document contains it.
  var nibHumanEquation: String {
    nibOrigin.map { ConstraintSentence($0.element).text } ?? MessageNames.equation(only: self)
  }
}
