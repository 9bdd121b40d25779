import NibCore

extension CommandGroup {
  static let selecting = CommandGroup(
    title: "Select on the canvas",
    commands: [
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
      ) { $0.selectInside() },
      Command(
        "select the enclosing view", id: "select-outside", keys: "Backspace", in: .canvas,
        synonyms: "parent superview"
      ) { $0.selectOutside() },
    ])

  static let seeing = CommandGroup(
    title: "View",
    commands: [
      .boxes,
      Command("zoom in", keys: "+ =", synonyms: "larger magnify scale", unless: \.zoomUnavailableReason) {
        $0.panes.canvas.viewport.zoomIn()
      },
      Command("zoom out", keys: "-", synonyms: "smaller scale", unless: \.zoomUnavailableReason) {
        $0.panes.canvas.viewport.zoomOut()
      },
      Command(
        "zoom to 100% (8 x 16 points per cell)", id: "actual-size", keys: "0",
        synonyms: "reset original scale", state: \.panes.canvas.viewport.zoomText,
        unless: \.zoomUnavailableReason
      ) {
        $0.panes.canvas.viewport.showActualSize()
      },
      .fit,
      Command(
        "paint pages in their own background or the terminal's", id: "pages", keys: "B",
        synonyms: "toggle white paper color background", state: \.state.paintsPages.onOrOff
      ) { $0.togglePages() },
      Command("pan left", keys: "H S-Left", synonyms: "scroll move") {
        $0.panes.canvas.pan(columns: -4, rows: 0)
      },
      Command("pan down", keys: "J S-Down", synonyms: "scroll move") {
        $0.panes.canvas.pan(columns: 0, rows: 2)
      },
      Command("pan up", keys: "K S-Up", synonyms: "scroll move") {
        $0.panes.canvas.pan(columns: 0, rows: -2)
      },
      Command("pan right", keys: "L S-Right", synonyms: "scroll move") {
        $0.panes.canvas.pan(columns: 4, rows: 0)
      },
      toggle(
        "show or hide a grid in points", id: "grid", keys: "#", synonyms: "toggle lines",
        \.grid),
      toggle(
        "show or hide rulers in points", id: "rulers", keys: "u", synonyms: "toggle measure",
        \.rulers),
      Command(
        "contact sheet: show several devices side by side", id: "contact-sheet", keys: "p",
        synonyms: "compare all screens overview", state: { ($0.panes.canvas.sheet != nil).onOrOff }
      ) {
        $0.toggleContactSheet()
      },
    ])

  static let overlays = CommandGroup(
    title: "Overlays",
    commands: [
      .constraints,
      toggle(
        "show or hide margins", id: "margins", keys: "m", synonyms: "toggle insets",
        \.margins),
      toggle(
        "show or hide the safe area", id: "safe-area", keys: "s", synonyms: "toggle notch insets",
        \.safeArea),
      toggle(
        "show or hide baselines", id: "baselines", keys: "i", synonyms: "toggle text",
        \.baselines),
      toggle(
        "show or hide views that cannot be seen", id: "concealed-views", keys: "v",
        synonyms: "toggle hidden invisible clipped off-screen",
        \.concealed),
      Command(
        "alternate between layouts of an ambiguous view", id: "ambiguity", keys: "A",
        synonyms: "exercise ambiguity animate", state: { ($0.panes.canvas.alternatingLayouts != nil).onOrOff }
      ) { $0.toggleAlternatingLayouts() },
    ])

  /// A command that switches an overlay or an aid of the canvas on or off.
  private static func toggle(
    _ title: String, id: String, keys: String, synonyms: String,
    _ aid: WritableKeyPath<CanvasOverlays, Bool> & Sendable
  ) -> Command {
    Command(
      title, id: id, keys: keys, synonyms: synonyms,
      state: { $0.panes.canvas.shows[keyPath: aid].onOrOff },
      action: { $0.panes.canvas.shows[keyPath: aid].toggle() })
  }
}

extension Command {
  static let boxes = Command(
    "switch between boxes and rendered views", keys: "b", word: "boxes",
    synonyms: "outlines wireframe style names", state: \.panes.canvas.style.rawValue
  ) {
    $0.panes.canvas.style = $0.panes.canvas.style == .boxes ? .rendered : .boxes
  }

  static let fit = Command(
    "zoom to fit the pane", id: "fit", keys: "f", synonyms: "whole all scale",
    state: \.panes.canvas.viewport.fits.onOrOff, unless: \.zoomUnavailableReason
  ) {
    $0.panes.canvas.viewport.toggleFit()
  }

  static let constraints = Command(
    "show or hide the constraints of the selection", keys: "c", word: "constraints",
    synonyms: "toggle autolayout rules", state: \.panes.canvas.shows.constraints.onOrOff
  ) {
    $0.panes.canvas.shows.constraints.toggle()
    $0.explainMissingConstraints()
  }
}

extension Browser {
  /// The reason why the canvas cannot zoom; nil if it can.
  fileprivate var zoomUnavailableReason: String? {
    panes.canvas.rows == nil ? nil : "Rows are always shown at 8 x 16 points per cell."
  }

  fileprivate func togglePages() {
    state.paintsPages.toggle()
    if panes.canvas.device?.colorDepth == .monochrome {
      return showMessage("This terminal shows no colors, so pages are not painted.")
    }
    showMessage(
      state.paintsPages ? "Pages are painted light or dark." : "Pages have the terminal's background.")
  }

  /// Says why no constraints are visible although they are switched on.
  fileprivate func explainMissingConstraints() {
    guard panes.canvas.shows.constraints, let open = state.open,
      open.shown?.constraint(state.selected ?? "") == nil
    else { return }
    guard let id = state.selected else {
      return showMessage("The constraints of the selected view are shown. Nothing is selected yet.")
    }
    if open.inspected?.constraints(about: id).isEmpty ?? true { showMessage("No constraints on this view.") }
  }

  fileprivate func toggleContactSheet() {
    if panes.canvas.sheet.take() != nil { return }
    guard state.currentPicture != nil else { return showMessage("There is no picture.") }
    panes.canvas.endProgram()
    showSheet()
    focus(on: .canvas)
  }

  /// Shows the picture on several devices side by side. The first one is laid out immediately, and the others one by one
  /// in pauses, so that keys are answered meanwhile.
  func showSheet() {
    guard let document = state.open?.document, let picture = state.currentPicture else { return }
    let sheet = ContactSheet(
      document, picture: picture, options: state.settings.options, devices: CanvasSettings.commonDevices)
    panes.canvas.sheet = sheet
    guard !setup.findsSynchronously else {
      // Scripted runs show the finished sheet.
      while sheet.layOutNext() {}
      return
    }
    if sheet.layOutNext() { layOutSheetSoon(sheet) }
  }

  private func layOutSheetSoon(_ sheet: ContactSheet) {
    loop?.schedule(after: .milliseconds(1)) { [weak self] in
      guard let self, panes.canvas.sheet === sheet else { return }
      if sheet.layOutNext() { layOutSheetSoon(sheet) }
      loop?.setNeedsDisplay()
    }
  }
}
