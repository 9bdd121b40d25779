import Foundation

/// What the labels of a document show of a font whose measurements are not known: the height of its lines, and its
/// widths in relation to the estimated ones (docs/interface-builder.md 4.7).
struct SavedFont: Hashable, Sendable {
  /// The height of one line in em; `nil` if too few labels agree.
  var lineHeight: CGFloat?
  /// The saved widths in relation to the estimated ones; `nil` if too few labels agree.
  var widthRatio: Double?

  /// A saved label with one line of text.
  struct Label {
    var saved: SavedLabel
    /// The estimated width of the text in points, without rounding.
    var estimatedWidth: CGFloat
  }

  /// The number of different texts that must agree.
  private static let minimumTexts = 3
  /// The number of labels in a font that are compared with each other; later ones in a document add nothing.
  static let mostLabels = 500

  /// Creates the measurements that most of the labels in a font agree on.
  ///
  /// - Parameter roundsUp: rounds a length up as the sizes of labels were rounded.
  init(_ labels: [Label], roundsUp: (CGFloat) -> CGFloat) {
    lineHeight = Self.lineHeight(labels, roundsUp: roundsUp)
    widthRatio = Self.widthRatio(labels)
  }

  /// The largest height in em with which the most labels have one line, if at least half of them do.
  private static func lineHeight(_ labels: [Label], roundsUp: (CGFloat) -> CGFloat) -> CGFloat? {
    let candidates = Set(labels.map { $0.saved.size.height / $0.saved.fontSize }).filter {
      (0.8...1.8).contains($0)
    }
    let agreeing = candidates.sorted(by: >).map { em in
      (em: em, labels: labels.filter { abs(roundsUp(em * $0.saved.fontSize) - $0.saved.size.height) < 0.01 })
    }
    // The first of several maxima, which is the largest height.
    guard let best = agreeing.max(by: { $0.labels.count < $1.labels.count }),
      isMajority(best.labels, of: labels)
    else { return nil }
    return best.em
  }

  /// The median ratio of the saved to the estimated widths in the range of 4 % that contains the most labels, if it
  /// contains at least half of them. Texts of a few points are too short to be compared.
  private static func widthRatio(_ labels: [Label]) -> Double? {
    let compared = labels.filter { $0.estimatedWidth >= 12 }
      .map { (ratio: Double($0.saved.size.width / $0.estimatedWidth), label: $0) }
      .filter { (0.75...1.3).contains($0.ratio) }
      .sorted { $0.ratio < $1.ratio }
    let ranges = compared.map { first in
      compared.filter { (first.ratio...first.ratio * 1.04).contains($0.ratio) }
    }
    guard let best = ranges.max(by: { $0.count < $1.count }),
      isMajority(best.map(\.label), of: compared.map(\.label))
    else { return nil }
    return best[best.count / 2].ratio
  }

  private static func isMajority(_ some: [Label], of all: [Label]) -> Bool {
    2 * some.count >= all.count && Set(some.map(\.saved.text)).count >= minimumTexts
  }
}

extension TextMetrics {
  /// The same metrics with the measurements of unknown fonts that the labels of a document show.
  func measuringUnknownFonts(asSavedIn document: NibDocument) -> TextMetrics {
    guard case .canvas = profile, appFonts != .replaced, document.root.child(named: "customFonts") != nil
    else { return self }
    var labels: [String: [SavedFont.Label]] = [:]
    for label in SavedLabel.all(in: document) where label.hasOneLine {
      let font = label.font
      guard labels[label.fontName, default: []].count < SavedFont.mostLabels,
        isUnknown(font, named: label.fontName)
      else { continue }
      let width = width(of: label.text, font: font)
      labels[label.fontName, default: []].append(SavedFont.Label(saved: label, estimatedWidth: width))
    }
    var metrics = self
    metrics.savedFonts = labels.mapValues { SavedFont($0, roundsUp: ceilToPixel) }
    return metrics
  }

  /// Whether the measurements of a font by name are not known, and no other font is measured in its place.
  private func isUnknown(_ font: UIFont, named name: String) -> Bool {
    font.nibFace == .named(name) && face(of: font) == font.nibFace && !InstalledFonts.hasFamily(ofFace: name)
      && glyphMetrics(ofFontNamed: name) == nil
  }
}
