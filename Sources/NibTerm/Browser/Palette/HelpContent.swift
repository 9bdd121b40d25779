import NibCore

/// The help: all commands with their keys, those of the focused place first.
extension SearchPanel {
  static func help(of browser: Browser) -> SearchPanel {
    let context = browser.context
    let here = Command.all.filter { $0.context.contains(context) && !$0.context.isSuperset(of: .everywhere) }
    let everywhere = Command.groups.map { group in
      section(
        group.title,
        group.commands.filter { $0.context.contains(context) && $0.context.isSuperset(of: .everywhere) },
        browser)
    }
    let elsewhere = Command.all.filter { !$0.context.contains(context) }
    let sections =
      [section(context.title, here, browser)] + everywhere
      + [section("In other places", elsewhere, browser, showsPlace: true), mouse]
    return SearchPanel("Help", hint: "type to search; Enter performs, Esc closes", isHelp: true, sections)
  }

  private static func section(
    _ title: String, _ commands: [Command], _ browser: Browser, showsPlace: Bool = false
  ) -> Section {
    let rows = commands.map { command in
      let keys = browser.keyNames(of: command, isElsewhere: showsPlace)
      return Row(
        title: command.title, synonyms: "\(command.synonyms) \(keys) \(command.id)", lead: keys,
        detail: showsPlace ? command.context.title : "", rank: showsPlace ? 0 : 1, action: command.perform)
    }
    return Section(heading: title, rows: rows)
  }

  private static var mouse: Section {
    Section(
      heading: "Mouse",
      rows: [
        Row(title: "select; click a selected view for the one behind it", synonyms: "mouse", lead: "click"),
        Row(title: "resize panes or the canvas; scroll the picture", synonyms: "mouse", lead: "drag"),
        Row(title: "scroll; with Ctrl, zoom", synonyms: "mouse", lead: "wheel"),
      ])
  }
}

extension CommandContext {
  /// The names of the places, as a heading.
  var title: String {
    if isSuperset(of: .always) { return "Everywhere" }
    if isSuperset(of: .everywhere) { return "All panes" }
    let panes = Pane.allCases.filter { contains($0.context) }.map(\.title)
    let others: [(CommandContext, String)] = [(.rows, "Rows"), (.map, "Map"), (.run, "Running screen")]
    return (panes + others.filter { contains($0.0) }.map(\.1)).joined(separator: ", ")
  }
}
