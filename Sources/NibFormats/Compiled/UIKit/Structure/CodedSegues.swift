/// Translates segues. A nib stores them as templates in the controllers, and connects views to the templates.
enum CodedSegues {
  private static let kinds: KeyValuePairs<String, String> = [
    "UIStoryboardShowSegueTemplate": "show", "UIStoryboardPushSegueTemplate": "push",
    "UIStoryboardModalSegueTemplate": "modal", "UIStoryboardPresentationSegueTemplate": "presentation",
    "UIStoryboardPopoverSegueTemplate": "popover", "UIStoryboardEmbedSegueTemplate": "embed",
    "UIStoryboardReplaceSegueTemplate": "replace", "UIStoryboardUnwindSegueTemplate": "unwind",
    "UIStoryboardPopoverPresentationSegueTemplate": "popoverPresentation",
    "UIStoryboardSegueTemplate": "custom",
  ]
  private static let words: KeyValuePairs<String, String> = [
    "identifier": "UIIdentifier", "customClass": "UISegueClassName",
  ]

  /// Whether an object is a segue template.
  static func isTemplate(_ object: CodedGraph.Object) -> Bool {
    kinds.contains { $0.key == object.className } || object.className.hasSuffix("SegueTemplate")
  }

  /// The element of a segue. Its destination is the storyboard identifier of a controller, which may be in
  /// another nib.
  static func draft(of template: Int, _ translation: CodedTranslation) -> NibDraft {
    let graph = translation.graph
    let object = graph.objects[template]
    let draft = NibDraft("segue", at: object.offset)
    draft["destination"] = graph.string(graph.value("UIDestinationViewControllerIdentifier", of: template))
    draft["kind"] = kind(of: object, graph.string(graph.value("UIActionName", of: template)))
    for (word, key) in words { draft[word] = graph.string(graph.value(key, of: template)) }
    if graph.bool(graph.value("UIAnimates", of: template)) == false { draft["animates"] = "NO" }
    draft["id"] = translation.id(of: template)
    return draft
  }

  private static func kind(of object: CodedGraph.Object, _ action: String?) -> String {
    if action?.hasPrefix("showDetailViewController") == true { return "showDetail" }
    return kinds.first { $0.key == object.className }?.value ?? "custom"
  }

  /// Adds segues that no view triggers to the elements of their controllers.
  static func translate(_ translation: CodedTranslation) {
    let graph = translation.graph
    for number in graph.objects.indices {
      guard let controller = translation.drafts[number] else { continue }
      for value in graph.array(graph.value("UIStoryboardSegueTemplates", of: number)) ?? [] {
        guard let template = graph.object(value), translation.drafts[template] == nil else { continue }
        let draft = draft(of: template, translation)
        translation.adopt(draft, for: template)
        controller.list("connections").children.append(draft)
      }
    }
  }
}
