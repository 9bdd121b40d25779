import NibCore

/// Facts about the files around a document. They are determined when a rule first needs them.
package final class CheckProject: Sendable {
  private let findStoryboards: @Sendable () -> StoryboardNames?
  private let readProgram: @Sendable () -> NibProgram?
  private let foundStoryboards = NibLazy<StoryboardNames?>()
  private let knownProgram = NibLazy<NibProgram?>()

  /// - Parameters:
  ///   - storyboards: the names of the storyboards that the document can refer to, without suffix; `nil` if they are
  ///     not known.
  ///   - program: the sources of the program that loads the document; `nil` if they are not known.
  package init(
    storyboards: @autoclosure @escaping @Sendable () -> StoryboardNames? = nil,
    program: @autoclosure @escaping @Sendable () -> NibProgram? = nil
  ) {
    findStoryboards = storyboards
    readProgram = program
  }

  /// The names of the storyboards that the document can refer to, without suffix; `nil` if they are not known.
  package var storyboards: StoryboardNames? { foundStoryboards.get(findStoryboards) }
  /// The sources of the program that loads the document; `nil` if they are not known.
  package var program: NibProgram? { knownProgram.get(readProgram) }
}
