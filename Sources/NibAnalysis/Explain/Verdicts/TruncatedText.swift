import NibCore

/// A text that does not fit into its view, so that a part of it is not shown.
package struct TruncatedText: LayoutVerdict {
  package let view: UIView
  package let fit: TextFit
  /// The part of the text that is not shown.
  package let lack: TextFit.Lack

  /// Returns `nil` if the view shows its whole text, or has none. Cost: measures the text.
  package init?(_ view: UIView) {
    guard let fit = view.fitOfShownLines, let lack = fit.lack else { return nil }
    self.view = view
    self.fit = fit
    self.lack = lack
  }

  package var headline: String {
    let mode = view.nibText?.lineBreak ?? .byTruncatingTail
    let isCut = [.byClipping, .byCharWrapping, .byWordWrapping].contains(mode)
    if isUncertain { return isCut ? "Perhaps cut off" : "Perhaps truncated" }
    return isCut ? "Cut off" : "Truncated"
  }

  package var detail: String? {
    let about = isUncertain ? "about " : ""
    let numbers =
      switch lack {
      case .width:
        "needs \(about)\(fit.needed.width.nibPoints), gets \(NibNumber.text(fit.given.width, decimals: 1))"
      case .height:
        "needs \(about)\(fit.needed.height.nibPoints) of height, gets \(NibNumber.text(fit.given.height, decimals: 1))"
      case .lines: "needs \(about)\(fit.neededLines) lines, gets \(fit.allowedLines)"
      }
    return isUncertain ? "\(numbers) (the size of the text is an estimate)" : numbers
  }

  package func reason(in layout: ExplainedLayout) -> VerdictReason {
    guard lack != .lines else { return linesReason(in: layout) }
    let dimension: LayoutRow.Dimension = lack == .width ? .width : .height
    let cause = LengthCause(of: dimension, of: view, in: layout)
    return VerdictReason(
      cause.text, advice: advice(cause, dimension), culprit: cause.culprit,
      remedies: remedies(cause, dimension))
  }

  private func linesReason(in layout: ExplainedLayout) -> VerdictReason {
    let remedies = [
      Remedy.set("Set Lines to \(fit.neededLines)", view.nibOrigin, "numberOfLines", "\(fit.neededLines)"),
      Remedy.set("Set Lines to 0", view.nibOrigin, "numberOfLines", "0"),
    ].compactMap { $0 }
    return VerdictReason(
      "Lines is \(fit.allowedLines)",
      advice: "Set Lines to \(fit.neededLines), or to 0 for as many lines as the text needs.",
      remedies: remedies + withRoom(remedies, in: layout))
  }

  /// The remedies that allow more lines, together with the height that these need, if the view has less.
  private func withRoom(_ remedies: [Remedy], in layout: ExplainedLayout) -> [Remedy] {
    guard needed(.height) > view.bounds.height else { return [] }
    let room = room(LengthCause(of: .height, of: view, in: layout), .height)
    return room.flatMap { room in remedies.map { $0.and(room) } }
  }

  /// The changes of the document that give the view the length that it needs: of a constraint of this length, or of the frame
  /// that places the view.
  private func room(_ cause: LengthCause, _ dimension: LayoutRow.Dimension) -> [Remedy] {
    let length = needed(dimension).rounded(.up)
    switch cause.kind {
    case .ownConstraint(let constraint) where constraint.relation != .greaterThanOrEqual:
      return [Remedy.constant(of: constraint, length)].compactMap(\.self)
    case .mask, .given:
      return [LargerFrame(of: view, dimension, length)?.remedy].compactMap(\.self)
    default: return []
    }
  }

  /// The length that the view needs, in points.
  private func needed(_ dimension: LayoutRow.Dimension) -> CGFloat {
    dimension == .width ? fit.needed.width + insetSum.width : fit.needed.height + insetSum.height
  }

  /// The changes of the document with which the text fits.
  private func remedies(_ cause: LengthCause, _ dimension: LayoutRow.Dimension) -> [Remedy] {
    var remedies: [Remedy?] = room(cause, dimension)
    switch cause.kind {
    case .content(let rival?, let priority) where priority < 999 && rival !== view:
      let property = "\(dimension == .width ? "horizontal" : "vertical")CompressionResistancePriority"
      let higher = NibNumber.text((priority + 1).rounded(.down))
      remedies.append(
        Remedy.set("Raise its compression resistance to \(higher)", view.nibOrigin, property, higher))
    default: break
    }
    if dimension == .width, view is UILabel {
      remedies.append(
        Remedy.set("Let the text wrap (set Lines to 0)", view.nibOrigin, "numberOfLines", "0"))
    }
    return remedies.compactMap { $0 }
  }

  /// What to change so that the text fits.
  private func advice(_ cause: LengthCause, _ dimension: LayoutRow.Dimension) -> String {
    let needed = needed(dimension)
    let shorterText = fit.neededLines == 1 ? "use a smaller font" : "shorten the text"
    let alternative = dimension == .width ? wrapping : shorterText
    let axis = dimension == .width ? "horizontal" : "vertical"
    switch cause.kind {
    case .ownConstraint(let constraint) where constraint.relation != .greaterThanOrEqual:
      return
        "Raise the constant of \(constraint.nibNameInSentence) to \(NibNumber.text(needed.rounded(.up))), or \(alternative)."
    case .content(let rival?, let priority) where priority < 1000 && rival !== view:
      return "Raise its \(axis) compression resistance above \(NibNumber.text(priority)), or \(alternative)."
    case .mask:
      return
        "Make it \(needed.rounded(.up).nibPoints) \(dimension.adjective) in Interface Builder, or \(alternative)."
    case .space(let container):
      return "Make room in \(container.nibNameInSentence), or \(alternative)."
    default: return "Give it more room, or \(alternative)."
    }
  }

  /// The insets of the area for the text, on both sides together.
  var insetSum: CGSize {
    CGSize(width: view.bounds.width - fit.given.width, height: view.bounds.height - fit.given.height)
  }

  private var wrapping: String {
    view is UILabel
      ? "let the text wrap (set Lines to 0), let it shrink the font (Autoshrink), or shorten it"
      : "shorten the text"
  }
}

extension UIView {
  /// The space for the text without the empty lines at its end: nothing is missing if they have no room.
  fileprivate var fitOfShownLines: TextFit? {
    guard var fit = nibTextFit, fit.neededLines > 1, let text = nibText?.runs.last?.text,
      text.last?.isNewline ?? false
    else { return nibTextFit }
    let empty = min(text.reversed().prefix(while: \.isNewline).count, fit.neededLines - 1)
    fit.needed.height *= CGFloat(fit.neededLines - empty) / CGFloat(fit.neededLines)
    fit.neededLines -= empty
    return fit
  }
}
