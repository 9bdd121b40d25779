/// The fonts that are part of iOS, so that `UIFont(name:size:)` can reject other names as UIKit does.
enum InstalledFonts {
  /// The family of a font with the given PostScript name; `nil` if the list does not contain the font.
  static func family(of postScriptName: String) -> String? {
    families.first { $0.faces.contains(postScriptName) }?.name
  }

  /// The names of the families, in alphabetical order.
  static var familyNames: [String] { Set(families.map(\.name)).sorted() }

  /// The PostScript names of the faces in a family.
  static func faces(ofFamily name: String) -> [String] {
    families.filter { $0.name == name }.flatMap(\.faces)
  }

  /// The PostScript name of the regular face of a family, otherwise of its first face; `nil` for an unknown family.
  static func regularFace(ofFamily name: String) -> String? {
    let faces = faces(ofFamily: name)
    let styles = ["-Regular", "-Roman", "-Book"]
    return faces.first { !$0.contains("-") }
      ?? styles.lazy.compactMap { style in faces.first { $0.hasSuffix(style) } }.first ?? faces.first
  }

  /// Whether the face with the given PostScript name belongs to a font family of iOS or macOS. In contrast to
  /// `family(of:)`, this only compares the beginning of the name, so the face itself need not be listed.
  static func hasFamily(ofFace postScriptName: String) -> Bool {
    let name = postScriptName.utf8
    return name.first == UInt8(ascii: ".") || stems.contains(stem(of: postScriptName))
      || otherStems.contains { name.starts(with: $0.utf8) }
  }

  /// The stems of the faces of all families.
  private static let stems = Set(families.flatMap(\.faces).map(stem))

  /// The part of a PostScript name before the hyphen.
  private static func stem(of postScriptName: String) -> Substring {
    Substring(postScriptName.utf8.prefix { $0 != UInt8(ascii: "-") })
  }

  /// The beginnings of the PostScript names of further fonts of macOS, and of fonts that Apple offers for download.
  private static let otherStems = """
    AppleGothic AppleMyungjo Ayuthaya HiraKaku HiraMin HiraginoSans Kohinoor LucidaGrande Monaco NewYork SFCompact \
    SFMono STHeiti STKaiti STSong STXihei Seravek SuperClarendon Tahoma
    """.split(separator: " ")

  private struct Family {
    var name: String
    var faces: [String]

    /// Creates a family from the stem of its faces' PostScript names (the part before the hyphen) and from
    /// the styles that follow the hyphen, separated by spaces. A dot stands for the face whose name is the
    /// stem.
    init(_ name: String, _ stem: String, _ styles: String = ".") {
      self.name = name
      faces = styles.split(separator: " ").map { $0 == "." ? stem : "\(stem)-\($0)" }
    }
  }

  /// The families that `UIFont.familyNames` lists on iOS 18, and those that only earlier versions of iOS have. The
  /// source is the published output of programs that print the list.
  private static let families: [Family] = [
    Family("Academy Engraved LET", "AcademyEngravedLetPlain"),
    Family("Al Nile", "AlNile", ". Bold"),
    Family(
      "American Typewriter", "AmericanTypewriter",
      ". Bold Light Semibold Condensed CondensedBold CondensedLight"),
    Family("Apple Color Emoji", "AppleColorEmoji"),
    Family("Apple SD Gothic Neo", "AppleSDGothicNeo", "Regular Thin UltraLight Light Medium SemiBold Bold"),
    Family("Apple Symbols", "AppleSymbols"),
    Family("Arial", "ArialMT"),
    Family("Arial", "Arial", "BoldMT ItalicMT BoldItalicMT"),
    Family("Arial Hebrew", "ArialHebrew", ". Light Bold"),
    Family("Arial Rounded MT Bold", "ArialRoundedMTBold"),
    Family(
      "Avenir", "Avenir",
      """
      Book Roman Light Medium Heavy Black Oblique BookOblique LightOblique MediumOblique HeavyOblique \
      BlackOblique
      """),
    Family(
      "Avenir Next", "AvenirNext",
      """
      Regular UltraLight Medium DemiBold Bold Heavy Italic UltraLightItalic MediumItalic \
      DemiBoldItalic BoldItalic HeavyItalic
      """),
    Family(
      "Avenir Next Condensed", "AvenirNextCondensed",
      """
      Regular UltraLight Medium DemiBold Bold Heavy Italic UltraLightItalic MediumItalic \
      DemiBoldItalic BoldItalic HeavyItalic
      """),
    Family("Bangla Sangam MN", "BanglaSangamMN", ". Bold"),
    Family("Baskerville", "Baskerville", ". Bold Italic SemiBold BoldItalic SemiBoldItalic"),
    Family("Bodoni 72", "BodoniSvtyTwoITCTT", "Book Bold BookIta"),
    Family("Bodoni 72 Oldstyle", "BodoniSvtyTwoOSITCTT", "Book BookIt Bold"),
    Family("Bodoni 72 Smallcaps", "BodoniSvtyTwoSCITCTT", "Book"),
    Family("Bodoni Ornaments", "BodoniOrnamentsITCTT"),
    Family("Bradley Hand", "BradleyHandITCTT", "Bold"),
    Family("Chalkboard SE", "ChalkboardSE", "Regular Bold Light"),
    Family("Chalkduster", "Chalkduster"),
    Family("Charter", "Charter", "Roman Italic Bold BoldItalic Black BlackItalic"),
    Family("Cochin", "Cochin", ". Bold Italic BoldItalic"),
    Family("Copperplate", "Copperplate", ". Bold Light"),
    Family("Courier", "Courier", ". Bold Oblique BoldOblique"),
    Family("Courier New", "CourierNewPSMT"),
    Family("Courier New", "CourierNewPS", "BoldMT ItalicMT BoldItalicMT"),
    Family("Damascus", "Damascus"),
    Family("Damascus", "DamascusLight"),
    Family("Damascus", "DamascusMedium"),
    Family("Damascus", "DamascusSemiBold"),
    Family("Damascus", "DamascusBold"),
    Family("Devanagari Sangam MN", "DevanagariSangamMN", ". Bold"),
    Family("Didot", "Didot", ". Bold Italic"),
    Family("DIN Alternate", "DINAlternate", "Bold"),
    Family("DIN Condensed", "DINCondensed", "Bold"),
    Family("Euphemia UCAS", "EuphemiaUCAS", ". Italic Bold"),
    Family("Farah", "Farah"),
    Family("Futura", "Futura", "Medium Bold CondensedMedium CondensedExtraBold MediumItalic"),
    Family("Galvji", "Galvji", ". Bold"),
    Family("Geeza Pro", "GeezaPro", ". Bold"),
    Family("Georgia", "Georgia", ". Bold Italic BoldItalic"),
    Family(
      "Gill Sans", "GillSans",
      ". Light SemiBold Bold Italic LightItalic SemiBoldItalic BoldItalic UltraBold"),
    Family("Grantha Sangam MN", "GranthaSangamMN", "Regular Bold"),
    Family("Gujarati Sangam MN", "GujaratiSangamMN", ". Bold"),
    Family("Gurmukhi MN", "GurmukhiMN", ". Bold"),
    Family("Heiti SC", "STHeitiSC", "Light Medium"),
    Family("Heiti TC", "STHeitiTC", "Light Medium"),
    Family("Helvetica", "Helvetica", ". Bold Light Oblique BoldOblique LightOblique"),
    Family(
      "Helvetica Neue", "HelveticaNeue",
      """
      . UltraLight Thin Light Medium Bold Italic UltraLightItalic ThinItalic LightItalic MediumItalic \
      BoldItalic CondensedBold CondensedBlack
      """),
    Family("Hiragino Kaku Gothic ProN", "HiraKakuProN", "W3 W6"),
    Family("Hiragino Maru Gothic ProN", "HiraMaruProN", "W4"),
    Family("Hiragino Mincho ProN", "HiraMinProN", "W3 W6"),
    Family("Hiragino Sans", "HiraginoSans", "W3 W4 W5 W6 W7 W8"),
    Family("Hoefler Text", "HoeflerText", "Regular Black Italic BlackItalic"),
    Family("Impact", "Impact"),
    Family("Iowan Old Style", "IowanOldStyle", "Roman Italic Bold BoldItalic"),
    Family("Kailasa", "Kailasa", ". Bold"),
    Family("Kannada Sangam MN", "KannadaSangamMN", ". Bold"),
    Family("Kefa", "Kefa", "Regular"),
    Family("Khmer Sangam MN", "KhmerSangamMN"),
    Family("Kohinoor Bangla", "KohinoorBangla", "Regular Light Semibold"),
    Family("Kohinoor Devanagari", "KohinoorDevanagari", "Regular Light Semibold"),
    Family("Kohinoor Gujarati", "KohinoorGujarati", "Regular Light Bold"),
    Family("Kohinoor Telugu", "KohinoorTelugu", "Regular Light Medium"),
    Family("Lao Sangam MN", "LaoSangamMN"),
    Family("Malayalam Sangam MN", "MalayalamSangamMN", ". Bold"),
    Family("Marion", "Marion", "Regular Italic Bold"),
    Family("Marker Felt", "MarkerFelt", "Thin Wide"),
    Family("Menlo", "Menlo", "Regular Bold Italic BoldItalic"),
    Family("Mishafi", "DiwanMishafi"),
    Family("Mukta Mahee", "MuktaMahee", "Regular Light Bold"),
    Family("Myanmar Sangam MN", "MyanmarSangamMN", ". Bold"),
    Family("Noteworthy", "Noteworthy", "Light Bold"),
    Family("Noto Nastaliq Urdu", "NotoNastaliqUrdu", ". Bold"),
    Family("Noto Sans Kannada", "NotoSansKannada", "Regular Light Bold"),
    Family("Noto Sans Myanmar", "NotoSansMyanmar", "Regular Light Bold"),
    Family("Noto Sans Oriya", "NotoSansOriya", ". Bold"),
    Family(
      "Noto Sans Syriac", "NotoSansSyriac",
      """
      Regular Regular_Thin Regular_ExtraLight Regular_Light Regular_Medium Regular_SemiBold \
      Regular_Bold Regular_ExtraBold Regular_Black
      """),
    Family("Optima", "Optima", "Regular Bold Italic BoldItalic ExtraBlack"),
    Family("Oriya Sangam MN", "OriyaSangamMN", ". Bold"),
    Family("Palatino", "Palatino", "Roman Bold Italic BoldItalic"),
    Family("Papyrus", "Papyrus", ". Condensed"),
    Family("Party LET", "PartyLetPlain"),
    Family("PingFang HK", "PingFangHK", "Regular Ultralight Thin Light Medium Semibold"),
    Family("PingFang MO", "PingFangMO", "Regular Ultralight Thin Light Medium Semibold"),
    Family("PingFang SC", "PingFangSC", "Regular Ultralight Thin Light Medium Semibold"),
    Family("PingFang TC", "PingFangTC", "Regular Ultralight Thin Light Medium Semibold"),
    Family("Rockwell", "Rockwell", "Regular Italic Bold BoldItalic"),
    Family("Savoye LET", "SavoyeLetPlain"),
    Family("Sinhala Sangam MN", "SinhalaSangamMN", ". Bold"),
    Family("Snell Roundhand", "SnellRoundhand", ". Bold Black"),
    Family("STIX Two Math", "STIXTwoMath", "Regular"),
    Family(
      "STIX Two Text", "STIXTwoText",
      ". Italic Italic_Medium-Italic Italic_SemiBold-Italic Italic_Bold-Italic"),
    Family("STIX Two Text", "STIXTwoText_Medium"),
    Family("STIX Two Text", "STIXTwoText_SemiBold"),
    Family("STIX Two Text", "STIXTwoText_Bold"),
    Family(
      "Superclarendon", "Superclarendon",
      "Regular Light Bold Black Italic LightItalic BoldItalic BlackItalic"),
    Family("Symbol", "Symbol"),
    Family("Tamil Sangam MN", "TamilSangamMN", ". Bold"),
    Family("Telugu Sangam MN", "TeluguSangamMN", ". Bold"),
    Family("Thonburi", "Thonburi", ". Bold Light"),
    Family("Times New Roman", "TimesNewRomanPSMT"),
    Family("Times New Roman", "TimesNewRomanPS", "BoldMT ItalicMT BoldItalicMT"),
    Family("Trebuchet MS", "TrebuchetMS", ". Bold Italic"),
    Family("Trebuchet MS", "Trebuchet", "BoldItalic"),
    Family("Verdana", "Verdana", ". Bold Italic BoldItalic"),
    Family("Zapf Dingbats", "ZapfDingbatsITC"),
    Family("Zapfino", "Zapfino"),
  ]
}
