import NibFormats

/// The declarations in one source file that concern classes.
package struct SourceFile: Sendable {
  package var classes: [SourceClass] = []
  /// The names of the declared protocols.
  package var protocols: [String] = []
  /// The declared types that are not classes.
  package var types: [(name: String, kind: SourceTypeKind)] = []
  /// Type aliases, each with the type that it refers to.
  package var aliases: [(name: String, type: String)] = []
  package var registrations: [SourceRegistration] = []
  /// The identifiers of scenes and cells that code asks for.
  package var identifierUses: [SourceIdentifierUse] = []
  /// The identifiers for which code registers cells.
  package var registeredIdentifiers: [SourceRegisteredIdentifier] = []
  /// The places where code sets properties of views.
  package var viewUses: [SourceViewUse] = []
  /// The documents that code loads by their names.
  package var documentUses: [SourceDocumentUse] = []
  /// The conversions of the objects of nibs.
  package var objectCasts: [SourceObjectCast] = []
  /// The calls that load nibs without an owner.
  package var ownerlessLoads: [SourceOwnerlessLoad] = []
  /// The constants that hold names.
  package var constants: [SourceConstant] = []
  /// All string literals of a file that passes external objects to nibs, because the names of these objects are
  /// among them. Empty for other files.
  package var externalObjects: [String] = []
  package var creations = SourceCreations()
  /// Whether the file contains something that no version before Swift 3 compiles.
  package var isInSwift3 = false
  /// Diagnostics about parts of the file that were skipped.
  package var diagnostics: [Diagnostic] = []

  /// Creates a file without declarations.
  package init() {}
}
