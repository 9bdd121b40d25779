/// The form of escape sequences that tmux passes on to the terminal around it, if its option allow-passthrough is on.
enum TmuxPassthrough {
  /// Each sequence in `bytes`, which ends with ESC \\, in a sequence of its own.
  static func wrapped(_ bytes: [UInt8]) -> [UInt8] {
    var wrapped: [UInt8] = []
    var sequence: [UInt8] = []
    for byte in bytes {
      sequence += byte == 0x1B ? [0x1B, 0x1B] : [byte]
      guard byte == UInt8(ascii: "\\"), sequence.dropLast().last == 0x1B else { continue }
      wrapped += Array("\u{1B}Ptmux;".utf8) + sequence + Array("\u{1B}\\".utf8)
      sequence = []
    }
    return wrapped
  }
}
