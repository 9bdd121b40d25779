import NibAnalysis
import NibCore
import NibEditing
import NibTools

/// Moves and resizes the selected view by keys and by dragging.
final class FrameMoving {
  private let session: BrowserSession
  private let editing: Editing
  /// The distance of the keys that have not been applied yet, and whether they change the size; `nil` if there are none.
  private var pending: (distance: CGSize, isResize: Bool)?

  init(_ session: BrowserSession, editing: Editing) { (self.session, self.editing) = (session, editing) }

  static let commands: [Command<FrameMoving>] =
    [(1, "A-", "S-A-"), (8, "C-", "S-C-")].flatMap { step, move, resize in
      directions.flatMap { direction in
        [
          command(direction, step, isResize: false, modifiers: move),
          command(direction, step, isResize: true, modifiers: resize),
        ]
      }
    }

  private struct Direction: Sendable {
    let key: String
    let columns: Int
    let rows: Int
    let move: String
    let resize: String
  }

  private static let directions = [
    Direction(key: "Left", columns: -1, rows: 0, move: "left", resize: "narrower"),
    Direction(key: "Right", columns: 1, rows: 0, move: "right", resize: "wider"),
    Direction(key: "Up", columns: 0, rows: -1, move: "up", resize: "shorter"),
    Direction(key: "Down", columns: 0, rows: 1, move: "down", resize: "taller"),
  ]

  private static func command(
    _ direction: Direction, _ step: Int, isResize: Bool, modifiers: String
  ) -> Command<FrameMoving> {
    let points = step == 1 ? "a point" : "\(step) points"
    let title =
      isResize
      ? "make the selected view \(direction.resize) by \(points)"
      : "move the selected view \(direction.move) by \(points)"
    let distance = CGSize(
      width: CGFloat(direction.columns * step), height: CGFloat(direction.rows * step))
    return Command(
      title, id: "\(isResize ? "resize-\(direction.resize)" : "move-view-\(direction.move)")-\(step)",
      keys: modifiers + direction.key, in: .panes, synonyms: "nudge arrow", needs: .document,
      unless: \.session.reasonForNoEditing
    ) { $0.add(distance, isResize: isResize) }
  }

  /// Adds the distance of a key. Presses of the same key that arrive together are one edit, because each edit lays the
  /// document out.
  private func add(_ distance: CGSize, isResize: Bool) {
    let before = pending?.distance ?? .zero
    let sum = CGSize(width: before.width + distance.width, height: before.height + distance.height)
    pending = (sum, isResize)
  }

  /// Makes the edit of the keys that have not been applied yet.
  func finish() {
    if let pending = pending.take() { move(by: pending.distance, isResize: pending.isResize) }
  }

  /// Moves the selected view, or changes its size, by a distance in points.
  func move(by distance: CGSize, isResize: Bool) {
    if let reason = session.reasonForNoEditing { return session.showMessage(reason) }
    guard let view = session.selectedView, let loaded = session.open?.loaded else {
      return session.showMessage("Select a view first.")
    }
    NibEnvironment.$current.withValue(loaded.environment) {
      do throws(FrameMove.Refusal) {
        let move = try FrameMove(of: view, by: distance, isResize: isResize)
        editing.perform(move.edits, words: move.words)
      } catch {
        session.showMessage(error.reason, isProblem: true)
      }
    }
  }
}
