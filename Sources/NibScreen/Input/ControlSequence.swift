import NibCore

/// A whole control sequence: ESC [, parameters, final byte (ECMA-48, section 5.4).
struct ControlSequence {
  /// The bytes of parameters of the longest sequence that is read; a longer one is broken.
  static let longest = 64

  /// One of `< = > ?` before the parameters, or 0.
  private let prefix: UInt8
  /// The parameters, each with its colon-separated parts; one that is not written is 0. None of a broken one.
  private let parameters: [[Int]]
  private let final: UInt8
  private let isBroken: Bool

  init(parameters bytes: [UInt8], final: UInt8) {
    let hasPrefix = bytes.first.map { (0x3C...0x3F).contains($0) } ?? false
    let rest = hasPrefix ? bytes.dropFirst() : bytes[...]
    prefix = hasPrefix ? bytes[0] : 0
    self.final = final
    isBroken = bytes.count > ControlSequence.longest || !rest.allSatisfy { (0x30...0x3B).contains($0) }
    parameters = isBroken ? [] : ControlSequence.numbers(rest)
  }

  /// rxvt marks a shifted key by a `$` in place of the `~`; elsewhere `$` stands before the final byte, in
  /// sequences with a private prefix.
  static func canEndInDollar(_ parameters: [UInt8]) -> Bool {
    !parameters.isEmpty && parameters.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether a bracketed paste follows.
  var isPasteStart: Bool { isPlain && final == UInt8(ascii: "~") && parameter(0) == 200 }

  /// What the sequence says; `nil` if that is nothing to a program or nothing known.
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

  /// A decimal number, held below a bound that no meaningful one reaches.
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
