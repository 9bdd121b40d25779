import NibCore
import NibEditing
import NibTools

extension MCPTool {
  static let edit = MCPTool(
    name: "edit", title: "Edit of a document",
    text: """
      Edits a document as Interface Builder would. All edits of a call are one change. Answers what changed with the ids of \
      new objects, which views move, and which findings of 'check' are new or gone. Nothing is written unless the server \
      may write and 'write' is true; a change with new errors is not written. 'undo' takes the last written edit of the file \
      back.
      Values: text, title, textColor=systemBlue or #RRGGBB, font='semibold 17', hidden, frame.x, image=system:star, \
      accessibility.label, runtime.layer.cornerRadius, initial of a controller, and for a constraint constant, priority, multiplier, \
      constant@compactHeight (or regularWidth, compactWidthRegularHeight: only for this size class), style of a cell (basic, \
      rightDetail, leftDetail, subtitle, custom) with text and detailText, segments='All, Mine' (one title per line if a title has a comma or is empty); others as 'object' lists them. Constraints: leading=16, top>=8, centerX=0, width=44@750, ratio=16:9, top=Title.bottom+8, \
      width=Photo.width*0.5. Distances from edges are positive towards the inside, also trailing and bottom.
      """,
    parameters: [
      .file,
      MCPParameter("edits", .list(.object(editMembers)), "The edits in their order."),
      MCPParameter("write", .flag, "Write the document. Default: false, which only says what would follow."),
      MCPParameter("allow_errors", .flag, "Also write a change with new errors."),
      MCPParameter(
        "all", .flag,
        "List all changes, views and findings. Default: what matters, with at most \(DiffText.importantMaximum) removed objects, "
          + "removed constraints and connections, and new findings."),
      MCPParameter(
        "undo", .flag,
        "Instead of 'edits', with 'write': take the last edit back that this server wrote into the file. Can be repeated."
      ),
    ] + MCPParameter.layout.filter { $0.name != "language" },
    changesFiles: true,
    command: { arguments throws(MCPProblem) in
      let isWriting = arguments.isTrue("write")
      guard !isWriting || arguments.canWrite else {
        throw MCPTool.mayNotWrite
      }
      let edits = arguments.list("edits")
      if arguments.isTrue("undo") {
        return try undo(arguments, isWriting: isWriting, hasEdits: !edits.isEmpty)
      }
      guard !edits.isEmpty else { throw MCPProblem("'edits' is empty; name at least one edit") }
      var lines: [String] = []
      for (index, edit) in edits.enumerated() { lines.append(try line(of: edit, at: "edits[\(index)]")) }
      if lines.count == 1 { lines.append("") }
      var options = ["--brief"] + arguments.layoutOptions
      if !isWriting { options.append("--dry-run") }
      if arguments.isTrue("all") { options.append("--all") }
      if arguments.isTrue("allow_errors") { options.append("--allow-errors") }
      let path = try arguments.path("file")
      var command = Command(["edit"] + options + ["--", path])
      // Arguments of programs have a maximum length.
      command.input = Array(lines.joined(separator: "\0").utf8)
      if isWriting { command.written = path }
      return command
    })

  private static func undo(
    _ arguments: MCPArguments, isWriting: Bool, hasEdits: Bool
  ) throws(MCPProblem) -> Command {
    guard isWriting else { throw MCPProblem("'undo' writes the document; call it with 'write': true") }
    guard !hasEdits else { throw MCPProblem("'undo' takes an edit back; leave 'edits' out") }
    var command = Command([])
    (command.written, command.isUndo) = (try arguments.path("file"), true)
    return command
  }

  static let strings = MCPTool(
    name: "strings", title: "Keys of translations",
    text: """
      Gives the strings files and string catalogs of a document the keys of its texts: 'ID.text', 'ID.normalTitle' (of a \
      button) and so on, each with the untranslated text. These files are plain text: translate the texts there, then \
      'check' with languages. Answers what changes in which file, and names keys without a text, which stay without prune. Nothing is written unless the server may write and \
      'write' is true.
      """,
    parameters: [
      .file,
      MCPParameter("prune", .flag, "Also remove the keys of texts that the document does not have any more."),
      MCPParameter("write", .flag, "Write the files. Default: false."),
    ],
    changesFiles: true,
    command: { arguments throws(MCPProblem) in
      let isWriting = arguments.isTrue("write")
      guard !isWriting || arguments.canWrite else { throw MCPTool.mayNotWrite }
      var command = Command(
        ["strings", "sync"] + (arguments.isTrue("prune") ? ["--prune"] : [])
          + (isWriting ? [] : ["--dry-run"]) + ["--", try arguments.path("file")])
      // Files would change.
      command.statuses = [0, 1]
      return command
    })

  private static let mayNotWrite = MCPProblem(
    "the server may not write; its user must start it with 'nibterm mcp --write'. Call again without 'write' to see what "
      + "would follow")

  /// The forms of an edit: its name, the members that it needs, and those that it can have.
  private static let forms: KeyValuePairs<String, (needed: [String], other: [String])> = [
    "set": (["object", "values"], []), "constrain": (["object", "constraints"], ["to"]),
    "add": (["kind"], ["to", "as", "at", "frame", "values", "constraints"]),
    "remove": (["objects"], ["keep_references"]), "duplicate": (["object"], []),
    "move": (["object"], ["to", "at", "before", "after"]), "wrap": (["objects"], ["axis", "spacing"]),
    "unwrap": (["object"], []),
    "connect": (["object", "name", "to"], ["connection", "event", "identifier"]),
    "disconnect": (["object"], ["name", "to"]), "update-frames": ([], ["objects"]),
  ]

  private static var editMembers: [MCPParameter] {
    let uses = forms.map { name, members in
      "\(name) (\((members.needed + members.other.map { $0 + "?" }).joined(separator: ", ")))"
    }
    return [
      MCPParameter("edit", .choice(forms.map(\.key)), uses.joined(separator: "; "), isRequired: true),
      MCPParameter("object", .text, "The object to edit: id, text, outlet, title, label or class."),
      MCPParameter("objects", .list(.text), "Several objects."),
      MCPParameter(
        "values", .values,
        "Properties; null restores the default. A new object without a text gets a name with userLabel."),
      MCPParameter("constraints", .list(.text), "ATTRIBUTE=VALUE, also >= and <=, with @PRIORITY."),
      MCPParameter(
        "kind", .choice(NewView.kinds + NewScene.Kind.allCases.map(\.rawValue)),
        "A view, a cell (tableViewCell, collectionViewCell), a tableViewSection, barButtonItem or tapGestureRecognizer, or a controller with a scene, which has no 'to'."
      ),
      MCPParameter(
        "to", .text,
        "add, move: the superview, table view, section or toolbar. connect: the destination. constrain: safeArea, margins, superview or an object."
      ),
      MCPParameter(
        "as", .choice(LibraryPart.allCases.map(\.rawValue)),
        "add: the place in a table view, or of a barButtonItem."),
      MCPParameter("at", .integer, "The place in the list, from 0."),
      MCPParameter(
        "before", .text,
        "move: a subview, row, section, tab (its controller) or bar item, before which the object comes."),
      MCPParameter("after", .text, "move: the one after which it comes."),
      MCPParameter("frame", .text, "X,Y or X,Y,WIDTH,HEIGHT."),
      MCPParameter(
        "name", .text,
        "connect: the outlet, the selector of an action (save:), or with connection: segue its kind: show, showDetail, "
          + "presentation, popoverPresentation, embed, rootViewController, viewControllers, or a selector to unwind. disconnect: one of these, or the identifier or id of the segue."
      ),
      MCPParameter(
        "connection", .choice(["outlet", "action", "collection", "segue"]), "Default: by the name."),
      MCPParameter("event", .text, "Such as editingChanged."),
      MCPParameter("identifier", .text, "Of the segue."),
      MCPParameter("axis", .choice(["horizontal", "vertical"]), ""),
      MCPParameter("spacing", .text, "The spacing of the stack view in points."),
      MCPParameter("keep_references", .flag, "Remove nothing that other objects refer to."),
    ]
  }

  /// An edit as an argument of 'nibterm edit'.
  static func line(of edit: MCPValue, at place: String) throws(MCPProblem) -> String {
    guard case .object(let members) = edit, let name = edit["edit"]?.string,
      let form = forms.first(where: { $0.key == name })?.value
    else { throw MCPProblem("'\(place)' is not an edit") }
    let given = members.filter { $0.value != .null && $0.key != "edit" }
    for member in form.needed where given[member] == nil {
      throw MCPProblem("'\(place).\(member)' is missing for '\(name)'")
    }
    for member in given.keys.sorted() where !(form.needed + form.other).contains(member) {
      throw MCPProblem(
        "'\(place).\(member)' is not for '\(name)'; use \((form.needed + form.other).joined(separator: ", "))"
      )
    }
    let words = words(name, edit)
    // Zero characters separate edits.
    if words.contains(where: { $0.utf8.contains(0) }) {
      throw MCPProblem("'\(place)' has the character U+0000, which a document cannot contain")
    }
    return words.map(ShellText.word).joined(separator: " ")
  }

  private static func words(_ name: String, _ edit: MCPValue) -> [String] {
    var options: [String] = []
    func add(_ member: String, as option: String) {
      if let text = edit[member]?.propertyText { options.append("--\(option)=\(text)") }
    }
    for option in ["as", "at", "before", "after", "frame", "axis", "spacing", "event", "identifier"] {
      add(option, as: option)
    }
    if edit["keep_references"] == .bool(true) { options.append("--keep-references") }
    var operands = [edit["kind"], edit["object"]].compactMap { $0?.text } + texts(edit["objects"])
    switch name {
    case "connect":
      if let kind = edit["connection"]?.string, kind != "outlet" { options.append("--\(kind)") }
      operands += [edit["name"], edit["to"]].compactMap { $0?.text }
    case "disconnect":
      add("to", as: "to")
      operands += [edit["name"]].compactMap { $0?.text }
    case "constrain":
      add("to", as: "to")
      operands += texts(edit["constraints"])
    default:
      add("to", as: "to")
      options += texts(edit["constraints"]).map { "--constrain=\($0)" }
    }
    if case .object(let values) = edit["values"] {
      // A style brings labels whose texts can be set.
      let order = values.sorted { ($0.key == "style" ? 0 : 1, $0.key) < ($1.key == "style" ? 0 : 1, $1.key) }
      operands += order.map { "\($0.key)=\($0.value.propertyText ?? "")" }
    }
    return [name] + options + ["--"] + operands
  }

  private static func texts(_ value: MCPValue?) -> [String] {
    if case .list(let elements) = value { elements.compactMap(\.text) } else { [] }
  }
}
