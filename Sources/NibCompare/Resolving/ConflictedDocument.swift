import NibFormats

/// A document with conflicts that `nibterm merge` left in it.
///
/// The document never changes. A decision is the chosen version of each conflict, and `resolved(_:)` applies all of
/// them to the original text, so that decisions can be taken back in any order.
package final class ConflictedDocument {
  /// The original text.
  package let bytes: [UInt8]
  /// The conflicts in the order of the document.
  package let conflicts: [LeftConflict]
  let source: MergeSource
  let versions: ConflictVersions?
  private let file: String
  /// Removes the references to missing objects that the original document does not have.
  private let cleaning: ReferenceCleaning
  private let knownProblems: Set<String>
  private var cache: [[ConflictChoice?]: Result<ResolvedDocument, ConflictProblem>] = [:]

  /// Reads a document with its conflicts.
  ///
  /// - Parameters:
  ///   - file: the name in errors.
  ///   - versions: the merged versions, if they are known. With them, an object that is kept also gets back the objects
  ///     that it needs.
  /// - Throws: a problem with its place if the document cannot be read or a conflict in it is damaged.
  package init(_ bytes: [UInt8], file: String, versions: ConflictVersions? = nil) throws(ConflictProblem) {
    self.bytes = bytes
    self.file = file
    self.versions = versions
    let document: NibDocument
    do throws(NibReadError) {
      document = try NibReader.read(bytes, file: file)
    } catch {
      throw ConflictProblem(error)
    }
    guard let source = MergeSource(document) else {
      throw ConflictProblem("\(file) is not an XML document of Xcode 4 or later in UTF-8")
    }
    self.source = source
    conflicts = try ConflictReader(source).conflicts()
    cleaning = ReferenceCleaning(before: source.root)
    knownProblems = document.idProblems
  }

  /// Whether the merged versions are known.
  package var knowsVersions: Bool { versions != nil }

  /// The document of a merged version; `nil` if the versions are not known, or there is no base.
  package func text(of side: ConflictSide) -> [UInt8]? { versions?.text(side) }

  /// The document with the given decisions. Conflicts without a decision stay as they are.
  ///
  /// Cost: O(document); the last results are kept.
  /// - Parameter choices: what is chosen for each conflict, `nil` for nothing.
  /// - Throws: a problem if the decisions do not give a consistent document.
  package func resolved(_ choices: [ConflictChoice?]) throws(ConflictProblem) -> ResolvedDocument {
    if let known = cache[choices] { return try known.get() }
    if cache.count > ConflictedDocument.cacheSize { cache = [:] }
    let result: Result<ResolvedDocument, ConflictProblem>
    do throws(ConflictProblem) {
      result = .success(try apply(choices))
    } catch {
      result = .failure(error)
    }
    cache[choices] = result
    return try result.get()
  }

  private static let cacheSize = 64

  /// Applies decisions to the text, restores what they need, and removes what refers to nothing.
  private func apply(_ choices: [ConflictChoice?]) throws(ConflictProblem) -> ResolvedDocument {
    if choices.allSatisfy({ $0 == nil }) {
      return ResolvedDocument(bytes: bytes, states: conflicts.map { _ in .unresolved })
    }
    var resolution = ConflictResolution(self, choices)
    var bytes = resolution.bytes
    var restoring = ConflictRestoring(versions, resolution)
    bytes = restoring.restored(bytes)
    resolution.states = restoring.states
    var cleaning = cleaning
    bytes = cleaning.cleaned(bytes)
    var states = resolution.states
    // A chosen element that had to be removed again was not a possible choice.
    for (index, id) in resolution.insertedIDs {
      if let missing = cleaning.removed[id] { states[index] = .impossible(missing: missing.text) }
    }
    try check(bytes)
    let ids = resolution.removedIDs
    let removed = cleaning.removed.keys.filter { !ids.contains($0) }
    return ResolvedDocument(bytes: bytes, states: states, removed: removed.sorted().map(\.text))
  }

  /// The result must not have problems with ids that the original document does not have.
  private func check(_ bytes: [UInt8]) throws(ConflictProblem) {
    let document: NibDocument
    do throws(NibReadError) {
      document = try NibReader.read(bytes, file: file)
    } catch {
      throw ConflictProblem("the choice does not give a readable document: \(error.diagnostic.message)")
    }
    let new = document.idProblems.subtracting(knownProblems)
    guard let first = new.sorted().first else { return }
    throw ConflictProblem("the choice does not give a consistent document: \(first)")
  }
}
