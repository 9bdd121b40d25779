/// Why a file gave no document.
public struct NibReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found, in one sentence, with its place.
  public let diagnostic: Diagnostic

  /// An error that this diagnostic explains.
  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  public var description: String { diagnostic.rendered }
}
