// Foundation on Linux does not know the folder `Library`, and does not have these properties of `URL`.

extension FileManager {
  /// The folders of a kind, as `urls(for:in:)` returns them on iOS: there is also a folder `Library`.
  public func nibURLs(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
    guard directory == .libraryDirectory, domains.contains(.userDomainMask) else {
      return urls(for: directory, in: domains)
    }
    return [homeDirectoryForCurrentUser.appendingPathComponent("Library", isDirectory: true)]
  }

  /// The folder of a kind, as `url(for:in:appropriateFor:create:)` returns it on iOS: there is also a folder `Library`.
  ///
  /// - Throws: an error if there is no such folder, or if it cannot be made.
  public func nibURL(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    guard directory == .libraryDirectory, let library = nibURLs(for: directory, in: domain).first else {
      return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate { try createDirectory(at: library, withIntermediateDirectories: true) }
    return library
  }
}

/// The paths of the folders of a kind, as `NSSearchPathForDirectoriesInDomains` returns them on iOS: there is also a
/// folder `Library`.
public func nibSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  guard directory == .libraryDirectory else {
    return NSSearchPathForDirectoriesInDomains(directory, domains, expandTilde)
  }
  return FileManager.default.nibURLs(for: directory, in: domains).map(\.path)
}

extension URL {
  /// The folder for the documents of the user.
  public static var documentsDirectory: URL { nibFolder(.documentDirectory) }
  /// The folder `Library`.
  public static var libraryDirectory: URL { nibFolder(.libraryDirectory) }
  /// The folder for files that a program needs and does not show.
  public static var applicationSupportDirectory: URL { nibFolder(.applicationSupportDirectory) }
  /// The folder for files that a program can make again.
  public static var cachesDirectory: URL { nibFolder(.cachesDirectory) }
  /// The folder for downloads.
  public static var downloadsDirectory: URL { nibFolder(.downloadsDirectory) }
  /// The folder for pictures.
  public static var picturesDirectory: URL { nibFolder(.picturesDirectory) }
  /// The folder for music.
  public static var musicDirectory: URL { nibFolder(.musicDirectory) }
  /// The folder for films.
  public static var moviesDirectory: URL { nibFolder(.moviesDirectory) }
  /// The folder of the desktop.
  public static var desktopDirectory: URL { nibFolder(.desktopDirectory) }

  private static func nibFolder(_ directory: FileManager.SearchPathDirectory) -> URL {
    let manager = FileManager.default
    return manager.nibURLs(for: directory, in: .userDomainMask).first ?? manager.homeDirectoryForCurrentUser
  }
}
