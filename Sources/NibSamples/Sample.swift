import NibCore

/// An example program for one of the seeds, the documents on which NibTerm is based (docs/seeds.md). Its screens are
/// built from nibs in the folder SampleNibs and from classes in this folder.
package struct Sample: Sendable {
  /// A screen. Its controller is created again each time it is shown.
  package struct Screen: Sendable {
    package let name: String
    package let summary: String
    /// Creates the controller. Throws `NibException` or another error if a nib or the data is missing or
    /// malformed.
    package let make: @Sendable () throws -> UIViewController
  }

  package let name: String
  let summary: String
  /// The id of the default device for drawings.
  package let device: String
  /// Whether screens begin below the status bar, as all screens did before iOS 7.
  package var beginsBelowStatusBar = false
  /// Whether a terminal can scroll to content that does not fit. The sample was made for a screen with a fixed size.
  var scrollsOverflow = false
  package let screens: [Screen]
  /// Whether all other screens can be reached from the first one, so that the first screen is the whole
  /// program.
  let isOneProgram: Bool

  /// Creates the controller that shows a screen in the terminal.
  ///
  /// - Throws: any error that occurs while the screen is created.
  package func run(_ screen: Screen) throws -> UIViewController {
    let controller = try screen.make()
    return scrollsOverflow ? OverflowController(controller) : controller
  }

  /// The screen with the given name. Case and spaces are ignored.
  package func screen(named name: String) -> Screen? {
    screens.first { Sample.folded($0.name) == Sample.folded(name) }
  }

  /// The name in lower case and without spaces, for comparison.
  static func folded(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
}

extension Sample {
  /// The first screen, if it is the whole program; `nil` if the screens are separate.
  package var program: Screen? { isOneProgram ? screens.first : nil }
}
