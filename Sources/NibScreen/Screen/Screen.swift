import NibCore

/// A device that shows canvases: a terminal (`CursesScreen`), or memory (`HeadlessScreen`).
public protocol Screen: AnyObject {
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
  public var showsBlocks: Bool { true }
  package var isLost: Bool { false }
}

/// A screen that may be able to show the images behind the cells of a canvas.
package protocol GraphicsScreen: Screen {
  /// How the screen shows images; `nil` if it cannot, or does not know yet. Canvases only have images if this is not
  /// `nil`.
  var graphics: TerminalGraphics? { get }
  /// Handles answers of the terminal. Returns whether `graphics` has changed.
  func receive(_ replies: [TerminalReply]) -> Bool
}

/// The reason why a terminal cannot be used for drawing. The description is one sentence for the user.
package enum ScreenError: Error, Hashable, CustomStringConvertible {
  /// Input or output is a file or a pipe.
  case notATerminal
  /// Input cannot be read or output cannot be written, because the descriptors were not opened for it.
  case noAccess
  /// The process is in the background of its terminal, and no shell can bring it to the foreground.
  case inBackground
  /// terminfo has no entry for TERM.
  case unknownTerminal(String)
  /// The terminal cannot move its cursor.
  case noCursorAddressing(String)

  package var description: String {
    switch self {
    case .notATerminal:
      "standard input and output must be a terminal"
    case .noAccess:
      "the terminal must be open for reading at standard input and for writing at standard output"
    case .inBackground:
      "the program is in the background of its terminal; run it in the foreground"
    case .unknownTerminal(""), .noCursorAddressing(""):
      "the terminal type (TERM) is not set; try TERM=xterm-256color"
    case .unknownTerminal(let name):
      "the terminal type '\(name)' (TERM) is not in the terminfo database; try TERM=xterm-256color"
    case .noCursorAddressing(let name):
      "a terminal of type '\(name)' (TERM) cannot move its cursor, so nothing can be drawn on it"
    }
  }
}
