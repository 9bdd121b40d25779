/// A question that suggests names in place of an unknown one.
package struct Suggestion {
  private let names: [String]

  /// - Parameter names: the names to suggest, the best first.
  package init(_ names: [String]) { self.names = names }

  /// Suggests the known name that is nearest to an unknown name, if any is near.
  package init(for name: String, from known: some Sequence<String>) {
    names = known.nearest(to: name).map { [$0] } ?? []
  }

  /// The question, such as `Did you mean 'check' or 'show'?`; `nil` without names.
  package var question: String? {
    let quoted = names.map { "'\($0)'" }
    let choices = [quoted.dropLast().joined(separator: ", "), quoted.last ?? ""].filter { !$0.isEmpty }
    return choices.isEmpty ? nil : "Did you mean \(choices.joined(separator: " or "))?"
  }
}
