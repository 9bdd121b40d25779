import NibCore

/// Describes the rows of a layout in words for the explanations: a short name for use in equations, and a statement
/// that is a sentence.
struct RowWords {
  let layout: ExplainedLayout

  init(_ layout: ExplainedLayout) { self.layout = layout }

  /// The name of a row: that of its constraint, or what it demands.
  func name(_ row: Int) -> String {
    switch layout.rows[row].source {
    case .constraint(let index):
      switch layout.source(at: index) {
      case .constraint(let constraint): return constraint.nibNameInSentence
      case .engine(let source): return layout.names.name(of: source)
      }
    case .rootSize(let dimension): return "\(dimension) of \(layout.names.inEquation(layout.root))"
    case .content(let item, let dimension): return "content \(dimension) of \(itemName(item))"
    case .positive(let item, let dimension): return "minimum \(dimension) of \(itemName(item))"
    }
  }

  /// Describes a row that overrules another one, with its priority.
  func rival(_ row: Int, priority: Float) -> String {
    "\(name(row)) (\(RowWords.strength(priority)))"
  }

  /// Returns `required` or, for example, `priority 250`.
  static func strength(_ priority: Float) -> String {
    priority >= 1000 ? "required" : "priority \(NibNumber.text(priority))"
  }

  /// Describes a row as a sentence: its name and its demand.
  func statement(_ row: Int) -> String {
    switch layout.rows[row].source {
    case .constraint(let index):
      switch layout.source(at: index) {
      case .constraint(let constraint):
        return "\(constraint.nibNameInSentence) (\(RowWords.strength(constraint.priority.rawValue))): "
          + layout.names.equationWithoutPriority(constraint) + margins(of: constraint)
      case .engine(let source):
        let name = layout.names.name(of: source)
        let meaning = EngineRule(name).map { " (\($0.meaning))" } ?? ""
        return "\(name)\(meaning): \(demand(layout.problem.constraints[index]))"
      }
    case .rootSize(let dimension): return rootSize(dimension)
    case .content(let item, let dimension): return content(item, dimension)
    case .positive(let item, let dimension): return "the \(dimension) of \(itemName(item)) cannot be negative"
    }
  }

  /// The object in the document that a row comes from; `nil` if there is none.
  func origin(_ row: Int) -> NibOrigin? {
    if let constraint = layout.constraint(ofRow: row) { return constraint.nibOrigin }
    switch layout.rows[row].source {
    case .content(let item, _), .positive(let item, _): return layout.view(of: item)?.nibOrigin
    case .rootSize: return layout.root.nibOrigin
    case .constraint: return layout.rows[row].items.first.flatMap { layout.view(of: $0)?.nibOrigin }
    }
  }

  /// The name of an item: that of its view or guide, or of what NibTerm made it for.
  func itemName(_ item: LayoutProblem.ItemID) -> String {
    let (builder, names) = (layout.builder, layout.names)
    if let view = builder.view(of: item) { return names.inEquation(view) }
    if let guide = builder.guide(of: item) { return names.inEquation(guide) }
    if let scrollView = builder.scrollView(ofContent: item) {
      return "\(names.inEquation(scrollView)).content"
    }
    if let cell = layout.root.superview, layout.item(for: cell) == item { return names.inEquation(cell) }
    return layout.problem.items[item].name
  }

  /// The demand of one of the problem's constraints. Terms with a minus sign are moved to the right side.
  func demand(_ constraint: LayoutProblem.Constraint) -> String {
    let left = constraint.terms.filter { $0.coefficient > 0 }.map { term($0, $0.coefficient) }
    let right = constraint.terms.filter { $0.coefficient < 0 }.map { term($0, -$0.coefficient) }
    return (left.isEmpty ? "0" : left.joined(separator: " + ")) + " \(constraint.relation.sign) "
      + RowWords.sum(right, constraint.constant)
  }

  /// The sum of the terms as text, for example `a.left - b.right`.
  func difference(_ terms: [LayoutProblem.Term]) -> String {
    terms.reduce("") { text, term in
      text + RowWords.sign(isNegative: term.coefficient < 0, isFirst: text.isEmpty)
        + self.term(term, abs(term.coefficient))
    }
  }

  /// The sign before the absolute value of a term in a sum.
  static func sign(isNegative: Bool, isFirst: Bool) -> String {
    switch (isNegative, isFirst) {
    case (true, true): "-"
    case (false, true): ""
    case (true, false): " - "
    case (false, false): " + "
    }
  }

  private func term(_ term: LayoutProblem.Term, _ factor: Double) -> String {
    let times = abs(factor - 1) < 1e-9 ? "" : "\(NibNumber.text(factor))*"
    return "\(times)\(itemName(term.item)).\(term.attribute)"
  }

  /// The sum of the parts and a constant as text, for example `a + b - 8`. A zero is omitted unless there are no parts.
  static func sum(_ parts: [String], _ constant: Double) -> String {
    let number = NibNumber.text(abs(constant))
    guard !parts.isEmpty else { return constant < 0 && number != "0" ? "-\(number)" : number }
    let text = parts.joined(separator: " + ")
    return number == "0" ? text : "\(text) \(constant < 0 ? "-" : "+") \(number)"
  }

  /// The sizes of the margins that a constraint refers to, for example `; leftMargin of UIView#a is inset by 16`.
  private func margins(of constraint: NSLayoutConstraint) -> String {
    let sides = [
      (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
    ]
    return sides.map { item, attribute in
      guard let view = item as? UIView,
        let inset = attribute.nibMargin(
          of: layout.builder.margins(of: view), isRightToLeft: view.nibIsRightToLeft)
      else { return "" }
      return "; \(attribute) of \(layout.names.inEquation(view)) is inset by \(NibNumber.text(inset))"
    }.joined()
  }
}

extension LayoutProblem.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension NSLayoutConstraint {
  /// Returns, for example, `constraint a-b-c`.
  var nibNameInSentence: String {
    if let id = nibOrigin?.id, !id.isEmpty { return "constraint \(id)" }
    return identifier.map { "constraint '\($0)'" } ?? "a constraint made in code"
  }
}

extension NSLayoutConstraint.Attribute {
  /// The distance of a margin from the view's edge; `nil` if the attribute is not a margin.
  fileprivate func nibMargin(of margins: UIEdgeInsets, isRightToLeft: Bool) -> CGFloat? {
    switch self {
    case .leftMargin: margins.left
    case .rightMargin: margins.right
    case .topMargin: margins.top
    case .bottomMargin: margins.bottom
    case .leadingMargin: isRightToLeft ? margins.right : margins.left
    case .trailingMargin: isRightToLeft ? margins.left : margins.right
    default: nil
    }
  }
}

/// The purpose of a rule that the engine makes itself, such as the spacing of a stack view. Rules are identified by
/// the names that conflict messages use.
struct EngineRule {
  let meaning: String

  /// Returns `nil` for a name that needs no further explanation.
  init?(_ name: String) {
    let row =
      EngineRule.ofStackViews.first { name.hasPrefix("'\($0.name)'") }
      ?? EngineRule.ofGuides.first { name == $0.name || name.hasSuffix(".\($0.name)") }
    guard let row else { return nil }
    meaning = row.meaning
  }

  private static let ofStackViews: [(name: String, meaning: String)] = [
    ("UISV-canvas-connection", "the first and last views touch the stack view's edges"),
    ("UISV-spacing", "its spacing"),
    ("UISV-fill-equally", "its distribution gives its views equal sizes"),
    ("UISV-fill-proportionally", "its distribution sizes its views in proportion to their contents"),
    ("UISV-alignment", "its alignment"),
    ("UISV-spanning-boundary", "its views stay within its bounds"),
    ("UISV-spanning-fit", "it is only as large as its views need"),
    ("UISV-canvas-fit", "it is only as large as its views need"),
    ("UISV-ambiguity-suppression", "views without a determined size are small"),
    ("UISV-hiding", "hidden views take up no space"),
    ("UISV-text-width-disambiguation", "labels with several lines share its width"),
  ]

  private static let ofGuides: [(name: String, meaning: String)] = [
    ("safeArea", "the area that bars and the device's edges leave free"),
    ("margins", "its layout margins"),
    ("readable", "a width that is comfortable to read"),
    ("Top Layout Guide", "the area of the bars at the top"),
    ("Bottom Layout Guide", "the area of the bars at the bottom"),
    ("keyboard", "the guide above the keyboard"),
  ]
}

extension RowWords {
  /// Describes what sets the root's size, for example `the canvas gives UIView#a the width 375`.
  func rootSize(_ dimension: LayoutRow.Dimension) -> String {
    let length = layout.root.bounds.size.length(dimension)
    let source = layout.root.superview.map(layout.names.inSentence) ?? "the canvas"
    return
      "\(source) gives \(layout.names.inSentence(layout.root)) the \(dimension) \(NibNumber.text(length))"
  }

  /// Describes an item's content size, with its hugging and compression resistance priorities.
  func content(_ id: LayoutProblem.ItemID, _ dimension: LayoutRow.Dimension) -> String {
    let item = layout.problem.items[id]
    let hugging = dimension == .width ? item.hugging.width : item.hugging.height
    let resistance = dimension == .width ? item.compression.width : item.compression.height
    return "\(contentSource(id, dimension)) \(dimension) \(contentLength(id, dimension)) "
      + "(hugging \(NibNumber.text(hugging)), resistance \(NibNumber.text(resistance)))"
      + (dimension == .width ? layout.view(of: id)?.nibTranslationNote ?? "" : "")
  }

  /// The beginning of the sentence about an item's content size, which says where the size comes from.
  private func contentSource(_ id: LayoutProblem.ItemID, _ dimension: LayoutRow.Dimension) -> String {
    switch layout.contentOrigin(id, dimension) {
    case .replayed: "the saved size is used as the content size of \(itemName(id)):"
    case .placeholder: "the placeholder in Interface Builder gives \(itemName(id)) the"
    case .canvas: "\(itemName(id)) has no content size, and the canvas keeps its saved"
    case .content: "the content of \(itemName(id)) has the"
    }
  }

  private func contentLength(_ id: LayoutProblem.ItemID, _ dimension: LayoutRow.Dimension) -> String {
    let row = layout.rows.first { $0.source == .content(id, dimension) }
    return NibNumber.text(-(row?.constant ?? 0))
  }
}
