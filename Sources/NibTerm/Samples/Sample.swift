import NibCore

/// The screens of one of the documents that the program grew out of, made of nibs in `SampleNibs` and classes here.
struct Sample: Sendable {
  /// A screen, which is made again each time it is shown.
  struct Screen: Sendable {
    let name: String
    let summary: String
    /// Throws `NibException` and other errors when a nib or the data is missing or wrong.
    let make: @Sendable () throws -> UIViewController
  }

  let name: String
  let summary: String
  /// The default device for drawings.
  let device: String
  /// Whether screens end below the status bar, as they all did before iOS 7.
  var endsBelowStatusBar = false
  let screens: [Screen]
  /// Whether the first screen leads to the others, so that it alone is the program.
  let isOneProgram: Bool

  /// The screen of that name, whatever its case and spaces.
  func screen(named name: String) -> Screen? {
    screens.first { Sample.folded($0.name) == Sample.folded(name) }
  }

  static func folded(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
}

extension Sample {
  /// The one screen that is the whole sample; nil for a sample whose screens stand apart.
  var program: Screen? { isOneProgram ? screens.first : nil }
}
