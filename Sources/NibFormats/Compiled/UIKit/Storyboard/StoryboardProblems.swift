/// What is wrong with the controllers and segues of a storyboard, so that the compiled storyboard does not do what the
/// document says.
struct StoryboardProblems {
  private let document: NibDocument
  private let plan: StoryboardPlan

  init(_ document: NibDocument, _ plan: StoryboardPlan) {
    self.document = document
    self.plan = plan
  }

  /// All problems, grouped by kind.
  var diagnostics: [Diagnostic] {
    var result = emptiness + sharedNames + uncompiled
    for controller in plan.controllers {
      for segue in controller.descendants where segue.isNamed("segue") {
        if let message = problem(of: segue) { result.append(warning(message, segue)) }
      }
    }
    return result
      + plan.endlessRelationships.map { segue in
        warning("the container would contain itself; the controller is left out of it", segue)
      }
      + endlessEmbedding.map { segue in
        warning(
          "the view would show its own controller inside itself without end, unless code prevents the segue",
          segue)
      }
  }

  /// A warning if no controller can be created.
  private var emptiness: [Diagnostic] {
    guard plan.entries.isEmpty, plan.uncompiled.isEmpty else { return [] }
    return [
      warning(
        "no scene is initial, has a storyboard identifier, or is the destination of a segue: the compiled storyboard "
          + "is empty", document.root)
    ]
  }

  /// Warnings about controllers without a form in nibs, and about the segues that lead to them.
  private var uncompiled: [Diagnostic] {
    let controllers = plan.uncompiled
    let segues = plan.controllers.compactMap(\.parent).flatMap(\.descendants).filter { $0.isNamed("segue") }
    return controllers.map { controller in
      let isInitial = controller.id != nil && controller.id == document.root["initialViewController"]
      let consequence = isInitial ? "; the storyboard then has no initial controller" : ""
      return Diagnostic(
        .notCompiled,
        "<\(controller.name)> has no known form in a compiled nib; it is left out\(consequence)",
        at: controller.location, path: controller.objectPath())
    }
      + segues.compactMap { segue in
        let target = segue["destination"].flatMap { document.object(id: $0) }
        guard let target, controllers.contains(target) else { return nil }
        return warning(
          segue["kind"] == "relationship"
            ? "the container is without this controller, because a <\(target.name)> is left out"
            : "the segue leads to a <\(target.name)>, which is left out; the segue cannot be performed", segue
        )
      }
  }

  /// Errors about controllers whose name is also that of another one: a storyboard identifier that has the form of the
  /// names of controllers without an identifier. Equal identifiers are not reported here, because `check` does.
  private var sharedNames: [Diagnostic] {
    let written = Dictionary(plan.entries.map { (plan.identifier(of: $0), $0) }) { first, _ in first }
    return plan.controllers.compactMap { controller in
      let name = plan.identifier(of: controller)
      guard !plan.isReference(controller), plan.isEntry(controller), let first = written[name],
        first != controller, first["storyboardIdentifier"] != controller["storyboardIdentifier"]
      else { return nil }
      return Self.sharedName(name, name, controller, first)
    }
  }

  /// Errors about nibs whose names are the same, or differ only in case, so that one would replace the other on most
  /// Macs.
  ///
  /// - Parameter nibs: the names of the nibs without suffix, with the elements of their main objects.
  static func sharedNames(of nibs: [(name: String, element: NibElement)]) -> [Diagnostic] {
    var known: [String: (name: String, element: NibElement)] = [:]
    return nibs.compactMap { nib in
      guard let first = known[nib.name.lowercased()] else {
        known[nib.name.lowercased()] = nib
        return nil
      }
      return sharedName(nib.name, first.name, nib.element, first.element)
    }
  }

  private static func sharedName(
    _ name: String, _ other: String, _ element: NibElement, _ first: NibElement
  ) -> Diagnostic {
    let word = "storyboardIdentifier"
    let difference = name == other ? "" : ", and '\(other).nib' differs only in case"
    return Diagnostic(
      .cannotCompile,
      "two nibs of the compiled storyboard would have the name '\(name).nib'\(difference): "
        + "change a storyboard identifier",
      at: element.location(ofAttribute: word) ?? element.location, path: element.objectPath(),
      notes: [
        Diagnostic.Note(
          "the other nib is that of <\(first.name)>", at: first.location(ofAttribute: word) ?? first.location)
      ])
  }

  /// What is wrong with a segue on its own; `nil` if nothing is.
  private func problem(of segue: NibElement) -> String? {
    let kind = segue["kind"] ?? ""
    if kind == "relationship" {
      return StoryboardPlan.relationships.contains(segue["relationship"] ?? "")
        ? nil : "the relationship '\(segue["relationship"] ?? "")' is not known; the controller is left out"
    }
    if !CodedSegues.isKnown(kind: kind) {
      return "the kind '\(kind)' of the segue is not known; it is compiled as a custom segue"
    }
    if kind == "custom", segue["customClass"] == nil {
      return "the custom segue has no class; it cannot be performed"
    }
    guard kind == "unwind" else { return nil }
    if (segue["unwindAction"] ?? "").isEmpty {
      return "the unwind segue has no action; nothing happens when it is performed"
    }
    let target = segue["destination"].flatMap { document.object(id: $0) }
    return target?.isNamed("exit") == true ? nil : "the unwind segue does not lead to the exit of a scene"
  }

  /// The embed segues that lead back to a controller whose view shows the segue's own.
  private var endlessEmbedding: [NibElement] {
    var segues: [NibElement: [NibElement]] = [:]
    for controller in plan.controllers {
      segues[controller] = controller.descendants.filter { $0.isNamed("segue") && $0["kind"] == "embed" }
    }
    return StoryboardPlan.endless(plan.controllers, segues, in: document)
  }

  private func warning(_ message: String, _ element: NibElement) -> Diagnostic {
    Diagnostic(.incompleteStoryboard, message, at: element.location, path: element.objectPath())
  }
}

extension DiagnosticKind {
  package static let incompleteStoryboard = DiagnosticKind(
    "incomplete-storyboard", .warning,
    "A controller or a segue of a storyboard cannot be compiled to what the document says.")
}
