/// Classes that load this nib in their initializer and are set on a view inside it (BEHAVIOURS A30).
struct RecursionRehearsal {
  private(set) var diagnostics: [Diagnostic] = []
  private let rehearsal: Rehearsal

  init(_ rehearsal: Rehearsal) {
    self.rehearsal = rehearsal
    guard rehearsal.document.kind.container != .storyboard else { return }
    for element in rehearsal.document.root.descendants where !element.isNamed("placeholder") {
      guard let name = element["customClass"], loadsNib(name) else { continue }
      diagnostics.append(
        rehearsal.diagnostic(
          "recursive-nib", .error,
          "nib '\(rehearsal.nibName)' loads itself: the class \(name) loads it in its initializer and is set "
            + "on a view inside it. Set the class on File's Owner, not on the root view.", at: element,
          attribute: "customClass", notes: rehearsal.notes(on: Rehearsal.ObjectClass(name: name))))
    }
  }

  /// Whether making an object of a class from a nib loads this one.
  private func loadsNib(_ name: String) -> Bool {
    let parts = rehearsal.table.parts(of: name)
    guard !parts.isEmpty else { return isLoader(RunningClass(name, module: nil)?.names ?? [], name) }
    let methods = parts.flatMap(\.methods).filter { !$0.isStatic }
    var open = methods.filter { RecursionRehearsal.entrances.contains($0.name) }
    var seen: Set<String> = []
    while let method = open.popLast() {
      if method.loads.contains(where: { $0.name(in: name) == rehearsal.nibName }) { return true }
      for call in method.calls where seen.insert(call).inserted {
        open += methods.filter { $0.name == call }
      }
    }
    return isLoader(rehearsal.table.chain(of: name).names, name)
  }

  /// The methods that loading itself calls.
  private static let entrances: Set<String> = ["init(coder:)", "initWithCoder", "awakeFromNib"]

  /// Views that load the nib named after their class.
  private func isLoader(_ classes: [String], _ name: String) -> Bool {
    name == rehearsal.nibName && classes.dropFirst().contains { ["NibLoadingView", "NMView"].contains($0) }
  }
}

extension SourceNibLoad {
  /// The name of the nib that an object of the class loads.
  fileprivate func name(in className: String) -> String {
    switch self {
    case .named(let name): name
    case .ownClass: className
    }
  }
}
