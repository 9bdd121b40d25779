import NibSupport

extension Diagnostic {
  /// A finding that is reported together with another one, such as that about a view beside a misplaced view.
  ///
  /// It is complete by itself, because baselines and comments refer to single findings: a new finding is reported even
  /// if the one that it would be reported with is known.
  package struct Companion: Hashable, Sendable {
    package var finding: Diagnostic
    fileprivate let mention: Mention

    /// - Parameter mention: how the diagnostic refers to the finding.
    package init(_ finding: Diagnostic, _ mention: Mention) {
      self.finding = finding
      self.mention = mention
    }
  }

  /// How a diagnostic refers to another finding that is reported together with it.
  package enum Mention: Hashable, Sendable {
    case note(Note)
    /// One note counts all findings of this kind, and lists the first lines.
    case count
    /// A note on another finding says enough.
    case none
  }

  /// The notes: those about the finding itself, then those about the findings that are reported together with it.
  package var notes: [Note] {
    get {
      let mentioned = companions.compactMap { companion -> Note? in
        if case .note(let note) = companion.mention { note } else { nil }
      }
      return ownNotes + mentioned.uniqued().filter { !ownNotes.contains($0) } + countNotes
    }
    set {
      companions = []
      ownNotes = newValue
    }
  }

  /// The note that counts findings of the same kind; empty if there are none.
  private var countNotes: [Note] {
    let lines = companions.filter { $0.mention == .count }.map { $0.finding.location?.line ?? 0 }
    guard let first = lines.first else { return [] }
    let list = lines.map { String($0) }.listed(maximum: Diagnostic.mostCountedLines)
    let times = "\(lines.count + 1) times in this document"
    return [Note(first > 0 ? "\(times), also in line\(lines.count == 1 ? "" : "s") \(list)" : times)]
  }

  /// The number of lines that a note lists.
  private static let mostCountedLines = 6

  /// The finding without those that are reported together with it.
  private var alone: Diagnostic {
    var result = self
    result.companions = []
    return result
  }

  /// The single findings: this one, and those that are reported together with it.
  package var single: [Diagnostic] { companions.isEmpty ? [self] : [alone] + companions.map(\.finding) }

  /// Adds a finding that is reported together with this one.
  package mutating func add(_ finding: Diagnostic, _ mention: Mention) {
    companions.append(Companion(finding, mention))
  }

  /// The diagnostic with further findings.
  package func with(_ companions: [Companion]) -> Diagnostic {
    var result = self
    result.companions += companions
    return result
  }

  /// The diagnostic with only the single findings that meet a condition, in the same order; `nil` if there are none.
  package func keeping(_ isKept: (_ finding: Diagnostic) -> Bool) -> Diagnostic? {
    let keepsFirst = isKept(alone)
    let kept = companions.filter { isKept($0.finding) }
    if keepsFirst && kept.count == companions.count { return self }
    if keepsFirst { return alone.with(kept) }
    return kept.first?.finding.with(Array(kept.dropFirst()))
  }

  /// The diagnostic after a change of each single finding.
  package func mapped(_ change: (_ finding: Diagnostic) -> Diagnostic) -> Diagnostic {
    guard !companions.isEmpty else { return change(self) }
    return change(alone).with(companions.map { Companion(change($0.finding), $0.mention) })
  }
}
