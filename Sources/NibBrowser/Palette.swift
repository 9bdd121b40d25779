import NibAnalysis
import NibCore
import NibTools

/// The palette lists the commands in groups. As soon as the user types, it also finds the scenes and objects of the
/// document, the devices and the documents.
final class Palette {
  private let session: BrowserSession
  private let documents: DocumentsPane
  private let outline: OutlinePane
  private let finding: FindSession
  private let remembering: Remembering
  /// The objects that the palette finds; `nil` until something is typed in it.
  private var objects: PaletteObjects?

  init(
    _ session: BrowserSession, documents: DocumentsPane, outline: OutlinePane, finding: FindSession,
    remembering: Remembering
  ) {
    (self.session, self.documents, self.outline) = (session, documents, outline)
    (self.finding, self.remembering) = (finding, remembering)
  }

  static let commands: [Command<Browser>] = [
    Command(
      "list all commands", id: "palette", keys: ": C-p", in: .always, shortTitle: "menu", isInPalette: false
    ) { $0.session.panel = $0.palette.panel(of: $0) },
    Command(
      "show this help", keys: "? F1", in: .always, shortTitle: "help",
      synonyms: "keys manual shortcut bindings"
    ) { $0.session.panel = SearchPanel(helpOf: $0) },
  ]

  /// Commands come before scenes and objects that match equally well.
  private static let commandRank = 3

  /// The panel with all commands, documents, scenes and devices.
  private func panel(of browser: Browser) -> SearchPanel {
    let groups = Palette.groups(for: session.context).map { group in
      SearchPanel.Section(
        heading: group.title, rows: group.commands.filter(\.info.isInPalette).map { row($0, of: browser) })
    }
    let recent = SearchPanel.Section(heading: "Recent documents", rows: remembering.recentRows)
    let scenes = SearchPanel.Section(heading: "Scenes", rows: sceneRows)
    let devices = SearchPanel.Section(heading: "Devices", rows: deviceRows, isListed: false)
    return SearchPanel(
      "Commands", hint: "a command, document, scene, object or device", groups + [recent, scenes, devices],
      sources: { [unowned self] in [objectSource, documentSource] },
      rowForText: { [unowned finding] in finding.paletteRow(for: $0, isOnlyRow: $1) })
  }

  /// The groups with the commands that have an effect in the given place. Groups with commands for this place alone
  /// come first.
  private static func groups(for context: CommandContext) -> [CommandGroup<Browser>] {
    func isOwn(_ group: CommandGroup<Browser>) -> Bool {
      group.commands.contains { $0.info.context == context }
    }
    let sorted = Browser.groups.filter(isOwn) + Browser.groups.filter { !isOwn($0) }
    return sorted.map { group in
      let commands = group.commands.filter { command in
        let places = command.info.context
        // Commands of one pane can be performed from another one, but not while rows of data are shown.
        let needsPlace = context == .rows || places == .rows || places == .map
        return places.contains(context) || !needsPlace
      }
      return CommandGroup(title: group.title, commands: commands)
    }
  }

  /// The row of a command, with its state and keys.
  private func row(_ command: Command<Browser>, of browser: Browser) -> SearchPanel.Row {
    let keys = session.setup.bindings.keyNames(of: command.info.id)
    let state = command.state(browser) ?? ""
    return SearchPanel.Row(
      title: command.info.title, synonyms: "\(command.info.synonyms) \(keys) \(command.info.id)",
      detail: [state, keys].filter { !$0.isEmpty }.joined(separator: "   "), rank: Palette.commandRank
    ) { [unowned browser] in browser.perform(command.info.id) }
  }

  private var deviceRows: [SearchPanel.Row] {
    LayoutSettings.deviceChoices(for: session.open?.document).map { choice in
      SearchPanel.Row(title: choice.name, synonyms: "device", detail: "device \(choice.size)") {
        [unowned session] in session.change { $0.choose(choice.name) }
      }
    }
  }

  /// The rows for the scenes or roots of the document, if there are several.
  private var sceneRows: [SearchPanel.Row] {
    guard let pictures = session.open?.pictures, pictures.count > 1 else { return [] }
    return pictures.enumerated().map { index, picture in
      SearchPanel.Row(title: picture.name, synonyms: "scene", detail: "scene", rank: 2) {
        [unowned session] in session.choosePicture(index)
      }
    }
  }

  /// The documents of the folder, except the open one and those that are listed as recent.
  private var documentSource: SearchPanel.Source {
    guard let folder = session.setup.folder, let list = documents.list else { return SearchPanel.Source() }
    let root = Disk.resolved(folder)
    let open = session.open.map { [Disk.resolved($0.path)] } ?? []
    let listed = Set(open + remembering.recentDocuments)
    let documents = list.documents.filter { !listed.contains(Disk.path(of: $0, in: root)) }
    return SearchPanel.Source(texts: documents.map { ($0, "document") }, limit: 20) { [unowned self] index in
      SearchPanel.Row(title: documents[index], detail: "document", showsEnd: true) { [unowned self] in
        remembering.goToDocument(Disk.path(of: documents[index], in: root))
      }
    }
  }

  /// The objects of the document, by their names. Constraints, guides and segues are left out, because the search in
  /// the outline finds them.
  private var objectSource: SearchPanel.Source {
    guard let document = session.open?.document else { return SearchPanel.Source() }
    let objects =
      self.objects.flatMap { $0.document === document ? $0 : nil }
      ?? PaletteObjects(
        document, elements: outline.list.tree.nodes.filter { $0.id == $0.objectID }.map(\.element))
    self.objects = objects
    let (pictures, shown) = (session.open?.pictures ?? [], session.open?.shown)
    return SearchPanel.Source(texts: objects.texts, limit: 40) { [unowned session] index in
      let element = objects.elements[index]
      let picture = pictures.count > 1 ? shown?.picture(of: element).map { pictures[$0].name } : nil
      let kind = [element["customClass"], picture, "object"].compactMap { $0 }.joined(separator: "   ")
      return SearchPanel.Row(title: objects.texts[index].title, detail: kind) { [unowned session] in
        session.select(element.id)
      }
    }
  }
}

/// The objects of a document that the palette finds. The value is made when the user first types something while the
/// document is open.
private struct PaletteObjects {
  let document: NibDocument
  let elements: [NibElement]
  let texts: [(title: String, synonyms: String)]

  /// The elements whose objects the palette leaves out.
  private static let unlistedNames: Set<String> = [
    "constraints", "constraint", "segue", "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide",
  ]

  init(_ document: NibDocument, elements: [NibElement]) {
    var outlets: [String: String] = [:]
    for element in document.root.descendants where element.isNamed("outlet") {
      guard let id = element["destination"], let name = element["property"], name != "view" else { continue }
      outlets[id] = outlets[id] ?? name
    }
    self.document = document
    self.elements = elements.filter { !PaletteObjects.unlistedNames.contains($0.name) && $0.id != nil }
    texts = self.elements.map { element in
      let attributes = ["customClass", "userLabel", "storyboardIdentifier", "reuseIdentifier"]
      let words = attributes.compactMap { element[$0] } + [outlets[element.id ?? ""] ?? "", element.id ?? ""]
      return (
        title: ObjectName.inList(of: element, outlet: outlets[element.id ?? ""]),
        synonyms: words.joined(separator: " ")
      )
    }
  }
}
