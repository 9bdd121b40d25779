import NibFormats
import NibSupport

/// The three versions of a document with conflicts, as they were merged.
package final class ConflictVersions {
  private let sources: [ConflictSide: MergeSource]
  private let elements: [ConflictSide: [ExactText: MergeElement]]
  /// Whether there is a base: not if both versions added the document.
  private let hasBase: Bool

  /// Reads the versions. An empty base stands for a document that both versions added.
  ///
  /// - Throws: a problem if one of them is not a document.
  package init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws(ConflictProblem) {
    hasBase = !base.isEmpty
    let baseText = hasBase ? base : Array("<document></document>".utf8)
    var sources: [ConflictSide: MergeSource] = [:]
    for (side, bytes) in [(ConflictSide.base, baseText), (.ours, ours), (.theirs, theirs)] {
      let document: NibDocument
      do throws(NibReadError) {
        document = try NibReader.read(bytes, file: side.rawValue)
      } catch {
        throw ConflictProblem(error)
      }
      guard let source = MergeSource(document) else {
        throw ConflictProblem("\(side.rawValue) is not an XML document of Xcode 4 or later in UTF-8")
      }
      sources[side] = source
    }
    self.sources = sources
    if let base = sources[.base], let ours = sources[.ours], let theirs = sources[.theirs] {
      // Gives new objects the ids that the merge gave them.
      _ = MergeClashes(base: base.root, ours: ours.root, theirs: theirs.root)
    }
    elements = sources.mapValues { source in
      let elements = source.root.all.compactMap { element in MergeKeys.globalID(element).map { ($0, element) }
      }
      return Dictionary(elements) { first, _ in first }
    }
  }

  /// The document of a version, with the ids that the merge gave to its objects; `nil` if there is none.
  func text(_ side: ConflictSide) -> [UInt8]? {
    side == .base && !hasBase ? nil : sources[side].map { Array($0.root.bytes) }
  }

  func all(_ side: ConflictSide) -> [MergeElement] { sources[side]?.root.all ?? [] }

  func object(_ id: ExactText, _ side: ConflictSide) -> MergeElement? {
    elements[side]?[MergeKeys.name(ofID: id)]
  }
}
