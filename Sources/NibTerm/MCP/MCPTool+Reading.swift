import NibTools

extension MCPTool {
  /// All tools, in the order in which clients list them.
  static let all = [outline, object, layout, picture, explain, check, find, map, diff, edit, strings]

  private static let outline = MCPTool(
    name: "outline", title: "Outline of a document",
    text: """
      The objects of a document, one per line: element or custom class, #id, [label], saved x y width height, "text". Start \
      here: the ids name objects for the other tools.
      """,
    parameters: [.file, .object],
    command: { arguments throws(MCPProblem) in
      Command(
        ["tree", "--brief", "--", try arguments.path("file")] + [arguments.text("object")].compactMap { $0 })
    })

  private static let object = MCPTool(
    name: "object", title: "Properties of an object",
    text: """
      What a document says about one object: properties under the names that 'edit' accepts, constraints with their ids, \
      outlets, actions and segues from it (→) and to it (←), and the objects in it.
      """,
    parameters: [.file, .requiredObject],
    command: { arguments throws(MCPProblem) in
      Command(["inspect", "--", try arguments.path("file"), arguments.text("object") ?? ""])
    })

  private static let layout = MCPTool(
    name: "layout", title: "Solved frames",
    text: """
      The frames of all views, solved by Auto Layout for a device, size, language or text size: class, #id, {x, y, \
      width, height}. Views whose position or size is ambiguous are marked.
      """,
    parameters: [.file, .object] + MCPParameter.layout,
    command: { arguments throws(MCPProblem) in
      Command(
        ["layout", "--format=text"] + arguments.layoutOptions + ["--", try arguments.path("file")]
          + [arguments.text("object")].compactMap { $0 })
    })

  private static let picture = MCPTool(
    name: "picture", title: "Picture of a document",
    text: "A PNG picture of a document, or of one scene, controller or view in it.",
    parameters: [
      .file, .object, MCPParameter("scale", .choice(["1", "2"]), "Pixels per point. Default: 1."),
    ]
      + MCPParameter.layout,
    command: { arguments throws(MCPProblem) in
      var command = Command(
        ["show", "--format=png", "--scale=\(arguments.text("scale") ?? "1")"] + arguments.layoutOptions
          + ["--", try arguments.path("file")] + [arguments.text("object")].compactMap { $0 })
      command.isPicture = true
      return command
    })

  private static let explain = MCPTool(
    name: "explain", title: "Explanation of a layout",
    text: """
      What is wrong with a view and how to fix it, and which constraints give its frame, or with edge one edge of it. For a \
      constraint, what it does.
      """,
    parameters: [
      .file, .requiredObject,
      MCPParameter(
        "edge", .choice(["left", "right", "top", "bottom", "width", "height", "centerX", "centerY"]), ""),
    ] + MCPParameter.layout,
    command: { arguments throws(MCPProblem) in
      Command(
        ["explain"] + arguments.layoutOptions
          + ["--", try arguments.path("file"), arguments.text("object") ?? ""]
          + [arguments.text("edge")].compactMap { $0 })
    })

  private static let check = MCPTool(
    name: "check", title: "Problems of documents",
    text: """
      The problems of a document, or of all documents in a folder: conflicts, ambiguous layouts, truncated texts, missing \
      images and outlets and so on, each with its line, object and [rule]. 'text' checks a document that is not saved; \
      'file' then says where it belongs. With severity note, also texts that do not fit and the like. 'explain_rule' explains \
      a rule instead.
      """,
    parameters: [
      MCPParameter("file", .path, "A document or a folder. Default: the whole folder."),
      MCPParameter("text", .text, "The XML of a document, to check instead of the one in the file."),
      MCPParameter("rule", .text, "Check only this rule."),
      MCPParameter(
        "explain_rule", .text, "Explain this rule with examples, or list 'all', and check nothing."),
      MCPParameter(
        "severity", .choice(["note", "warning", "error"]), "The least severity. Default: warning."),
      MCPParameter(
        "strict", .flag, "Only what would raise an exception, by the classes in the project's sources."),
      MCPParameter(
        "languages", .text,
        "Also report what does not fit in these languages, and of translations only theirs: de,fr or all."),
    ] + MCPParameter.layout,
    command: { arguments throws(MCPProblem) in
      if let rule = arguments.text("explain_rule") {
        return Command(["check", rule == "all" ? "--rules" : "--explain=\(rule)"])
      }
      let rule = arguments.text("rule")
      let path = try arguments.path("file")
      let text = arguments.text("text")
      var options = arguments.layoutOptions
      if let rule { options.append("--only=\(rule)") }
      if let severity = arguments.text("severity") { options.append("--severity=\(severity)") }
      if let languages = arguments.text("languages") { options.append("--languages=\(languages)") }
      if arguments.isTrue("strict") { options.append("--strict") }
      if text != nil, arguments["file"] != nil { options.append("--input-path=\(path)") }
      var command = Command(["check"] + options + ["--", text == nil ? path : "-"])
      command.input = Array((text ?? "").utf8)
      // There are errors in the documents.
      command.statuses = [0, 1]
      return command
    })

  private static let find = MCPTool(
    name: "find", title: "Objects in all documents",
    text: """
      Finds objects in all documents of the folder by text, class, outlet, action, image, identifier or translation: \
      file:line: kind "text" in object #id. Without a text, lists the different texts of the kind with their numbers, or without both the documents.
      """,
    parameters: [
      MCPParameter("text", .text, "All its words must occur."),
      MCPParameter(
        "kind",
        .choice(FoundKind.allCases.map(\.name)),
        "Search only texts of this kind."),
      MCPParameter("file", .path, "A document or a folder. Default: the whole folder."),
    ],
    command: { arguments throws(MCPProblem) in
      let path = try arguments.path("file")
      let (text, kind) = (arguments.text("text") ?? "", arguments.text("kind"))
      if text.isEmpty, kind == nil { return Command(["browse", "--", path]) }
      let options = (kind.map { ["--kind=\($0)"] } ?? []) + (text.isEmpty ? ["--distinct"] : [])
      var command = Command(["find"] + options + ["--", text, path])
      // Nothing was found.
      command.statuses = [0, 1]
      return command
    })

  private static let map = MCPTool(
    name: "map", title: "Scenes and segues",
    text: "The scenes of a storyboard, each with the segues that begin in it.",
    parameters: [.file],
    command: { arguments throws(MCPProblem) in Command(["map", "--list", "--", try arguments.path("file")]) })

  private static let diff = MCPTool(
    name: "diff", title: "Changes of documents",
    text: """
      What changed in documents and what follows from it: objects, constraints, connections, views that move, findings that \
      are new or gone. Compares the files with the last commit, or with the commit 'since'; with 'other', two files.
      """,
    parameters: [
      MCPParameter("file", .path, "A document or a folder. Default: the whole folder."),
      MCPParameter("since", .text, "A commit, branch or tag. Default: HEAD."),
      MCPParameter("other", .path, "A newer version of the file, to compare the two files."),
    ] + MCPParameter.layout,
    command: { arguments throws(MCPProblem) in
      let path = try arguments.path("file")
      let since = arguments.text("since") ?? "HEAD"
      guard since.first != "-", !since.isEmpty else { throw MCPProblem("'\(since)' is not a commit") }
      let paths =
        arguments["other"] == nil ? [since, "--", path] : ["--", path, try arguments.path("other")]
      var command = Command(["diff"] + arguments.layoutOptions + paths)
      // Something changed.
      command.statuses = [0, 1]
      return command
    })
}
