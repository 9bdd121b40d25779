import NibCore
import NibSources

extension CheckRule {
  static let recursiveNib = CheckRule(
    "recursive-nib", .loading, .error, "The class of a view loads the nib that the view is in.",
    advice: "Set the class on File's Owner.",
    wrong: loadingCard("<view customClass=\"Card\" id=\"card\"/>"),
    right: loadingCard(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
      <view id="card"/>
      """),
    strict: { RecursionCheck($0).diagnostics })

  /// A nib for the class `Card`, which loads it.
  private static func loadingCard(_ objects: String) -> RuleExample {
    RuleExample(
      objects, name: "Card.xib",
      files: [
        "Card.swift": """
        class Card: UIView {
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            UINib(nibName: "Card", bundle: nil).instantiate(withOwner: self)
          }
        }

        """
      ])
  }
}

/// Finds objects in the nib whose class loads the same nib again, in its initializer or in `awakeFromNib`, so that
/// loading would never end (docs/behaviours.md A30).
struct RecursionCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let context: StrictCheckContext

  init(_ context: StrictCheckContext) {
    self.context = context
    guard context.document.kind.container != .storyboard else { return }
    var loadsByClass: [String: Bool] = [:]
    for element in context.document.root.descendants where !element.isNamed("placeholder") {
      guard let name = element["customClass"] else { continue }
      let loads = loadsByClass[name] ?? loadsNib(name)
      loadsByClass[name] = loads
      guard loads else { continue }
      diagnostics.append(
        context.finding(
          "nib '\(context.nibName)' loads itself: the class \(name) loads it in its initializer and is set "
            + "on a view inside it. Set the class on File's Owner, not on the root view.", at: element,
          attribute: "customClass", notes: context.notes(on: StrictCheckContext.ObjectClass(name: name))))
    }
  }

  /// Whether this nib is loaded whenever an object of the given class is created from a nib.
  private func loadsNib(_ name: String) -> Bool {
    let names = context.table.inheritance(of: name).names
    let classes = names.map(context.table.members)
    guard !classes.allSatisfy(\.isEmpty) else {
      return isNibLoadingView(RunningClass(name, module: nil)?.names ?? [], name)
    }
    var pending = RecursionCheck.methodsDuringLoading.flatMap { called in
      classes.flatMap { $0.methods(named: called) }
    }
    var seen: Set<String> = []
    while let method = pending.popLast() {
      let loads = method.loads.lazy.flatMap { context.program.sources.names($0, in: names) }
      if loads.contains(context.nibName) { return true }
      for call in method.calls {
        guard seen.insert(call).inserted else { continue }
        pending += classes.flatMap { $0.methods(named: call) }
      }
    }
    return isNibLoadingView(names, name)
  }

  /// The methods that loading a nib calls on each object. Methods of Objective-C are named by the first part of their
  /// selector.
  private static let methodsDuringLoading: Set<String> = ["init(coder:)", "initWithCoder", "awakeFromNib"]

  /// Whether the class has this nib's name and derives from one of NibTerm's own base classes that load the nib
  /// named after their class.
  private func isNibLoadingView(_ classes: [String], _ name: String) -> Bool {
    name == context.nibName && classes.dropFirst().contains { ["NibLoadingView", "NMView"].contains($0) }
  }
}
