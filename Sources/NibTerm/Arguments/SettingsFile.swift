import ArgumentParser
import NibBrowser
import NibCore
import NibTools

/// The configuration file: command-line options, one or more per line, the browser's keys, and comments.
///
///     # ~/.config/nibterm/config
///     --device "iPhone 15"
///     --theme dark
///     bind Ctrl-G grid
///     unbind q
///
/// Options on the command line override those in the file. A command uses only the options that it supports. Lines with
/// an unclosed quote, options and key bindings that are not valid are ignored and reported as diagnostics.
struct SettingsFile: Sendable {
  /// The problems found in the file.
  let diagnostics: [Diagnostic]
  /// The keys of the browser; `nil` if the file does not change them.
  let bindings: KeyBindings?
  /// Each option with its value.
  private let entries: [[String]]

  /// The maximum size of the file in bytes. A larger file is not read.
  private static let maximumSize = 1 << 20

  /// The user's configuration file, read once.
  static let standard = SettingsFile(environment: .ofProcess)

  /// Reads the file for the given environment. If there is no file, there are no settings.
  init(environment: EnvironmentVariables) {
    let isNamed = !(environment["NIBTERM_CONFIG"] ?? "").isEmpty
    guard let path = SettingsFile.path(environment), isNamed || Disk.exists(path) else {
      self.init(entries: [], diagnostics: [])
      return
    }
    do throws(FileFailure) {
      let bytes = try FileBytes.read(path, limit: SettingsFile.maximumSize, acceptsPipe: true)
      self.init(text: String(decoding: bytes, as: UTF8.self), file: path)
    } catch {
      var diagnostic = error.diagnostic(file: path)
      (diagnostic.kind, diagnostic.severity) = (.settings, .warning)
      self.init(entries: [], diagnostics: [diagnostic])
    }
  }

  private init(entries: [[String]], diagnostics: [Diagnostic], bindings: KeyBindings? = nil) {
    self.entries = entries
    self.bindings = bindings
    self.diagnostics = diagnostics
  }

  /// The path of the file: NIBTERM_CONFIG, or else nibterm/config in XDG_CONFIG_HOME, or else in ~/.config. `nil` if
  /// the environment has none of these variables and no HOME.
  static func path(_ environment: EnvironmentVariables = .ofProcess) -> String? {
    if let path = environment["NIBTERM_CONFIG"], !path.isEmpty { return path }
    return UserFolders(environment: environment).configuration.map { $0 + "/nibterm/config" }
  }

  // MARK: Reading

  /// - Parameter file: the file name for diagnostics.
  init(text: String, file: String) {
    var entries: [[String]] = []
    var diagnostics: [Diagnostic] = []
    var bindings: KeyBindings?
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      func report(_ message: String, _ column: Int = 1) {
        let place = SourceLocation(file: file, line: index + 1, column: column)
        diagnostics.append(Diagnostic(.settings, message, at: place))
      }
      let parsed = SettingsWords(line)
      if let problem = parsed.problem {
        report(problem.message, problem.column)
        continue
      }
      if KeyBindings.isKeyword(parsed.words.first ?? "") {
        var changed = bindings ?? .standard
        if let problem = changed.apply(parsed.words, line: index + 1) {
          report(problem.message, parsed.columns[problem.word])
        }
        bindings = changed
        continue
      }
      for words in SettingsFile.options(in: parsed.words) {
        if let message = SettingsFile.problem(with: words) {
          report(message)
        } else {
          entries.append(words)
        }
      }
    }
    self.init(entries: entries, diagnostics: diagnostics, bindings: bindings)
  }

  /// Splits the words into options, each with the words up to the next option.
  private static func options(in words: [String]) -> [[String]] {
    words.reduce(into: []) { options, word in
      if word.hasPrefix("-") || options.isEmpty { options.append([]) }
      options[options.count - 1].append(word)
    }
  }

  /// ArgumentParser's error message for an option; `nil` if the option is valid.
  private static func problem(with words: [String]) -> String? {
    guard let first = words.first, first.hasPrefix("-") else {
      return "'\(words.joined(separator: " "))' is not an option; options begin with two hyphens"
    }
    do {
      _ = try Settings.parse(words)
      return nil
    } catch {
      return Settings.message(for: error)
    }
  }

  /// Parses a command line with the settings inserted before its own options.
  ///
  /// - Parameter parse: parses a command line of the program.
  /// - Throws: errors in the command line itself.
  func command(
    for arguments: [String], parse: ([String]) throws -> any ParsableCommand
  ) throws -> any ParsableCommand {
    var command = try parse(arguments)
    let isNamed = arguments.first == type(of: command)._commandName
    let (head, tail) = (Array(arguments.prefix(isNamed ? 1 : 0)), arguments.dropFirst(isNamed ? 1 : 0))
    var accepted: [String] = []
    for entry in entries {
      // Skip options that the command does not support. Options with other errors were excluded when the file was read.
      guard let extended = try? parse(head + accepted + entry + tail) else { continue }
      accepted += entry
      command = extended
    }
    return command
  }
}

extension DiagnosticKind {
  static let settings = DiagnosticKind(
    "settings", .warning, "The configuration file or a part of it is not valid, and is ignored.",
    advice: "`nibterm --config-file` prints where the file is.")
}
