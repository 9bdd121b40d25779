import NibCore

/// The short names of views for one message or explanation, such as `label "Temp"`, `settingsButton` or `stack view`.
///
/// The id follows a name only if several of the views have the same name.
struct MessageNames {
  private var names: [ObjectIdentifier: ObjectName] = [:]
  /// The names in equations and sentences that are those of several views.
  private var repeatedInEquations: Set<String> = []
  private var repeatedInSentences: Set<String> = []

  /// - Parameter views: the views that the message can name.
  init(_ views: [UIView]) {
    var terms: Set<String> = []
    var phrases: Set<String> = []
    for view in views where names[ObjectIdentifier(view)] == nil {
      guard let element = view.nibOrigin?.element else { continue }
      let name = ObjectName(element)
      names[ObjectIdentifier(view)] = name
      if !terms.insert(name.inEquation).inserted { repeatedInEquations.insert(name.inEquation) }
      if !phrases.insert(name.inSentence).inserted { repeatedInSentences.insert(name.inSentence) }
    }
  }

  /// The name of a view in an equation: `settingsButton`, or `label#a1` if there are several labels without a name.
  func inEquation(_ view: UIView) -> String {
    guard let name = name(of: view) else { return nibClassName(of: view) }
    return repeatedInEquations.contains(name.inEquation) ? name.inEquationWithID : name.inEquation
  }

  /// The name of a view in a sentence: `button settingsButton`, `the label`, or `label #a1` if there are several labels
  /// without a name.
  func inSentence(_ view: UIView) -> String {
    guard let name = name(of: view) else { return nibClassName(of: view) }
    return repeatedInSentences.contains(name.inSentence) ? name.briefWithID : name.inSentence
  }

  /// The name in a sentence, followed by the size in points: `the view (375x667)`.
  func inSentenceWithSize(_ view: UIView) -> String {
    "\(inSentence(view)) (\(NibNumber.text(view.bounds.width))x\(NibNumber.text(view.bounds.height)))"
  }

  /// The name of a guide in an equation, such as `view.safeArea`. The guides of a controller have the names that
  /// Interface Builder shows.
  func inEquation(_ guide: UILayoutGuide) -> String {
    if guide.role == .top { return "Top Layout Guide" }
    if guide.role == .bottom { return "Bottom Layout Guide" }
    guard guide.role != .custom, let owner = guide.owningView else {
      return guide.identifier.isEmpty ? "layout guide" : guide.identifier
    }
    return "\(inEquation(owner)).\(guide.role)"
  }

  private func name(of view: UIView) -> ObjectName? {
    names[ObjectIdentifier(view)] ?? view.nibOrigin.map { ObjectName($0.element) }
  }

  /// A constraint as an equation, such as `settingsButton.leading == view.leading + 8 @750`.
  func equation(_ constraint: NSLayoutConstraint) -> String {
    let priority = constraint.priority
    let suffix = priority == .required ? "" : " @\(NibNumber.text(priority.rawValue))"
    return equationWithoutPriority(constraint) + suffix
  }

  /// A constraint as an equation, such as `settingsButton.leading == view.leading + 8`.
  func equationWithoutPriority(_ constraint: NSLayoutConstraint) -> String {
    let sign = [NSLayoutConstraint.Relation.lessThanOrEqual: "<=", .greaterThanOrEqual: ">="]
    let first =
      "\(inEquation(constraint.firstItem)).\(constraint.firstAttribute) \(sign[constraint.relation] ?? "==")"
    let constant = NibNumber.text(abs(constraint.constant))
    guard constraint.hasSecondItem else {
      return "\(first) \(constraint.constant < 0 ? "-" : "")\(constant)"
    }
    let factor = constraint.multiplier == 1 ? "" : "\(NibNumber.text(constraint.multiplier))*"
    let second = "\(factor)\(inEquation(constraint.secondItem)).\(constraint.secondAttribute)"
    let addend = constraint.constant == 0 ? "" : " \(constraint.constant < 0 ? "-" : "+") \(constant)"
    return "\(first) \(second)\(addend)"
  }

  /// A constraint as an equation without its priority, in a message that names no other constraint.
  static func equation(only constraint: NSLayoutConstraint) -> String {
    let source = LayoutBuilder.ConstraintSource.constraint(constraint)
    return MessageNames(source.namedViews).equationWithoutPriority(constraint)
  }

  /// A constraint of the document as an equation, or the name of one that NibTerm added: `'UISV-hiding' of stackView`.
  /// For a layout guide of a controller, the equation is that of its height.
  func equation(_ source: LayoutBuilder.ConstraintSource) -> String {
    switch source {
    case .constraint(let constraint): equation(constraint)
    case .engine(.guide(let guide)) where guide.role == .top || guide.role == .bottom: height(of: guide)
    case .engine(let engineSource): name(of: engineSource)
    }
  }

  /// The height of a controller's layout guide as an equation, such as `Top Layout Guide.height == 20`. On Interface
  /// Builder's canvas, the guide at the top has no height, so the equation is that of its bottom edge.
  private func height(of guide: UILayoutGuide) -> String {
    let length = NibNumber.text(guide.length)
    if guide.role == .top, let view = guide.owningView, view.nibFollows(.topGuidesWithoutHeight) {
      return "\(inEquation(guide)).bottom == \(inEquation(view)).top" + (length == "0" ? "" : " + \(length)")
    }
    return "\(inEquation(guide)).height == \(length)"
  }

  /// The name of a constraint that NibTerm added.
  func name(of source: LayoutBuilder.EngineSource) -> String {
    switch source {
    case .purpose(let purpose, let view): "\(purpose) of \(inEquation(view))"
    case .guide(let guide): inEquation(guide)
    }
  }

  private func inEquation(_ item: AnyObject?) -> String {
    switch item {
    case let view as UIView: inEquation(view)
    case let guide as UILayoutGuide: inEquation(guide)
    default: "?"
    }
  }
}

extension LayoutBuilder.ConstraintSource {
  /// The views that a message about the constraint names.
  var namedViews: [UIView] {
    switch self {
    case .constraint(let constraint):
      [constraint.firstItem, constraint.secondItem].compactMap(NSLayoutConstraint.view(of:))
    case .engine(.purpose(_, let view)): [view]
    case .engine(.guide(let guide)): [guide.owningView].compactMap { $0 }
    }
  }
}
