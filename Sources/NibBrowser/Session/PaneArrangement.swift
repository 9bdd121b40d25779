/// The user's choice of the visible panes and their sizes in cells. `PaneLayout` computes the actual areas from it.
struct PaneArrangement: Hashable {
  /// Whether the panes on the left side, documents and outline, are shown.
  var showsSide = true
  var showsInspector = true
  /// The number of columns of the documents and the outline. For this and the other optional sizes, `nil` means a
  /// default that depends on the size of the screen.
  var sideColumns: Int?
  var inspectorColumns: Int?
  /// The number of rows of the inspector when it is below the canvas.
  var inspectorRows: Int?
  /// The part of the left side's height that the documents get, from 0 to 1. The outline gets the rest.
  var documentsShare = 0.4

  /// Steps through these arrangements: all panes, no inspector, no side panes, only the canvas.
  mutating func cycle() {
    switch (showsSide, showsInspector) {
    case (true, true): showsInspector = false
    case (true, false): (showsSide, showsInspector) = (false, true)
    case (false, true): showsInspector = false
    case (false, false): (showsSide, showsInspector) = (true, true)
    }
  }
}
