import NibCompare
import NibCore
import NibDrawing
import NibTools

/// The parts of the screen that its size and the user's choices determine.
struct ResolveLayout {
  /// Whether three pictures are side by side.
  var isThree = true
  var hasXML = false
  /// The sentence of the conflict above the versions.
  var header: [String] = []
  /// The pictures and the XML of the versions, with their boxes.
  var pictures: [(side: ConflictSide, area: CellRect, picture: ConflictPicture?)] = []
  var xml: [(side: ConflictSide, area: CellRect)] = []
  /// The first line of the XML that is shown.
  var firstLine = 0
  /// The list of conflicts, as it was last shown.
  var list: (rows: [String], frame: PanelFrame) = ([], PanelFrame(content: .zero, on: .zero))

  /// The minimum number of columns of the screen for three pictures.
  static let columnsForThree = 100
  /// The minimum number of rows of the screen for XML below the pictures.
  static let rowsForXML = 34
}
