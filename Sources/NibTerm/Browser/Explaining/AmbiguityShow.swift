import NibAnalysis
import NibCore
import NibScreen

/// Alternates between two layouts that an ambiguity allows.
struct AmbiguityShow {
  let ambiguity: NibAmbiguity
  private(set) var choice = NibAmbiguity.Choice.first
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
  /// Starts to alternate the layouts of the selected view, or of the first ambiguous view if the selected one
  /// is not ambiguous. Stops if layouts are alternating already.
  func toggleAmbiguity() {
    if panes.canvas.ambiguity != nil { return endAmbiguity() }
    guard let environment = state.open?.canvas?.environment, let root = state.currentPicture?.view else {
      return
    }
    NibEnvironment.$current.withValue(environment) {
      let own = state.selectedView.flatMap { NibAmbiguity(of: $0) }
      guard
        let found = own
          ?? AmbiguousViews(in: root).entries.lazy.compactMap({ NibAmbiguity(of: $0.view) }).first
      else { return tell("Nothing is ambiguous here.") }
      if own == nil { select(found.view.nibOrigin?.id) }
      beginAmbiguity(found)
    }
  }

  private func beginAmbiguity(_ found: NibAmbiguity) {
    var show = AmbiguityShow(found)
    show.timer = loop?.schedule(after: AmbiguityShow.interval, every: AmbiguityShow.interval) { [weak self] in
      self?.panes.canvas.ambiguity?.alternate()
      self?.loop?.setNeedsDisplay()
    }
    panes.canvas.ambiguity = show
  }

  /// Stops alternating and restores the original frames of the views.
  func endAmbiguity() {
    guard let show = panes.canvas.ambiguity.take() else { return }
    if let timer = show.timer { loop?.cancel(timer) }
    show.ambiguity.restore()
  }
}
