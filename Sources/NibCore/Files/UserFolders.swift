/// The folders for the files that a program keeps for its user, according to the XDG base directory specification.
///
/// Only the environment is asked for the home folder. Foundation asks the system for the user's home folder if HOME is
/// not set. In a statically linked program, the C library's look-up of users crashes, and for a user who is not listed
/// (such as that of a container) there is nothing to find.
package struct UserFolders {
  private let environment: [String: String]

  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// The folder for configuration files; `nil` if the environment names neither it nor the home folder.
  package var configuration: String? { folder(named: "XDG_CONFIG_HOME", orInHome: ".config") }

  /// The folder for data that programs remember; `nil` if the environment names neither it nor the home folder.
  package var state: String? { folder(named: "XDG_STATE_HOME", orInHome: ".local/state") }

  private func folder(named name: String, orInHome place: String) -> String? {
    // The specification requires that relative paths are ignored.
    if let folder = value(name), folder.hasPrefix("/") { return folder }
    return value("HOME").map { Disk.path(of: place, in: $0) }
  }

  private func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
}
