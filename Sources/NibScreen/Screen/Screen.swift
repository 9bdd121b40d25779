import NibCore

/// Something that shows canvases: a terminal, or its stand-in in a test.
public protocol Screen: AnyObject {
  /// Its size in cells, as of the last `updateSize()`.
  var size: CellSize { get }
  /// The colors that it can show.
  var colorDepth: ColorDepth { get }
  /// Whether blocks, from which large letters are made, are shown as such.
  var showsBlocks: Bool { get }

  /// Whether the device is gone, so that nobody will ever see what is shown.
  var isLost: Bool { get }

  /// Shows the canvas and its cursor. What is outside the screen is cut off, what the canvas lacks is blank.
  /// The canvas may be changed afterwards.
  func present(_ canvas: CellCanvas)
  /// Asks the device for its size after it may have changed; the next canvas is shown anew.
  func updateSize()
  /// Gives the device back for a while.
  func suspend()
  /// Takes the device again, suspended or not, as if nothing on it were as it was left; the next canvas is
  /// shown anew.
  func resume()
  /// Gives the device back for good. A second call does nothing.
  func close()

  /// Turns mouse events on or off. Off, the terminal's own selection works.
  func setMouse(_ isOn: Bool)
  /// Puts text on the clipboard of whoever looks at the screen. Whether there was a way to.
  func copyToClipboard(_ text: String) -> Bool
  /// Gives the device to a program until it ends, and takes it again as `resume()` does.
  ///
  /// - Parameter arguments: the program's name or path, and what follows it.
  /// - Returns: the exit status that a shell would tell: 128 and the signal for a program that a signal
  ///   ended, 127 for one that is not there, 126 for one that cannot be run.
  func run(_ arguments: [String]) -> Int32
}

extension Screen {
  public var showsBlocks: Bool { true }
  public var isLost: Bool { false }
}
