import NibCore

/// A device that shows canvases: a terminal (`CursesScreen`), or memory (`HeadlessScreen`).
package protocol Screen: AnyObject {
  /// The size in cells when `updateSize()` was last called.
  var size: CellSize { get }
  /// The colors that the screen can show.
  var colorDepth: ColorDepth { get }
  /// Whether the screen can show block characters, of which large letters consist.
  var showsBlocks: Bool { get }

  /// Whether the device is disconnected, so that its contents cannot be seen.
  var isLost: Bool { get }

  /// Shows the canvas and its cursor. Cells outside the screen are cut off, and cells outside the canvas are
  /// blank. The canvas may be changed afterwards.
  func present(_ canvas: CellCanvas)
  /// Reads the device's size after it may have changed. The next canvas is drawn completely.
  func updateSize()
  /// Releases the device temporarily.
  func suspend()
  /// Starts to use the device again, whether or not it was suspended. The device may be in any state, so the next
  /// canvas is drawn completely.
  func resume()
  /// Releases the device permanently. A second call has no effect.
  func close()

  /// Turns mouse events on or off. While they are off, the terminal's own text selection works.
  func setMouse(_ isOn: Bool)
  /// Puts text on the clipboard of the terminal's user. Returns false if the terminal does not support this, or if the
  /// text is too long.
  func copyToClipboard(_ text: String) -> Bool
  /// Releases the device for a program until it ends, and then starts to use it again.
  ///
  /// - Parameter arguments: the program's name or path, followed by its arguments.
  /// - Returns: the exit status as a shell reports it: 128 plus the signal number for a program that was
  ///   ended by a signal, 127 for a program that was not found, 126 for one that cannot be run.
  func run(_ arguments: [String]) -> Int32
}

extension Screen {
  package var showsBlocks: Bool { true }
  package var isLost: Bool { false }
}

/// A screen that may be able to show the images behind the cells of a canvas.
package protocol GraphicsScreen: Screen {
  /// How the screen shows images; `nil` if it cannot, or does not know yet. Canvases only have images if this is not
  /// `nil`.
  var graphics: TerminalGraphics? { get }
  /// Handles answers of the terminal. Returns whether `graphics` has changed.
  func receive(_ replies: [TerminalReply]) -> Bool
  /// Whether the terminals that show the screen can change, because tmux is between them and the program.
  var watchesClients: Bool { get }
  /// Finds out which terminals show the screen. Returns whether it must be drawn again.
  func updateClients() -> Bool
}

extension GraphicsScreen {
  package var watchesClients: Bool { false }
  package func updateClients() -> Bool { false }
}
