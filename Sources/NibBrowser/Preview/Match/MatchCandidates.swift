import NibTools

/// A view that a column can fill, with the score of their names and the reason.
struct MatchCandidate: Hashable {
  /// The index of the view.
  let view: Int
  /// The quality of the match, from 1 to 100.
  let score: Int
  /// The reason in words, such as `the outlet 'titleLabel'`.
  let reason: String
}

/// Finds the views whose names fit the name of a column.
///
/// Two names are compared in several steps, each of which lowers the score. The steps compare them as they are, as
/// words without case and separators, and without the words for the kind of a view (`Label`, `ImageView`, `lbl`) or of
/// a value (`url`, `text`). Finally, one name can be the end of the other (`user.name` fits `nameLabel`, and `name`
/// fits `userNameLabel`), or the name of the object that contains the value (`organizer.address.name` fits
/// `organizerLabel`).
struct MatchCandidates {
  private struct Entry {
    /// The index of the view.
    let view: Int
    let score: Int
    let name: NamedView.Name
    /// Whether the key of the entry is only the end of the name.
    let isEnd: Bool
  }

  private let exact: [String: [Entry]]
  private let folded: [String: [Entry]]

  /// The maximum number of views that are compared for one spelling of a column. Only documents that are made to be
  /// slow have more views with the same name.
  private static let maximumCount = 64

  private enum Cost {
    static let spelling = 1
    static let kind = 8
    static let valueWord = 6
    static let endOfPath = 28
    static let end = 42
    static let object = 46
    /// The cost of a view that shows no values and can only be hidden.
    static let container = 20
  }

  init(_ views: [NamedView]) {
    var exact: [String: [Entry]] = [:]
    var folded: [String: [Entry]] = [:]
    func add(_ entry: Entry, _ key: String, to table: inout [String: [Entry]]) {
      guard !key.isEmpty, table[key]?.count ?? 0 < MatchCandidates.maximumCount else { return }
      table[key, default: []].append(entry)
    }
    for (index, view) in views.enumerated() {
      let endings = view.classWords
      for name in view.names {
        let score = name.kind.rawValue - (view.isFillable ? 0 : Cost.container)
        func entry(_ cost: Int, isEnd: Bool = false) -> Entry {
          Entry(view: index, score: score - cost, name: name, isEnd: isEnd)
        }
        add(entry(0), name.text, to: &exact)
        let words = NameWords(name.text)
        add(entry(Cost.spelling), words.joined, to: &folded)
        guard name.kind != .text else { continue }
        let short = words.withoutKind(endings)
        if short != words { add(entry(Cost.kind), short.joined, to: &folded) }
        // A name such as `avatarImageView` also fits without the last word: `avatarImage`.
        for length in short.words.count + 1..<max(short.words.count + 1, words.words.count) {
          add(entry(Cost.kind), words.words.prefix(length).joined(), to: &folded)
        }
        guard name.kind == .outlet || name.kind == .label else { continue }
        for end in short.ends { add(entry(Cost.end, isEnd: true), end.joined, to: &folded) }
      }
    }
    self.exact = exact
    self.folded = folded
  }

  /// The views for a column, each with its best score, in the order of the views.
  func candidates(for column: String) -> [MatchCandidate] {
    var best: [Int: MatchCandidate] = [:]
    func consider(_ entries: [Entry]?, cost: Int, part: ColumnPart? = nil) {
      for entry in entries ?? [] where part == nil || !entry.isEnd {
        let score = entry.score - cost
        guard score > 0, score > best[entry.view]?.score ?? 0 else { continue }
        best[entry.view] = MatchCandidate(
          view: entry.view, score: score, reason: reason(entry, part))
      }
    }
    consider(exact[column], cost: 0)
    let words = NameWords(column)
    consider(folded[words.joined], cost: 0)
    let plain = words.withoutValueWords
    if plain != words { consider(folded[plain.joined], cost: Cost.valueWord) }
    if let dot = column.lastIndex(of: ".") {
      let last = NameWords(String(column[column.index(after: dot)...]))
      consider(folded[last.joined], cost: Cost.endOfPath, part: .end)
      let plain = last.withoutValueWords
      if plain != last { consider(folded[plain.joined], cost: Cost.endOfPath + Cost.valueWord, part: .end) }
      for object in NameWords.objects(ofPath: column) {
        consider(folded[object.joined], cost: Cost.object, part: .beginning)
      }
    }
    for end in plain.ends { consider(folded[end.joined], cost: Cost.end, part: .end) }
    return best.values.sorted { $0.view < $1.view }
  }

  /// The views with the name that the user has typed: the views with the best score, without comparing ends of names.
  func indices(ofViewsNamed name: String) -> [Int] {
    let entries = exact[name] ?? (folded[NameWords(name).joined] ?? []).filter { !$0.isEnd }
    let best = entries.map(\.score).max()
    return Set(entries.filter { $0.score == best }.map(\.view)).sorted()
  }

  /// The part of a column's name that fits.
  private enum ColumnPart: String { case beginning, end }

  /// The name that a column matches, for the report of the match.
  private func reason(_ entry: Entry, _ part: ColumnPart?) -> String {
    let text = entry.name.text.cut(to: 30)
    let name =
      switch entry.name.kind {
      case .outlet: "outlet '\(text)'"
      case .accessibilityIdentifier: "accessibility identifier '\(text)'"
      case .label: "label '\(text)' in Interface Builder"
      case .accessibilityLabel: "accessibility label '\(text)'"
      case .className: "class \(text)"
      case .text: "text '\(text)' in the nib"
      }
    return part.map { "\(name), the \($0.rawValue) of the column's name" }
      ?? (entry.isEnd ? "end of \(name)" : name)
  }
}
