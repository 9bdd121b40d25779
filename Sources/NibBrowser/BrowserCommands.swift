import NibTools

/// The list of the commands of all features, grouped as the help shows them.
extension Browser {
  package static let groups: [CommandGroup<Browser>] = [
    CommandGroup(
      title: "Move",
      commands: of(PaneScreen.moveCommands, \.panes) + of(PaneSearch.commands, \.search)
        + of(FindSession.commands, \.finding) + of(PaneSearch.matchCommands, \.search)
        + of(DocumentsPane.commands, \.documents) + [
          Command(
            "go back: end the run, or return to the list", keys: "Esc", shortTitle: "back",
            synonyms: "close leave"
          ) { $0.goBack() }
        ]),
    CommandGroup(title: "Select on the canvas", commands: of(CanvasPane.selectingCommands, \.canvas)),
    CommandGroup(title: "View", commands: of(CanvasPane.seeingCommands, \.canvas)),
    CommandGroup(title: "Overlays", commands: of(CanvasPane.overlayCommands, \.canvas)),
    CommandGroup(title: "Layout options", commands: of(LayoutControls.commands, \.layout)),
    CommandGroup(
      title: "Selection",
      commands: of(Explanations.commands, \.explanations) + of(Copying.commands, \.copying)
        + of(BrowserSession.editCommands, \.session) + of(InspectorPane.commands, \.inspector)
        + of(DocumentProblems.commands, \.problems)),
    CommandGroup(
      title: "Edit",
      commands: of(InspectorPane.editCommands, \.inspector) + of(ValueEditing.commands, \.values)
        + of(ConstraintAdding.commands, \.constraints) + of(Remedies.commands, \.remedies)
        + of(StructureEditing.commands, \.structure) + of(Editing.commands, \.editing)),
    CommandGroup(title: "Move and resize the selected view", commands: of(FrameMoving.commands, \.moving)),
    CommandGroup(title: "Changes between versions", commands: of(VersionChanges.commands, \.changes)),
    CommandGroup(title: "Storyboard map", commands: of(StoryboardMaps.commands, \.maps)),
    CommandGroup(title: "Rows of data", commands: of(RowsPreview.rowCommands, \.rows)),
    CommandGroup(
      title: "Running screen",
      commands: of(ProgramRuns.keyCommands, \.runs) + of(RunLog.commands, \.runLog)),
    CommandGroup(title: "Panes", commands: of(PaneScreen.paneCommands, \.panes)),
    CommandGroup(
      title: "Program",
      commands: of(ProgramRuns.commands, \.runs) + of(RowsPreview.commands, \.rows)
        + of(BrowserSession.reloadCommands, \.session) + of(TerminalSettings.commands, \.terminal)
        + of(Remembering.commands, \.remembering) + Palette.commands
        + of(TerminalSettings.loopCommands, \.terminal)),
  ]

  static let commands = groups.flatMap(\.commands)

  /// The commands of a feature as commands of the browser.
  private static func of<Feature>(
    _ commands: [Command<Feature>], _ feature: @escaping @Sendable (Browser) -> Feature
  ) -> [Command<Browser>] {
    commands.map { $0.of(feature) }
  }
}

extension KeyBindings {
  /// The keys that the commands of the browser declare.
  package static let standard = KeyBindings(Browser.commands.map(\.info))
}
