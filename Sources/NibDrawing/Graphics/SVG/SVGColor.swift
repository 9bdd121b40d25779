import NibCore

/// Reads the colors of SVG files.
enum SVGColor {
  /// The color of a text such as `#f00`, `rgb(255, 0, 0)`, `hsl(0, 100%, 50%)` or `red`; `nil` if it is not known.
  static func color(_ text: String) -> ColorComponents? {
    let name = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    // The color of a profile can follow.
    if name.hasPrefix("#") { return hexadecimal(name.dropFirst().prefix { $0 != " " }) }
    if name == "transparent" { return ColorComponents(rgba: 0) }
    guard let open = name.firstIndex(of: "(") else {
      return names[name].map { ColorComponents(rgba: $0 << 8 | 0xFF) }
    }
    let words = name[name.index(after: open)...].split { ", )/".contains($0) }
    guard words.count >= 3 else { return nil }
    let alpha = words.count > 3 ? min(1, max(0, SVGNumbers.share(String(words[3])) ?? 1)) : 1
    switch name[..<open] {
    case "rgb", "rgba":
      let parts = words.map { word in
        min(1, max(0, (Double(word.filter { $0 != "%" }) ?? 0) / (word.hasSuffix("%") ? 100 : 255)))
      }
      return ColorComponents(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    case "hsl", "hsla":
      let parts = words[1...2].map { min(1, max(0, (Double($0.filter { $0 != "%" }) ?? 0) / 100)) }
      return color(hue: degrees(words[0]), saturation: parts[0], lightness: parts[1], alpha)
    default: return nil
    }
  }

  /// An angle such as `120`, `120deg` or `0.5turn` in degrees.
  private static func degrees(_ text: Substring) -> Double {
    let units = [("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)]
    for (unit, factor) in units where text.hasSuffix(unit) {
      return (Double(text.dropLast(unit.count)) ?? 0) * factor
    }
    return Double(text) ?? 0
  }

  /// - Parameter hue: the angle in degrees.
  private static func color(
    hue: Double, saturation: Double, lightness: Double, _ alpha: Double
  ) -> ColorComponents {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let sector = place < 0 ? place + 12 : place
      return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(sector - 3, 9 - sector, 1))
    }
    guard hue.isFinite else { return ColorComponents(white: lightness, alpha: alpha) }
    return ColorComponents(red: part(0), green: part(8), blue: part(4), alpha: alpha)
  }

  private static func hexadecimal(_ digits: Substring) -> ColorComponents? {
    guard let value = UInt32(digits, radix: 16) else { return nil }
    switch digits.utf8.count {
    case 3, 4:
      let all = digits.map { "\($0)\($0)" }.joined() + (digits.utf8.count == 3 ? "FF" : "")
      return UInt32(all, radix: 16).map { ColorComponents(rgba: $0) }
    case 6: return ColorComponents(rgba: value << 8 | 0xFF)
    case 8: return ColorComponents(rgba: value)
    default: return nil
    }
  }

  private static let names: [String: UInt32] = [
    "aliceblue": 0xF0F8_FF, "antiquewhite": 0xFAEB_D7, "aqua": 0x00FF_FF, "aquamarine": 0x7FFF_D4,
    "azure": 0xF0FF_FF, "beige": 0xF5F5_DC, "bisque": 0xFFE4_C4, "black": 0x0000_00,
    "blanchedalmond": 0xFFEB_CD, "blue": 0x0000_FF, "blueviolet": 0x8A2B_E2, "brown": 0xA52A_2A,
    "burlywood": 0xDEB8_87, "cadetblue": 0x5F9E_A0, "chartreuse": 0x7FFF_00, "chocolate": 0xD269_1E,
    "coral": 0xFF7F_50, "cornflowerblue": 0x6495_ED, "cornsilk": 0xFFF8_DC, "crimson": 0xDC14_3C,
    "cyan": 0x00FF_FF, "darkblue": 0x0000_8B, "darkcyan": 0x008B_8B, "darkgoldenrod": 0xB886_0B,
    "darkgray": 0xA9A9_A9, "darkgreen": 0x0064_00, "darkgrey": 0xA9A9_A9, "darkkhaki": 0xBDB7_6B,
    "darkmagenta": 0x8B00_8B, "darkolivegreen": 0x556B_2F, "darkorange": 0xFF8C_00, "darkorchid": 0x9932_CC,
    "darkred": 0x8B00_00, "darksalmon": 0xE996_7A, "darkseagreen": 0x8FBC_8F, "darkslateblue": 0x483D_8B,
    "darkslategray": 0x2F4F_4F, "darkslategrey": 0x2F4F_4F, "darkturquoise": 0x00CE_D1,
    "darkviolet": 0x9400_D3, "deeppink": 0xFF14_93, "deepskyblue": 0x00BF_FF, "dimgray": 0x6969_69,
    "dimgrey": 0x6969_69, "dodgerblue": 0x1E90_FF, "firebrick": 0xB222_22, "floralwhite": 0xFFFA_F0,
    "forestgreen": 0x228B_22, "fuchsia": 0xFF00_FF, "gainsboro": 0xDCDC_DC, "ghostwhite": 0xF8F8_FF,
    "gold": 0xFFD7_00, "goldenrod": 0xDAA5_20, "gray": 0x8080_80, "green": 0x0080_00,
    "greenyellow": 0xADFF_2F, "grey": 0x8080_80, "honeydew": 0xF0FF_F0, "hotpink": 0xFF69_B4,
    "indianred": 0xCD5C_5C, "indigo": 0x4B00_82, "ivory": 0xFFFF_F0, "khaki": 0xF0E6_8C,
    "lavender": 0xE6E6_FA, "lavenderblush": 0xFFF0_F5, "lawngreen": 0x7CFC_00, "lemonchiffon": 0xFFFA_CD,
    "lightblue": 0xADD8_E6, "lightcoral": 0xF080_80, "lightcyan": 0xE0FF_FF,
    "lightgoldenrodyellow": 0xFAFA_D2, "lightgray": 0xD3D3_D3, "lightgreen": 0x90EE_90,
    "lightgrey": 0xD3D3_D3, "lightpink": 0xFFB6_C1, "lightsalmon": 0xFFA0_7A, "lightseagreen": 0x20B2_AA,
    "lightskyblue": 0x87CE_FA, "lightslategray": 0x7788_99, "lightslategrey": 0x7788_99,
    "lightsteelblue": 0xB0C4_DE, "lightyellow": 0xFFFF_E0, "lime": 0x00FF_00, "limegreen": 0x32CD_32,
    "linen": 0xFAF0_E6, "magenta": 0xFF00_FF, "maroon": 0x8000_00, "mediumaquamarine": 0x66CD_AA,
    "mediumblue": 0x0000_CD, "mediumorchid": 0xBA55_D3, "mediumpurple": 0x9370_DB,
    "mediumseagreen": 0x3CB3_71, "mediumslateblue": 0x7B68_EE, "mediumspringgreen": 0x00FA_9A,
    "mediumturquoise": 0x48D1_CC, "mediumvioletred": 0xC715_85, "midnightblue": 0x1919_70,
    "mintcream": 0xF5FF_FA, "mistyrose": 0xFFE4_E1, "moccasin": 0xFFE4_B5, "navajowhite": 0xFFDE_AD,
    "navy": 0x0000_80, "oldlace": 0xFDF5_E6, "olive": 0x8080_00, "olivedrab": 0x6B8E_23,
    "orange": 0xFFA5_00, "orangered": 0xFF45_00, "orchid": 0xDA70_D6, "palegoldenrod": 0xEEE8_AA,
    "palegreen": 0x98FB_98, "paleturquoise": 0xAFEE_EE, "palevioletred": 0xDB70_93, "papayawhip": 0xFFEF_D5,
    "peachpuff": 0xFFDA_B9, "peru": 0xCD85_3F, "pink": 0xFFC0_CB, "plum": 0xDDA0_DD,
    "powderblue": 0xB0E0_E6, "purple": 0x8000_80, "rebeccapurple": 0x6633_99, "red": 0xFF00_00,
    "rosybrown": 0xBC8F_8F, "royalblue": 0x4169_E1, "saddlebrown": 0x8B45_13, "salmon": 0xFA80_72,
    "sandybrown": 0xF4A4_60, "seagreen": 0x2E8B_57, "seashell": 0xFFF5_EE, "sienna": 0xA052_2D,
    "silver": 0xC0C0_C0, "skyblue": 0x87CE_EB, "slateblue": 0x6A5A_CD, "slategray": 0x7080_90,
    "slategrey": 0x7080_90, "snow": 0xFFFA_FA, "springgreen": 0x00FF_7F, "steelblue": 0x4682_B4,
    "tan": 0xD2B4_8C, "teal": 0x0080_80, "thistle": 0xD8BF_D8, "tomato": 0xFF63_47, "turquoise": 0x40E0_D0,
    "violet": 0xEE82_EE, "wheat": 0xF5DE_B3, "white": 0xFFFF_FF, "whitesmoke": 0xF5F5_F5,
    "yellow": 0xFFFF_00, "yellowgreen": 0x9ACD_32,
  ]
}
