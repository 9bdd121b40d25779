import NibCore

/// Carries out commands that move within a pane and between panes, or change the arrangement of the panes.
extension Browser {
  func moveInPane(_ command: BrowserCommand) {
    switch focus {
    case .documents: moveInDocuments(command)
    case .outline: moveInOutline(command)
    case .inspector: moveInInspector(command)
    case .canvas: scrollCanvas(command)
    }
  }

  private func page(of pane: Pane) -> Int { max(1, (layout.panes[pane]?.size.rows ?? 2) - 2) }

  private func scrollCanvas(_ command: BrowserCommand) {
    switch command {
    case .pageUp: canvas.pan(columns: 0, rows: -page(of: .canvas))
    case .pageDown: canvas.pan(columns: 0, rows: page(of: .canvas))
    default: break
    }
  }

  // MARK: Panes

  var panesToVisit: [Pane] {
    Pane.allCases.filter { $0 != .documents || documents != nil }
  }

  func focusNextPane(by step: Int) {
    let panes = panesToVisit
    guard let index = panes.firstIndex(of: focus) else { return }
    focus(on: panes[(index + step + panes.count) % panes.count])
  }

  func focus(on pane: Pane) {
    guard pane != .documents || documents != nil else { return }
    search = nil
    focus = pane
  }

  func goBack() {
    if sheet != nil {
      sheet = nil
    } else if ambiguity != nil {
      toggleAmbiguity()
    } else if focus == .canvas || focus == .inspector {
      focus(on: .outline)
    } else if documents != nil {
      documents?.setFilter("", choosing: .kept)
      focus(on: .documents)
    } else {
      focus(on: .canvas)
    }
  }

  func resizePane(by columns: Int) {
    switch focus {
    case .documents, .outline:
      let now = layout.panes[focus]?.size.columns ?? 30
      arrangement.sideColumns = max(12, now + columns)
    case .inspector where layout.dividers.contains { $0.divider == .inspectorTop }:
      let now = layout.panes[.inspector]?.size.rows ?? 10
      arrangement.inspectorRows = max(3, now + columns / 2)
    case .inspector:
      arrangement.inspectorColumns = max(12, (layout.panes[.inspector]?.size.columns ?? 30) + columns)
    case .canvas:
      let now = layout.panes[.outline]?.size.columns ?? 30
      arrangement.sideColumns = max(12, now - columns)
    }
  }

  func arrangePanes() {
    arrangement.cycle()
    if !arrangement.showsSide, focus == .documents || focus == .outline { focus(on: .canvas) }
    if !arrangement.showsInspector, focus == .inspector { focus(on: .canvas) }
  }
}
