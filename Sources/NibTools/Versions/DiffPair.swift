import NibAnalysis
import NibCompare
import NibCore

/// Two versions of a document, as bytes or as the reason why they cannot be read.
package struct DiffPair: Sendable {
  /// One version.
  package struct Side: Sendable {
    /// The name in messages and locations.
    package let name: String
    package let content: Content
    /// The path of the document in the work tree, even if it does not exist there. The translations are beside this
    /// path. `nil` if there is no such path.
    package var place: String?

    package init(name: String, content: Content, place: String? = nil) {
      (self.name, self.content, self.place) = (name, content, place)
    }

    /// Reads the version; `nil` for a missing file.
    ///
    /// - Parameter language: the language of the texts; `nil` for the development language.
    package func document(in language: ShownLanguage? = nil) throws(NibReadError) -> NibDocument? {
      let document = try readDocument()
      guard let language else { return document }
      return document?.withTexts(of: language, beside: place ?? name)
    }

    private func readDocument() throws(NibReadError) -> NibDocument? {
      switch content {
      case .missing: nil
      case .stored(let read): try NibReader.read(try bytes(read), file: name)
      case .unreadable(let reason): throw NibReadError(unreadable(reason))
      case .file(let path):
        if let package = NibPackage(directory: path) {
          try NibReader.read(package)
        } else {
          try NibReader.read(try InputFile.bytes(path), file: name)
        }
      }
    }

    private func bytes(_ read: () throws(GitFailure) -> [UInt8]) throws(NibReadError) -> [UInt8] {
      do throws(GitFailure) {
        return try read()
      } catch {
        throw NibReadError(unreadable(error.message))
      }
    }

    private func unreadable(_ reason: String) -> Diagnostic {
      Diagnostic(.unreadable, reason, at: SourceLocation(file: name))
    }
  }

  package enum Content: Sendable {
    /// There is no such file, which counts as a document without objects.
    case missing
    /// A file in git's database, which the function reads.
    case stored(@Sendable () throws(GitFailure) -> [UInt8])
    /// A file that cannot be read, for the given reason.
    case unreadable(String)
    /// A file or folder on the disk.
    case file(String)
  }

  package let old: Side
  package let new: Side
  /// The name of the document in the new version, or in the old version if it was removed.
  package let name: String

  /// The old name of a renamed document; `nil` if the name is the same.
  package var oldName: String? { isRenamed ? old.name : nil }
  /// Whether the versions have the same place in a repository, and not two places on the disk.
  package var isInRepository: Bool
  /// The modes of the file in git, if they differ.
  package var modes: (old: String, new: String)?

  package init(
    old: Side, new: Side, name: String, isInRepository: Bool = false, modes: (old: String, new: String)? = nil
  ) {
    (self.old, self.new, self.name) = (old, new, name)
    (self.isInRepository, self.modes) = (isInRepository, modes)
  }

  /// The paths of the files on the disk that the versions are read from.
  package var files: [String] {
    [old, new].compactMap { side in
      if case .file(let path) = side.content { return path }
      return side.place
    }
  }

  private var isRenamed: Bool {
    if case .missing = old.content { return false }
    if case .missing = new.content { return false }
    return isInRepository && old.name != new.name
  }

  /// Reads both versions. A missing version is a document without objects. The translations are those in the work tree,
  /// also for versions in git.
  ///
  /// - Parameter language: the language of the texts; `nil` for the development language.
  /// - Throws: `NibReadError` if one of the versions is not a document.
  package func documents(
    in language: ShownLanguage? = nil
  ) throws(NibReadError) -> (old: NibDocument, new: NibDocument) {
    let (before, after) = (try old.document(in: language), try new.document(in: language))
    return (
      before ?? DiffPair.emptyDocument(named: old.name, like: after),
      after ?? DiffPair.emptyDocument(named: new.name, like: before)
    )
  }

  /// Compares both versions. The translations are those in the work tree, also for versions in git.
  package func comparison(_ old: NibDocument, _ new: NibDocument) -> DocumentComparison {
    var places = [self.new.place, self.old.place].compactMap(\.self)
    if places.count == 2, ExactText(places[0]) == ExactText(places[1]) { places.removeLast() }
    return DocumentComparison(old, new) { places.flatMap(TranslationFile.all(beside:)) }
  }

  /// The projects in which both versions are checked: those around their places in the work tree. Nothing is known of the
  /// files around a version that only git has, so that neither is checked with those of another commit.
  package func projects(_ programs: CheckPrograms) -> (old: CheckProject, new: CheckProject) {
    guard case .file = new.content, let place = new.place else {
      let unknown = CheckProject()
      return (unknown, unknown)
    }
    let project = CheckProject(around: place, programs: programs)
    guard let oldPlace = old.place, !isRenamed, oldPlace != place else { return (project, project) }
    return (CheckProject(around: oldPlace, programs: programs), project)
  }

  /// A document without objects, with the settings of another.
  private static func emptyDocument(named name: String, like other: NibDocument?) -> NibDocument {
    let kind = other?.kind ?? NibDocumentKind(.iOS, .xib)
    var builder = NibDocumentBuilder(file: name, kind: kind)
    builder.open("document")
    for attribute in other?.root.attributes ?? [] where attribute.name != "initialViewController" {
      builder.attribute(attribute.name, attribute.value)
    }
    builder.open(kind.container == .storyboard ? "scenes" : "objects")
    builder.close()
    builder.close()
    return builder.finish()
  }
}
