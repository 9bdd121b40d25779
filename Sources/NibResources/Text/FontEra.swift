/// The generations of the system font. The version of Interface Builder that saved a document determines which
/// one was used to measure its texts.
enum FontEra: Hashable {
  /// iOS 7 and 8: Helvetica Neue.
  case helvetica
  /// iOS 9 and 10: San Francisco with a wide display cut.
  case ios9
  /// iOS 11 to 13.
  case ios11
  /// iOS 14 and later: one variable font with an optical size.
  case ios14

  /// The era of the Interface Builder version that saved a document.
  init(toolsVersion: Int) {
    self =
      if CanvasRule.helveticaTexts.applies(to: toolsVersion) {
        .helvetica
      } else if CanvasRule.ios9Texts.applies(to: toolsVersion) {
        .ios9
      } else if CanvasRule.ios11Texts.applies(to: toolsVersion) {
        .ios11
      } else {
        .ios14
      }
  }

  /// The adjustment of the font at a size in points: the share of the Display cut (0...1), and the tracking that is
  /// added to every glyph, in em. The Display cut is the variant for large text. Values between the measured sizes are
  /// interpolated.
  func adjustment(at size: Double) -> (display: Double, tracking: Double) {
    let (display, tracking) = tables
    let position = min(max(size - Double(TrackingTables.firstSize), 0), Double(display.count - 1))
    let row = Int(bounded: position)
    let next = min(row + 1, display.count - 1)
    let share = isBetweenCuts(size) ? 0 : position - Double(row)
    func mix(_ table: [Int16]) -> Double {
      Double(table[row]) * (1 - share) + Double(table[next]) * share
    }
    return (mix(display) / 10_000, mix(tracking) / 204_800)
  }

  /// Whether the size is between 19 and 20 points in an era before iOS 14. There the font changes from the Text cut
  /// to the Display cut at exactly 20 points, so values must not be interpolated.
  private func isBetweenCuts(_ size: Double) -> Bool { self != .ios14 && size > 19 && size < 20 }

  private var tables: (display: [Int16], tracking: [Int16]) {
    switch self {
    case .helvetica, .ios9: (TrackingTables.ios9Display, TrackingTables.ios9Tracking)
    case .ios11: (TrackingTables.ios11Display, TrackingTables.ios11Tracking)
    case .ios14: (TrackingTables.ios14Display, TrackingTables.ios14Tracking)
    }
  }
}
