/// The differences between the nibs that versions of Xcode write. The keys that older versions do not write are in
/// `laterKeys`.
package struct CompilerStyle: Sendable {
  /// The version of Xcode whose output is written.
  let xcode: Int
  /// The oldest version of iOS on which the app runs; `nil` if it is not known.
  private let target: Double?
  /// The keys that the version does not write.
  private let laterKeys: Set<String>

  /// The version whose output is written for an older document if it is not known for which systems the app is built.
  private static let usual = 12
  /// The oldest version whose output can be written.
  package static let oldest = 7
  /// The versions of Interface Builder with which the first versions of Xcode came whose output differs.
  private static let introductions = [
    (toolsVersion: 22154, xcode: 15), (toolsVersion: 21179, xcode: 14), (toolsVersion: 19455, xcode: 13),
    (toolsVersion: 17000, xcode: 12), (toolsVersion: 14810, xcode: 11), (toolsVersion: 14300, xcode: 10),
    (toolsVersion: 13122, xcode: 9), (toolsVersion: 11100, xcode: 8), (toolsVersion: 1, xcode: 7),
  ]

  init(_ document: NibDocument, _ options: NibCompilerOptions) {
    let xcode =
      options.xcode.map { max($0, Self.oldest) } ?? Self.version(for: document, options.deploymentTarget)
    self.xcode = xcode
    target = options.deploymentTarget
    laterKeys = Set(Self.introducedKeys.filter { $0.xcode > xcode }.flatMap(\.keys))
  }

  /// The version whose output is written for a document: the one that saved it, but at least the one that came two
  /// years after the oldest system of the app. Apps are seldom built with an older one, and documents are seldom saved
  /// again by each new version (412 outputs of 77 documents: 98.0 % of the values are Apple's, and 94.7 % if it is
  /// always 12). An Xcode of the year before fits better (98.3 %), but leaves out what Xcode 12 writes for iOS 12.
  private static func version(for document: NibDocument, _ target: Double?) -> Int {
    let saved = introductions.first { document.toolsVersion >= $0.toolsVersion }?.xcode ?? usual
    guard saved < usual else { return saved }
    return target.map { min(usual, max(saved, Int(bounded: $0))) } ?? usual
  }

  /// Whether placeholders come before the objects of a nib (Xcode 13.4 to 26.5: 91 of 91 nibs; before: none).
  var listsPlaceholdersFirst: Bool { xcode >= 13 }
  /// The number in the header of nibs (Xcode 13.4 to 26.5: 10 in all nibs; before: 9).
  var coderVersion: Int { xcode >= 13 ? 10 : 9 }
  /// Whether images have the key `UIResourceCatalogName` (Xcode 13.4 to 26.4: all nibs with images; before: none).
  var hasCatalogNames: Bool { xcode >= 13 }
  /// The size of the screen for which views without a saved frame are laid out (Flutter's launch screen, compiled with
  /// ten versions).
  var standardScreen: [Double] { xcode >= 14 ? [393, 852] : [414, 896] }
  /// Whether the nib of a controller has the key `IBUINibLNEVersionKey` (Xcode 15.2 to 26.4).
  var hasEnvironmentVersion: Bool { xcode >= 15 }
  static let environmentVersionKey = "IBUINibLNEVersionKey"
  /// Whether a controller without a custom class that code can create has a class that code can replace (Xcode 11: 47
  /// of 47 controllers; before: none of 43).
  var swapsPlainControllers: Bool { xcode >= 11 }
  /// Whether buttons without a configuration say so (Xcode 14.2 to 26.4: 76 of 76 buttons of four apps; 12: none).
  var hasButtonConfigurations: Bool { xcode >= 13 }
  /// Whether configurations of backgrounds have an image and a place of their border (Xcode 14.2 and 15.2; 12: none).
  var hasBackgroundImages: Bool { xcode >= 13 }
  /// Whether configurations of backgrounds have a group of visual effects (Xcode 15.2; 14.2: none).
  var hasEffectGroups: Bool { xcode >= 15 }
  /// Whether stack views are opaque (Xcode 7 to 11: 457 of 457; Xcode 12: none of 158).
  var hasOpaqueStackViews: Bool { xcode < 12 }

  /// Whether table cells have a standard background (Xcode 12).
  var hasCellBackgrounds: Bool { xcode >= 12 }
  /// Whether constraints place the content view of a collection view cell (Xcode 11 and later: 224 constraints; before:
  /// none).
  var placesCellContent: Bool { xcode >= 11 }
  /// Whether the attributes of a font's descriptor are a dictionary that cannot change, with the size as a number with
  /// a fraction (Xcode 12: 138 of 154; until Xcode 9: none of 505).
  var hasPlainFontDescriptors: Bool { xcode >= 12 }
  /// The bits for how the descriptors of system fonts were made (Xcode 13.4 and 14.2: 10 of 10 fonts; 15.2 to 26.4: 87
  /// of 87); `nil` for versions that do not write them.
  var fontOptions: Int64? { xcode >= 15 ? 0x8000_8404 : xcode >= 13 ? 0x8000_8006 : nil }
  /// Whether custom buttons without a font have one (Xcode 14.2 to 26.4: 34 of 34 custom buttons; Xcode 10 to 12: none
  /// of 6 in four documents; before: none of 22).
  var hasCustomButtonFonts: Bool { xcode >= 13 }
  /// Whether table cells of custom classes have an indentation (Xcode 12: 7 of 7; before: 1 of 133).
  var hasCustomCellIndentation: Bool { xcode >= 12 }
  /// The bits for the kinds of touches that gesture recognizers recognize (Xcode 12: 15; until Xcode 10: 7 in 30 of
  /// 30).
  var touchTypes: Int64 { xcode >= 12 ? 15 : 7 }
  /// Whether actions come before outlets in the list of connections (until Xcode 10: 417 of 419 nibs; 11 and later:
  /// outlets come first in 171 of 171 nibs with both).
  var listsActionsFirst: Bool { xcode < 11 }
  /// The name of the color of texts that have no color in the document (Xcode 8 to 10: `blackColor` in 144 of 144
  /// labels and fields with a name; 11 and later: `labelColor` in 306 of 306).
  var textColor: String { xcode < 11 ? "blackColor" : "labelColor" }
  /// Whether the older name `darkTextColor` is replaced (from Xcode 11; Xcode 8 and 9 write it in 7 labels).
  var renamesDarkTextColor: Bool { xcode >= 11 }
  /// Whether grays without a name in the document have one, such as `whiteColor` (from Xcode 8; 7: none of 77 colors).
  var namesPlainColors: Bool { xcode >= 8 }
  /// Whether constraints with one item say that they have no second attribute (Xcode 7: 67 of 67; later: none).
  var hasMissingAttributes: Bool { xcode < 8 }
  /// The height of the line below a table cell, in points (Xcode 8 and 9: 0.5 in 130 of 130 cells; others: 1).
  var separatorHeight: Double { [8, 9].contains(xcode) ? 0.5 : 1 }
  /// Whether cells with a background color say so (Xcode 7 and 8: 17 of 17 cells; 12: neither of 2).
  var marksCellColors: Bool { xcode < 9 }
  /// Whether navigation bars of containers have the height that the document gives, not that of the system (until
  /// Xcode 11: 27 of 28; 12 and later: none of 5).
  var keepsNavigationBarHeight: Bool { xcode < 12 }
  /// Whether navigation bars of containers also have the width of the document (until Xcode 8: 20 of 20; later: 0).
  var keepsNavigationBarWidth: Bool { xcode < 9 }
  /// Whether activity indicators have the tint color of their style instead of a color and a newer style (until Xcode
  /// 10: 9 of 9; 11 and later: none of 5).
  var tintsActivityIndicators: Bool { xcode < 11 }
  /// Whether collection views have the standard margins (Xcode 9 and 10: 24 of 24; others: none).
  var hasCollectionMargins: Bool { [9, 10].contains(xcode) }
  /// Whether collection views have the size of their content (until Xcode 10: 55 of 55; later: none).
  var hasCollectionContentSize: Bool { xcode < 11 }
  /// Whether tables without a header and a footer have the size of their content (until Xcode 9.2; 9.3 and later: none
  /// of 24).
  var hasPlainTableContentSize: Bool { xcode < 10 }

  /// Whether plain tables with a white background have the color of tables (Xcode 11 and 12: 15 of 15 tables).
  var namesTableColors: Bool { xcode >= 11 }
  /// Whether fields with `<nil>` as the color of their text change it in the dark appearance (Xcode 8 and 9: 30 fields
  /// of two documents; 10 to 12: none).
  var updatesFieldColors: Bool { xcode < 10 }
  /// Whether records share the collection without traits (from Xcode 11; until 10: none of 34 nibs).
  var sharesTraits: Bool { xcode >= 11 }
  /// Whether views without a saved frame are squares of 1,000 points (Xcode 8 and 10: 112 views of seven documents).
  var hasStandardFrames: Bool { xcode < 11 }

  /// Whether controllers of tables that clear the selection say so (until Xcode 8: 23 of 31; later: none of 33).
  var marksClearedSelections: Bool { xcode < 9 }
  /// How much lower than a table cell its content view is, in points, if it makes room for the line below the cell
  /// (Xcode 7: 15 of 15 cells; 8 to 10: 149 of 155); `nil` if the document says it.
  var cellContentInset: Double? { xcode < 8 ? 1 : xcode < 11 ? 0.5 : nil }
  /// Whether the segments of segmented controls have frames of their own (from Xcode 9, which are 3 points lower until
  /// Xcode 10), and the position 3 is the last one.
  var hasSegmentFrames: Bool { xcode >= 9 }
  /// The height of segments, in points (Xcode 9 and 10: 29; 11 and 12: 32).
  var segmentHeight: Double { xcode < 11 ? 29 : 32 }

  /// Whether nibs have an archive for each group of systems if they need it (until Xcode 12; 13.4 and later: none of 91
  /// nibs).
  var hasVariants: Bool { xcode < 13 }
  /// Whether documents have safe areas (from Xcode 9).
  var hasSafeAreas: Bool { xcode >= 9 }
  /// Whether the content of collection view cells has a safe area (from Xcode 9: 59 of 77 cells; 8, for iOS 8: none of 43
  /// cells).
  var addsSafeAreasToCells: Bool { hasSafeAreas || (target ?? .infinity) >= 9 }
  /// Whether root views are at the top left, whatever the document says (until Xcode 8: 6 of 6 nibs; Xcode 11: not).
  var movesRootsToOrigin: Bool { xcode < 11 }

  /// Whether the root views of a document are squares of 600 points, which represent screens of any size: documents
  /// that use size classes, compiled for systems before iOS 10 (12 of 12 documents), or before 11 if they have safe areas
  /// (8 of 8).
  func hasSquareRoots(_ document: NibDocument) -> Bool {
    guard xcode < 11, let target, document.root.bool("useTraitCollections") == true else { return false }
    let usesSafeAreas = document.root.bool("useSafeAreas") == true
    return target < (usesSafeAreas ? Self.safeAreaVersion : 10)
  }

  /// The version of iOS that brought safe areas, as a decimal number.
  static let safeAreaVersion = 11.0

  /// Whether the height of a table's rows, headers or footers is not written, because it is that of the system (row
  /// heights of 44: until Xcode 8; headers and footers of 28: Xcode 8 only).
  func omitsTableHeight(_ key: String, _ height: Double) -> Bool {
    switch key {
    case "UIRowHeight": xcode < 9 && height == 44
    case "UISectionHeaderHeight", "UISectionFooterHeight": xcode == 8 && height == 28
    default: false
    }
  }

  /// The size in points of a text style where it differs from that of Xcode 12, which are those of iOS.
  func textSize(_ style: String) -> Double? {
    switch (style, xcode) {
    case ("Title0", 9...11): 30
    case ("Title1", 9...11): 26
    case ("Title1", ...7): 27
    case ("Body", ...7): 16
    case ("Footnote", ...7): 12
    default: nil
    }
  }

  /// The face of the system font for a text style.
  func textFace(_ style: String) -> (name: String, traits: Int64) {
    switch style {
    case "Headline": ("Semibold", 2)
    case "Title1" where xcode < 9: ("Light", 0)
    default: ("Regular", 0)
    }
  }

  /// The name of a system font of a size in points.
  ///
  /// - Parameter face: the part of the name after the hyphen in nibs of Xcode 11 and later: `Regular`.
  func systemFont(_ face: String, size: Double) -> String {
    guard xcode < 11 else { return ".SFUI-" + face }
    let family = size < 20 ? ".SFUIText" : ".SFUIDisplay"
    switch face {
    case "Regular" where xcode >= 8: return family
    case "RegularItalic": return family + "-Italic"
    default: return family + "-" + face
    }
  }
}

extension CompilerStyle {
  /// Keys, each with the first version of Xcode that writes it. Older nibs do not have the keys, whatever the value is.
  private static let introducedKeys: [(xcode: Int, keys: [String])] = [
    (
      8,
      [
        "UIDeepDrawRect", "UIDisableUpdateTextColorOnTraitCollectionChange",
        "UIDisableTextColorUpdateOnTraitCollectionChange", "UICollectionViewPrefetchingEnabled",
      ]
    ),
    (
      9,
      [
        "UIFontTextStyleForScaling", "UIFontPointSizeForScaling", "UIFontMaximumPointSizeAfterScaling",
        "UIScrollViewContentInsetAdjustmentBehavior", "UIEstimatedRowHeight",
        "UIEstimatedSectionHeaderHeight",
        "UIEstimatedSectionFooterHeight", "UISeparatorInsetReference", "UIInsetsContentViewsToSafeArea",
        "UILargeTitleDisplayMode",
      ]
    ),
    (
      11,
      [
        "UIViewLargeContentStoredProperties", "UIScrollViewIndicatorInsetAdjustmentBehavior",
        "UITableViewStyle",
        "UIAllowsUserInitiatedMultipleSelection", "UIContentVerticalAlignment2", "UIRed-Double",
        "UIGreen-Double",
        "UIBlue-Double", "UIWhite-Double", "UIAlpha-Double",
      ]
    ),
    (
      12,
      [
        "UISystemBackgroundView", "UIContentConfigurationIdentifier", "UIContentConfigurationView",
        "UISpellCheckingType",
      ]
    ),
  ]

  /// Removes the entries of an object that the version does not write.
  func removeLaterKeys(from object: inout CodedGraph.Object) {
    guard !laterKeys.isEmpty else { return }
    // The style of a table was not written, but bar button items have a key with the same name.
    let isTable = object.entries.contains { $0.key == "UITableViewStyle" }
    let isStackView = object.entries.contains { $0.key == "UIStackViewAxis" }
    object.entries.removeAll { entry in
      if xcode < 11, isTable, entry.key == "UIStyle" { return entry.value == .integer(0) }
      // The background of stack views was not drawn (Xcode 7 to 11: none of 300 stack views has one).
      if xcode < 12, isStackView, entry.key == "UIBackgroundColor" { return true }
      if case .float(let height) = entry.value, isTable, omitsTableHeight(entry.key, Double(height)) {
        return true
      }
      if xcode < 12, ["UISystemSymbolResourceName", "UISymbolImageConfiguration"].contains(entry.key) {
        return entry.value == .null
      }
      return laterKeys.contains(entry.key)
    }
  }
}
