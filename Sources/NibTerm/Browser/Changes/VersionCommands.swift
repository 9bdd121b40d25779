import NibCompare
import NibCore

extension CommandGroup {
  static let changes = CommandGroup(
    title: "Changes between versions",
    commands: [
      .versions,
      .nextChange,
      Command(
        "select the previous changed object", id: "previous-change", keys: "(",
        synonyms: "diff hunk difference",
        unless: \.reasonForNoVersions
      ) { $0.stepChange(by: -1) },
    ])
}

extension Command {
  static let versions = Command(
    "show the new version, the old one, or both", id: "versions", keys: "V", word: "versions",
    synonyms: "before after diff compare side by side old new", state: \.state.versions?.shown.rawValue,
    unless: \.reasonForNoOtherVersion
  ) { $0.nextVersion() }

  static let nextChange = Command(
    "select the next changed object", id: "next-change", keys: ")", word: "next change",
    synonyms: "diff hunk difference", unless: \.reasonForNoVersions
  ) { $0.stepChange(by: 1) }
}

extension Browser {
  fileprivate var reasonForNoVersions: String? {
    if state.versions != nil { return nil }
    return setup.changes == nil
      ? "No versions are compared. Start with nibterm --diff." : "This document is not compared."
  }

  fileprivate var reasonForNoOtherVersion: String? {
    guard let versions = state.versions else { return reasonForNoVersions }
    if versions.before == nil { return "The document is new: there is no version before." }
    return versions.after == nil ? "The document was removed: there is no version after." : nil
  }

  /// Shows the versions in turn: after, before, both.
  fileprivate func nextVersion() {
    guard let versions = state.versions else { return }
    let next: OpenVersions.Shown =
      switch versions.shown {
      case .after: .before
      case .before: .both
      case .both: .after
      }
    versions.chosen = next
    showVersion(next)
    showMessage(
      next == .both
        ? "both versions: before \(panes.canvas.isStacked ? "above" : "on the left"), after "
          + (panes.canvas.isStacked ? "below" : "on the right") : "the version \(next.rawValue)")
  }

  /// Shows another version of the document. The picture and the selection stay the same, if that version has them.
  fileprivate func showVersion(_ shown: OpenVersions.Shown) {
    guard let versions = state.versions, let open = state.open, shown != versions.shown else { return }
    let picture = versions.counterpart(of: state.picture, in: open)
    let selected = state.selected.flatMap { versions.counterpart(ofID: $0, in: open) }
    versions.shown = shown
    panes.canvas.endProgram()
    stopAlternating()
    (panes.canvas.flash, panes.canvas.sheet) = (nil, nil)
    // With half the width, the zoom is chosen again.
    panes.canvas.viewport.showTop()
    guard let other = versions.open, other !== open else { return showSelection() }
    state.open = other
    state.picture = picture ?? other.initialPicture
    state.selected = selected
    other.layOut(picture: state.picture, for: state.settings.options)
    documentWasRead()
    if let selected { select(selected) }
  }

  /// Selects the next changed object, or the previous one with -1, in the version that has it.
  fileprivate func stepChange(by step: Int) {
    guard let versions = state.versions else { return }
    guard let objects = versions.comparison?.difference.objects.filter({ $0.newID ?? $0.oldID != nil }) else {
      return showMessage(
        versions.before == nil
          ? "The whole document is new."
          : versions.after == nil ? "The whole document was removed." : "A version cannot be read.")
    }
    guard !objects.isEmpty else { return showMessage("No object of this document changed.") }
    let isBefore = versions.shown == .before
    let current = state.selected.flatMap { id in
      objects.firstIndex { (isBefore ? $0.oldID : $0.newID) == id }
    }
    guard let index = current.map({ $0 + step }) else {
      return show(objects[step > 0 ? 0 : objects.count - 1])
    }
    guard objects.indices.contains(index) else {
      return showMessage(step > 0 ? "This is the last change." : "This is the first change.")
    }
    show(objects[index])
  }

  private func show(_ object: ChangedObject) {
    showChange(oldID: object.oldID, newID: object.newID)
  }

  /// Selects an object that the inspector links to. While versions are compared, only the other one may have it.
  func follow(_ id: String) {
    guard let versions = state.versions, let open = state.open, open.element(id: id) == nil else {
      return select(id)
    }
    versions.shown == .before ? showChange(oldID: nil, newID: id) : showChange(oldID: id, newID: nil)
  }

  /// Selects a changed object in the version that the user has chosen, or else in the one that has it.
  func showChange(oldID: String?, newID: String?) {
    guard let versions = state.versions else { return }
    let isMissing = versions.chosen == .before ? oldID == nil : newID == nil
    if isMissing {
      showVersion(versions.chosen == .before ? .after : .before)
      showMessage(newID == nil ? "removed: the version before" : "added: the version after")
    } else {
      showVersion(versions.chosen)
    }
    select(versions.shown == .before ? oldID : newID)
  }
}
