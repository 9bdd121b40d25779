/// Apple's system colors, with the names that Interface Builder writes into documents. Most of them adapt to the
/// light or dark appearance.
///
/// The light values are those that Interface Builder stores beside the names. The dark values are published by
/// Apple.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case label = "labelColor"
  case secondaryLabel = "secondaryLabelColor"
  case tertiaryLabel = "tertiaryLabelColor"
  case quaternaryLabel = "quaternaryLabelColor"
  case placeholderText = "placeholderTextColor"
  case link = "linkColor"
  case darkText = "darkTextColor"
  case lightText = "lightTextColor"
  case separator = "separatorColor"
  case opaqueSeparator = "opaqueSeparatorColor"
  case tint = "tintColor"
  case systemFill = "systemFillColor"
  case secondarySystemFill = "secondarySystemFillColor"
  case tertiarySystemFill = "tertiarySystemFillColor"
  case quaternarySystemFill = "quaternarySystemFillColor"
  case systemBackground = "systemBackgroundColor"
  case secondarySystemBackground = "secondarySystemBackgroundColor"
  case tertiarySystemBackground = "tertiarySystemBackgroundColor"
  case systemGroupedBackground = "systemGroupedBackgroundColor"
  case secondarySystemGroupedBackground = "secondarySystemGroupedBackgroundColor"
  case tertiarySystemGroupedBackground = "tertiarySystemGroupedBackgroundColor"
  case groupTableViewBackground = "groupTableViewBackgroundColor"
  case tableCellGroupedBackground = "tableCellGroupedBackgroundColor"
  case tableBackground = "tableBackgroundColor"
  case scrollViewTexturedBackground = "scrollViewTexturedBackgroundColor"
  case viewFlipsideBackground = "viewFlipsideBackgroundColor"
  case systemBlue = "systemBlueColor"
  case systemBrown = "systemBrownColor"
  case systemCyan = "systemCyanColor"
  case systemGreen = "systemGreenColor"
  case systemIndigo = "systemIndigoColor"
  case systemMint = "systemMintColor"
  case systemOrange = "systemOrangeColor"
  case systemPink = "systemPinkColor"
  case systemPurple = "systemPurpleColor"
  case systemRed = "systemRedColor"
  case systemTeal = "systemTealColor"
  case systemYellow = "systemYellowColor"
  case systemGray = "systemGrayColor"
  case systemGray2 = "systemGray2Color"
  case systemGray3 = "systemGray3Color"
  case systemGray4 = "systemGray4Color"
  case systemGray5 = "systemGray5Color"
  case systemGray6 = "systemGray6Color"

  /// The components of the color in an appearance. An unspecified appearance is treated as light.
  package func components(for style: UIUserInterfaceStyle) -> ColorComponents {
    ColorComponents(rgba: style == .dark ? palette.dark : palette.light)
  }

  /// The values in both appearances as `0xRRGGBBAA`.
  private var palette: (light: UInt32, dark: UInt32) {
    switch self {
    case .label: (0x0000_00FF, 0xFFFF_FFFF)
    case .secondaryLabel: (0x3C3C_4399, 0xEBEB_F599)
    case .tertiaryLabel, .placeholderText: (0x3C3C_434C, 0xEBEB_F54C)
    case .quaternaryLabel: (0x3C3C_432E, 0xEBEB_F529)
    case .link: (0x007A_FFFF, 0x0984_FFFF)
    case .separator: (0x3C3C_434A, 0x5454_5899)
    case .opaqueSeparator: (0xC6C6_C8FF, 0x3838_3AFF)
    case .systemFill: (0x7878_8033, 0x7878_805C)
    case .secondarySystemFill: (0x7878_8029, 0x7878_8052)
    case .tertiarySystemFill: (0x7676_801F, 0x7676_803D)
    case .quaternarySystemFill: (0x7474_8014, 0x7676_802E)
    case .systemBackground, .tableBackground: (0xFFFF_FFFF, 0x0000_00FF)
    case .secondarySystemBackground: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .tertiarySystemBackground: (0xFFFF_FFFF, 0x2C2C_2EFF)
    case .systemGroupedBackground, .groupTableViewBackground: (0xF2F2_F7FF, 0x0000_00FF)
    case .secondarySystemGroupedBackground, .tableCellGroupedBackground: (0xFFFF_FFFF, 0x1C1C_1EFF)
    case .tertiarySystemGroupedBackground: (0xF2F2_F7FF, 0x2C2C_2EFF)
    case .systemBlue, .tint: (0x007A_FFFF, 0x0A84_FFFF)
    case .systemBrown: (0xA284_5EFF, 0xAC8E_68FF)
    case .systemCyan: (0x32AD_E6FF, 0x64D2_FFFF)
    case .systemGreen: (0x34C7_59FF, 0x30D1_58FF)
    case .systemIndigo: (0x5856_D6FF, 0x5E5C_E6FF)
    case .systemMint: (0x00C7_BEFF, 0x63E6_E2FF)
    case .systemOrange: (0xFF95_00FF, 0xFF9F_0AFF)
    case .systemPink: (0xFF2D_55FF, 0xFF37_5FFF)
    case .systemPurple: (0xAF52_DEFF, 0xBF5A_F2FF)
    case .systemRed: (0xFF3B_30FF, 0xFF45_3AFF)
    case .systemTeal: (0x30B0_C7FF, 0x40C8_E0FF)
    case .systemYellow: (0xFFCC_00FF, 0xFFD6_0AFF)
    case .systemGray: (0x8E8E_93FF, 0x8E8E_93FF)
    case .systemGray2: (0xAEAE_B2FF, 0x6363_66FF)
    case .systemGray3: (0xC7C7_CCFF, 0x4848_4AFF)
    case .systemGray4: (0xD1D1_D6FF, 0x3A3A_3CFF)
    case .systemGray5: (0xE5E5_EAFF, 0x2C2C_2EFF)
    case .systemGray6: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .darkText: (0x0000_00FF, 0x0000_00FF)
    case .lightText: (0xFFFF_FF99, 0xFFFF_FF99)
    case .scrollViewTexturedBackground: (0x6F71_79FF, 0x6F71_79FF)
    case .viewFlipsideBackground: (0x1F21_24FF, 0x1F21_24FF)
    }
  }
}
