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
    names.isEmpty ? nil : "Did you mean \(names.map { "'\($0)'" }.listed("or"))?"
  }
}
