import NibCompare
import NibCore

/// Shows one of the two versions of the document, or both, and goes from change to change.
final class VersionChanges {
  private let session: BrowserSession
  private let canvas: CanvasPane

  init(_ session: BrowserSession, canvas: CanvasPane) { (self.session, self.canvas) = (session, canvas) }

  static let commands: [Command<VersionChanges>] = [
    Command(
      "show the new version, the old one, or both", id: "versions", keys: "V", shortTitle: "versions",
      synonyms: "before after diff compare side by side old new",
      state: \.session.versions?.shown.rawValue, unless: \.reasonForNoOtherVersion
    ) { $0.nextVersion() },
    Command(
      "select the next changed object", id: "next-change", keys: ")", shortTitle: "next change",
      synonyms: "diff hunk difference", unless: \.reasonForNoVersions
    ) { $0.stepChange(by: 1) },
    Command(
      "select the previous changed object", id: "previous-change", keys: "(",
      synonyms: "diff hunk difference", unless: \.reasonForNoVersions
    ) { $0.stepChange(by: -1) },
  ]

  private var reasonForNoVersions: String? {
    if session.versions != nil { return nil }
    return session.setup.changes == nil
      ? "No versions are compared. Start with nibterm --diff." : "This document is not compared."
  }

  private var reasonForNoOtherVersion: String? {
    guard let versions = session.versions else { return reasonForNoVersions }
    if versions.before == nil { return "The document is new: there is no version before." }
    return versions.after == nil ? "The document was removed: there is no version after." : nil
  }

  /// Shows the versions in turn: after, before, both.
  private func nextVersion() {
    guard let versions = session.versions else { return }
    let next: OpenVersions.Shown =
      switch versions.shown {
      case .after: .before
      case .before: .both
      case .both: .after
      }
    versions.chosen = next
    show(next)
    guard next == .both else { return session.showMessage("the version \(next.rawValue)") }
    session.showMessage(
      canvas.isStacked
        ? "both versions: before above, after below"
        : "both versions: before on the left, after on the right")
  }

  /// Shows another version of the document. The picture and the selection stay the same, if that version has them.
  private func show(_ shown: OpenVersions.Shown) {
    guard let versions = session.versions, let open = session.open, shown != versions.shown else { return }
    let picture = versions.counterpart(of: session.picture, in: open)
    let selected = session.selected.flatMap { versions.counterpart(ofID: $0, in: open) }
    versions.shown = shown
    session.endPage()
    canvas.stopAlternating()
    (canvas.flash, canvas.sheet) = (nil, nil)
    // Two versions have less room than one, so the zoom is chosen again.
    canvas.viewport.showTop()
    guard let version = versions.open, version !== open else { return session.showSelection() }
    session.show(version, picture: picture, selecting: selected)
  }

  /// Selects the next changed object, or the previous one with -1, in the version that has it.
  private func stepChange(by step: Int) {
    guard let versions = session.versions else { return }
    guard let objects = versions.comparison?.difference.objects.filter({ $0.newID ?? $0.oldID != nil }) else {
      if versions.before == nil { return session.showMessage("The whole document is new.") }
      return session.showMessage(
        versions.after == nil ? "The whole document was removed." : "A version cannot be read.")
    }
    guard !objects.isEmpty else { return session.showMessage("No object of this document changed.") }
    let isBefore = versions.shown == .before
    let current = session.selected.flatMap { id in
      objects.firstIndex { (isBefore ? $0.oldID : $0.newID) == id }
    }
    let index = current.map { $0 + step } ?? (step > 0 ? 0 : objects.count - 1)
    guard objects.indices.contains(index) else {
      return session.showMessage(step > 0 ? "This is the last change." : "This is the first change.")
    }
    showChange(oldID: objects[index].oldID, newID: objects[index].newID)
  }

  /// Selects an object that the inspector links to. If only the version that is not shown has the object, shows that
  /// one.
  func follow(_ id: String) {
    guard let versions = session.versions, let open = session.open, open.element(id: id) == nil else {
      return session.select(id)
    }
    versions.shown == .before ? showChange(oldID: nil, newID: id) : showChange(oldID: id, newID: nil)
  }

  /// Selects a changed object in the version that the user has chosen, or else in the one that has it.
  private func showChange(oldID: String?, newID: String?) {
    guard let versions = session.versions else { return }
    let isMissing = versions.chosen == .before ? oldID == nil : newID == nil
    if isMissing {
      show(versions.chosen == .before ? .after : .before)
      session.showMessage(newID == nil ? "removed: the version before" : "added: the version after")
    } else {
      show(versions.chosen)
    }
    session.select(versions.shown == .before ? oldID : newID)
  }
}
