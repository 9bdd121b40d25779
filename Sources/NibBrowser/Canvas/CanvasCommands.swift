import NibCore
import NibTools

/// The commands that select views, and those that change how the picture is shown.
extension CanvasPane {
  static let selectingCommands: [Command<CanvasPane>] = [
    Command("select the view above", id: "select-above", keys: "Up k", in: .canvas) {
      $0.selectNeighbor(.up)
    },
    Command("select the view below", id: "select-below", keys: "Down j", in: .canvas) {
      $0.selectNeighbor(.down)
    },
    Command("select the view to the left", id: "select-left", keys: "Left h", in: .canvas) {
      $0.selectNeighbor(.left)
    },
    Command("select the view to the right", id: "select-right", keys: "Right l", in: .canvas) {
      $0.selectNeighbor(.right)
    },
    Command(
      "select the first view inside", id: "select-inside", keys: "Enter", in: .canvas,
      synonyms: "child enter"
    ) { if !$0.session.resolveConflicts() { $0.selectInside() } },
    Command(
      "select the enclosing view", id: "select-outside", keys: "Backspace", in: .canvas,
      synonyms: "parent superview"
    ) { $0.selectOutside() },
  ]

  static let seeingCommands: [Command<CanvasPane>] = [
    Command(
      "switch between boxes and rendered views", keys: "b", shortTitle: "boxes",
      synonyms: "outlines wireframe style names", state: \.style.rawValue, needs: .picture
    ) { $0.style = $0.style == .boxes ? .rendered : .boxes },
    Command(
      "zoom in", keys: "+ =", in: [.everywhere, .run], synonyms: "larger magnify scale", needs: .picture,
      unless: { $0.reasonForNoZoom(isAtLimit: $0.viewport.zoom >= 4, fitting: false) },
      action: { if !$0.showPage(fitted: false) { $0.viewport.zoomIn() } }),
    Command(
      "zoom out", keys: "-", in: [.everywhere, .run], synonyms: "smaller scale", needs: .picture,
      unless: { $0.reasonForNoZoom(isAtLimit: $0.viewport.zoom <= 0.125, fitting: true) },
      action: { if !$0.showPage(fitted: true) { $0.viewport.zoomOut() } }),
    Command(
      "zoom to 100% (8 x 16 points per cell)", id: "actual-size", keys: "0",
      synonyms: "reset original scale", state: \.viewport.zoomText, needs: .picture,
      unless: { $0.reasonForNoZoom(isAtLimit: $0.viewport.zoom == 1, fitting: false) },
      action: { if !$0.showPage(fitted: false) { $0.viewport.showActualSize() } }),
    Command(
      "zoom to fit the pane", id: "fit", keys: "f", synonyms: "whole all scale",
      state: { ($0.session.page?.fits ?? $0.viewport.fits).onOrOff }, needs: .picture,
      unless: { $0.reasonForNoFit },
      action: { if !$0.showPage(fitted: true) { $0.viewport.fitPane() } }),
    Command(
      "paint pages in their own background or the terminal's", id: "pages", keys: "B",
      synonyms: "toggle white paper color background", state: \.paintsPages.onOrOff
    ) { $0.togglePages() },
    Command(
      "show pictures as images or in cells", id: "images", keys: "I", in: [.everywhere, .map],
      synonyms: "toggle graphics pixels kitty sixel", state: \.showsImages.onOrOff
    ) { $0.toggleImages() },
    pan("left", keys: "H S-Left", columns: -4),
    pan("down", keys: "J S-Down", rows: 2),
    pan("up", keys: "K S-Up", rows: -2),
    pan("right", keys: "S-Right", columns: 4),
    toggle("show or hide a grid in points", of: "grid", keys: "#", synonyms: "toggle lines", \.grid),
    toggle("show or hide rulers in points", of: "rulers", keys: "R", synonyms: "toggle measure", \.rulers),
    Command(
      "contact sheet: show several devices side by side", id: "contact-sheet", keys: "p",
      synonyms: "compare all screens overview", state: { ($0.sheet != nil).onOrOff }, needs: .picture,
      action: { $0.toggleContactSheet() }),
  ]

  static let overlayCommands: [Command<CanvasPane>] = [
    Command(
      "show or hide the constraints of the selection", keys: "c", shortTitle: "constraints",
      synonyms: "toggle autolayout rules", state: \.shows.constraints.onOrOff, needs: .picture
    ) {
      $0.shows.constraints.toggle()
      $0.explainMissingConstraints()
    },
    toggle("show or hide margins", of: "margins", keys: "m", synonyms: "toggle insets", \.margins),
    toggle(
      "show or hide the safe area", of: "safe area", keys: "s", synonyms: "toggle notch insets guides",
      \.safeArea),
    toggle("show or hide baselines", of: "baselines", keys: "i", synonyms: "toggle text", \.baselines),
    toggle(
      "show or hide views that cannot be seen", of: "concealed views", keys: "v",
      synonyms: "toggle hidden invisible clipped off-screen", \.concealed),
    Command(
      "alternate between layouts of an ambiguous view", id: "ambiguity", keys: "A",
      synonyms: "exercise ambiguity animate", state: { ($0.alternating != nil).onOrOff }, needs: .picture,
      action: { $0.toggleAlternatingLayouts() }),
  ]

  /// A command that switches an overlay or an aid of the canvas on or off. The id of the command is made of the given
  /// name.
  private static func toggle(
    _ title: String, of name: String, keys: String, synonyms: String,
    _ aid: WritableKeyPath<CanvasOverlays, Bool> & Sendable
  ) -> Command<CanvasPane> {
    Command(
      title, id: name.split(separator: " ").joined(separator: "-"), keys: keys, synonyms: synonyms,
      state: { $0.shows[keyPath: aid].onOrOff }, needs: .picture,
      action: { $0.toggle(aid, of: name) })
  }

  /// A command that scrolls the picture or the contact sheet.
  private static func pan(_ direction: String, keys: String, columns: Int = 0, rows: Int = 0) -> Command<
    CanvasPane
  > {
    Command(
      "pan \(direction)", keys: keys, synonyms: "scroll move", needs: .picture,
      unless: { $0.reasonForNoPan(columns: columns, rows: rows) },
      action: { $0.pan(columns: columns, rows: rows) })
  }
}

extension CanvasPane {
  /// The reason why a zoom command has no effect; `nil` if it has one.
  ///
  /// - Parameters:
  ///   - isAtLimit: whether the zoom of the picture is already at or beyond the one that the command leads to.
  ///   - fitting: whether the command shows the whole window of a running screen, or shows the window at 100 %.
  private func reasonForNoZoom(isAtLimit: Bool, fitting: Bool) -> String? {
    if session.showsRows { return "Rows are always shown at 8 x 16 points per cell." }
    if let fits = session.page?.fits {
      if fits != fitting { return nil }
      return fits ? "All of the screen is shown already." : "The screen is shown at 100% already."
    }
    if let sheet {
      let things = sheet.isOfLanguages ? "Languages" : "Devices"
      return "\(things) are shown side by side at one scale. Enter shows one of them."
    }
    return isAtLimit && !viewport.fits ? "The zoom is \(viewport.zoomText) already." : nil
  }

  /// The reason why the picture or the running screen cannot be fitted into the pane; `nil` if it can.
  private var reasonForNoFit: String? {
    if session.page == nil, sheet == nil, viewport.fits {
      let key = session.setup.bindings.shortcut(of: "actual-size")
      return "The picture fits the pane already. \(key) shows it at 100%."
    }
    return reasonForNoZoom(isAtLimit: false, fitting: true)
  }

  /// Shows all of a running screen, or shows it at 100 %. Returns false if no screen runs.
  private func showPage(fitted: Bool) -> Bool {
    guard let page = session.page, page.fits != nil else { return false }
    page.fits = fitted
    return true
  }

  /// Switches an overlay or an aid of the canvas on or off. Shows a message if nothing on the screen changes.
  private func toggle(_ aid: WritableKeyPath<CanvasOverlays, Bool>, of name: String) {
    let before = canvasCells
    shows[keyPath: aid].toggle()
    guard before.map({ $0 == canvasCells }) ?? true else { return }
    let name = name.prefix(1).uppercased() + name.dropFirst()
    session.showMessage(
      shows[keyPath: aid] ? "\(name): on, but there is nothing to show." : "\(name): off.")
  }

  /// The canvas as it is drawn now; `nil` while it is not on the screen.
  private var canvasCells: [[Cell]]? {
    guard let area = session.layout.panes[.canvas]?.belowTitle, !area.isEmpty else { return nil }
    let screen = CellCanvas(size: area.size)
    update(in: area)
    screen.translated(by: CellPoint.zero - area.origin) { draw(on: screen, in: area, hasFocus: true) }
    return (0..<area.size.rows).map { row in
      (0..<area.size.columns).map { screen[row: row, column: $0] }
    }
  }

  /// Paints pages light or dark, or lets the terminal's background be seen.
  private func togglePages() {
    paintsPages.toggle()
    if session.loop?.screen.colorDepth == .monochrome {
      return session.showMessage("This terminal shows no colors, so pages are not painted.")
    }
    session.showMessage(
      paintsPages ? "Pages are painted light or dark." : "Pages have the terminal's background.")
  }

  /// Shows the reason why no constraints are visible although they are switched on.
  private func explainMissingConstraints() {
    guard shows.constraints, let open = session.open,
      open.shown?.constraint(session.selected ?? "") == nil
    else { return }
    guard let id = session.selected else {
      return session.showMessage("The constraints of the selected view are shown. Nothing is selected yet.")
    }
    guard open.inspected?.constraints(about: id).isEmpty ?? true else { return }
    let isInStack =
      (session.selectedView?.superview as? UIStackView)?.arrangedSubviews
      .contains { $0 === session.selectedView } ?? false
    session.showMessage(
      isInStack
        ? "No constraints on this view: the stack view places it. E explains its frame."
        : "No constraints on this view.")
  }

  private func toggleContactSheet() {
    if sheet.take() != nil || session.page?.showDevices() == true { return }
    openSheet(ofLanguages: false)
  }

  /// Opens the contact sheet of devices or of languages.
  func openSheet(ofLanguages: Bool) {
    guard session.currentPicture != nil else { return session.showMessage("There is no picture.") }
    session.endPage()
    showSheet(ofLanguages: ofLanguages)
    session.focus(on: .canvas)
    guard ofLanguages, images != nil, let loaded = session.open?.loaded else { return }
    let texts = loaded.document.translations.flatMap { $0.texts.map(\.value) }
    let fonts = loaded.environment.textMetrics.fonts
    if let remark = MachineFonts.shared.remarkOnMissingLetters(of: texts, besides: fonts) {
      session.showMessage(remark)
    }
  }
}
