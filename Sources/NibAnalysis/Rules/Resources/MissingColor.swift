import NibCore

extension CheckRule {
  static let missingColor = CheckRule(
    "missing-color", .resources, .warning,
    "A named color is in no asset catalog of the project, or only in a catalog of another target.",
    details: """
      Nothing is reported if the project contains no asset catalogs. A document contains the values that its named colors \
      had when it was saved, so Interface Builder and NibTerm can show such a color. `AccentColor` is not reported, because \
      iOS has a color to use in its place. If the target of the document contains a catalog that is not there, because a \
      step of the build makes it, one note names this catalog, and the colors that may be in it.
      """,
    advice: "Add the color, or correct its name.",
    wrong: .tintedView("Acent"), right: .tintedView("Accent"),
    find: { context in
      guard let assets = context.project.program?.assets, assets.hasCatalogs, assets.names.isComplete else {
        return []
      }
      let colors = assets.names.colors
      var seen: Set<String> = []
      let isColor = { (element: NibElement) in element.isNamed("color") || element.isNamed("namedColor") }
      var unknown: [(name: String, element: NibElement)] = []
      let unavailable = context.elements.filter(isColor).compactMap { element -> Diagnostic? in
        guard let name = element.assetName, element["catalog"] == nil, !name.isEmpty, name != "AccentColor",
          seen.insert(name).inserted
        else { return nil }
        if let catalogs = colors[name] {
          return context.reason(unavailable: catalogs).map { reason in
            context.finding("the color '\(name)' is \(reason)", at: element, attribute: "name")
          }
        }
        unknown.append((name, element))
        return nil
      }
      guard let first = unknown.first else { return unavailable }
      if let note = context.noteOnMissingCatalogs(
        "colors", unknown.map(\.name), at: first.element, attribute: "name")
      {
        return unavailable + [note]
      }
      return unavailable
        + unknown.map { name, element in
          context.finding(
            "no color named '\(name)' in the asset catalogs of the project"
              + assetHint(for: name, in: Set(colors.keys)), at: element, attribute: "name")
        }
    })
}
