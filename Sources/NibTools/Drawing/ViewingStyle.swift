import NibCore
import NibDrawing
import NibScreen

/// The settings of the user for all drawings of documents.
package struct ViewingStyle: Hashable {
  /// Outlines with names, or an approximation of the real screen.
  package var style: NibDrawingContext.Style
  /// The characters of which large text consists.
  package var blocks: LargeTextBlocks

  package init(style: NibDrawingContext.Style = .rendered, blocks: LargeTextBlocks = .quadrants) {
    (self.style, self.blocks) = (style, blocks)
  }
}
