import NibAnalysis
import NibCore
import NibScreen
import NibTools

/// Alternates between two layouts of an ambiguous view, to show which parts of its frame its constraints do not
/// determine.
struct AlternatingLayouts {
  let ambiguity: ViewAmbiguity
  private(set) var choice = ViewAmbiguity.Choice.first
  /// The timer that calls `alternate()`; `nil` without an event loop.
  var timer: LoopTimer?

  /// The time for which each layout is shown.
  static let interval = Duration.milliseconds(700)

  init(_ ambiguity: ViewAmbiguity) {
    self.ambiguity = ambiguity
    ambiguity.apply(choice)
  }

  /// Shows the other layout.
  mutating func alternate() {
    choice = choice == .first ? .second : .first
    ambiguity.apply(choice)
  }
}

extension CanvasPane {
  /// Starts to alternate between two layouts of the selected view, or of the first ambiguous view if the selected one
  /// is not ambiguous. If the browser is already alternating, stops instead.
  func toggleAlternatingLayouts() {
    if alternating != nil { return stopAlternating() }
    guard let environment = session.open?.loaded?.environment, let root = session.currentPicture?.view else {
      return
    }
    NibEnvironment.$current.withValue(environment) {
      if let selected = session.selectedView.flatMap({ ViewAmbiguity(of: $0) }) {
        return startAlternating(selected)
      }
      let ambiguities = AmbiguousViews(in: root).entries.lazy.compactMap { ViewAmbiguity(of: $0.view) }
      guard let first = ambiguities.first else {
        return session.showMessage("There is no ambiguous view here.")
      }
      session.select(first.view.nibOrigin?.id)
      startAlternating(first)
    }
  }

  /// Shows the two layouts of an ambiguous view in turn.
  private func startAlternating(_ ambiguity: ViewAmbiguity) {
    var alternating = AlternatingLayouts(ambiguity)
    let interval = AlternatingLayouts.interval
    alternating.timer = session.loop?.schedule(after: interval, every: interval) { [weak self] in
      self?.alternating?.alternate()
      self?.session.loop?.setNeedsDisplay()
    }
    self.alternating = alternating
  }

  /// Stops alternating and restores the original frames of the views.
  func stopAlternating() {
    guard let stopped = alternating.take() else { return }
    if let timer = stopped.timer { session.loop?.cancel(timer) }
    stopped.ambiguity.restore()
  }
}
