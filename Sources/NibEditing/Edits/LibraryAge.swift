import NibFormats

/// The differences between the library of the Interface Builder that saved a document and the current one.
struct LibraryAge {
  private let version: Int
  private let isMatched: Bool

  init(_ document: NibDocument) {
    version = document.toolsVersion > 0 ? document.toolsVersion : .max
    isMatched = document.areColorsMatched
  }

  /// Whether views with a fixed frame have an autoresizing mask, as they had not in Xcode 6 and 7.
  var hasMasksOfFixedFrames: Bool { !(6_000..<10_500).contains(version) }
  /// Whether buttons have configurations (Xcode 13.1).
  private var hasConfigurations: Bool { version >= 19_500 }
  /// Whether `<resources>` has the components of system colors, and plain buttons are called `system` (Xcode 12).
  private var isOfXcode12: Bool { version >= 17_000 }
  /// Whether views have system colors at all (Xcode 11).
  private var hasSystemColors: Bool { version >= 14_850 }

  /// Whether the labels of cells with a style clip their content, and have no natural alignment (until Xcode 6).
  var clipsTextsOfCells: Bool { version < 8_000 }
  /// Whether cells with a style have texts of 17 points, in the color of the system (Xcode 11); before, of 16 points.
  var hasLargeTextsOfCells: Bool { version >= 14_850 }
  /// Whether the texts of cells with a style begin at 15 points (before Xcode 9).
  var hasNarrowMarginsOfCells: Bool { version < 13_100 }

  /// The space above the first row of a table view whose first section has no header, in points.
  ///
  /// - Parameter isPlain: whether the table view has no groups.
  func spaceAboveRows(isPlain: Bool) -> Double {
    // Xcode 11 shows more space above plain rows, and less above groups; Xcode 13.1 more above plain rows again.
    guard hasSystemColors else { return isPlain ? 0 : 35 }
    guard isPlain else { return 18 }
    return hasConfigurations ? 50 : 28
  }

  /// Gives a new view the attributes and colors that it had in the version of the document.
  func adapt(_ draft: NibDraft) {
    if !hasConfigurations { draft.children.removeAll { $0.name == "buttonConfiguration" } }
    guard !isOfXcode12 else { return }
    if draft["buttonType"] == "system" { draft["buttonType"] = "roundedRect" }
    if draft.name == "activityIndicatorView", !hasSystemColors { draft["style"] = "gray" }
    draft.children = draft.children.compactMap(adapted)
  }

  /// A color as older versions wrote it; `nil` if they wrote none.
  private func adapted(_ child: NibDraft) -> NibDraft? {
    switch child["systemColor"] {
    case "systemBackgroundColor" where hasSystemColors: child["cocoaTouchSystemColor"] = "whiteColor"
    case "systemBackgroundColor":
      return ColorValue.gray([1, 1]).draft(key: child["key"], isMatched: isMatched)
    case "labelColor" where hasSystemColors: child["cocoaTouchSystemColor"] = "darkTextColor"
    case "labelColor": return nil
    default: break
    }
    return child
  }

  /// The size of a new view in points. Plain buttons without a configuration are smaller.
  func size(of view: LibraryView, _ draft: NibDraft) -> (width: Double, height: Double) {
    draft.name == "button" && !hasConfigurations ? (46, 30) : (view.width, view.height)
  }
}
