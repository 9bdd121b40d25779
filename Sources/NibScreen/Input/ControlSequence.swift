import NibCore

/// A complete control sequence: ESC [, parameters, final byte (ECMA-48, section 5.4).
struct ControlSequence {
  /// The maximum length of the parameters in bytes; a longer sequence is treated as broken.
  static let longest = 64

  /// One of `< = > ?` before the parameters, or 0.
  private let prefix: UInt8
  /// The parameters, each with its colon-separated parts; an omitted one is 0. Empty for a broken sequence.
  private let parameters: [[Int]]
  private let final: UInt8
  private let isBroken: Bool

  init(parameters bytes: [UInt8], final: UInt8) {
    let hasPrefix = bytes.first.map { (0x3C...0x3F).contains($0) } ?? false
    let digits = hasPrefix ? bytes.dropFirst() : bytes[...]
    prefix = hasPrefix ? bytes[0] : 0
    self.final = final
    isBroken = bytes.count > ControlSequence.longest || !digits.allSatisfy { (0x30...0x3B).contains($0) }
    parameters = isBroken ? [] : ControlSequence.numbers(digits)
  }

  /// Whether a `$` after these parameters is the final byte. rxvt ends the sequence of a shifted key with `$` in place
  /// of `~`. In other terminals, `$` precedes the final byte of sequences with a private prefix.
  static func canEndInDollar(_ parameters: [UInt8]) -> Bool {
    !parameters.isEmpty && parameters.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether a bracketed paste follows.
  var isPasteStart: Bool { isPlain && final == UInt8(ascii: "~") && parameter(0) == 200 }

  /// The terminal's answer to a question; `nil` if the sequence is not an answer.
  var reply: TerminalReply? {
    isBroken ? nil : TerminalReply(prefix: prefix, parameters: parameters.map { $0.first ?? 0 }, final: final)
  }

  /// Whether bytes after ESC [ can only be the beginning of an answer, because no key sends them.
  static func isReply(_ bytes: [UInt8]) -> Bool {
    bytes.first == UInt8(ascii: "?") || bytes.first == UInt8(ascii: ">")
  }

  /// The event that the sequence describes; `nil` if the sequence is unknown or has no meaning for a program.
  var event: InputEvent? {
    if isBroken { return nil }
    if prefix == UInt8(ascii: "<") { return mouse.map { .mouse($0) } }
    guard isPlain else { return nil }
    switch final {
    case UInt8(ascii: "I"): return .focus(true)
    case UInt8(ascii: "O"): return .focus(false)
    default: return key.map { .key($0) }
    }
  }

  /// Whether the sequence is valid and has no prefix.
  private var isPlain: Bool { prefix == 0 && !isBroken }

  private var mouse: MouseEvent? {
    guard parameters.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    return MouseReport(
      code: parameter(0), column: parameter(1), row: parameter(2), isRelease: final == UInt8(ascii: "m")
    ).event
  }

  private var key: KeyPress? {
    let modifiers = KeyPress.Modifiers(parameter: parameter(1))
    switch final {
    case UInt8(ascii: "~"):
      if parameter(0) == 27, parameters.count == 3 {
        return CodePointKeys.key(code: parameter(2), shifted: 0, modifiers: modifiers)
      }
      return NumberedKeys.key(parameter(0)).map { KeyPress($0, modifiers) }
    case UInt8(ascii: "u"):
      // The third event type is a release.
      if parameter(1, part: 1) == 3 { return nil }
      return CodePointKeys.key(code: parameter(0), shifted: parameter(0, part: 1), modifiers: modifiers)
    case UInt8(ascii: "^"): return NumberedKeys.key(parameter(0)).map { KeyPress($0, .control) }
    case UInt8(ascii: "$"): return NumberedKeys.key(parameter(0)).map { KeyPress($0, .shift) }
    case UInt8(ascii: "@"): return NumberedKeys.key(parameter(0)).map { KeyPress($0, [.control, .shift]) }
    default: return LetteredKeys.key(final).map { KeyPress($0.key, $0.modifiers.union(modifiers)) }
    }
  }

  private func parameter(_ index: Int, part: Int = 0) -> Int {
    guard index < parameters.count, part < parameters[index].count else { return 0 }
    return parameters[index][part]
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [[Int]] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(number)
    }
  }

  /// A decimal number, limited to a value above all meaningful numbers.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { min($0 * 10 + Int($1) - 0x30, 1 << 24) }
  }
}

extension KeyPress.Modifiers {
  /// xterm's and kitty's modifier parameter: 1 plus a bit set whose lowest bits are Shift, Alt and Control.
  init(parameter: Int) {
    self.init(rawValue: UInt8(max(0, parameter - 1) & 7))
  }
}

/// Keys that are sent as ESC [ number ~: the editing keys and the function keys, numbered as on DEC's LK201 keyboard.
enum NumberedKeys {
  static func key(_ number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}

/// Keys that are sent as ESC [ and a letter: the cursor keys and F1 to F4.
enum LetteredKeys {
  static func key(_ final: UInt8) -> KeyPress? {
    switch final {
    case UInt8(ascii: "A"): KeyPress(.up)
    case UInt8(ascii: "B"): KeyPress(.down)
    case UInt8(ascii: "C"): KeyPress(.right)
    case UInt8(ascii: "D"): KeyPress(.left)
    case UInt8(ascii: "F"): KeyPress(.end)
    case UInt8(ascii: "H"): KeyPress(.home)
    case UInt8(ascii: "P"): KeyPress(.function(1))
    case UInt8(ascii: "Q"): KeyPress(.function(2))
    case UInt8(ascii: "R"): KeyPress(.function(3))
    case UInt8(ascii: "S"): KeyPress(.function(4))
    case UInt8(ascii: "Z"): KeyPress(.tab, .shift)
    // rxvt's shifted arrows.
    case UInt8(ascii: "a"): KeyPress(.up, .shift)
    case UInt8(ascii: "b"): KeyPress(.down, .shift)
    case UInt8(ascii: "c"): KeyPress(.right, .shift)
    case UInt8(ascii: "d"): KeyPress(.left, .shift)
    default: nil
    }
  }
}
