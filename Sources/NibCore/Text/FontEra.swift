/// The generations of the system font, as measured by the versions of Interface Builder.
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
    switch toolsVersion {
    case ..<8164: self = .helvetica
    case ..<13000: self = .ios9
    case ..<17000: self = .ios11
    default: self = .ios14
    }
  }

  /// The adjustment of the font at a size: the share of the display cut (0...1), and the tracking that is
  /// added to every glyph, in em.
  func adjustment(at size: Double) -> (display: Double, tracking: Double) {
    let (display, tracking) = tables
    let place = min(max(size - Double(TrackingTables.firstSize), 0), Double(display.count - 1))
    let row = Int(bounded: place)
    let next = min(row + 1, display.count - 1)
    let share = isCutEdge(size) ? 0 : place - Double(row)
    func mix(_ table: [Int16]) -> Double {
      Double(table[row]) * (1 - share) + Double(table[next]) * share
    }
    return (mix(display) / 10_000, mix(tracking) / 204_800)
  }

  /// Whether the size is between 19 and 20 points in an era before iOS 14, where the cut changes abruptly at
  /// 20 points.
  private func isCutEdge(_ size: Double) -> Bool { self != .ios14 && size > 19 && size < 20 }

  private var tables: (display: [Int16], tracking: [Int16]) {
    switch self {
    case .helvetica, .ios9: (TrackingTables.ios9Display, TrackingTables.ios9Tracking)
    case .ios11: (TrackingTables.ios11Display, TrackingTables.ios11Tracking)
    case .ios14: (TrackingTables.ios14Display, TrackingTables.ios14Tracking)
    }
  }
}
