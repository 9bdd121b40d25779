import NibAnalysis
import NibCore
import NibScreen
import NibTools

/// Alternates between two layouts of an ambiguous view, to show what its constraints leave open.
struct AlternatingLayouts {
  let ambiguity: NibAmbiguity
  private(set) var choice = NibAmbiguity.Choice.first
  /// The timer that calls `alternate()`; nil without an event loop.
  var timer: LoopTimer?

  /// The time for which each layout is shown.
  static let interval = Duration.milliseconds(700)

  init(_ ambiguity: NibAmbiguity) {
    self.ambiguity = ambiguity
    ambiguity.apply(choice)
  }

  /// Shows the other layout.
  mutating func alternate() {
    choice = choice == .first ? .second : .first
    ambiguity.apply(choice)
  }
}

extension Browser {
  /// Starts to alternate between two layouts of the selected view, or of the first ambiguous view if the selected one
  /// is not ambiguous. If the browser is already alternating, stops instead.
  func toggleAlternatingLayouts() {
    if panes.canvas.alternatingLayouts != nil { return stopAlternating() }
    guard let environment = state.open?.loaded?.environment, let root = state.currentPicture?.view else {
      return
    }
    NibEnvironment.$current.withValue(environment) {
      let selected = state.selectedView.flatMap { NibAmbiguity(of: $0) }
      guard
        let found = selected
          ?? AmbiguousViews(in: root).entries.lazy.compactMap({ NibAmbiguity(of: $0.view) }).first
      else { return showMessage("There is no ambiguous view here.") }
      if selected == nil { select(found.view.nibOrigin?.id) }
      startAlternating(found)
    }
  }

  private func startAlternating(_ found: NibAmbiguity) {
    var alternating = AlternatingLayouts(found)
    alternating.timer = loop?.schedule(after: AlternatingLayouts.interval, every: AlternatingLayouts.interval)
    {
      [weak self] in
      self?.panes.canvas.alternatingLayouts?.alternate()
      self?.loop?.setNeedsDisplay()
    }
    panes.canvas.alternatingLayouts = alternating
  }

  /// Stops alternating and restores the original frames of the views.
  func stopAlternating() {
    guard let stopped = panes.canvas.alternatingLayouts.take() else { return }
    if let timer = stopped.timer { loop?.cancel(timer) }
    stopped.ambiguity.restore()
  }
}
