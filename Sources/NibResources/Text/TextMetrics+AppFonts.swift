extension TextMetrics {
  /// The same metrics, in which the app's own fonts are measured as they were when `document` was saved.
  ///
  /// A document does not say whether the Mac that saved it could load the app's fonts. But the saved heights of its
  /// labels show it, because the lines of most fonts are higher or lower than those of Helvetica Neue. At least three
  /// labels must agree; otherwise, these metrics are returned unchanged.
  func measuringAppFonts(asSavedIn document: NibDocument) -> TextMetrics {
    guard case .canvas = profile, document.root.child(named: "customFonts") != nil else { return self }
    var (own, replacing) = (self, self)
    own.appFonts = .own
    replacing.appFonts = .replaced
    var surplus = 0
    for label in SavedLabel.all(in: document) {
      let font = label.font
      let isOwn = own.isHeight(label.size.height, ofLineIn: font)
      let isReplaced = replacing.isHeight(label.size.height, ofLineIn: font)
      if isOwn != isReplaced { surplus += isReplaced ? 1 : -1 }
    }
    if surplus >= Self.minimumSurplus { return replacing }
    return surplus <= -Self.minimumSurplus ? own : self
  }

  /// The number of labels by which those with one kind of font must exceed those with the other kind.
  private static let minimumSurplus = 3

  /// Whether a saved height is that of one line, in pixels or, as in older versions, in whole points.
  private func isHeight(_ height: CGFloat, ofLineIn font: UIFont) -> Bool {
    let line = lineHeight(of: font)
    return [ceilToPixel(line), ceilToPoint(line)].contains { abs($0 - height) < 0.01 }
  }
}
