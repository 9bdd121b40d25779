import NibCore

extension CheckRule {
  package static let unreadableProject = CheckRule(
    "unreadable-project", .project, .warning,
    "The Xcode project around a document is damaged, so that rules about the project report nothing.",
    details: """
      The file `project.pbxproj` has the markers of a merge conflict, ends too early, or is not a property list. Xcode does \
      not open such a project. Without it, the targets, the deployment target and the list of files are not known. Reported \
      once for each project. Projects in XML are not read, and not reported.
      """,
    advice: "Resolve the conflict, or restore the file.",
    wrong: project("<<<<<<< HEAD\n"), right: project(""),
    find: { context in
      guard let projects = context.project.program?.projects else { return [] }
      return projects.damages(around: context.document.file).map { place in
        Diagnostic(
          context.kind,
          "the Xcode project cannot be read from here on: its targets and settings are not known, and rules about them "
            + "report nothing", at: place)
      }
    })

  private static func project(_ marker: String) -> RuleExample {
    RuleExample(
      "<view id=\"card\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"20\" height=\"20\"/></view>",
      files: [
        "App.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        { objects = {
        \(marker)P = { isa = PBXProject; mainGroup = G; targets = (); };
        G = { isa = PBXGroup; children = (); };
        }; }

        """
      ])
  }
}
