import NibCore

/// The help: all commands with their keys. The commands of the focused place come first.
extension SearchPanel {
  convenience init(helpOf browser: Browser) {
    let context = browser.session.context
    let here = Browser.commands.filter {
      $0.info.context.contains(context) && !$0.info.context.isSuperset(of: .everywhere)
    }
    let everywhere = Browser.groups.map { group in
      SearchPanel.section(
        group.title,
        group.commands.filter {
          $0.info.context.contains(context) && $0.info.context.isSuperset(of: .everywhere)
        },
        browser)
    }
    let elsewhere = Browser.commands.filter { !$0.info.context.contains(context) }
    let sections =
      [SearchPanel.section(context.title, here, browser)] + everywhere
      + [SearchPanel.section("In other places", elsewhere, browser, showsPlace: true), SearchPanel.mouse]
    self.init("Help", hint: "type to search; Enter performs, Esc closes", isHelp: true, sections)
  }

  /// A section of the help with a row for each command.
  private static func section(
    _ title: String, _ commands: [Command<Browser>], _ browser: Browser, showsPlace: Bool = false
  ) -> Section {
    let rows = commands.map { command in
      let keys = keyNames(of: command.info.id, browser.session, isElsewhere: showsPlace)
      return Row(
        title: command.info.title, synonyms: "\(command.info.synonyms) \(keys) \(command.info.id)",
        lead: keys,
        detail: showsPlace ? command.info.context.title : "", rank: showsPlace ? 0 : 1
      ) { [unowned browser] in browser.perform(command.info.id) }
    }
    return Section(heading: title, rows: rows)
  }

  /// The keys of a command as text for the user. While a screen runs, letters and digits are never commands of the
  /// browser, so that a text that is typed while no field has the focus does no damage.
  ///
  /// - Parameter isElsewhere: whether the command belongs to another place than the focused one.
  private static func keyNames(of id: String, _ session: BrowserSession, isElsewhere: Bool) -> String {
    let bindings = session.setup.bindings
    guard session.context == .run, !isElsewhere else { return bindings.keyNames(of: id) }
    return bindings.keys(of: id).filter { !$0.isLetterOrDigit }.map(KeyName.name).joined(separator: ", ")
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
    let pages: [(CommandContext, String)] = [(.rows, "Rows"), (.map, "Map"), (.run, "Running screen")]
    return (panes + pages.filter { contains($0.0) }.map(\.1)).joined(separator: ", ")
  }
}
