import NibCore

/// What one source file says of classes.
struct SourceFile: Sendable {
  var classes: [SourceClass] = []
  var protocols: [String] = []
  /// Other names of types, each with the type that it stands for.
  var aliases: [(name: String, type: String)] = []
  var registrations: [SourceRegistration] = []
  /// The strings of a file that hands external objects to nibs.
  var externalObjects: [String] = []
  /// Reports of parts of the file that are not read.
  var diagnostics: [Diagnostic] = []

  /// Reads a source file. Nothing in it can make this fail.
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
  }

  /// A file without anything.
  init() {}
}
