import NibCore

extension CheckRule {
  static let segueWithoutPerform = CheckRule(
    "segue-without-perform", .loading, .warning,
    "A custom segue has no class, or neither its class nor a superclass overrides `perform()`.",
    details: "The exception is raised when the segue is performed.",
    advice: "Override `perform()`, or choose another kind of segue.",
    wrong: .customSegue("FadeSegue", code: "var duration = 0.3"), right: .customSegue("FadeSegue"),
    strict: { context in
      context.customSegues.compactMap { segue in
        let custom = segue["customClass"].flatMap { $0.isEmpty ? nil : $0 }
        if let custom, !context.findsClass(of: segue) || context.performs(custom) { return nil }
        let identifier = segue["identifier"].map { "'\($0)'" } ?? "'(null)'"
        return context.finding(
          "Could not perform segue with identifier \(identifier). A segue must either have a performHandler or it must "
            + "override -perform. The class is \(custom ?? "UIStoryboardSegue").", at: segue,
          attribute: segue["customClass"] == nil ? nil : "customClass",
          notes: custom.map { context.notes(on: StrictCheckContext.ObjectClass(name: $0)) } ?? [])
      }
    })
}

extension StrictCheckContext {
  /// Whether a class of segues, or a superclass, has the method that performs the segue. True if this is not known.
  fileprivate func performs(_ name: String) -> Bool {
    guard table.isKind(name, of: "UIStoryboardSegue") == true else { return true }
    let inheritance = table.inheritance(of: name)
    guard inheritance.missing == nil, !inheritance.isTruncated else { return true }
    for name in inheritance.names {
      if name == "UIStoryboardSegue" { return false }
      if AppleClasses.contains(name) || table.members(of: name).hasMethod("perform") { return true }
    }
    return true
  }
}
