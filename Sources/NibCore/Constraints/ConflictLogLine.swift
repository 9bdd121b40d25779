/// A constraint as a line of UIKit's log about a conflict, such as
/// `<NSLayoutConstraint#a1 'logo' logo.height == 44   (active)>`.
///
/// The form is that of iOS 10 and later, with names and ids in place of addresses, so that every run writes the same
/// text. Lines are in UIKit's order (docs/uikit-facts.md 4.10).
struct ConflictLogLine {
  var className = "NSLayoutConstraint"
  /// The id in the document, with a number sign; empty if there is none.
  var reference = ""
  /// The marks of an autoresizing mask, such as `h=--& v=--&`; empty for other constraints.
  var marks = ""
  /// The name of the constraint.
  var identifier: String?
  /// The equation, or a distance in visual format.
  var body: String
  /// The name of the view that visual format writes as `|`; `nil` if it has none.
  var superview: String?

  /// The line, without quotes.
  var text: String {
    let parts = [className + reference, marks, identifier.map { "'\($0)'" } ?? "", body]
    let names = superview.map { ", names: '|':\($0) " } ?? ""
    return "<" + parts.filter { !$0.isEmpty }.joined(separator: " ") + "   (active\(names))>"
  }

  /// The lines in UIKit's order: by identifier and then by class, ignoring case. Lines without an identifier are first,
  /// and lines that are equal in both keep their order.
  static func sorted(_ lines: [ConflictLogLine]) -> [ConflictLogLine] {
    lines.enumerated().sorted { first, second in
      let keys = (first.element.sortKey, second.element.sortKey)
      return keys.0 == keys.1 ? first.offset < second.offset : keys.0 < keys.1
    }.map(\.element)
  }

  private var sortKey: SortKey {
    SortKey(identifier: (identifier ?? "").lowercased(), className: className.lowercased())
  }

  /// The identifier and the class in lowercase letters, which follow the underscore as in UIKit's order.
  private struct SortKey: Comparable {
    let identifier, className: String

    static func < (first: SortKey, second: SortKey) -> Bool {
      (first.identifier, first.className) < (second.identifier, second.className)
    }
  }
}

extension LayoutReport.Conflict {
  /// UIKit's log text for the conflict (docs/behaviours.md I8), in the words of iOS 12 and later.
  package var message: String {
    let note =
      logLines.contains { $0.className == ConflictLogLine.maskClass }
      ? "\n    (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) " : ""
    return """
      Unable to simultaneously satisfy constraints.
          Probably at least one of the constraints in the following list is one you don't want.\u{20}
          Try this:\u{20}
              (1) look at each constraint and try to figure out which you don't expect;\u{20}
              (2) find the code that added the unwanted constraint or constraints and fix it.\u{20}\(note)
      (
      \(logLines.map { "    \"\($0.text)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint\u{20}
      \(brokenLine?.text ?? brokenDescription)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
      helpful.
      """
  }
}

extension ConflictLogLine {
  /// The class of the constraints that stand for autoresizing masks.
  static let maskClass = "NSAutoresizingMaskLayoutConstraint"

  /// The line of a document's or program's constraint.
  init(_ constraint: NSLayoutConstraint) {
    let distance = constraint.nibDistanceFormat
    self.init(
      className: nibClassName(of: constraint), reference: constraint.nibOrigin.map { "#\($0.id)" } ?? "",
      identifier: constraint.identifier, body: distance?.text ?? constraint.nibEquation,
      superview: distance?.superview)
  }
}

extension NSLayoutConstraint {
  /// The constraint in visual format, such as `V:[title]-(8)-|`, with the name of the view that `|` represents. `nil`
  /// if it is not a distance between edges, or if the distance does not start at the upper or leading edge.
  fileprivate var nibDistanceFormat: (text: String, superview: String?)? {
    guard multiplier == 1, type(of: self) == NSLayoutConstraint.self,
      let axis = firstAttribute.distanceAxis, secondAttribute.distanceAxis == axis,
      let first = nibFormatItem(firstItem), let second = nibFormatItem(secondItem)
    else { return nil }
    let sign = [Relation.lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][relation] ?? ""
    let gap = "-(\(sign)\(NibNumber.text(constant)))-"
    let suffix = axis == .absolute ? "(LTR)" : ""
    let prefix = axis == .vertical ? "V:" : "H:"
    switch (firstAttribute.startsDistance, secondAttribute.startsDistance) {
    case (true, true):
      guard first.superview === second.object else { return nil }
      return ("\(prefix)|\(gap)[\(first.name)]\(suffix)", second.name)
    case (false, false):
      guard second.superview === first.object else { return nil }
      return ("\(prefix)[\(second.name)]\(gap)|\(suffix)", first.name)
    case (true, false): return ("\(prefix)[\(second.name)]\(gap)[\(first.name)]\(suffix)", nil)
    case (false, true): return nil
    }
  }

  /// The name of an item in UIKit's log, with the view around it.
  private func nibFormatItem(
    _ item: AnyObject?
  ) -> (object: AnyObject, superview: UIView?, name: String)? {
    switch item {
    case let view as UIView: (view, view.superview, view.nibDisplayName)
    case let guide as UILayoutGuide: (guide, guide.owningView, guide.nibDisplayName)
    default: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kinds of edges between which visual format describes distances.
  fileprivate enum DistanceAxis { case vertical, directional, absolute }

  fileprivate var distanceAxis: DistanceAxis? {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .directional
    case .left, .right: .absolute
    default: nil
    }
  }

  fileprivate var startsDistance: Bool { self == .top || self == .leading || self == .left }
}
