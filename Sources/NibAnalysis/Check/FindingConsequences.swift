import NibCore
import NibSupport

/// The findings of `check` that one version of a document has and the other does not. All answers about a change count
/// findings with it. As in the output of `check`, findings that are reported together count as one.
package struct FindingConsequences: Sendable {
  /// Findings that only the new version has.
  package let new: [Diagnostic]
  /// Findings that only the old version had.
  package let gone: [Diagnostic]
  /// Findings of the new version that the old version had, too.
  package let kept: [Diagnostic]

  /// Compares the findings of two versions. Findings with the same rule and the same object are the same. If an object has
  /// several findings of a rule, those with equal messages are matched first.
  ///
  /// - Parameters:
  ///   - kinds: the kinds whose findings also differ if the numbers in their messages differ, such as how much of a text
  ///     is truncated.
  ///   - newID: returns the id in the new version for the id of an object in the old one.
  package init(
    from old: [Diagnostic], to new: [Diagnostic], withNumbersOf kinds: Set<DiagnosticKind> = [],
    newID: (String) -> String = { $0 }
  ) {
    var unmatched = Unmatched(
      old: Array(old.flatMap(\.single).enumerated()), new: Array(new.flatMap(\.single).enumerated()))
    unmatched.match(newID: newID) { $0.message }
    unmatched.match(newID: newID) { kinds.contains($0.kind) ? $0.numbers : nil }
    let added = Set(unmatched.new.map(\.offset))
    let removed = Set(unmatched.old.map(\.offset))
    self.new = FindingConsequences.findings(numbered: added, in: new)
    kept = FindingConsequences.findings(
      numbered: Set(new.flatMap(\.single).indices).subtracting(added), in: new)
    gone = FindingConsequences.findings(
      numbered: removed.subtracting(FindingConsequences.partsOfKept(removed, in: old)), in: old)
  }

  /// The single findings of both versions, with their numbers, that have no counterpart in the other version.
  private struct Unmatched {
    typealias Numbered = (offset: Int, element: Diagnostic)

    private(set) var old: [Numbered]
    private(set) var new: [Numbered]

    /// A finding without the parts that do not matter for a comparison.
    private struct Key: Hashable {
      let identity: FindingIdentity
      let text: String?
    }

    init(old: [Numbered], new: [Numbered]) { (self.old, self.new) = (old, new) }

    /// Removes each pair of findings with the same rule, the same object and the same text.
    ///
    /// - Parameter text: returns the text of a finding that is compared; `nil` if only rule and object are.
    mutating func match(newID: (String) -> String, by text: (Diagnostic) -> String?) {
      var numbers: [Key: ArraySlice<Int>] = [:]
      for (number, finding) in old {
        let identity = FindingIdentity(rule: finding.id, object: newID(finding.identity.object))
        numbers[Key(identity: identity, text: text(finding)), default: []].append(number)
      }
      var matched: Set<Int> = []
      new.removeAll { _, finding in
        let key = Key(identity: finding.identity, text: text(finding))
        guard let number = numbers[key]?.popFirst() else { return false }
        matched.insert(number)
        return true
      }
      old.removeAll { matched.contains($0.offset) }
    }
  }

  /// The numbers of single findings that are only parts of a finding that stays. For example, `check` reports two lengths
  /// that contradict the canvas as one finding. If one of them is corrected, the finding about the other one stays.
  ///
  /// - Parameter numbers: the numbers of all single findings that only the old version has.
  private static func partsOfKept(_ numbers: Set<Int>, in findings: [Diagnostic]) -> Set<Int> {
    var parts: Set<Int> = []
    var start = 0
    for finding in findings {
      let single = Array(zip(start..., finding.single))
      start += single.count
      let kept = Set(single.filter { !numbers.contains($0.0) }.map(\.1.identity))
      parts.formUnion(single.filter { numbers.contains($0.0) && kept.contains($0.1.identity) }.map(\.0))
    }
    return parts
  }

  /// The single findings with some numbers, reported together as before.
  private static func findings(numbered numbers: Set<Int>, in findings: [Diagnostic]) -> [Diagnostic] {
    var number = -1
    return findings.compactMap { diagnostic in
      diagnostic.keeping { _ in
        number += 1
        return numbers.contains(number)
      }
    }
  }

}

extension Diagnostic {
  /// The words of the message that are numbers, without those of the names and texts in it, which are in quotation marks.
  fileprivate var numbers: String {
    let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
    let words = stride(from: 0, to: parts.count, by: 2).flatMap {
      parts[$0].split(whereSeparator: \.isWhitespace)
    }
    return words.map { $0.trimming(while: { ",.;:()".contains($0) }) }
      .filter { $0.last?.isNumber == true && Double($0) != nil }.joined(separator: " ")
  }
}

extension FindingConsequences {
  /// The numbers of new and gone findings, those of notes apart: `1 new finding, 2 findings gone, 1 new note`.
  package var counts: String { parts(namesNew: false, namesGone: false).joined(separator: ", ") }

  /// The same, with the message of a single new or gone finding: `1 new finding: the text is truncated; 2 findings gone`.
  package var words: String { parts(namesNew: true, namesGone: true).joined(separator: "; ") }

  /// The same, with the message of a single new finding, but only the number of those that are gone: the user has chosen
  /// to remove them.
  package var newWords: String { parts(namesNew: true, namesGone: false).joined(separator: "; ") }

  private func parts(namesNew: Bool, namesGone: Bool) -> [String] {
    [false, true].flatMap { areNotes in
      let noun = areNotes ? "note" : "finding"
      let isIncluded = { (finding: Diagnostic) in (finding.severity < .warning) == areNotes }
      return [
        FindingConsequences.text(new.filter(isIncluded), "new \(noun)", "new \(noun)s", namesNew),
        FindingConsequences.text(gone.filter(isIncluded), "\(noun) gone", "\(noun)s gone", namesGone),
      ].compactMap(\.self)
    }
  }

  /// The number of findings with a noun, and the message of a single one if it is named; `nil` if there are none.
  private static func text(
    _ findings: [Diagnostic], _ one: String, _ several: String, _ isNamed: Bool
  ) -> String? {
    guard let first = findings.first else { return nil }
    if findings.count > 1 { return "\(findings.count) \(several)" }
    return isNamed ? "1 \(one): \(first.message)" : "1 \(one)"
  }
}
