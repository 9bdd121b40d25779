/// A difference between versions of Interface Builder, or between its canvas and a device. Only this file knows at
/// which toolsVersions the canvas changed, and which of its rules devices do not follow. Other files ask whether an
/// environment follows a rule.
///
/// The table at the end of the file has one row for each rule: the first and last toolsVersion, the effect, and the
/// evidence. The last section of docs/interface-builder.md is made from it (`make accept ONLY=canvas-rules`). Often, no
/// document was saved between the last one with the old value and the first one with the new value. In such a range of
/// versions, the table usually has a round number.
///
/// Not in the table are the versions that identify the Interface Builder of a document itself: those of plug-ins
/// (`NibDocument.canvasVersion`) and those that a compiled nib is taken for (`UIKitNibTranslator`).
package enum CanvasRule: Int, CaseIterable, Sendable {
  case ios6Design, smallTextStyles, helveticaTexts, ios9Texts, ios11Texts, extraSmallTextStyles
  case narrowUnderscores, wideUnderscores, widePercentSigns, squareIdeographs, wideUltraLightTexts
  case wideTelevisionTexts, replacedAppFonts
  case tallTextFields, pixelHighPlainFields, roomyPlainFields, lowFieldBaselines

  // MARK: Controls
  case wideSwitches, tallSliders, wideSliders, tallSteppers, flatSegments, joinedSegments, thinProgressViews
  case plainPageControls, largePageControls, narrowPageControls, lowSearchBars, tallSearchBars
  case lowPickersWithoutDevice, datePickersWithWheels, tallCompactDatePickers
  case largeInfoButtons, largestInfoButtons

  case tallPadNavigationBars, tallNavigationBars, tallSimulatedToolbars, tablesCollapseLargeTitles
  case pushedScenesHideBottomBars, detailsHaveBars

  case narrowRootMargins, xibRootsHaveScreenMargins, marginsFollowSafeArea

  case labelsAvoidLoneWords
  case labelsHaveSharesOfRows

  // MARK: Cells
  case smallCellMargins, tallCellMargins, tallRowsOnLargestPads, wideRetina60Cells, innerMarginsBelowTable
  case ios10CellMargins, fixedPreservingMargins, chosenMarginsHaveMinimum
  case cellMarginsDependOnTable, innerTablesIgnoreWidth, xibCellsHaveRootMargins
  case onePointSeparators, separatorsOutsideContent
  case narrowIndicators, ios11Indicators, ios13Indicators
  case styledCellsIgnoreMargins, styledTextsReachAccessory, touchingStyledLines, distantStyledLines
  case raisedStyledTitles

  // MARK: Safe areas
  case phonesWithoutStatusBar, padsWithoutStatusBar, xibRootsWithoutStatusBar, embeddedViewsWithoutStatusBar
  case statusBarCanBeHidden, freeformHeightDecidesStatusBar, freeformViewsKeepBottomInset
  case freeformControllersKeepBottomInset
  case xibRootsKeepBottomInset, fullXibRootsHaveSafeArea, xibRootsHaveSafeArea, xibCellsHaveSafeArea
  case xibCollectionCellsHaveSafeArea
  case smallViewsWithoutScreen, deviceInsets, higherInsetsOfRetina59, higherInsetsOfRetina67
  case doubledInsets, tallPadBottomInsets

  // MARK: Televisions
  case televisionSafeArea, wideTelevisionSafeArea, televisionTabBarsInSafeArea, halfPointTelevisionFrames

  // MARK: Sheets
  case presentedScenesAreSheets, lowSheets, tallSheets, sheetsBelowTopInset, sheetsHaveTopInset
  case sheetsEndAboveHomeIndicator, barSheetsEndAboveHomeIndicator, pageSheetsCoverStatusBar
  case fullScreenScenesWithoutInsets

  // MARK: Every canvas
  case simulatedInsets, simulatedSurroundings, viewsBesideWindows
  case phoneBarsOnPads, tallToolbarsAboveHomeIndicator, barItemsKeepFrames
  case libraryLabels, emptyLabelsInStacks, stoppedWheelsKeepSpace
  case rowsKeepFrames, prototypeHeaders, contentViewsKeepFrames, backgroundViewsInPlace
  case styledTextsAtWholePoints, emptyStyledTextsKeepSize, cellMarginsDependOnScreen
  case rootsInPlainViews, marginsEndAtSomeViews
  case hiddenViewsKeepLength, arrangedViewsKeepSize
  case viewsWithoutContentKeepSize, recordedSizes, placeholderConstraints, topGuidesWithoutHeight

  /// The version of Interface Builder whose sizes are nearest to those of current devices. Sizes of views on the
  /// device profile, and of canvases whose toolsVersion is not known, follow its rules. Texts of both follow the rules
  /// of the newest version (`TextMetrics.toolsVersion`).
  static let deviceVersion = 22_000

  /// True if no device follows the rule, whatever the version is.
  package var isOnlyOnCanvas: Bool { CanvasRule.onlyOnCanvas[rawValue] }

  /// True if views on the device profile follow the rule.
  var appliesToDevices: Bool { !isOnlyOnCanvas && applies(to: CanvasRule.deviceVersion) }

  /// True if Interface Builder of the given toolsVersion follows the rule.
  package func applies(to toolsVersion: Int) -> Bool { CanvasRule.ranges[rawValue].contains(toolsVersion) }

  /// The row of the table that describes the rule.
  var row: Row { CanvasRule.rowsByRule[rawValue] }

  struct Row: Sendable {
    let rule: CanvasRule
    /// The toolsVersions that follow the rule. The upper bound is `Int.max` for rules of the newest version.
    let toolsVersions: ClosedRange<Int>
    /// Whether no device follows the rule.
    let isOnlyOnCanvas: Bool
    /// The effect, in a plain sentence.
    let effect: String
    /// The section of docs/interface-builder.md, or `facts` and that of docs/uikit-facts.md, and what was counted.
    let evidence: String

    fileprivate init(
      _ rule: CanvasRule, from first: Int = 0, through last: Int = .max, onlyOnCanvas: Bool = false,
      _ effect: String, evidence: String
    ) {
      self.rule = rule
      isOnlyOnCanvas = onlyOnCanvas
      toolsVersions = first...last
      self.effect = effect
      self.evidence = evidence
    }
  }

  /// The rows in the order of the cases, so that a row in another place does not describe another rule.
  private static let rowsByRule = rows.sorted { $0.rule.rawValue < $1.rule.rawValue }
  /// The ranges of `rowsByRule`, apart from the texts because they are read for every view.
  private static let ranges = rowsByRule.map(\.toolsVersions)
  private static let onlyOnCanvas = rowsByRule.map(\.isOnlyOnCanvas)

  /// One row for each rule, in the order of the cases. *n (m)* are documents and their repositories, of 956 public
  /// documents of 182 repositories.
  static let rows = [
    // MARK: Texts
    Row(
      .ios6Design, through: 3_999, "Controls have the sizes of iOS 6, and the system font is Helvetica.",
      evidence: "90 archives"),
    Row(
      .smallTextStyles, through: 5_099, "Text styles are one step smaller.",
      evidence: "labels of Xcode 5, not counted"),
    Row(
      .helveticaTexts, through: 8_163,
      "The system font is Helvetica Neue, and texts are measured in whole points.",
      evidence: "facts 5.1"),
    Row(
      .ios9Texts, from: 8_164, through: 12_999,
      "The system font is that of iOS 9 and 10, and U+25B6 is 1 em wide.", evidence: "facts 5.1, 4.4"),
    Row(
      .ios11Texts, from: 13_000, through: 16_999,
      "The system font is that of iOS 11 to 13. Later, it is one font with an optical size.",
      evidence: "facts 5.1"),
    Row(
      .extraSmallTextStyles, from: 18_000, through: 20_999,
      "Text styles have the extra small size: body is 14 points.", evidence: "facts 5.1"),
    Row(
      .narrowUnderscores, from: 13_000, through: 16_999,
      "The underscore of the system font is 0.045 em narrower than at 17000.",
      evidence: "4.4: 17 texts of one project"),
    Row(
      .wideUnderscores, from: 18_000, "The underscore of the system font is 0.097 em wider than at 17000.",
      evidence: "4.4: about 50 texts of two projects, from 22155 on; two texts of another at 18122"),
    Row(
      .widePercentSigns, from: 21_225, "The percent sign of the system font is 0.085 em wider.",
      evidence: "4.4, W2: 10 of 10 texts of two projects from 23094 on; 2 of 3 from 17156 to 20037, 0 of 4 "
        + "before"),
    Row(
      .squareIdeographs, through: 10_999,
      "Ideographs and fullwidth characters are 1 em wide. Later, those of the system font are 1.0195 em wide.",
      evidence: "4.4, W1: 13 of 13 texts of four projects up to 10117"),
    Row(
      .wideUltraLightTexts, from: 8_164, through: 16_999,
      "Texts in the weight ultraLight below 20 points are 0.014 em a character wider.",
      evidence: "4.4: 25 of 25 texts of two projects, 9531 and 14460"),
    Row(
      .wideTelevisionTexts, from: 13_000, through: 16_999,
      "On tvOS, texts up to 38 points have the tracking of iOS 9 and 10.",
      evidence: "9.3, TV15: 14 of 15 texts of three projects, 13529 to 14113"),
    Row(
      .replacedAppFonts, from: 14_800, through: 17_999,
      "Fonts of the app without known measurements are measured as Helvetica Neue.",
      evidence: "4.7: documents of three projects, 66 views"),
    Row(
      .tallTextFields, from: 14_800,
      "Text fields with a rounded border are 34 points high, with 28 points beside the text. Before, these are 30 "
        + "and about 14.",
      evidence: "4.1, facts 5.4: 30 up to 15702, 35 (19); 34 from 15705 on, 28 (18)"),
    Row(
      .pixelHighPlainFields, from: 16_000,
      "Text fields without a border are 1.5 points higher than their line in pixels (1.667 at scale 3). Before, they "
        + "are as high as the line in whole points, and at least 19 points with a clear button.",
      evidence: "facts 5.4: 22 points at size 17, 7 (4)"),
    Row(
      .roomyPlainFields, from: 24_506,
      "Text fields without a border are as high as their line in whole points, and at least 22 points. Before, see "
        + "`pixelHighPlainFields`.",
      evidence: "facts 5.4: 22 points at size 14 and 34 at 28 at 24765; 18.667 at 14 up to 24412"),
    Row(
      .lowFieldBaselines, from: 24_200,
      "The baseline of a text field with a rounded border is 2.5 points lower.",
      evidence: "4.4: 12 saved versions of one document and 4 other documents"),

    // MARK: Controls
    Row(
      .wideSwitches, from: 24_000, "Switches are 63 x 28 points. Before, they are 51 x 31.",
      evidence: "4.1: 51 x 31 up to 23727, 60 (35); 63 x 28 from 24127 on, 8 (3)"),
    Row(
      .tallSliders, from: 23_727, "Sliders are 34 points high. Before, they are 31.",
      evidence: "4.1: 31 up to 23727, 29 (17); 34 from 24128 on, 4 (2)"),
    Row(
      .wideSliders, from: 24_128, "The frame of a slider is its alignment rectangle.", evidence: "4.2"),
    Row(
      .tallSteppers, from: 14_800, "Steppers are 32 points high. Before, they are 29.",
      evidence: "4.1: 29 up to 13771, 2 (2); 32 from 15702 on, 4 (2)"),
    Row(
      .flatSegments, from: 14_800,
      "Segmented controls are 32 points high, and their titles have medium weight and 18.2 points beside them. "
        + "Before, they are 29 points high, with regular weight and 14 points.",
      evidence: "4.1, facts 5.5: 29 up to 14460, 9 (8); 32 from 15400 on, 19 (14)"),
    Row(
      .joinedSegments, from: 24_128,
      "Segmented controls have 18 points beside the titles, and no separators between the segments. Before, these "
        + "are 18.2 points and 1 point.",
      evidence: "facts 5.5: up to 23727, 17 controls; from 24128 on, 4 of 4 (3)"),
    Row(
      .thinProgressViews, through: 16_999,
      "Progress views are 2 points high, and those of the bar style 2.5. Later, they are 4.",
      evidence: "4.1: 2 up to 16096, 13 (12); 4 from 17156 on, 10 (6)"),
    Row(
      .plainPageControls, through: 16_999,
      "Page controls are 37 points high, and 39 wide with three pages. Later, they are 26 high and 115.67 wide.",
      evidence: "4.1: 37 at 16096, 1 (1)"),
    Row(
      .largePageControls, from: 17_000, through: 18_999, onlyOnCanvas: true,
      "Page controls are larger by a twentieth.",
      evidence: "4.1: 27.333 or 27.5 points high from 17132 to 17701, 3 (3), and 121.333 wide; 26 at 21507"),
    Row(
      .narrowPageControls, from: 23_500,
      "Page controls are 42.667 points narrower: 73 points with three pages, 126 with six.",
      evidence: "4.1: 115.667 up to 22505; from 23504 on, 2 of 2"),
    Row(
      .lowSearchBars, through: 12_999, "Search bars are 44 points high. Later, they are 56.",
      evidence: "4.1: 44 up to 6249, 3 (2); 56 from 17506 on, 5 (4)"),
    Row(
      .tallSearchBars, from: 24_127, "Search bars are 64 points high.", evidence: "64 at 24127, 1 (1)"),
    Row(
      .lowPickersWithoutDevice, through: 8_163, onlyOnCanvas: true,
      "Pickers are 162 points high in documents without a device, otherwise 216.",
      evidence: "4.1: 162 from 4514 to 7702, 12 (3); 216 at 10116, 4 (1)"),
    Row(
      .datePickersWithWheels, through: 16_999, onlyOnCanvas: true,
      "Date pickers without a preferred style show wheels. Later, they are compact, except timers.",
      evidence: "4.1: 216 points high up to 14113, 4 (4); 34.333 at 17506 and 21507, 2 (2)"),
    Row(
      .tallCompactDatePickers, from: 24_000, onlyOnCanvas: true,
      "Compact date pickers are 36 points high. Before, they are 34.",
      evidence: "4.1: 36 at 24412 and 24765, 3 of 3 (2)"),
    Row(
      .largeInfoButtons, from: 14_800,
      "Info and add buttons are 24 points wide and high. Before, they are 22.", evidence: "4.4"),
    Row(
      .largestInfoButtons, from: 22_505,
      "Info and add buttons are 25.6 points wide and high, rounded up to a pixel.",
      evidence: "4.4, T10: 22505 and 23727"),

    // MARK: Bars
    Row(
      .tallPadNavigationBars, from: 14_313,
      "Navigation bars of iPads are 50 points high. Before, they are 44.",
      evidence: "2.3, R12: 1 view gained, 0 lost"),
    Row(
      .tallNavigationBars, from: 24_093,
      "Navigation bars are 54 points high. In sheets, they end 74 points below the top (70 on devices with a top "
        + "inset of 59), before 56.",
      evidence: "2.3, R15: 13 bars of `retina6_1` from 24127 on; sheets 2.4"),
    Row(
      .tallSimulatedToolbars, from: 14_490,
      "Toolbars in simulated metrics take 49 points of the safe area. Before, they take 44.",
      evidence: "2.3, M10: 44 last seen at 14460, 49 first seen at 14490"),
    Row(
      .tablesCollapseLargeTitles, through: 15_999,
      "A table or collection view collapses the large title of all controllers. Later, only that of the root "
        + "controller of a navigation controller.",
      evidence: "2.3, D2: all controllers up to 14868, 3 of 3; root controllers from 16097 on, 11 of 11"),

    Row(
      .pushedScenesHideBottomBars, from: 13_500,
      "A controller that hides bottom bars when it is pushed has no inferred tab bar or toolbar.",
      evidence: "2.3, M5: from 13771 on, 4 (4); 1 at 9046 has it"),
    Row(
      .detailsHaveBars, from: 21_600,
      "The destination of a show-detail segue in a split view has the bars of the controller that shows it.",
      evidence: "2.3, M14: not at 14490 and 18122, 2 (2); from 21701 on, R23; "
        + "without a split view, not at 23504, 2 (1)"),

    // MARK: Margins
    Row(
      .narrowRootMargins, through: 7_999,
      "The side margins of a controller's root are 16 points. Later, they are 20 from a width of 394 points on.",
      evidence: "3.1: 16 in 46 views of 600 points, later 20 in 127"),
    Row(
      .xibRootsHaveScreenMargins, from: 12_122, onlyOnCanvas: true,
      "The root of a `.xib` has the margins of a controller's root.", evidence: "3.1"),
    Row(
      .marginsFollowSafeArea, from: 13_123, "The safe area is added to the margins that it overlaps.",
      evidence: "3.2, R2: first seen at 13156"),

    Row(
      .labelsAvoidLoneWords, from: 13_000,
      "A label of two lines does not end with a line of one word: the word before it moves to that line.",
      evidence: "4.3, T7: 8 of 8 labels of six projects from 13529 on; 1 at 10117 does"),

    // MARK: Stack views
    Row(
      .labelsHaveSharesOfRows, through: 18_999,
      "A label with several lines in a stack view has its share of the row, even if it is the only one. Later, only "
        + "several such labels are equally wide.",
      evidence: "7, facts 4.7"),

    // MARK: Cells
    Row(
      .smallCellMargins, through: 13_196,
      "Cells have margins of 8 points on every side. Later, they have 11 at the top and bottom.",
      evidence: "3.3, R2, D4: 13122 and 13196, 30 of 30 documents of six projects"),
    Row(
      .tallCellMargins, from: 24_112, "Cells have margins of 15 points at the top and bottom.",
      evidence: "3.3, M10: 11 up to 23727, 15 from 24112 on"),
    Row(
      .tallRowsOnLargestPads, from: 17_000,
      "On iPads of at least 1024 points, cells have 4 points more at the top and bottom, and standard rows are 8 points "
        + "higher.",
      evidence: "3.3: 9 margins and 8 rows from 17701 on, a row at 24127, 3 (2); not at 16097"),
    Row(
      .wideRetina60Cells, through: 23_505,
      "Cells on `retina6_0` have side margins of 20 points, like those on wider screens. Later, they have 16.",
      evidence: "3.3, M8: 20 up to 22155 and at 32700, 16 from 23727 on, 6 (2)"),
    Row(
      .innerMarginsBelowTable, from: 13_196, through: 20_999,
      "Static cells below their table have margins of 8 points at the sides, and those further below on every side.",
      evidence: "3.3, M9, N4: 14 of 14 margins up to 19455 (4); 1 at 22505 has not"),
    Row(
      .ios10CellMargins, through: 13_122,
      "Cells in a table that preserve its margins have side margins of 15 points.", evidence: "3.3"),
    Row(
      .fixedPreservingMargins, through: 12_121,
      "The margins of a table do not enlarge those of its cells: a preserving cell has exactly 15 points.",
      evidence: "3.3, R8: 43 constraints, 0 against"),
    Row(
      .chosenMarginsHaveMinimum, from: 13_123, onlyOnCanvas: true,
      "Margins that were chosen for the content of a cell are at least as large as the standard ones.",
      evidence: "3.3, R26: 5 documents of three projects, 0 against"),
    Row(
      .cellMarginsDependOnTable, from: 13_197, through: 16_097,
      "The side margins of cells are 16 points if the table is the view of a controller, and 15 otherwise. Wide "
        + "tables have 20. Later, all have 16 or 20.",
      evidence: "3.3, R14, R29: 41 of 44 documents with inner tables, 94 of 107 with others"),
    Row(
      .innerTablesIgnoreWidth, from: 13_197, through: 13_770,
      "Cells of wide tables inside other views have 15 points too.",
      evidence: "3.3: up to 13529, 2 of 2 documents"),
    Row(
      .xibCellsHaveRootMargins, from: 13_197, through: 14_809,
      "A cell that is the root of a `.xib` has the side margins of a controller's root.", evidence: "3.3, D4"),
    Row(
      .onePointSeparators, through: 10_115, onlyOnCanvas: true,
      "The separator takes 1 point of the height of a cell. Later, it takes one pixel.",
      evidence: "8.1: mostly 1 point up to 10117"),
    Row(
      .separatorsOutsideContent, from: 14_810, onlyOnCanvas: true,
      "The separator takes nothing of the height of a cell.",
      evidence: "8.1"),
    Row(
      .narrowIndicators, through: 13_770, "A disclosure indicator takes 33 points of the width of a cell.",
      evidence: "8.1, 60 cells of all versions: up to 12121"),
    Row(
      .ios11Indicators, from: 13_771, through: 14_490,
      "A disclosure indicator takes 34 points of the width of a cell.", evidence: "8.1: mostly, up to 14490"),
    Row(
      .ios13Indicators, from: 14_491, through: 17_999,
      "A disclosure indicator takes 11 points and the side margin. Later, it takes 10.5 points and the side margin, "
        + "or 10.33 at scale 3.",
      evidence: "8.1: 27 points up to 16097"),
    Row(
      .styledCellsIgnoreMargins, through: 12_121,
      "The texts of styled cells begin and end 15 points from the edge, whatever the margins are.",
      evidence: "8.2"),
    Row(
      .styledTextsReachAccessory, through: 14_490,
      "The texts of styled cells end 1 point before the accessory.", evidence: "8.2; only a fixture says it"),
    Row(
      .touchingStyledLines, through: 14_809,
      "There is no space between the title and the subtitle of a cell. Later, there is 1 point.",
      evidence: "8.2: none up to 14490, 3 of 3 cells (3); a point or more from 14865 to 17701, 11 of 12 (7)"),
    Row(
      .distantStyledLines, from: 24_000,
      "The title and the subtitle of a cell are 2 points apart, and their top is rounded down to whole points "
        + "instead of up.",
      evidence: "cells of Xcode 26, not counted"),
    Row(
      .raisedStyledTitles, from: 17_000, through: 20_999, onlyOnCanvas: true,
      "The title of a subtitle cell is 2 points higher in a row with a height of its own.",
      evidence: "8.2: 5 of 5 cells (3) at 17701 and 20037; from 23504 on 0 of 4 (1)"),

    // MARK: Safe areas
    Row(
      .phonesWithoutStatusBar, from: 14_810, through: 21_507,
      "Phones with a home button have no status bar in portrait.",
      evidence: "2.1: 20 points up to 14490, 6 (5); 0 from 15505 to 21507, 8 (7); 20 from 21701 on, 3 (3)"),
    Row(
      .padsWithoutStatusBar, from: 14_810, through: 19_000,
      "iPads with a home button have no status bar in portrait.",
      evidence: "2.1, D7: 0 points up to 18122; 20 from 19529 on, 6 documents of three projects"),
    Row(
      .xibRootsWithoutStatusBar, from: 14_810, through: 21_507,
      "The root of a `.xib` has no status bar on devices with a home button.",
      evidence: "2.1, D7: an iPad at 21225"),
    Row(
      .embeddedViewsWithoutStatusBar, through: 12_121,
      "Embedded views have no status bar on devices with a home button.",
      evidence: "2.4, D1: 9 of 9 root views"),
    Row(
      .statusBarCanBeHidden, through: 12_121,
      "Every controller can simulate that there is no status bar. Later, only freeform controllers can.",
      evidence: "2.3, R18: 2 views"),
    Row(
      .freeformHeightDecidesStatusBar, from: 13_196, through: 14_490,
      "On devices with a home button, freeform views and `.xib` roots have a status bar if they are at least 480 "
        + "points high, whatever they simulate.",
      evidence: "2.4, R4: 14 documents, 0 against"),
    Row(
      .freeformViewsKeepBottomInset, from: 13_156, through: 14_490,
      "Freeform and embedded views that are lower than the screen have the whole bottom inset. Later, they have the "
        + "part that overlaps them.",
      evidence: "2.4, R20: 3 of 3 documents of two projects; later 24 have none"),
    Row(
      .freeformControllersKeepBottomInset, from: 21_701,
      "Freeform views of controllers that are lower than the screen have the whole bottom inset again.",
      evidence: "2.4, M13: 2 of 2"),
    Row(
      .xibRootsKeepBottomInset, from: 21_701, onlyOnCanvas: true,
      "The root of a `.xib` that is lower than the screen has the whole bottom inset. Before, it has the part that "
        + "overlaps it.",
      evidence: "2.4, E1: 4 of 4 documents of three projects; 9 of 9 up to 21507 have the part"),
    Row(
      .fullXibRootsHaveSafeArea, from: 13_196,
      "The root of a `.xib` that fills the screen has the safe area even if it contains no guide for it.",
      evidence: "2.4, R16, D5: 4 views"),
    Row(
      .xibRootsHaveSafeArea, from: 14_490,
      "Every root of a `.xib` has the safe area even if it contains no guide for it.",
      evidence: "2.4, M10: from 14490 on"),
    Row(
      .xibCellsHaveSafeArea, from: 13_156, through: 14_490,
      "A table cell that is the root of a `.xib` and contains a guide for the safe area has that of the screen.",
      evidence: "3.3, D4: 4 of 4 documents"),
    Row(
      .xibCollectionCellsHaveSafeArea, from: 17_701,
      "A collection cell that is the root of a `.xib` and contains a guide for the safe area has that of the screen.",
      evidence: "3.4, R11, M10: from 17701 on; 1 at 13771 has none"),
    Row(
      .smallViewsWithoutScreen, through: 21_224,
      "Views of controllers that are smaller than the screen in both directions have no insets. Later, only those of "
        + "popovers have none.",
      evidence: "not counted"),
    Row(
      .deviceInsets, from: 21_225,
      "The top inset is 48 points on `retina6_1`, and 47 on `retina5_9`, `retina6_0` and `retina6_7`. Before, it is "
        + "44 on all, and 44 is also the largest side inset in landscape.",
      evidence: "2.1, 2.2: 44 on `retina6_1` up to 20037, 38 (8); 48 from 21507 on, 3 (3)"),
    Row(
      .higherInsetsOfRetina59, from: 21_508, "The top inset is 50 points on `retina5_9`.",
      evidence: "2.1, R6: 50 from 21701 on, 7 documents, 0 against"),
    Row(
      .higherInsetsOfRetina67, from: 23_727, "The top inset is 59 points on `retina6_7`.",
      evidence: "2.1, R23: 47 in one document of 23090, 59 in one of 23727"),
    Row(
      .doubledInsets, from: 23_727,
      "The top and bottom insets of phones without a home button are doubled. In landscape, the insets in portrait "
        + "are added.",
      evidence: "2.1: 96 on `retina6_1`, 3 (2); landscape not counted"),
    Row(
      .tallPadBottomInsets, from: 23_727,
      "The bottom inset of iPads without a home button is 50 points, before 20.",
      evidence: "2.1, R12: few documents"),

    // MARK: Televisions
    Row(
      .televisionSafeArea, from: 13_000,
      "Screens of tvOS have a safe area, and roots have a margin of 16 points inside it. Before, there is none, and the "
        + "margin is 20.",
      evidence: "9.3, TV1, TV3: none up to 12121, 12 roots; 60 points from 13196 on, 31"),
    Row(
      .wideTelevisionSafeArea, through: 16_999, onlyOnCanvas: true,
      "The side insets of tvOS are 90 points. Later, they are 80.",
      evidence: "9.3, TV2: 90 up to 15705, 14 roots; 80 from 19115 on, 19"),
    Row(
      .televisionTabBarsInSafeArea, from: 14_800,
      "The tab bar of tvOS is 97 points high, begins at the top of the safe area and reduces it. Before, it is "
        + "140 points high, begins at the top of the screen and does not reduce the safe area.",
      evidence: "9.3, TV6: no reduction in 13529, 3 roots; by 97 points in 15705, 6 bars and 4 roots"),
    Row(
      .halfPointTelevisionFrames, from: 14_800, onlyOnCanvas: true,
      "Frames of tvOS are rounded to half points. Before, they are rounded to points.",
      evidence: "9.3, TV8: halves in 2 of 664 frames up to 14799, in 30 of 373 in 15705, in 177 of 1308 later"
    ),

    // MARK: Sheets
    Row(
      .presentedScenesAreSheets, from: 14_810,
      "A controller that a segue presents is a sheet, unless the segue or the controller has another style. Before, it "
        + "fills the screen.",
      evidence: "2.4: up to 14490, 32 of 32 root views fill it; from 14810 on, 37 of 37 (15) are sheets"),
    Row(
      .lowSheets, through: 21_224, onlyOnCanvas: true,
      "A page sheet on a phone without a home button is 54 points less high than the screen. Later, except in the "
        + "following rules, the distance is the top inset and 10 points.",
      evidence: "2.4: 36 documents of `retina6_1`"),
    Row(
      .tallSheets, from: 21_508, through: 23_504, onlyOnCanvas: true,
      "A page sheet is 10 points less high than the screen.",
      evidence: "2.4, R15: saved versions of one document each on `retina6_1` and `retina6_12`"),
    Row(
      .sheetsBelowTopInset, from: 24_093, onlyOnCanvas: true,
      "A page sheet is less high than the screen by the top inset.",
      evidence: "2.4, R15: saved versions of one document on `retina6_1`"),
    Row(
      .sheetsHaveTopInset, from: 23_600, onlyOnCanvas: true,
      "A page sheet without a navigation bar has the top inset, not doubled, on phones without a home button.",
      evidence: "2.4: none at 23504, 23 (2); 23727, 3 of 3 (1); from 24128 on, 18 of 18 (3)"),
    Row(
      .sheetsEndAboveHomeIndicator, from: 21_225, onlyOnCanvas: true,
      "A page sheet without a navigation bar has no bottom inset on devices without a home button.",
      evidence: "2.4, R15"),
    Row(
      .barSheetsEndAboveHomeIndicator, from: 19_000, onlyOnCanvas: true,
      "A page sheet with a navigation bar has no bottom inset on devices without a home button.",
      evidence: "2.4: 34 up to 18122, 4 (4); 0 from 19162 to 20037, 5 of 5 (1)"),
    Row(
      .pageSheetsCoverStatusBar, from: 12_122, "Page sheets have no status bar.",
      evidence: "2.4, E4: one document of 12118 has it"),
    Row(
      .fullScreenScenesWithoutInsets, from: 21_600, onlyOnCanvas: true,
      "On phones without a home button, a controller that a segue presents, and whose own style is full screen, has "
        + "the insets of a page sheet, but the height of the screen or of the controller that presents it.",
      evidence: "2.4, N1: the insets of the screen up to 21507, 3 (2); from 21701 on none, 6 (5)"),

    // MARK: Every canvas
    Row(
      .simulatedInsets, onlyOnCanvas: true,
      "The safe area of a device is that which Interface Builder draws. On a device, it is its own.",
      evidence: "2.1, 2.2"),
    Row(
      .simulatedSurroundings, onlyOnCanvas: true,
      "The saved size and place of a root view show which bars cover it, and whether it is a sheet or shown "
        + "without a screen. On a device, it fills the screen, the sheet in which segues and this size show it, or "
        + "the container view that embeds it, "
        + "below and above its bars.",
      evidence: "2.3, 2.4"),
    Row(
      .viewsBesideWindows, onlyOnCanvas: true,
      "The view of a window's controller keeps its place beside the window. On a device, it fills the window.",
      evidence: "saved documents, not counted"),
    Row(
      .phoneBarsOnPads, onlyOnCanvas: true,
      "Tab bars and toolbars of iPads are as high as those of phones. On a device, they are 50 points high.",
      evidence: "2.3"),
    Row(
      .tallToolbarsAboveHomeIndicator, onlyOnCanvas: true,
      "Toolbars above a home indicator are 49 points high, otherwise 44. On a device, they are 44.",
      evidence: "21 of 24 saved toolbars"),
    Row(
      .barItemsKeepFrames, onlyOnCanvas: true,
      "The custom views of bar items keep their saved frames. On a device, the bar places them.",
      evidence: "saved documents, not counted"),
    Row(
      .libraryLabels, onlyOnCanvas: true,
      "A label is at least 21 points high, until a stack view or a second line changes it, or its scene is measured "
        + "again. On a device, it is as high as its text.",
      evidence: "4.3: 442 of 616 saved labels; 555 with the decision for scenes"),
    Row(
      .emptyLabelsInStacks, onlyOnCanvas: true,
      "A label of one line without text in a stack view is 50 x 50 points. On a device, its width and height are 0.",
      evidence: "4.3: 50 points in 19 labels of one line; 0 in 15 labels of several lines"),
    Row(
      .stoppedWheelsKeepSpace, onlyOnCanvas: true,
      "A stack view reserves space for an activity indicator that is hidden while it is stopped.",
      evidence: "saved documents, not counted"),
    Row(
      .rowsKeepFrames, onlyOnCanvas: true,
      "The cells of a static table, prototypes, and the parts of a collection view keep their saved frames. On a "
        + "device, rows and items follow each other.",
      evidence: "8.3"),
    Row(
      .prototypeHeaders, onlyOnCanvas: true,
      "A table with prototypes shows a header above them.",
      evidence: "8.3"),
    Row(
      .contentViewsKeepFrames, onlyOnCanvas: true,
      "The content view of a cell keeps its saved frame, and an accessory view covers it. On a device, it ends "
        + "before the accessory view.",
      evidence: "8.1"),
    Row(
      .backgroundViewsInPlace, onlyOnCanvas: true,
      "A background view that is already inside its view keeps its place among the subviews.",
      evidence: "saved documents, not counted"),
    Row(
      .styledTextsAtWholePoints, onlyOnCanvas: true,
      "The texts of styled cells begin at whole points. On a device, they begin at pixels.",
      evidence: "8.2"),
    Row(
      .emptyStyledTextsKeepSize, onlyOnCanvas: true,
      "A text of a styled cell without characters has its saved size. On a device, it has the size of an empty label.",
      evidence: "8.2"),
    Row(
      .cellMarginsDependOnScreen, onlyOnCanvas: true,
      "The width of the screen decides on the side margins of cells, except in tables inside other views on iPads. On "
        + "a device, cells have those of a controller's root with the width of the table.",
      evidence: "3.3"),
    Row(
      .rootsInPlainViews, onlyOnCanvas: true,
      "A root view that preserves the margins of its superview has at least 8 points and the safe area.",
      evidence: "3.2"),
    Row(
      .marginsEndAtSomeViews, onlyOnCanvas: true,
      "Some views do not pass their margins to subviews that preserve them. On a device, all do.",
      evidence: "3.2"),
    Row(
      .hiddenViewsKeepLength, onlyOnCanvas: true,
      "A hidden view in a stack view keeps the length that its required constraints give it. On a device, the "
        + "length is 0 by a required constraint, which conflicts with them.",
      evidence: "7"),
    Row(
      .arrangedViewsKeepSize, onlyOnCanvas: true,
      "Views without content do not shrink across a stack view that does not fill them. On a device, they do.",
      evidence: "7"),
    Row(
      .viewsWithoutContentKeepSize, onlyOnCanvas: true,
      "A view without an intrinsic size has its saved size while the root has its saved size. On a device, nothing "
        + "determines the size.",
      evidence: "5.6"),
    Row(
      .recordedSizes, onlyOnCanvas: true,
      "Views have the intrinsic sizes that Interface Builder recorded for designable classes. On a device, the "
        + "program determines them.",
      evidence: "4.4"),
    Row(
      .placeholderConstraints, onlyOnCanvas: true,
      "Placeholder constraints are used. On a device, they do not exist.",
      evidence: "5.4"),
    Row(
      .topGuidesWithoutHeight, onlyOnCanvas: true,
      "The top of the top layout guide is where its bottom is. On a device, it is the top of the screen.",
      evidence: "2.5"),
  ]
}
