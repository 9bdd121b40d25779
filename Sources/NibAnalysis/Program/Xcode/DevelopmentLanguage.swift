import NibCore

/// The language of the texts in a document, from which translations are made.
enum DevelopmentLanguage {
  /// The language that a document's own language folder, such as `fr.lproj`, or the Xcode project with the document names;
  /// `nil` if neither does.
  ///
  /// - Parameter document: the path of a document in the development language.
  static func of(_ document: String, in projects: SourceProjects?) -> LanguageName? {
    if let language = DocumentFolder.language(of: Disk.folder(of: document)) { return LanguageName(language) }
    let region = projects?.owners(of: document).lazy.compactMap(\.content.developmentRegion).first
    return region.map { LanguageName($0) }.flatMap { $0.isValid ? $0 : nil }
  }
}
