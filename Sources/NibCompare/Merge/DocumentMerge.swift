import NibFormats

/// A three-way merge of documents: the changes from a common ancestor to two versions, in one document.
package struct DocumentMerge {
  package let bytes: [UInt8]
  /// The conflicts, which only a person can decide, in the order of the document.
  package let conflicts: [Conflict]
  /// Decisions of the merge that people should know, as sentences.
  package let notes: [String]

  /// A conflict that is left in the merged document.
  package struct Conflict: Sendable {
    /// A sentence that names the object and the values.
    package let sentence: String
    /// The line of the comment in the merged document, from 1.
    package let line: Int
  }

  /// The reason why documents cannot be merged by their elements.
  package struct Failure: Error {
    /// A sentence with the place.
    package let reason: String
    package let diagnostic: Diagnostic?
  }

  /// Merges three versions of a document.
  ///
  /// If one version is unchanged, the result is the other version, and nothing is merged.
  ///
  /// - Parameter names: the names of the three files, for errors.
  /// - Throws: an error if one of the texts is not a document of Interface Builder in UTF-8.
  package init(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], names: MergeLabels = MergeLabels(),
    markers: MergeMarkers = MergeMarkers()
  ) throws(Failure) {
    if let unchanged = DocumentMerge.unchanged(base, ours: ours, theirs: theirs) {
      self.init(unchanged: unchanged)
    } else {
      try self.init(elementsOf: base, ours, theirs, names: names, markers: markers)
    }
  }

  private init(unchanged bytes: [UInt8]) {
    (self.bytes, conflicts, notes) = (bytes, [], [])
  }

  /// Merges three versions by their elements.
  init(
    elementsOf base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], names: MergeLabels = MergeLabels(),
    markers: MergeMarkers = MergeMarkers()
  ) throws(Failure) {
    let usesCRLF = MergeLineBreaks.isCRLF(
      MergeLineBreaks.isCRLF(ours) == MergeLineBreaks.isCRLF(base) ? theirs : ours)
    // git passes an empty file if both versions added the document.
    let base = base.isEmpty ? Array("<document></document>".utf8) : base
    let texts = [base, ours, theirs].map { MergeLineBreaks.converted($0, toCRLF: usesCRLF) }
    var (sources, clashes, keys) = try DocumentMerge.numbered(texts, names)
    if let rewritten = MergeForms(sources, keyCount: keys.count).texts {
      (sources, clashes, keys) = try DocumentMerge.numbered(rewritten, names)
    }
    let plan = MergePlan(keys.count, base: sources[0].root, ours: sources[1].root, theirs: sources[2].root)
    let result = MergeResult(plan)
    let markers = MergeMarkers(
      labels: markers.labels, size: markers.size, showsBase: markers.showsBase,
      lineBreak: usesCRLF ? "\r\n" : "\n")
    let writer = MergeWriter(result, base: sources[0], ours: sources[1], theirs: sources[2], markers)
    bytes = writer.bytes
    try DocumentMerge.check(bytes, against: sources)
    var (line, position) = (1, 0)
    conflicts = writer.conflicts.map { conflict in
      line += writer.bytes[position..<conflict.offset].count { $0 == UInt8(ascii: "\n") }
      position = conflict.offset
      return Conflict(sentence: conflict.text.sentence, line: line)
    }
    let renamed = clashes.toldApart.sorted { $0.key < $1.key }
    notes =
      renamed.map { "both versions have a new object \($0.key); one is \($0.value) now" } + result.leftOut
  }

  /// The version to use if at least two of the three are equal.
  private static func unchanged(_ base: [UInt8], ours: [UInt8], theirs: [UInt8]) -> [UInt8]? {
    if ours == theirs || theirs == base { return ours }
    return ours == base ? theirs : nil
  }

  /// The base, ours and theirs as trees, in which the same elements have the same keys.
  private static func numbered(
    _ texts: [[UInt8]], _ names: MergeLabels
  ) throws(Failure) -> (sources: [MergeSource], clashes: MergeClashes, keys: MergeKeys) {
    let sources = [
      try source(texts[0], names.base), try source(texts[1], names.ours), try source(texts[2], names.theirs),
    ]
    let clashes = MergeClashes(base: sources[0].root, ours: sources[1].root, theirs: sources[2].root)
    var keys = MergeKeys(sources.map(\.root))
    for source in sources { keys.number(source.root) }
    return (sources, clashes, keys)
  }

  /// Reads a version as the text of a document.
  private static func source(_ bytes: [UInt8], _ name: String) throws(Failure) -> MergeSource {
    let document: NibDocument
    do throws(NibReadError) {
      document = try NibReader.read(bytes, file: name)
    } catch {
      throw Failure(reason: error.diagnostic.message, diagnostic: error.diagnostic)
    }
    guard let source = MergeSource(document) else {
      throw Failure(reason: "\(name) is not an XML document of Xcode 4 or later in UTF-8", diagnostic: nil)
    }
    return source
  }

  /// Reads the merged document again. It must not have problems with ids that neither version had.
  private static func check(_ bytes: [UInt8], against sources: [MergeSource]) throws(Failure) {
    let merged: NibDocument
    do throws(NibReadError) {
      merged = try NibReader.read(bytes, file: "the merged document")
    } catch {
      throw Failure(reason: "the merged document cannot be read", diagnostic: error.diagnostic)
    }
    guard merged.lineText == merged.source else {
      throw Failure(
        reason: "the merged document would declare another encoding than its texts have", diagnostic: nil)
    }
    let oldProblems = sources.reduce(into: Set<String>()) { $0.formUnion($1.document.idProblems) }
    guard let newProblem = merged.idProblems.subtracting(oldProblems).sorted().first else { return }
    throw Failure(reason: "the merged document is not consistent: \(newProblem)", diagnostic: nil)
  }
}

extension NibDocument {
  /// The messages about ids that several objects have or that no object has.
  var idProblems: Set<String> {
    let kinds: Set<DiagnosticKind> = [.duplicateID, .danglingReference]
    return Set(diagnostics.filter { kinds.contains($0.kind) }.map(\.message))
  }
}
