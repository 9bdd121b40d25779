/// A nib file that is read and parsed once and can be instantiated many times (docs/behaviours.md B5).
public final class UINib: NSObject {
  /// A key for the options of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects for the nib's external placeholders, by placeholder identifier: `[String: Any]`.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle
  private let data: Data?
  private var document: NibDocument?
  /// True if the nib was created from a parsed document. A purge must keep that document, because it cannot be
  /// read again.
  private let isFromDocument: Bool
  /// The loading mode, unless another nib is being loaded, whose mode then applies. Set it before the first
  /// instantiation.
  package var nibMode = NibLoadingMode.standard
  /// The diagnostics of the last instantiation. Thrown errors are not included.
  package private(set) var nibDiagnostics: [Diagnostic] = []

  /// Creates a nib that is read from a bundle when it is first instantiated. A missing file is reported only
  /// then (docs/behaviours.md B1).
  public init(nibName: String, bundle: Bundle?) {
    name = nibName
    self.bundle = bundle ?? .main
    data = nil
    isFromDocument = false
  }

  /// Creates a nib from the bytes of a document.
  public init(data: Data, bundle: Bundle?) {
    name = "data"
    self.bundle = bundle ?? .main
    self.data = data
    isFromDocument = false
  }

  /// Creates a nib from a document that has already been read.
  package init(nibDocument document: NibDocument, bundle: Bundle? = nil) {
    name = document.file
    self.bundle = bundle ?? .main
    data = nil
    self.document = document
    isFromDocument = true
  }

  /// Creates the nib's objects and returns the top-level objects, without placeholders. Raises errors as UIKit does.
  ///
  /// In lenient mode, an error leads to an empty array. If another nib is being loaded, the error is also reported as a
  /// diagnostic of that nib.
  @discardableResult
  public func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    NibException.raising {
      do {
        return try nibInstantiate(withOwner: owner, options: options)
      } catch let exception as NibException {
        guard mode == .lenient else { throw exception }
        if let enclosing = NibInstantiation.current {
          enclosing.report(
            Diagnostic(.nestedNib, exception.reason, at: enclosing.objectsElement.location))
        }
        return []
      }
    }
  }

  /// The mode that applies now.
  private var mode: NibLoadingMode { NibInstantiation.current?.mode ?? nibMode }

  /// The throwing form of `instantiate`.
  /// - Throws: `NibException` with UIKit's name and reason.
  @discardableResult
  package func nibInstantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) throws -> [Any] {
    let document = try nibDocument()
    let loading = NibInstantiation(
      document: document, objects: document.objectsElement, name: name, owner: owner.map(nibObject),
      mode: mode, bundle: bundle, environment: NibEnvironment.current,
      externalObjects: options?[.externalObjects] as? [String: Any] ?? [:])
    defer {
      nibDiagnostics = loading.diagnostics
      for diagnostic in loading.diagnostics { NibInstantiation.current?.report(diagnostic) }
    }
    return try loading.run()
  }

  /// The parsed document. It is read on first use, and again after a purge.
  package func nibDocument() throws -> NibDocument {
    if let document { return document }
    let document =
      try data.map { try NibFiles.parse([UInt8]($0), file: name, name: name, bundle: bundle) }
      ?? NibFiles.document(named: name, bundle: bundle)
    self.document = document
    NibCache.remember(self)
    return document
  }

  /// Discards the parsed document, as UIKit does after a memory warning.
  func purge() {
    if !isFromDocument { document = nil }
  }
}

extension Bundle {
  /// Reads a nib of this bundle from its file on every call, and returns the top-level objects.
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension NibDocument {
  /// The element whose children are the nib's objects: `<objects>` of a xib, or of a storyboard's first
  /// scene.
  var objectsElement: NibElement {
    root.child(named: "objects")
      ?? root.child(named: "scenes")?.child(named: "scene")?.child(named: "objects") ?? root
  }
}

extension DiagnosticKind {
  package static let nestedNib = DiagnosticKind(
    "nested-nib", .objects, .warning,
    "A view loads a nib while its own nib is being loaded, and loading the inner nib failed.",
    advice: "See the message.")
}
