import NibCore

extension CommandGroup {
  static let selecting = CommandGroup(
    title: "Select on the canvas",
    commands: [
      Command("the view above", keys: "Up k", in: .canvas) { $0.selectNeighbor(.up) },
      Command("the view below", keys: "Down j", in: .canvas) { $0.selectNeighbor(.down) },
      Command("the view to the left", keys: "Left h", in: .canvas) { $0.selectNeighbor(.left) },
      Command("the view to the right", keys: "Right l", in: .canvas) { $0.selectNeighbor(.right) },
      Command("the first view inside", keys: "Enter", in: .canvas) { $0.selectInside() },
      Command("the view around it", keys: "Backspace", in: .canvas) { $0.selectOutside() },
    ])

  static let seeing = CommandGroup(
    title: "See",
    commands: [
      .boxes,
      Command("zoom in", keys: "+ =", unless: \.reasonForNoZoom) { $0.panes.canvas.viewport.zoomIn() },
      Command("zoom out", keys: "-", unless: \.reasonForNoZoom) { $0.panes.canvas.viewport.zoomOut() },
      Command("a cell is 8 x 16 points", keys: "0", unless: \.reasonForNoZoom) {
        $0.panes.canvas.viewport.showActualSize()
      },
      .fit,
      Command("pan left", keys: "H S-Left") { $0.panes.canvas.viewport.pan(columns: -4, rows: 0) },
      Command("pan down", keys: "J S-Down") { $0.panes.canvas.viewport.pan(columns: 0, rows: 2) },
      Command("pan up", keys: "K S-Up") { $0.panes.canvas.viewport.pan(columns: 0, rows: -2) },
      Command("pan right", keys: "L S-Right") { $0.panes.canvas.viewport.pan(columns: 4, rows: 0) },
      Command("grid in points", keys: "#") { $0.panes.canvas.shows.grid.toggle() },
      Command("rulers in points", keys: "u") { $0.panes.canvas.shows.rulers.toggle() },
      Command("contact sheet: several devices side by side", keys: "p") {
        $0.toggleContactSheet()
      },
    ])

  static let overlays = CommandGroup(
    title: "Over the layout",
    commands: [
      .constraints,
      Command("margins", keys: "m") { $0.panes.canvas.shows.margins.toggle() },
      Command("safe area", keys: "s") { $0.panes.canvas.shows.safeArea.toggle() },
      Command("baselines", keys: "i") { $0.panes.canvas.shows.baselines.toggle() },
      Command("hidden, clipped and off-screen views", keys: "v") { $0.panes.canvas.shows.concealed.toggle() },
      Command("the two layouts that an ambiguity allows", keys: "A") { $0.toggleAmbiguity() },
    ])
}

extension Command {
  static let boxes = Command("boxes or rendered", keys: "b", word: "boxes") {
    $0.panes.canvas.style = $0.panes.canvas.style == .boxes ? .rendered : .boxes
  }

  static let fit = Command("fit the canvas", keys: "f", unless: \.reasonForNoZoom) {
    $0.panes.canvas.viewport.toggleFit()
  }

  static let constraints = Command("constraints of the selection", keys: "c", word: "constraints") {
    $0.panes.canvas.shows.constraints.toggle()
  }
}

extension Browser {
  /// The reason why the canvas cannot zoom; nil if it can.
  fileprivate var reasonForNoZoom: String? {
    panes.canvas.rows == nil ? nil : "Rows are always shown at 8 x 16 points per cell."
  }

  fileprivate func toggleContactSheet() {
    if panes.canvas.sheet.take() != nil { return }
    guard state.open?.document != nil else { return }
    panes.canvas.endProgram()
    panes.canvas.showSheet(state)
    focus(on: .canvas)
  }
}
