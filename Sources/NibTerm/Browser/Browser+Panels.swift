import NibCore

/// Makes the panels that commands open.
extension Browser {
  /// A menu of all commands with their keys. The commands of the focused pane come first.
  var palette: MenuPanel {
    let context = focus.context
    let bindings = KeyTable.groups.flatMap(\.bindings).filter {
      !BrowserCommand.keyboardOnly.contains($0.command)
    }
    let here = bindings.filter { !$0.context.isDisjoint(with: context) }
    let rest = bindings.filter { $0.context.isDisjoint(with: context) }
    return MenuPanel(
      "Commands",
      (here + rest).map { binding in
        MenuPanel.Item(title: binding.title, detail: binding.keyNames) { $0.perform(binding.command) }
      })
  }

  var deviceMenu: MenuPanel {
    var items = [MenuPanel.Item(title: "as the document says") { $0.change { $0.choose(nil) } }]
    for device in Device.all where device.idiom != .terminal {
      for name in device.names {
        let size = "\(NibNumber.text(device.width)) x \(NibNumber.text(device.height))"
        items.append(MenuPanel.Item(title: name, detail: size) { $0.change { $0.choose(name) } })
      }
    }
    return MenuPanel("Device", items)
  }

  var sizePrompt: PromptPanel {
    let size = currentPicture?.view.bounds.size ?? .zero
    return PromptPanel(
      "Size in points", hint: "WIDTHxHEIGHT; nothing: the document's own",
      text: "\(NibNumber.text(size.width))x\(NibNumber.text(size.height))"
    ) { text in
      if text.isEmpty { return ({ $0.change { $0.resize(to: nil) } }, "") }
      guard let size = CanvasOptions.parse(text) else {
        return (nil, "'\(text)' is no size, such as 375x667")
      }
      return ({ $0.resize(to: size) }, "")
    }
  }

  var copyMenu: MenuPanel {
    let found = selected.map { copies(of: $0) } ?? []
    let items = found.map { copy in
      MenuPanel.Item(title: copy.name, detail: copy.text, key: copy.key) { $0.copy(copy.text) }
    }
    return MenuPanel("Copy", items, isFiltered: false)
  }

  /// A menu of the document's problems. Choosing a row selects the object concerned.
  var problemMenu: MenuPanel {
    let items = (open?.diagnostics ?? []).map { diagnostic in
      MenuPanel.Item(
        title: VisibleText.line(diagnostic.message),
        detail: diagnostic.location.map { ":\($0.line)" } ?? "", style: theme.style(of: diagnostic.severity)
      ) { browser in
        if let id = diagnostic.path.steps.first?.id { browser.select(id) }
      }
    }
    guard !items.isEmpty else {
      return MenuPanel(
        "Problems", [MenuPanel.Item(title: "Nothing is wrong here.") { _ in }], isFiltered: false)
    }
    return MenuPanel("Problems", items)
  }
}

/// Makes the help panel from the key table.
enum HelpText {
  static func panel() -> TextPanel {
    var lines: [TextPanel.Line] = []
    for group in KeyTable.groups {
      if !lines.isEmpty { lines.append(TextPanel.Line(text: "")) }
      lines.append(TextPanel.Line(text: group.title, style: CellStyle(attributes: [.bold, .underline])))
      for binding in group.bindings {
        let command = binding.command
        lines.append(
          TextPanel.Line(text: binding.keyNames, detail: binding.title) { $0.perform(command) })
      }
    }
    lines += [
      TextPanel.Line(text: ""),
      TextPanel.Line(text: "Mouse", style: CellStyle(attributes: [.bold, .underline])),
      TextPanel.Line(text: "click", detail: "choose; a view again: the one under it; words of the last row"),
      TextPanel.Line(text: "drag", detail: "lines between panes, the canvas's edges and ground"),
      TextPanel.Line(text: "wheel", detail: "scroll; with Ctrl: zoom"),
    ]
    return TextPanel("Keys", lines)
  }
}

extension BrowserCommand {
  /// Commands that the palette omits because they only make sense as keys.
  static let keyboardOnly: Set<BrowserCommand> = [
    .palette, .up, .down, .left, .right, .pageUp, .pageDown, .home, .end,
  ]
}

/// Asks for a line of text.
final class PromptPanel: Panel {
  private let title: String
  private let hint: String
  private var entry: TextEntry
  /// Returns the action for the entered text, or a sentence that says why the text is not accepted.
  private let accept: (String) -> (action: ((Browser) -> Void)?, problem: String)
  private var problem = ""

  init(
    _ title: String, hint: String, text: String = "",
    accept: @escaping (String) -> (action: ((Browser) -> Void)?, problem: String)
  ) {
    self.title = title
    self.hint = hint
    entry = TextEntry(text)
    self.accept = accept
  }

  func handle(_ key: KeyPress) -> PanelAnswer {
    switch key.key {
    case .escape: return .close
    case .enter:
      let answer = accept(entry.text)
      if let action = answer.action { return .perform(action) }
      problem = answer.problem
    default:
      if entry.type(key) { problem = "" }
    }
    return .stay
  }

  func handle(_ mouse: MouseEvent) -> PanelAnswer { mouse.action == .press ? .close : .stay }

  func paste(_ text: String) -> PanelAnswer {
    entry.insert(text)
    return .stay
  }

  func draw(on canvas: CellCanvas, theme: Theme) {
    let columns = max(40, CellText.columns(of: hint))
    let frame = PanelFrame(content: CellSize(columns: columns, rows: 2), on: canvas.size)
    frame.draw(title, on: canvas, theme: theme)
    let inside = frame.inside
    canvas.withClip(inside) {
      entry.draw("› ", on: canvas, at: inside.origin, columns: inside.size.columns)
      canvas.put(
        problem.isEmpty ? hint : problem, at: inside.origin + CellPoint(column: 0, row: 1),
        style: problem.isEmpty ? theme.quiet : theme.error)
    }
  }
}
