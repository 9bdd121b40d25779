import NibCore

extension CheckRule {
  static let classKind = CheckRule(
    "class-kind", .loading, .warning,
    "The custom class of an object is not a subclass of the object's own class.",
    details: """
      The class of a button on a label, or that of a cell on its content view, does not show what the canvas shows. This \
      is an error if the object could not be used at all: a class that is not a view on a view, or one that is not a \
      controller on a controller. It is a note for a table, collection or page view controller, whose view any controller can \
      have, and for the class of a header on a table cell, which has the same parts.
      """,
    advice: "Set a subclass of the object's own class, or replace the object.",
    wrong: label(superclass: "UIButton"), right: label(superclass: "UILabel"),
    strict: { ClassKindCheck($0).diagnostics })

  private static func label(superclass: String) -> RuleExample {
    RuleExample(
      """
      <label text="Price" customClass="PriceTag" id="price"><rect key="frame" x="0" y="0" width="45" height="21"/></label>
      """, files: ["PriceTag.swift": "class PriceTag: \(superclass) {}\n"])
  }
}

/// Finds custom classes that do not fit their element, such as the class of a button on a label. Interface Builder
/// accepts every name in its inspector.
struct ClassKindCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let context: StrictCheckContext

  init(_ context: StrictCheckContext) {
    self.context = context
    for element in context.document.root.descendants {
      guard let custom = element["customClass"], context.findsClass(of: element) else { continue }
      check(element, custom)
    }
  }

  /// Reports a custom class that is not a kind of the class for which Interface Builder made the element.
  private mutating func check(_ element: NibElement, _ custom: String) {
    if element.isContentView, let cell = ClassKindCheck.cells.first(where: { isKind(custom, of: $0) == true })
    {
      return report(
        element, custom, severity: .warning,
        "\(custom) is \(cell.withArticle), but the content view of a cell is a UIView: set the class on the cell only"
      )
    }
    let expected = element.isContentView ? "UIView" : context.builtInClass(of: element)?.name
    guard let expected, isKind(custom, of: expected) == false else { return }
    let base = context.table.inheritance(of: custom).names.first(where: AppleClasses.contains)
    let actual = base.map { $0 == custom ? "" : " \($0.withArticle)," } ?? ""
    report(
      element, custom, severity: severity(of: custom, for: expected),
      "\(custom) is\(actual) not \(expected.withArticle): set a subclass of \(expected), or replace the object"
    )
  }

  private func severity(of custom: String, for expected: String) -> Diagnostic.Severity {
    let family = ClassKindCheck.families.first { isKind(expected, of: $0) == true }
    guard let family, isKind(custom, of: family) != false else { return .error }
    let isHeader = expected == "UITableViewCell" && isKind(custom, of: "UITableViewHeaderFooterView") == true
    return isHeader || ClassKindCheck.replaceable.contains(expected) ? .note : .warning
  }

  private func isKind(_ name: String, of other: String) -> Bool? { context.table.isKind(name, of: other) }

  /// Adds a finding at the custom class of an element.
  private mutating func report(
    _ element: NibElement, _ custom: String, severity: Diagnostic.Severity, _ message: String
  ) {
    diagnostics.append(
      context.diagnostic(
        .classKind, severity: severity, message, at: element, attribute: "customClass",
        notes: context.notes(on: StrictCheckContext.ObjectClass(name: custom))))
  }

  /// The controllers that only have a view of a certain kind, which any other controller can have, too.
  private static let replaceable: Set<String> = [
    "UITableViewController", "UICollectionViewController", "UIPageViewController",
  ]

  private static let cells = ["UITableViewCell", "UICollectionReusableView"]

  /// The base classes whose subclasses have the methods that loading calls. Loading fails if an object has a class of
  /// another family.
  private static let families = [
    "UIView", "UIViewController", "UIGestureRecognizer", "UIBarItem", "UIStoryboardSegue",
    "UICollectionViewLayout", "UINavigationItem",
  ]
}

extension NibElement {
  /// Whether the element is the content view of a table or collection view cell.
  fileprivate var isContentView: Bool {
    name.hasSuffix("CellContentView") || key == "contentView" && parent?.name.hasSuffix("ViewCell") ?? false
  }
}

extension String {
  /// The name of a class after `a` or `an`, as it is spoken: `a UILabel`, `an NSObject`.
  fileprivate var withArticle: String {
    let isSpelled = dropFirst().first?.isUppercase ?? false
    let hasVowel = first.map { (isSpelled ? "AEFHILMNORSX" : "AEIO").contains($0) } ?? false
    return (hasVowel ? "an " : "a ") + self
  }
}
