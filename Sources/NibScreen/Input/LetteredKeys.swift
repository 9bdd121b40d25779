import NibCore

/// ESC [ and a letter: the cursor keys and F1 to F4.
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
