import NibCore

/// Something that shows canvases: a terminal, or its stand-in in a test.
public protocol Screen: AnyObject {
  /// Its size in cells, as of the last `updateSize()`.
  var size: CellSize { get }
  /// The colors that it can show.
  var colorDepth: ColorDepth { get }

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
}
