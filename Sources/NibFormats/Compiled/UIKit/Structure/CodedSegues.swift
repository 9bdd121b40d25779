/// Translates the segues of nibs. A nib stores segues as templates in the controllers, and connects the views
/// that trigger them to the templates. `nibterm compile` does not write segues.
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
  /// The attributes of a segue that a template stores as strings, with their keys in the template.
  private static let textKeys: KeyValuePairs<String, String> = [
    "identifier": "UIIdentifier", "customClass": "UISegueClassName",
  ]

  static func isTemplate(_ object: CodedGraph.Object) -> Bool {
    kinds.contains { $0.key == object.className } || object.className.hasSuffix("SegueTemplate")
  }

  /// The element of a segue. Its destination is the storyboard identifier of a controller, not an id, because
  /// the controller may be in another nib.
  static func draft(of template: Int, _ translation: CodedTranslation) -> NibDraft {
    let graph = translation.graph
    let object = graph.objects[template]
    let draft = NibDraft("segue", at: object.offset)
    draft["destination"] = graph.string("UIDestinationViewControllerIdentifier", of: template)
    draft["kind"] = kind(of: object, graph.string("UIActionName", of: template))
    for (word, key) in textKeys { draft[word] = graph.string(key, of: template) }
    if graph.bool("UIAnimates", of: template) == false { draft["animates"] = "NO" }
    draft["id"] = translation.id(of: template)
    return draft
  }

  private static func kind(of object: CodedGraph.Object, _ action: String?) -> String {
    if action?.hasPrefix("showDetailViewController") == true { return "showDetail" }
    return kinds.first { $0.key == object.className }?.value ?? "custom"
  }

  /// Adds the segues that no view triggers to the elements of their controllers.
  static func translate(_ translation: CodedTranslation) {
    let graph = translation.graph
    for number in graph.objects.indices {
      guard let controller = translation.drafts[number] else { continue }
      for template in graph.objects(in: "UIStoryboardSegueTemplates", of: number) {
        guard translation.drafts[template] == nil else { continue }
        let draft = draft(of: template, translation)
        translation.adopt(draft, for: template)
        controller.childAdding(named: "connections").children.append(draft)
      }
    }
  }
}
