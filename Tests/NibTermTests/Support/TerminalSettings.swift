import Foundation

/// The modes of a terminal (`stty -a`). Tests compare them before and after a program.
struct TerminalSettings: Hashable, CustomStringConvertible {
  let input: UInt
  let output: UInt
  let control: UInt
  let local: UInt
  let characters: [UInt8]

  /// - Parameter descriptor: one end of a pseudo-terminal.
  init?(of descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    input = UInt(modes.c_iflag)
    output = UInt(modes.c_oflag)
    control = UInt(modes.c_cflag)
    local = UInt(modes.c_lflag)
    characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }

  var description: String {
    let flags = [input, output, control, local].map { String($0, radix: 16) }
    return (flags + characters.map { String($0, radix: 16) }).joined(separator: ":")
  }
}
