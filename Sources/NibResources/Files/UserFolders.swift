/// The folders for the files that a program keeps for its user, according to the XDG base directory specification.
///
/// The home folder comes only from the environment variable `HOME`. Foundation's fallback, which asks the C library for
/// the user's home folder, is not used. It crashes in a statically linked program, and does not find users that the
/// system does not list, such as those of containers.
package struct UserFolders {
  private let environment: EnvironmentVariables

  package init(environment: EnvironmentVariables = .ofProcess) {
    self.environment = environment
  }

  /// The user's home folder; `nil` if `HOME` is not set.
  package var home: String? { value("HOME") }

  /// The folder for configuration files; `nil` if neither `XDG_CONFIG_HOME` nor `HOME` is set.
  package var configuration: String? { folder(named: "XDG_CONFIG_HOME", orInHome: ".config") }

  /// The folder for the files of programs; `nil` if neither `XDG_DATA_HOME` nor `HOME` is set.
  package var data: String? { folder(named: "XDG_DATA_HOME", orInHome: ".local/share") }

  /// The folder for data that a program keeps between runs; `nil` if neither `XDG_STATE_HOME` nor `HOME` is set.
  package var state: String? { folder(named: "XDG_STATE_HOME", orInHome: ".local/state") }

  /// The folders that contain fonts on Linux and macOS, those of the machine first.
  static var ofFonts: [String] {
    let user = UserFolders().home.map { home in
      [".local/share/fonts", ".fonts", "Library/Fonts"].map { Disk.path(of: $0, in: home) }
    }
    return [
      "/usr/share/fonts", "/usr/local/share/fonts", "/run/current-system/sw/share/X11/fonts",
      "/Library/Fonts", "/System/Library/Fonts",
    ] + (user ?? [])
  }

  private func folder(named name: String, orInHome path: String) -> String? {
    // The specification requires that relative paths are ignored.
    if let folder = value(name), folder.beginsExactly(with: "/") { return folder }
    return value("HOME").map { Disk.path(of: path, in: $0) }
  }

  private func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
}
