import NibAnalysis
import NibCore
import NibDrawing
import NibTools

/// The preview of a result: the picture of its document with the object outlined, or the outline around the object.
///
/// Sendable, because the thread that draws the cells does not use them afterwards.
struct FindPreview: @unchecked Sendable {
  struct Request: Sendable {
    let object: FoundObject
    let size: CellSize
    let settings: FindPreviewer.Settings
    let colors: OverlayColors
  }

  let request: Request
  let cells: CellCanvas
}
