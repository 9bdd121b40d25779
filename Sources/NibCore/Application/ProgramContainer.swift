/// The folder for the files of a program. It corresponds to the sandbox of an app on iOS.
///
/// On iOS, each app has its own folders `Documents`, `Library` and `tmp`, which exist before the app starts. Foundation
/// on Linux uses the folders of the user instead, which can be missing, and which all programs share. The container
/// gives a program its own folders, in a folder of `~/.local/share` with the name of the program.
///
/// A program that starts with a delegate (`@main`) has a container. Another program calls `enter()` at its start.
public struct ProgramContainer: Sendable {
  /// The path of the container.
  let folder: String

  /// The container of a program; `nil` if neither `XDG_DATA_HOME` nor `HOME` is set.
  ///
  /// - Parameter name: the name of the program.
  init?(of name: String, in folders: UserFolders = UserFolders()) {
    guard let data = folders.data, !["", ".", "..", "/"].contains(name) else { return nil }
    folder = Disk.path(of: name, in: data)
  }

  /// Makes the container the home folder of the program. Then Foundation's functions, such as
  /// `FileManager.urls(for:in:)`, `NSHomeDirectory()` and `NSTemporaryDirectory()`, return folders in it. `Documents`,
  /// `Library/Caches` and `tmp` are made if they are missing.
  ///
  /// Call this function before the program starts a thread, because it sets environment variables. Child processes
  /// inherit the variables. If a folder cannot be made, this is reported in the program's log, and the folders of the
  /// user are used. Only the first call has an effect.
  public static func enter() { _ = entry }

  private static let entry: Void = {
    let program = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    guard let container = ProgramContainer(of: Disk.name(of: program)) else { return }
    do throws(WritingFailure) {
      try container.makeFolders()
    } catch {
      return ProblemLog.standard.report(
        "The folder \(container.folder) for the files of the program cannot be made: \(error.reason)")
    }
    for (name, value) in container.variables { setenv(name, value, 1) }
    // The user's settings for desktops can give the folder for documents another name.
    try? FileWriting.makeFolder(URL.documentsDirectory.path)
  }()

  /// Makes the folders that exist on iOS before an app starts.
  func makeFolders() throws(WritingFailure) {
    for name in ["Documents", "Library/Caches", "tmp"] {
      try FileWriting.makeFolder(Disk.path(of: name, in: folder))
    }
  }

  /// The environment variables from which Foundation on Linux makes the paths of folders.
  var variables: [(name: String, value: String)] {
    [
      ("CFFIXED_USER_HOME", folder),
      ("XDG_DATA_HOME", Disk.path(of: "Library/Application Support", in: folder)),
      ("XDG_CACHE_HOME", Disk.path(of: "Library/Caches", in: folder)),
      ("TMPDIR", Disk.path(of: "tmp", in: folder)),
    ]
  }
}
