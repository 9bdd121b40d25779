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
    var text: String
    var pointSize: CGFloat
    /// The saved size in points.
    var size: CGSize
    /// The estimated width of the text in points, without rounding.
    var estimatedWidth: CGFloat
  }

  /// The number of different texts that must agree.
  static let minimumTexts = 3

  /// Creates the measurements that most of the labels in a font agree on.
  ///
  /// - Parameter roundsUp: rounds a length up as the sizes of labels were rounded.
  init(_ labels: [Label], roundsUp: (CGFloat) -> CGFloat) {
    lineHeight = Self.lineHeight(labels, roundsUp: roundsUp)
    widthRatio = Self.widthRatio(labels)
  }

  /// The largest height in em with which the most labels have one line, if at least half of them do.
  private static func lineHeight(_ labels: [Label], roundsUp: (CGFloat) -> CGFloat) -> CGFloat? {
    let candidates = Set(labels.map { $0.size.height / $0.pointSize }).filter { (0.8...1.8).contains($0) }
    let agreeing = candidates.sorted(by: >).map { em in
      (em: em, labels: labels.filter { abs(roundsUp(em * $0.pointSize) - $0.size.height) < 0.01 })
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
      .map { (ratio: Double($0.size.width / $0.estimatedWidth), label: $0) }
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
    2 * some.count >= all.count && Set(some.map(\.text)).count >= minimumTexts
  }
}

extension TextMetrics {
  /// The same metrics with the measurements of unknown fonts that the labels of a document show.
  func measuringUnknownFonts(asSavedIn document: NibDocument) -> TextMetrics {
    guard case .canvas = profile, appFonts != .replaced, document.root.child(named: "customFonts") != nil
    else { return self }
    var labels: [String: [SavedFont.Label]] = [:]
    for element in document.root.descendants where element.isNamed("label") {
      guard let (name, label) = savedLabel(element) else { continue }
      labels[name, default: []].append(label)
    }
    var metrics = self
    metrics.savedFonts = labels.mapValues { SavedFont($0, roundsUp: ceilToPixel) }
    return metrics
  }

  /// The name of the font and the size of a label with one line in a font whose measurements are not known.
  private func savedLabel(_ element: NibElement) -> (name: String, label: SavedFont.Label)? {
    guard let description = element.child(named: "fontDescription"), let name = description["name"],
      let text = element["text"], !text.isEmpty, !text.contains(where: \.isNewline),
      (element["numberOfLines"] ?? "1") == "1",
      let pointSize = description["pointSize"].flatMap(Double.init), pointSize > 0,
      let rect = element.child(named: "rect"), let width = rect["width"].flatMap(Double.init),
      let height = rect["height"].flatMap(Double.init)
    else { return nil }
    let font = UIFont(nibName: name, size: CGFloat(pointSize))
    guard font.nibFace == .named(name), face(of: font) == font.nibFace,
      !InstalledFonts.hasFamily(ofFace: name),
      glyphMetrics(ofFontNamed: name) == nil
    else { return nil }
    return (
      name,
      SavedFont.Label(
        text: text, pointSize: CGFloat(pointSize), size: CGSize(width: width, height: height),
        estimatedWidth: self.width(of: text, font: font))
    )
  }
}
