import NibAnalysis
import NibCore

extension CheckProject {
  /// The project of the document at a path, as `check` of this path alone finds it. Its sources are read when a rule first
  /// needs them.
  ///
  /// - Parameter programs: the programs that have been found before; documents of one program share its sources.
  package convenience init(
    around file: String, programs: CheckPrograms = CheckPrograms(folders: [], checked: [], module: nil)
  ) {
    self.init(
      storyboards: CheckStoryboards([]).names(beside: file), program: programs.program(around: file))
  }
}
