import NibCore

/// Finds classes that load this nib in their initializer and are used for a view in the same nib
/// (docs/behaviours.md A30).
struct RecursionRehearsal {
  private(set) var diagnostics: [Diagnostic] = []
  private let rehearsal: Rehearsal

  init(_ rehearsal: Rehearsal) {
    self.rehearsal = rehearsal
    guard rehearsal.document.kind.container != .storyboard else { return }
    var known: [String: Bool] = [:]
    for element in rehearsal.document.root.descendants where !element.isNamed("placeholder") {
      guard let name = element["customClass"] else { continue }
      let isLoader = known[name] ?? loadsNib(name)
      known[name] = isLoader
      guard isLoader else { continue }
      diagnostics.append(
        rehearsal.diagnostic(
          "recursive-nib", .error,
          "nib '\(rehearsal.nibName)' loads itself: the class \(name) loads it in its initializer and is set "
            + "on a view inside it. Set the class on File's Owner, not on the root view.", at: element,
          attribute: "customClass", notes: rehearsal.notes(on: Rehearsal.ObjectClass(name: name))))
    }
  }

  /// Whether creating an object of a class from a nib loads this nib.
  private func loadsNib(_ name: String) -> Bool {
    let names = rehearsal.table.chain(of: name).names
    let classes = names.map(rehearsal.table.members)
    guard !classes.allSatisfy(\.isEmpty) else {
      return isLoader(RunningClass(name, module: nil)?.names ?? [], name)
    }
    var open = RecursionRehearsal.entrances.flatMap { called in
      classes.flatMap { $0.methods(named: called) }
    }
    var seen: Set<String> = []
    while let method = open.popLast() {
      if method.loads.contains(where: { $0.name(in: name) == rehearsal.nibName }) { return true }
      for call in method.calls where seen.insert(call).inserted {
        open += classes.flatMap { $0.methods(named: call) }
      }
    }
    return isLoader(names, name)
  }

  /// The methods that are called during loading.
  private static let entrances: Set<String> = ["init(coder:)", "initWithCoder", "awakeFromNib"]

  /// Whether the class loads the nib that is named after it, because it derives from a known base class that
  /// does.
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
