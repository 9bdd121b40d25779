/// The Latin fonts that are part of iOS, so that `UIFont(name:size:)` can reject other names as UIKit does. Some less
/// common fonts of iOS are missing.
enum InstalledFonts {
  /// The family of a font with the given PostScript name; `nil` if the list does not contain the font.
  static func family(of postScriptName: String) -> String? {
    families.first { $0.faces.contains(postScriptName) }?.name
  }

  /// Whether the face with the given PostScript name belongs to a font family of iOS or macOS. In contrast to
  /// `family(of:)`, this only compares the beginning of the name, so the face itself need not be listed.
  static func hasFamily(ofFace postScriptName: String) -> Bool {
    let stem = postScriptName.prefix { $0 != "-" }
    return postScriptName.hasPrefix(".") || otherStems.contains { stem.hasPrefix($0) }
      || families.contains { family in family.faces.contains { $0.prefix { $0 != "-" } == stem } }
  }

  /// The beginnings of the PostScript names of further fonts of iOS and macOS, which `families` does not list.
  private static let otherStems = """
    AlNile AppleColorEmoji AppleGothic AppleMyungjo AppleSDGothicNeo ArialHebrew Ayuthaya BanglaSangam \
    Charter Damascus Devanagari DIN DiwanMishafi Euphemia Farah GeezaPro Gujarati Gurmukhi Heiti Hira \
    Impact Iowan Kailasa Kannada Khmer Kohinoor Lao LucidaGrande Malayalam Marion Monaco Myanmar NewYork \
    Oriya Party PingFang Rockwell SFCompact SFMono STHeiti STSong Seravek Sinhala SuperClarendon Symbol \
    Tahoma Tamil Telugu Thonburi ZapfDingbats
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

  private static let families: [Family] = [
    Family("Academy Engraved LET", "AcademyEngravedLetPlain"),
    Family(
      "American Typewriter", "AmericanTypewriter",
      ". Bold Light Semibold Condensed CondensedBold CondensedLight"),
    Family("Arial", "ArialMT"),
    Family("Arial", "Arial", "BoldMT ItalicMT BoldItalicMT"),
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
      Regular UltraLight Medium DemiBold Bold Heavy Italic UltraLightItalic MediumItalic DemiBoldItalic \
      BoldItalic HeavyItalic
      """),
    Family(
      "Avenir Next Condensed", "AvenirNextCondensed",
      """
      Regular UltraLight Medium DemiBold Bold Heavy Italic UltraLightItalic MediumItalic DemiBoldItalic \
      BoldItalic HeavyItalic
      """),
    Family("Baskerville", "Baskerville", ". Bold Italic SemiBold BoldItalic SemiBoldItalic"),
    Family("Bodoni 72", "BodoniSvtyTwoITCTT", "Book Bold BookIta"),
    Family("Bradley Hand", "BradleyHandITCTT", "Bold"),
    Family("Chalkboard SE", "ChalkboardSE", "Regular Bold Light"),
    Family("Chalkduster", "Chalkduster"),
    Family("Cochin", "Cochin", ". Bold Italic BoldItalic"),
    Family("Copperplate", "Copperplate", ". Bold Light"),
    Family("Courier", "Courier", ". Bold Oblique BoldOblique"),
    Family("Courier New", "CourierNewPSMT"),
    Family("Courier New", "CourierNewPS", "BoldMT ItalicMT BoldItalicMT"),
    Family("Didot", "Didot", ". Bold Italic"),
    Family("Futura", "Futura", "Medium Bold CondensedMedium CondensedExtraBold MediumItalic"),
    Family("Georgia", "Georgia", ". Bold Italic BoldItalic"),
    Family(
      "Gill Sans", "GillSans",
      ". Light SemiBold Bold Italic LightItalic SemiBoldItalic BoldItalic UltraBold"),
    Family("Helvetica", "Helvetica", ". Bold Light Oblique BoldOblique LightOblique"),
    Family(
      "Helvetica Neue", "HelveticaNeue",
      """
      . UltraLight Thin Light Medium Bold Italic UltraLightItalic ThinItalic LightItalic MediumItalic \
      BoldItalic CondensedBold CondensedBlack
      """),
    Family("Hoefler Text", "HoeflerText", "Regular Black Italic BlackItalic"),
    Family("Marker Felt", "MarkerFelt", "Thin Wide"),
    Family("Menlo", "Menlo", "Regular Bold Italic BoldItalic"),
    Family("Noteworthy", "Noteworthy", "Light Bold"),
    Family("Optima", "Optima", "Regular Bold Italic BoldItalic ExtraBlack"),
    Family("Palatino", "Palatino", "Roman Bold Italic BoldItalic"),
    Family("Papyrus", "Papyrus", ". Condensed"),
    Family("Savoye LET", "SavoyeLetPlain"),
    Family("Snell Roundhand", "SnellRoundhand", ". Bold Black"),
    Family("Times New Roman", "TimesNewRomanPSMT"),
    Family("Times New Roman", "TimesNewRomanPS", "BoldMT ItalicMT BoldItalicMT"),
    Family("Trebuchet MS", "TrebuchetMS", ". Bold Italic"),
    Family("Trebuchet MS", "Trebuchet", "BoldItalic"),
    Family("Verdana", "Verdana", ". Bold Italic BoldItalic"),
    Family("Zapfino", "Zapfino"),
  ]
}
