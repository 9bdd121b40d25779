/// How documents are compiled.
package struct NibCompilerOptions: Sendable {
  /// The name of the app's Swift module, for classes whose module is that of the target; `nil` to use the names in the
  /// document.
  package var module: String?
  /// Whether visible texts get keys under which an app finds their translations.
  package var isLocalized: Bool
  /// The version of Xcode (12 or later) whose output is written; `nil` for that of the Xcode that saved the document.
  package var xcode: Int?
  /// The date that is written for a date picker without a date of its own, in seconds since the start of 2001, UTC;
  /// `nil` to write none. (Apple's compiler writes the time of the compilation.)
  package var date: Double?

  /// The oldest version of iOS on which the app runs, as a decimal number; `nil` for that of new projects.
  package var deploymentTarget: Double?

  package init(
    module: String? = nil, isLocalized: Bool = false, xcode: Int? = nil, date: Double? = nil,
    deploymentTarget: Double? = nil
  ) {
    self.date = date
    self.deploymentTarget = deploymentTarget
    self.module = module
    self.isLocalized = isLocalized
    self.xcode = xcode
  }

  /// Whether a document's path says that its texts are translated: it is in a folder `Base.lproj`.
  package static func isLocalized(path: String) -> Bool {
    path.split(separator: "/").dropLast().last == "Base.lproj"
  }
}

/// The differences between the nibs that versions of Xcode write, apart from the keys that `CodedToolsVersion` lists.
struct CompilerStyle {
  private let xcode: Int

  /// The oldest version whose output is written. Earlier versions give random names to the placeholders of storyboards.
  private static let oldest = 12
  /// The versions of Interface Builder with which the first versions of Xcode came whose output differs.
  private static let introductions = [
    (toolsVersion: 22154, xcode: 15), (toolsVersion: 21179, xcode: 14), (toolsVersion: 19455, xcode: 13),
  ]

  init(_ document: NibDocument, _ options: NibCompilerOptions) {
    let saved = Self.introductions.first { document.toolsVersion >= $0.toolsVersion }?.xcode
    xcode = max(options.xcode ?? saved ?? Self.oldest, Self.oldest)
  }

  /// Whether placeholders come before the objects of a nib (Xcode 13.4 to 26.5: 91 of 91 nibs; before: none).
  var listsPlaceholdersFirst: Bool { xcode >= 13 }
  /// The number in the header of nibs (Xcode 13.4 to 26.5: 10 in all nibs; before: 9).
  var coderVersion: Int { xcode >= 13 ? 10 : 9 }
  /// Whether images have the key `UIResourceCatalogName` (Xcode 13.4 to 26.4: all nibs with images; before: none).
  var hasCatalogNames: Bool { xcode >= 13 }
  /// The size of the screen for which views without a saved frame are laid out (Flutter's launch screen, compiled with
  /// ten versions).
  var standardScreen: [Double] { xcode >= 14 ? [393, 852] : [414, 896] }
  /// Whether the nib of a controller has the key `IBUINibLNEVersionKey` (Xcode 15.2 to 26.4).
  var hasEnvironmentVersion: Bool { xcode >= 15 }
  static let environmentVersionKey = "IBUINibLNEVersionKey"
}
