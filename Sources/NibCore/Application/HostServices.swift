/// Services of the program that shows a window: the clipboard and the output of the terminal.
package protocol HostServices: AnyObject {
  /// Puts text on the clipboard of the terminal's user. Returns false if the terminal does not support this.
  func copyToClipboard(_ text: String) -> Bool
  /// Writes a line that the user sees when the terminal is restored.
  func writeLater(_ line: String)
}
