import NibAnalysis
import NibCore
import NibTools

/// The palette: the commands in groups, and when something is typed, also the scenes and objects of the document, the
/// devices and the documents.
extension SearchPanel {
  static func palette(of browser: Browser) -> SearchPanel {
    let groups = Command.groups(for: browser.context).map { group in
      Section(
        heading: group.title, rows: group.commands.filter(\.isInPalette).map { paletteRow($0, browser) })
    }
    let recent = Section(heading: "Recent documents", rows: browser.recentRows)
    let scenes = Section(heading: "Scenes", rows: browser.sceneRows)
    let devices = Section(heading: "Devices", rows: deviceRows, isListed: false)
    return SearchPanel(
      "Commands", hint: "a command, document, scene, object or device",
      groups + [recent, scenes, devices], sources: { [browser.objectSource, browser.documentSource] },
      rowForText: FindPanel.paletteRow)
  }

  /// The recent documents alone.
  static func recentDocuments(of browser: Browser) -> SearchPanel {
    SearchPanel(
      "Recent documents", hint: "a document",
      [Section(heading: "Most recent first", rows: browser.recentRows)])
  }

  private static func paletteRow(_ command: Command, _ browser: Browser) -> Row {
    let keys = browser.setup.bindings.keyNames(of: command)
    let state = command.state(browser) ?? ""
    return Row(
      title: command.title, synonyms: "\(command.synonyms) \(keys) \(command.id)",
      detail: [state, keys].filter { !$0.isEmpty }.joined(separator: "   "), rank: commandRank,
      action: command.perform)
  }

  /// Commands come before scenes and objects that match equally well.
  private static let commandRank = 3

  private static var deviceRows: [Row] {
    Device.all.filter { $0.idiom != .terminal }.flatMap { device in
      device.names.map { name in
        let size = "\(NibNumber.text(device.width)) x \(NibNumber.text(device.height))"
        return Row(title: name, synonyms: "device", detail: "device \(size)") {
          $0.change { $0.choose(name) }
        }
      }
    }
  }
}

extension Browser {
  /// The rows of the palette for the scenes or roots of the document, if there are several.
  fileprivate var sceneRows: [SearchPanel.Row] {
    guard let pictures = state.open?.pictures, pictures.count > 1 else { return [] }
    return pictures.enumerated().map { index, picture in
      SearchPanel.Row(title: picture.name, synonyms: "scene", detail: "scene", rank: 2) {
        $0.choosePicture(index)
      }
    }
  }

  /// The rows of the palette for recent documents that still exist, the most recent first.
  fileprivate var recentRows: [SearchPanel.Row] {
    let open = state.open.map { Disk.resolved($0.path) }
    return (setup.memory?.recentDocuments ?? []).filter { $0 != open && Disk.exists($0) }.map { path in
      SearchPanel.Row(
        title: setup.memory?.shortPath(of: path) ?? path, synonyms: "recent", detail: "recent",
        showsEnd: true, rank: 1
      ) { $0.goToDocument(path) }
    }
  }

  /// The documents of the folder, except the open one and those that are listed as recent.
  fileprivate var documentSource: SearchPanel.Source {
    guard let folder = setup.folder, let list = panes.documents.list else { return SearchPanel.Source() }
    let root = Disk.resolved(folder)
    let open = state.open.map { [Disk.resolved($0.path)] } ?? []
    let listed = Set(open + (setup.memory?.recentDocuments ?? []))
    let documents = list.documents.filter { !listed.contains(Disk.path(of: $0, in: root)) }
    return SearchPanel.Source(texts: documents.map { ($0, "document") }, limit: 20) { index in
      SearchPanel.Row(title: documents[index], detail: "document", showsEnd: true) {
        $0.goToDocument(Disk.path(of: documents[index], in: root))
      }
    }
  }

  /// The objects of the document, by their names. Constraints, guides and segues are left out: the search in the outline
  /// finds them.
  fileprivate var objectSource: SearchPanel.Source {
    guard let document = state.open?.document else { return SearchPanel.Source() }
    let objects = work.paletteObjects.flatMap { $0.document === document ? $0 : nil } ?? objects(of: document)
    work.paletteObjects = objects
    let (pictures, shown) = (state.open?.pictures ?? [], state.open?.shown)
    return SearchPanel.Source(texts: objects.texts, limit: 40) { index in
      let element = objects.elements[index]
      let picture = pictures.count > 1 ? shown?.picture(of: element).map { pictures[$0].name } : nil
      let kind = [element["customClass"], picture, "object"].compactMap { $0 }.joined(separator: "   ")
      return SearchPanel.Row(title: objects.texts[index].title, detail: kind) { $0.select(element.id) }
    }
  }

  private func objects(of document: NibDocument) -> PaletteObjects {
    var outlets: [String: String] = [:]
    for element in document.root.descendants where element.isNamed("outlet") {
      guard let id = element["destination"], let name = element["property"], name != "view" else { continue }
      outlets[id] = outlets[id] ?? name
    }
    let elements = panes.outline.tree.nodes.filter { $0.id == $0.objectID }.map(\.element).filter { element in
      !SearchPanel.unlistedNames.contains(element.name) && element.id != nil
    }
    let texts = elements.map { element in
      let attributes = ["customClass", "userLabel", "storyboardIdentifier", "reuseIdentifier"]
      let words = attributes.compactMap { element[$0] } + [outlets[element.id ?? ""] ?? "", element.id ?? ""]
      return (
        title: ObjectName.short(of: element, outlet: outlets[element.id ?? ""]),
        synonyms: words.joined(separator: " ")
      )
    }
    return PaletteObjects(document: document, elements: elements, texts: texts)
  }
}

/// The objects of a document that the palette finds. They are made when something is first typed for the document.
struct PaletteObjects {
  fileprivate let document: NibDocument
  fileprivate let elements: [NibElement]
  fileprivate let texts: [(title: String, synonyms: String)]
}

extension SearchPanel {
  /// The elements whose objects the palette leaves out.
  fileprivate static let unlistedNames: Set<String> = [
    "constraints", "constraint", "segue", "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide",
  ]
}

extension Command {
  static let recentDocuments = Command(
    "open a recent document", id: "recent-documents", keys: "C-o", synonyms: "history last file"
  ) { browser in
    let isEmpty = browser.recentRows.isEmpty
    if isEmpty { return browser.showMessage("No other document of this project was opened recently.") }
    browser.panel = SearchPanel.recentDocuments(of: browser)
  }

  /// The groups with the commands that have an effect in the given place. Groups that belong to this place alone come
  /// first.
  fileprivate static func groups(for context: CommandContext) -> [CommandGroup] {
    let own = groups.filter { $0.commands.contains { $0.context == context } }
    let others = groups.filter { group in !own.contains { $0.title == group.title } }
    return (own + others).map { group in
      let commands = group.commands.filter { command in
        let isElsewhere = context == .rows || command.context == .rows || command.context == .map
        return command.context.contains(context) || !isElsewhere
      }
      return CommandGroup(title: group.title, commands: commands)
    }
  }
}
