import NibCore

extension CommandGroup {
  static let selecting = CommandGroup(
    title: "Select on the canvas",
    commands: [
      Command("select the view above", keys: "Up k", in: .canvas) { $0.selectNeighbor(.up) },
      Command("select the view below", keys: "Down j", in: .canvas) { $0.selectNeighbor(.down) },
      Command("select the view to the left", keys: "Left h", in: .canvas) { $0.selectNeighbor(.left) },
      Command("select the view to the right", keys: "Right l", in: .canvas) { $0.selectNeighbor(.right) },
      Command("select the first view inside", keys: "Enter", in: .canvas) { $0.selectInside() },
      Command("select the enclosing view", keys: "Backspace", in: .canvas) { $0.selectOutside() },
    ])

  static let seeing = CommandGroup(
    title: "View",
    commands: [
      .boxes,
      Command("zoom in", keys: "+ =", unless: \.zoomUnavailableReason) { $0.panes.canvas.viewport.zoomIn() },
      Command("zoom out", keys: "-", unless: \.zoomUnavailableReason) { $0.panes.canvas.viewport.zoomOut() },
      Command("zoom to 100% (8 x 16 points per cell)", keys: "0", unless: \.zoomUnavailableReason) {
        $0.panes.canvas.viewport.showActualSize()
      },
      .fit,
      Command("paint pages in their own background or the terminal's", keys: "B") { $0.togglePages() },
      Command("pan left", keys: "H S-Left") { $0.panes.canvas.pan(columns: -4, rows: 0) },
      Command("pan down", keys: "J S-Down") { $0.panes.canvas.pan(columns: 0, rows: 2) },
      Command("pan up", keys: "K S-Up") { $0.panes.canvas.pan(columns: 0, rows: -2) },
      Command("pan right", keys: "L S-Right") { $0.panes.canvas.pan(columns: 4, rows: 0) },
      Command("show or hide a grid in points", keys: "#") { $0.panes.canvas.shows.grid.toggle() },
      Command("show or hide rulers in points", keys: "u") { $0.panes.canvas.shows.rulers.toggle() },
      Command("contact sheet: show several devices side by side", keys: "p") {
        $0.toggleContactSheet()
      },
    ])

  static let overlays = CommandGroup(
    title: "Overlays",
    commands: [
      .constraints,
      Command("show or hide margins", keys: "m") { $0.panes.canvas.shows.margins.toggle() },
      Command("show or hide the safe area", keys: "s") { $0.panes.canvas.shows.safeArea.toggle() },
      Command("show or hide baselines", keys: "i") { $0.panes.canvas.shows.baselines.toggle() },
      Command("show or hide views that cannot be seen", keys: "v") {
        $0.panes.canvas.shows.concealed.toggle()
      },
      Command("alternate between layouts of an ambiguous view", keys: "A") { $0.toggleAlternatingLayouts() },
    ])
}

extension Command {
  static let boxes = Command("switch between boxes and rendered views", keys: "b", word: "boxes") {
    $0.panes.canvas.style = $0.panes.canvas.style == .boxes ? .rendered : .boxes
  }

  static let fit = Command("zoom to fit the pane", keys: "f", unless: \.zoomUnavailableReason) {
    $0.panes.canvas.viewport.toggleFit()
  }

  static let constraints = Command(
    "show or hide the constraints of the selection", keys: "c", word: "constraints"
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
    panes.canvas.showSheet(state)
    focus(on: .canvas)
  }
}
