/// The fonts that iOS brings along, so that `UIFont(name:size:)` can refuse others as UIKit does.
enum InstalledFonts {
  /// The family of a font by its PostScript name; nil for a font that iOS does not have.
  static func family(of postScriptName: String) -> String? {
    families.first { $0.faces.contains(postScriptName[...]) }?.name
  }

  private struct Family {
    var name: String
    var faces: [Substring]

    /// A family from the PostScript names of its faces, separated by spaces.
    init(_ name: String, _ faces: String) {
      self.name = name
      self.faces = faces.split(separator: " ")
    }
  }

  private static let families: [Family] = [
    Family("Academy Engraved LET", "AcademyEngravedLetPlain"),
    Family(
      "American Typewriter",
      """
      AmericanTypewriter AmericanTypewriter-Bold AmericanTypewriter-Light AmericanTypewriter- \
      Semibold AmericanTypewriter-Condensed
      """),
    Family("Arial", "ArialMT Arial-BoldMT Arial-ItalicMT Arial-BoldItalicMT"),
    Family(
      "Avenir",
      """
      Avenir-Book Avenir-Roman Avenir-Light Avenir-Medium Avenir-Heavy Avenir-Black Avenir- \
      Oblique
      """),
    Family(
      "Avenir Next",
      """
      AvenirNext-Regular AvenirNext-UltraLight AvenirNext-Medium AvenirNext-DemiBold AvenirNext- \
      Bold AvenirNext-Heavy AvenirNext-Italic
      """),
    Family(
      "Avenir Next Condensed",
      """
      AvenirNextCondensed-Regular AvenirNextCondensed-Medium AvenirNextCondensed-DemiBold \
      AvenirNextCondensed-Bold
      """),
    Family("Baskerville", "Baskerville Baskerville-Bold Baskerville-Italic Baskerville-SemiBold"),
    Family("Bodoni 72", "BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-Bold"),
    Family("Bradley Hand", "BradleyHandITCTT-Bold"),
    Family("Chalkboard SE", "ChalkboardSE-Regular ChalkboardSE-Bold ChalkboardSE-Light"),
    Family("Chalkduster", "Chalkduster"),
    Family("Cochin", "Cochin Cochin-Bold Cochin-Italic"),
    Family("Copperplate", "Copperplate Copperplate-Bold Copperplate-Light"),
    Family("Courier", "Courier Courier-Bold Courier-Oblique Courier-BoldOblique"),
    Family(
      "Courier New",
      """
      CourierNewPSMT CourierNewPS-BoldMT CourierNewPS-ItalicMT CourierNewPS-BoldItalicMT
      """),
    Family("Didot", "Didot Didot-Bold Didot-Italic"),
    Family(
      "Futura",
      """
      Futura-Medium Futura-Bold Futura-CondensedMedium Futura-CondensedExtraBold Futura- \
      MediumItalic
      """),
    Family("Georgia", "Georgia Georgia-Bold Georgia-Italic Georgia-BoldItalic"),
    Family("Gill Sans", "GillSans GillSans-Light GillSans-SemiBold GillSans-Bold GillSans-Italic"),
    Family(
      "Helvetica",
      """
      Helvetica Helvetica-Bold Helvetica-Light Helvetica-Oblique Helvetica-BoldOblique \
      Helvetica-LightOblique
      """),
    Family(
      "Helvetica Neue",
      """
      HelveticaNeue HelveticaNeue-UltraLight HelveticaNeue-Thin HelveticaNeue-Light \
      HelveticaNeue-Medium HelveticaNeue-Bold HelveticaNeue-Italic HelveticaNeue-LightItalic \
      HelveticaNeue-BoldItalic HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack
      """),
    Family("Hoefler Text", "HoeflerText-Regular HoeflerText-Black HoeflerText-Italic"),
    Family("Marker Felt", "MarkerFelt-Thin MarkerFelt-Wide"),
    Family("Menlo", "Menlo-Regular Menlo-Bold Menlo-Italic Menlo-BoldItalic"),
    Family("Noteworthy", "Noteworthy-Light Noteworthy-Bold"),
    Family("Optima", "Optima-Regular Optima-Bold Optima-Italic Optima-ExtraBlack"),
    Family("Palatino", "Palatino-Roman Palatino-Bold Palatino-Italic"),
    Family("Papyrus", "Papyrus Papyrus-Condensed"),
    Family("Savoye LET", "SavoyeLetPlain"),
    Family("Snell Roundhand", "SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black"),
    Family(
      "Times New Roman",
      """
      TimesNewRomanPSMT TimesNewRomanPS-BoldMT TimesNewRomanPS-ItalicMT TimesNewRomanPS- \
      BoldItalicMT
      """),
    Family("Trebuchet MS", "TrebuchetMS TrebuchetMS-Bold TrebuchetMS-Italic"),
    Family("Verdana", "Verdana Verdana-Bold Verdana-Italic Verdana-BoldItalic"),
    Family("Zapfino", "Zapfino"),
  ]
}
