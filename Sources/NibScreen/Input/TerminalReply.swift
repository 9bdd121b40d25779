import NibCore

/// A program that divides a terminal among several programs, as a number in its secondary device attributes.
package enum Multiplexer: Int, Hashable, Sendable {
  case screen = 83
  case tmux = 84
}

/// A terminal's answer to one of the questions of `GraphicsQuestions`. Answers can arrive at any time and are never
/// treated as keys.
package enum TerminalReply: Hashable, Sendable {
  /// The primary device attributes, which every terminal reports. 4 stands for sixels.
  case attributes([Int])
  /// The program between this one and the terminal, in the secondary device attributes; `nil` for a terminal.
  case multiplexer(Multiplexer?)
  /// Whether the terminal supports kitty's graphics protocol.
  case kittyGraphics(Bool)
  /// The size of a cell.
  case cellSize(PixelSize)
  /// The size of all cells together.
  case areaSize(PixelSize)
  /// The number of colors of sixels.
  case colorRegisters(Int)
  /// Whether the terminal supports the inline images of iTerm2.
  case inlineImages(Bool)

  /// The answer in a control sequence: ESC [, an optional `?`, parameters, a letter.
  init?(prefix: UInt8, parameters: [Int], final: UInt8) {
    switch (prefix, final, parameters.count) {
    case (UInt8(ascii: "?"), UInt8(ascii: "c"), 1...): self = .attributes(parameters)
    case (UInt8(ascii: ">"), UInt8(ascii: "c"), 1...):
      self = .multiplexer(Multiplexer(rawValue: parameters[0]))
    // The second number is 0 if there was no error.
    case (UInt8(ascii: "?"), UInt8(ascii: "S"), 3) where parameters[0] == 1 && parameters[1] == 0:
      self = .colorRegisters(parameters[2])
    case (0, UInt8(ascii: "t"), 3) where parameters[0] == 4 || parameters[0] == 6:
      // No screen is larger, so larger numbers are damaged.
      guard (1...65_535).contains(parameters[1]), (1...65_535).contains(parameters[2]) else { return nil }
      let size = PixelSize(width: parameters[2], height: parameters[1])
      self = parameters[0] == 6 ? .cellSize(size) : .areaSize(size)
    default: return nil
    }
  }

  /// The answer in a string sequence.
  ///
  /// - Parameters:
  ///   - introducer: the character after ESC.
  ///   - bytes: the text between the introducer and the end of the sequence.
  init?(introducer: UInt8, _ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "_"):
      // Gi=31;OK, or Gi=31;EINVAL:reason
      let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].hasPrefix("G"),
        parts[0].dropFirst().split(separator: ",").contains("i=\(TerminalReply.kittyQuestion)")
      else { return nil }
      self = .kittyGraphics(parts[1] == "OK")
    case UInt8(ascii: "]"):
      let start = "1337;Capabilities="
      guard text.hasPrefix(start) else { return nil }
      self = .inlineImages(TerminalReply.capabilities(text.dropFirst(start.count)).contains("F"))
    default: return nil
    }
  }

  /// The number of the image in the question about kitty's graphics protocol.
  static let kittyQuestion = 31

  /// iTerm2's names of capabilities: an uppercase letter, lowercase letters and, for some, a number.
  private static func capabilities(_ text: Substring) -> [String] {
    var names: [String] = []
    for character in text {
      if character.isUppercase { names.append(String(character)) }
      if character.isLowercase, let last = names.indices.last { names[last].append(character) }
    }
    return names
  }
}
