import NibCore
import NibScreen

/// Keys and clicks written as words, for scripted runs: `j j Enter click:40,5 drag:40,5,50,5 wheel:40,5,3 type:label`.
/// An underscore in `type:` is a space.
package enum KeyScript {
  /// Returns the events of a script, in one batch per word, and the first invalid word, or `nil` if all words are
  /// valid. The batches end before the invalid word.
  package static func events(_ script: String) -> (batches: [[InputEvent]], invalidWord: String?) {
    var batches: [[InputEvent]] = []
    for word in script.split(separator: " ") {
      guard let events = events(of: word) else { return (batches, String(word)) }
      batches.append(events)
    }
    return (batches, nil)
  }

  /// The events of a word; `nil` if it is not valid.
  private static func events(of word: Substring) -> [InputEvent]? {
    let parts = word.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, word.count > 2 else { return KeyName.key(named: String(word)).map { [.key($0)] } }
    if parts[0] == "type" { return parts[1].map { .key(KeyPress(.character($0 == "_" ? " " : $0))) } }
    let numbers = parts[1].split(separator: ",").compactMap { Int($0) }
    guard numbers.count >= 2 else { return nil }
    func event(_ action: MouseEvent.Action, _ column: Int, _ row: Int) -> InputEvent {
      .mouse(
        MouseEvent(
          action, action == .wheelUp || action == .wheelDown ? .none : .left, column: column, row: row))
    }
    let (column, row) = (numbers[0], numbers[1])
    switch (parts[0], numbers.count) {
    case ("click", 2): return [event(.press, column, row), event(.release, column, row)]
    case ("drag", 4):
      let (endColumn, endRow) = (numbers[2], numbers[3])
      return [
        event(.press, column, row), event(.drag, endColumn, endRow), event(.release, endColumn, endRow),
      ]
    case ("wheel", 3):
      let notches = max(-1_000, min(1_000, numbers[2]))
      return Array(repeating: event(notches < 0 ? .wheelUp : .wheelDown, column, row), count: abs(notches))
    default: return nil
    }
  }
}
