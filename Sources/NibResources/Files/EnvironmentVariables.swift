import Foundation

/// Environment variables by their names.
///
/// Foundation's `ProcessInfo.environment` makes a dictionary of all variables on each use, which takes longer than
/// reading a small document. The variables of the process are therefore asked for one by one.
package struct EnvironmentVariables: ExpressibleByDictionaryLiteral {
  /// The variables; `nil` for those of the process.
  private let variables: [String: String]?

  /// The variables of the process. A change of the process's environment shows in them.
  package static let ofProcess = EnvironmentVariables(nil)

  package init(_ variables: [String: String]?) { self.variables = variables }

  package init(dictionaryLiteral variables: (String, String)...) {
    self.variables = Dictionary(variables) { $1 }
  }

  /// The value of a variable; `nil` if it is not set.
  package subscript(name: String) -> String? {
    if let variables { return variables[name] }
    return getenv(name).map { String(cString: $0) }
  }
}
