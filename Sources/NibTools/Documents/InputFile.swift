import NibCore
import NibSamples

/// Reads documents for the commands. A document that cannot be read does not affect the others.
package enum InputFile {
  /// Returns the document at `path` (`-` is standard input), or `nil` after reporting the problem on standard error.
  ///
  /// - Parameters:
  ///   - language: the language of its texts; `nil` for the development language.
  ///   - device: the device that shows it; `nil` for that of its canvas.
  package static func document(
    _ path: String, in language: ShownLanguage? = nil, on device: Device? = nil
  ) -> NibDocument? {
    do {
      let document = try read(path, in: language, on: device)
      for remark in document.localizationRemarks { Output.error(remark) }
      return document
    } catch {
      Output.error(error.diagnostic)
      return nil
    }
  }

  /// Returns the document at `path` (`-` is standard input), which can be a file or a folder such as a `.storyboardc`.
  ///
  /// - Parameters:
  ///   - inputPath: the path of a document on standard input; `nil` if it has none.
  ///   - language: the language of its texts; `nil` for the development language.
  ///   - device: the device that shows it; `nil` for that of its canvas.
  package static func read(
    _ path: String, as inputPath: String? = nil, in language: ShownLanguage? = nil, on device: Device? = nil
  ) throws(NibReadError) -> NibDocument {
    if path != "-" { SampleNibs.register(forDocument: path) }
    let document =
      if let package = NibPackage(directory: path) {
        try NibReader.read(package)
      } else {
        try NibReader.read(try bytes(path), file: path == "-" ? inputPath ?? name(path) : name(path))
      }
    guard let language else { return document }
    return try document.localized(for: language, on: device)
  }

  /// Returns the bytes of the file at `path` (`-` is standard input).
  package static func bytes(_ path: String) throws(NibReadError) -> [UInt8] {
    guard path == "-" else { return try FileBytes.readDocument(path, acceptsPipe: true) }
    do throws(FileFailure) {
      return try FileBytes.readStandardInput()
    } catch {
      throw NibReadError(error.diagnostic(file: name(path)))
    }
  }

  /// The name of the file in source locations.
  private static func name(_ path: String) -> String { path == "-" ? "<standard input>" : path }

  /// Returns the paths of the documents in a folder and its subfolders, in the order of `FolderSearch`. If `path` is
  /// not a folder, returns `path` itself, and for a file with translations the documents that it belongs to, if any.
  /// Folders that cannot be searched are reported on standard error.
  ///
  /// - Parameter respectsIgnore: whether files that git ignores are left out.
  package static func nibs(below path: String, respectsIgnore: Bool) -> [String] {
    search(path, respectsIgnore: respectsIgnore).documents
  }

  /// Searches a folder as `nibs` does, and also counts what it cannot read: entries with the name of a document, such
  /// as pipes, and folders that could not be searched completely. If the folder at the path itself cannot be searched, it
  /// counts as a document.
  package static func search(_ path: String, respectsIgnore: Bool) -> (
    documents: [String], unreadable: (documents: Int, folders: Int)
  ) {
    if let documents = documents(translatedBy: path) { return (documents, (0, 0)) }
    guard isFolder(path) else { return ([path], (0, 0)) }
    var unreadable = (documents: 0, folders: 0)
    let documents = FolderSearch(root: path, respectsIgnore: respectsIgnore).flatMap { folder in
      for problem in folder.problems {
        Output.error(problem.diagnostic(below: path))
        if problem.isUnreadableDocument { unreadable.documents += 1 }
      }
      if folder.isUnreadable, folder.path.isEmpty {
        unreadable.documents += 1
      } else if folder.problems.contains(where: \.isUnreadableFolder) {
        unreadable.folders += 1
      }
      return folder.documents.map { ShellText.unmistakable(Disk.path(of: $0, in: path)) }
    }
    return (documents, unreadable)
  }

  /// The paths of the documents in the development language to which a strings file or string catalog belongs; `nil` if
  /// there is no such file at a path.
  private static func documents(translatedBy path: String) -> [String]? {
    guard Disk.name(of: path, endsIn: TranslationFile.endings), Disk.exists(path), !Disk.isFolder(path) else {
      return nil
    }
    return DocumentFolder(of: path).documents.filter(LanguageFiles.isDevelopmentDocument)
      .map(ShellText.unmistakable)
  }

  /// Whether there is a folder at the path that is not itself a document.
  package static func isFolder(_ path: String) -> Bool {
    Disk.isFolder(path) && !DocumentName.isPackage(path)
  }

  /// Whether a file could not be read at all. False for an error in the content of a file.
  package static func isUnreadable(_ error: NibReadError) -> Bool {
    FileFailure.kinds.contains(error.diagnostic.kind)
  }
}
