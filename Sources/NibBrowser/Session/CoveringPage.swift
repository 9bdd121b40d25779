import NibCore
import NibDrawing
import NibScreen

/// A page that covers all panes, such as the map of a storyboard.
protocol CoveringPage: AnyObject {
  /// The place in which the page's commands work.
  var context: CommandContext { get }
  /// The text of the status line.
  var summary: String { get }
  /// The ids of the commands that the status line offers.
  var hints: [String] { get }
  /// The title: a name, buttons, and a text after them.
  var title: (name: String, buttons: [TitleButton], detail: String) { get }
  /// Handles the mouse. Returns the id of a command to perform, or `nil`.
  func handle(_ mouse: MouseEvent) -> String?
  /// Lays the page out in an area of the screen, below its title.
  ///
  /// - Parameter time: the time for drawings that can be made later; `nil` for no limit.
  /// - Returns: false if there was not enough time, so that the page must be updated and drawn again.
  func update(in area: CellRect, time: Duration?, _ theme: Theme) -> Bool
  /// Draws the page as it was last laid out.
  func draw(on screen: CellCanvas, _ theme: Theme)
}
