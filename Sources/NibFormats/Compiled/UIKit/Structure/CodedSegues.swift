import NibSupport

/// Translates the segues of nibs. A nib stores segues as templates in the controllers, and connects the views
/// that trigger them to the templates.
enum CodedSegues {
  /// The kinds of segues in documents, by the classes of their templates.
  private static let kinds: KeyValuePairs<String, String> = [
    "UIStoryboardShowSegueTemplate": "show", "UIStoryboardPushSegueTemplate": "push",
    "UIStoryboardModalSegueTemplate": "modal", "UIStoryboardPresentationSegueTemplate": "presentation",
    "UIStoryboardPopoverSegueTemplate": "popover", "UIStoryboardEmbedSegueTemplate": "embed",
    "UIStoryboardReplaceSegueTemplate": "replace", "UIStoryboardUnwindSegueTemplate": "unwind",
    "UIStoryboardPopoverPresentationSegueTemplate": "popoverPresentation",
    "UIStoryboardSegueTemplate": "custom",
  ]
  /// The name of the outlet from a template to the view in which its segue shows a controller.
  static let container = "containerView"
  private static let accessoryOutlet = "accessoryActionSegueTemplate"

  /// Whether segues of a kind have a form in nibs.
  static func isKnown(kind: String) -> Bool { kind == "showDetail" || kinds.contains { $0.value == kind } }

  static func isTemplate(_ object: CodedGraph.Object) -> Bool {
    kinds.contains { $0.key == object.className } || object.className.hasSuffix("SegueTemplate")
  }

  /// The element of a segue. Its destination is the identifier of a controller, not an id, because
  /// the controller may be in another nib.
  private static func draft(of template: Int, _ translation: CodedTranslation) -> NibDraft {
    let graph = translation.graph
    let object = graph.objects[template]
    let draft = NibDraft("segue", at: object.offset)
    draft["destination"] = graph.string("UIDestinationViewControllerIdentifier", of: template)
    draft["kind"] = kind(of: object, graph.string("UIActionName", of: template))
    draft["identifier"] = graph.string("UIIdentifier", of: template)
    if let name = graph.string("UISegueClassName", of: template) {
      let custom = SwiftClassName(runtimeName: name)
      draft["customClass"] = custom.name
      draft["customModule"] = custom.module
    }
    draft["unwindAction"] = graph.string("UIAction", of: template)
    if graph.bool("UIAnimates", of: template) == false { draft["animates"] = "NO" }
    for (word, key) in styles {
      draft[word.name] = graph.int(key, of: template).flatMap { word.choices?.word(of: $0) }
    }
    draft["id"] = translation.id(of: template)
    return draft
  }

  /// Adds a segue to the element of the object that performs it, or that shows its controller.
  ///
  /// - Parameters:
  ///   - trigger: the name of the outlet or of the action that performs the segue.
  ///   - eventMask: the events of a control at which the segue is performed.
  static func add(
    _ template: Int, to object: Int, trigger: String = "", eventMask: Int? = nil,
    _ translation: CodedTranslation
  ) {
    guard translation.drafts[template] == nil, let element = translation.drafts[object] else { return }
    let segue = draft(of: template, translation)
    if trigger == accessoryOutlet { segue["trigger"] = "accessoryAction" }
    let event = eventMask.flatMap { SchemaWords.controlEvents.words(inMask: $0).first }
    if let event, event != standardEvent(of: element.name) { segue["trigger"] = event }
    translation.adopt(segue, for: template)
    element.childAdding(named: "connections").children.append(segue)
  }

  private static func kind(of object: CodedGraph.Object, _ action: String?) -> String {
    if action?.hasPrefix("showDetailViewController") == true { return "showDetail" }
    return kinds.first { $0.key == object.className }?.value ?? "custom"
  }

  /// Adds the segues that no view triggers to the elements of their controllers.
  static func translate(_ translation: CodedTranslation) {
    let graph = translation.graph
    for number in graph.objects.indices {
      guard translation.drafts[number] != nil else { continue }
      for template in graph.objects(in: "UIStoryboardSegueTemplates", of: number) {
        add(template, to: number, translation)
      }
    }
  }
}

extension CodedSegues {
  /// How an object performs a segue.
  enum Trigger {
    /// Only code performs the segue.
    case code
    /// The view is the place for the controller that the segue shows.
    case container
    /// The object has an outlet with this name to the template.
    case outlet(String)
    /// The object sends an action to the template; for a control, at the event with this number.
    case event(Int?)
  }

  /// How an element performs a segue.
  static func trigger(of segue: NibElement, in element: NibElement) -> Trigger? {
    if segue["kind"] == "embed" { return .container }
    if element.isController { return .code }
    if element.isNamed("tableViewCell") || element.isNamed("collectionViewCell") {
      return .outlet(
        segue["trigger"] == "accessoryAction" ? accessoryOutlet : "selectionSegueTemplate")
    }
    let schema = ClassSchemas.uiKit.ofElement(element.name)
    guard schema?.lineage.contains("UIControl") == true else { return .event(nil) }
    return .event(SchemaWords.controlEvents.number(of: segue["trigger"] ?? standardEvent(of: element.name)))
  }

  /// The event at which a control performs a segue that names none.
  private static func standardEvent(of control: String) -> String {
    control == "button" ? "touchUpInside" : "valueChanged"
  }

  /// The class of a segue's template.
  static func className(of segue: NibElement) -> String {
    let kind = segue["kind"] == "showDetail" ? "show" : segue["kind"] ?? "custom"
    return kinds.first { $0.value == kind }?.key ?? "UIStoryboardSegueTemplate"
  }

  /// The attributes that a template stores as numbers, with their keys.
  private static let styles: [(word: ViewControllerWord, key: String)] = [
    (.modalPresentationStyle, "UIModalPresentationStyle"), (.modalTransitionStyle, "UIModalTransitionStyle"),
  ]
  /// The attributes of a segue that need no key of their own.
  private static let handled: Set<String> = [
    "destination", "kind", "animates", "unwindAction", "trigger", "identifier", "customClass",
    "modalPresentationStyle", "modalTransitionStyle",
  ]

  /// Compiles a segue to the values of its template.
  static func compile(_ segue: NibElement, into template: CodedCompilation.Subject, _ plan: StoryboardPlan) {
    let compilation = template.compilation
    if let name = segue["identifier"] { template.set("UIIdentifier", compilation.string(name)) }
    if segue["kind"] == "unwind" {
      template.set("UIDestinationViewControllerIdentifier", .null)
      template.set("UIAction", compilation.string(segue["unwindAction"] ?? ""))
    } else {
      setDestination(of: segue, into: template, plan)
    }
    switch segue["kind"] {
    case "show": template.set("UIActionName", compilation.string("showViewController:sender:"))
    case "showDetail": template.set("UIActionName", compilation.string("showDetailViewController:sender:"))
    case "embed":
      template.set("UIPerformOnViewLoad", .bool(true))
      template.set("UIContainerView", .null)
    default: break
    }
    if segue.bool("animates") == false { template.set("UIAnimates", .bool(false)) }
    if let name = compilation.customClassName(of: segue) {
      template.set("UISegueClassName", compilation.string(name))
    }
    for (word, key) in styles {
      if let number = segue[word].flatMap({ word.choices?.number(of: $0) }) {
        template.set(key, .integer(Int64(number)))
      }
    }
    if popoverKinds.contains(segue["kind"] ?? "") {
      reportPopover(segue, compilation)
    } else {
      UncompiledParts(attributes: handled).report(segue, to: compilation)
    }
  }

  /// The kinds of segues that show a popover at a view or a bar button item, the anchor.
  private static let popoverKinds: Set<String> = ["popover", "popoverPresentation"]
  private static let anchorWords: Set<String> = ["popoverAnchorView", "popoverAnchorBarButtonItem"]
  private static let arrowDirection = "popoverArrowDirection"

  /// Reports a segue that shows a popover: performing it would end the app.
  private static func reportPopover(_ segue: NibElement, _ compilation: CodedCompilation) {
    compilation.report(
      .notCompiled,
      "the form of a popover's anchor in a compiled nib is not known, and UIKit raises an exception when a popover "
        + "segue without an anchor is performed: present the popover in code",
      at: segue.location(ofAttribute: "kind") ?? segue.location, in: segue)
    UncompiledParts(attributes: handled.union(anchorWords), children: [arrowDirection]).report(
      segue, to: compilation)
  }

  private static func setDestination(
    of segue: NibElement, into template: CodedCompilation.Subject, _ plan: StoryboardPlan
  ) {
    let compilation = template.compilation
    let target = segue["destination"].flatMap { compilation.document.object(id: $0) }
    // `StoryboardProblems` reports the segues to controllers that are left out.
    if let target, plan.uncompiled.contains(target) { return }
    guard let target, plan.contains(target) else {
      return compilation.report(
        .notCompiled,
        "the segue leads to no controller of the storyboard; nothing happens when it is performed",
        at: segue.location, in: segue)
    }
    template.set("UIDestinationViewControllerIdentifier", compilation.string(plan.identifier(of: target)))
  }
}
