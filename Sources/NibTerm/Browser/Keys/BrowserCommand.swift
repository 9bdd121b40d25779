/// The browser's commands. The key table defines their keys and titles.
enum BrowserCommand: String, CaseIterable {
  // The program
  case help, palette, quit, suspend, redraw
  // Panes
  case nextPane, previousPane, documentsPane, outlinePane, canvasPane, inspectorPane
  case widerPane, narrowerPane, arrangePanes, back
  // Moving
  case up, down, left, right, pageUp, pageDown, home, end, open
  case search, nextMatch, previousMatch
  case nextDocument, previousDocument, nextScene, previousScene
  // Selecting on the canvas
  case selectUp, selectDown, selectLeft, selectRight, selectInside, selectOutside
  // The view of the canvas
  case boxes, zoomIn, zoomOut, actualSize, fit, panUp, panDown, panLeft, panRight
  case grid, rulers, contactSheet
  // Overlays on the canvas
  case constraints, margins, safeArea, baselines, concealed, ambiguity
  // Layout settings
  case device, chooseDevice, orientation, appearance, largerText, smallerText, direction, sizeClass
  case freeSize, narrower, wider, shorter, taller, documentSettings
  // The selection
  case explain, copy, edit, problems, defaults
  // Programs
  case run, rows, reload, mouse, theme
}

/// The panes in which a key works while they have the focus.
struct KeyContext: OptionSet, Hashable {
  let rawValue: UInt8

  static let documents = KeyContext(rawValue: 1)
  static let outline = KeyContext(rawValue: 2)
  static let canvas = KeyContext(rawValue: 4)
  static let inspector = KeyContext(rawValue: 8)

  static let lists: KeyContext = [.documents, .outline, .inspector]
  static let everywhere: KeyContext = [.documents, .outline, .canvas, .inspector]
}
