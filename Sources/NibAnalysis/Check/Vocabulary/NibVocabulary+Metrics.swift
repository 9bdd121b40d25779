import NibCore

extension NibVocabulary {
  /// The bars, screens and sizes that Interface Builder simulates.
  static let metricWords: [NibWord] = [
    NibWord(
      "simulatedMetricsContainer",
      ignoresChildren: [
        "orientation": saved, "destination": saved,
        "simulatedStatusBarMetrics": "a screen has a status bar anyway",
        "nil": "each scene says itself what is simulated",
      ]),
    NibWord(
      "simulatedNavigationBarMetrics", reads: ["translucent", "prompted"], ignores: ["barStyle": style]),
    NibWord("simulatedToolbarMetrics", ignores: ["translucent": below, "barStyle": style]),
    NibWord("simulatedTabBarMetrics", ignores: ["translucent": below, "barStyle": style]),
    NibWord("modalPageSheetSimulatedSizeMetrics"),
    NibWord(
      "simulatedStatusBarMetrics", ignores: ["statusBarStyle": "a status bar is as high in every style"]),
    NibWord("simulatedOrientationMetrics", ignores: ["orientation": saved]),
    NibWord(
      "simulatedScreenMetrics", ignores: ["type": saved],
      ignoresChildren: ["portraitSize": saved, "landscapeSize": saved]),
    NibWord("freeformSimulatedSizeMetrics"),
    NibWord("fixedSimulatedSizeMetrics", ignores: ["width": saved, "height": saved]),
    NibWord("splitViewMasterSimulatedSizeMetrics"),
    NibWord("splitViewDetailSimulatedSizeMetrics"),
  ]

  private static let style = "a simulated bar takes the same room in every style"
  private static let below = "the saved height of a view already ends above an opaque bar"
  private static let saved = "the saved frames have the size that came of it"
}
