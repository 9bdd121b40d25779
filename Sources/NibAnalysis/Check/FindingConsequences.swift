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
  /// several findings of a rule, findings with equal messages are the same.
  ///
  /// - Parameters:
  ///   - kinds: the kinds of findings that are different if the numbers in their messages are: a text that did not fit, and
  ///     still does not after it was changed, is another finding. The name of its view can change without it.
  ///   - newID: the id in the new version of the object with an id in the old one.
  package init(
    from old: [Diagnostic], to new: [Diagnostic], withNumbersOf kinds: Set<DiagnosticKind> = [],
    newID: (String) -> String = { $0 }
  ) {
    var before = Array(old.flatMap(\.single).enumerated())
    var after = Array(new.flatMap(\.single).enumerated())
    for usesMessages in [true, false] {
      var numbers: [Key: ArraySlice<Int>] = [:]
      for (number, finding) in before {
        let identity = FindingIdentity(rule: finding.id, object: newID(finding.identity.object))
        let text = usesMessages ? finding.message : kinds.contains(finding.kind) ? finding.numbers : nil
        numbers[Key(identity: identity, text: text), default: []].append(number)
      }
      var matched: Set<Int> = []
      after.removeAll { _, finding in
        let text = usesMessages ? finding.message : kinds.contains(finding.kind) ? finding.numbers : nil
        let key = Key(identity: finding.identity, text: text)
        guard let number = numbers[key]?.popFirst() else { return false }
        matched.insert(number)
        return true
      }
      before.removeAll { matched.contains($0.offset) }
    }
    let added = Set(after.map(\.offset))
    self.new = FindingConsequences.findings(numbered: added, in: new)
    kept = FindingConsequences.findings(
      numbered: Set(new.flatMap(\.single).indices).subtracting(added), in: new)
    gone = FindingConsequences.findings(
      numbered: Set(before.map(\.offset)).subtracting(FindingConsequences.reduced(before, in: old)), in: old)
  }

  /// The numbers of single findings that only make a finding about the same object smaller, which stays: one of two lengths
  /// that contradict the canvas is right then, and `check` still reports the other one.
  private static func reduced(_ gone: [(offset: Int, element: Diagnostic)], in findings: [Diagnostic]) -> Set<
    Int
  > {
    let numbers = Set(gone.map(\.offset))
    var reduced: Set<Int> = []
    var start = 0
    for finding in findings {
      let parts = Array(zip(start..., finding.single))
      start += parts.count
      let kept = Set(parts.filter { !numbers.contains($0.0) }.map(\.1.identity))
      reduced.formUnion(parts.filter { numbers.contains($0.0) && kept.contains($0.1.identity) }.map(\.0))
    }
    return reduced
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

  /// The key by which findings are compared: first with the message, then with its numbers or without a text.
  private struct Key: Hashable {
    let identity: FindingIdentity
    let text: String?
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

  /// The same, with the message of a single new finding, for those who know what is gone.
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
