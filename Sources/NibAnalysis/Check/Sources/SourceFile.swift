import NibCore

/// The declarations in one source file that concern classes.
struct SourceFile: Sendable {
  var classes: [SourceClass] = []
  /// The names of the declared protocols.
  var protocols: [String] = []
  /// Type aliases, each with the type that it refers to.
  var aliases: [(name: String, type: String)] = []
  var registrations: [SourceRegistration] = []
  /// All string literals of a file that passes external objects to nibs, because the names of these objects are
  /// among them. Empty for other files.
  var externalObjects: [String] = []
  var creations = SourceCreations()
  /// Diagnostics about parts of the file that were skipped.
  var diagnostics: [Diagnostic] = []

  /// Reads a source file. Never fails, whatever the file contains.
  init(_ bytes: [UInt8], file: String, _ language: SourceLanguage) {
    let text = SourceText(bytes, language)
    switch language {
    case .swift:
      var scanner = SwiftScanner(text, file: file)
      self = scanner.run()
    case .objectiveC:
      var scanner = ObjectiveCScanner(text, file: file)
      self = scanner.run()
    }
    registrations = SourceUses(text, file: file).registrations
    externalObjects = SourceUses.externalObjects(text)
    creations = SourceUses.creations(text)
  }

  /// Creates a file without declarations.
  init() {}
}

/// The languages in which the classes of nibs are written.
enum SourceLanguage: Hashable, Sendable {
  case swift, objectiveC

  /// The language of a file by its name. Returns nil for files that cannot declare classes.
  init?(fileName: String) {
    switch fileName.split(separator: ".").last.map(String.init) {
    case "swift"?, "swiftinterface"?: self = .swift
    case "m"?, "mm"?, "h"?: self = .objectiveC
    default: return nil
    }
  }
}
