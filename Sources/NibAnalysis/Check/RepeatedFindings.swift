import NibCore

/// Findings of different rules about one fault: correcting the fault removes all of them, so one is reported.
struct RepeatedFindings {
  /// A rule whose finding makes one of another rule unnecessary.
  private struct Pair {
    let cause: String
    let consequence: String
    /// Whether both are about the same element, such as a color. Otherwise they are about the same object.
    var isAboutElement = false
    /// Whether the consequence becomes a note of the cause.
    var isNoted = false
  }

  private static let pairs = [
    // Nothing of the program can be used in a launch screen, whether it exists or not.
    Pair(cause: "launch-screen-class", consequence: "unknown-class"),
    Pair(cause: "launch-screen-attribute", consequence: "runtime-attribute"),
    Pair(cause: "launch-screen-attribute", consequence: "runtime-attribute-value"),
    // A further scene of a launch screen must be deleted.
    Pair(cause: "launch-screen-objects", consequence: "unreachable-scene"),
    // A value of another type cannot be set.
    Pair(cause: "runtime-attribute-value", consequence: "runtime-attribute", isAboutElement: true),
    // Only a cell has a reuse identifier.
    Pair(cause: "not-a-cell", consequence: "prototype-identifier"),
    // The name exists nowhere.
    Pair(cause: "unlisted-color", consequence: "missing-color", isAboutElement: true, isNoted: true),
    Pair(cause: "missing-image", consequence: "unlisted-image", isAboutElement: true, isNoted: true),
    // An object of an unknown class has an element that is not known.
    Pair(cause: "unknown-archived-class", consequence: "unsupported-element", isAboutElement: true),
  ]

  private let context: CheckContext

  /// - Parameter context: the document with the findings.
  init(in context: CheckContext) { self.context = context }

  /// Removes findings that repeat one of a rule that is on.
  func removed(from findings: [Diagnostic]) -> [Diagnostic] {
    var found: [String: [Int]] = [:]
    for (index, finding) in findings.enumerated() { found[finding.id, default: []].append(index) }
    var removed: Set<Int> = []
    var result = findings
    for pair in RepeatedFindings.pairs where context.configuration.isOn(anyOf: [pair.cause]) {
      guard let causes = found[pair.cause], let consequences = found[pair.consequence] else { continue }
      var causeOfPlace: [Place: Int] = [:]
      for cause in causes {
        for place in places(of: findings[cause], pair) { causeOfPlace[place] = cause }
      }
      for index in consequences where !removed.contains(index) {
        guard let place = places(of: findings[index], pair).first, let cause = causeOfPlace[place] else {
          continue
        }
        removed.insert(index)
        if pair.isNoted {
          result[cause].notes.append(Diagnostic.Note(findings[index].message, at: findings[index].location))
        }
      }
    }
    return removed.isEmpty ? findings : result.indices.filter { !removed.contains($0) }.map { result[$0] }
  }

  /// The object or element that a finding is about.
  private enum Place: Hashable {
    case object(String)
    case element(NibElement)
  }

  /// The object or element that a finding is about. An element is followed by the one around it, because the
  /// consequence can be about that one.
  private func places(of finding: Diagnostic, _ pair: Pair) -> [Place] {
    guard pair.isAboutElement else { return finding.path.steps.first.map { [.object($0.id)] } ?? [] }
    guard let place = finding.location, let element = context.places.last(upTo: place.offset) else {
      return []
    }
    return [element, element.parent].compactMap { $0.map(Place.element) }
  }
}
