import NibCore

/// The parts of the manual that are not made from declarations.
enum ManualChapters {
  static let description = """
    Reads Interface Builder documents (.xib, .storyboard, compiled .nib and .storyboardc), loads them as UIKit does, \
    lays them out by their own Auto Layout constraints and draws them in the terminal.
    """

  static let keys = """
    While the program runs, ? lists the keys that can be used at that point. The mouse can be used as well.
    """

  /// The chapters after the keys.
  static var text: String {
    chapter("ENVIRONMENT", environment, macro: "Ev") + chapter("FILES", files, macro: "Pa")
      + chapter("EXIT STATUS", exitStatus, macro: "Li") + examples
      + ".Sh SEE ALSO\n.Xr git 1 ,\n.Xr terminfo 5\n"
  }

  private static let environment: KeyValuePairs = [
    "NIBTERM_CONFIG": "The configuration file to use instead of ~/.config/nibterm/config.",
    "NIBTERM_FOLDER": """
    The absolute path of a folder, without links. Files outside of it are neither read nor written, except fonts. 'nibterm \
    mcp' sets it for the commands that it runs.
    """,
    "NIBTERM_LOG": """
    The file to which the problems of a running program, such as conflicting constraints, are appended as they occur. \
    Without it, they are written to standard error after the terminal is restored; the browser lists them instead. The \
    file must not have the name of \
    a document.
    """,
    "XDG_CONFIG_HOME": "The folder to use instead of ~/.config.",
    "XDG_STATE_HOME": """
    The folder to use instead of ~/.local/state, where the browser and the demo store what they remember.
    """,
    "VISUAL, EDITOR": "The editor for documents: the first of these variables that is set, or vi.",
    "NO_COLOR": "If it is set and not empty, no colors are written.",
    "TERM": "The name of the terminal, whose terminfo entry describes its capabilities.",
    "COLORTERM": "If it is truecolor or 24bit, colors are written with 24 bits.",
  ]

  private static let exitStatus: KeyValuePairs = [
    "0": "Success; there may have been warnings.",
    "1":
      "Errors were found, or 'find' found nothing. If a file cannot be read, the other files are still processed.",
    "2":
      "'diff', 'merge' or 'nibterm --diff' failed, or their arguments were invalid. Their status 1 means that versions "
      + "differ, or that conflicts are left.",
    "64": "The command line was invalid.",
    "130": "The check was interrupted with ^C.",
  ]

  private static let files: KeyValuePairs = [
    "~/.config/nibterm/config": """
    Options as on the command line, one or more per line; text after # is a comment. Options on the command line take \
    precedence over them. A line 'bind KEY COMMAND' or 'unbind KEY' changes the keys of the browser.
    """,
    "~/.local/state/nibterm/projects": """
    One file for each project: the last document, scene, selection, zoom, device and panes, and the recent documents.
    """,
    "~/.local/state/nibterm/favourites": "The elements marked as favourites in the demo.",
    "share/nibterm/SampleNibs":
      "The nibs of the samples, for reference. The program contains its own copies.",
  ]

  private static let commands: KeyValuePairs = [
    "Browse the documents of a project:": "nibterm ~/Project",
    "Draw a cell at the width of a phone, as boxes:": "nibterm show Cell.xib --size 375x111 --style boxes",
    "Save a scene of a storyboard as a picture:":
      "nibterm show Main.storyboard Settings --format svg > Settings.svg",
    "Print what a screen reader would say:": "nibterm --linear Main.storyboard",
    "Show what changed in documents in git diff, and merge them:": "nibterm git install",
  ]

  private static func chapter(
    _ title: String, _ rows: KeyValuePairs<String, String>, macro: String
  ) -> String {
    let items = rows.map { ".It \(macro) \(ManualText.argument($0.key))\n" + ManualText.paragraph($0.value) }
    return ".Sh \(title)\n.Bl -tag -width Ds\n\(items.joined()).El\n"
  }

  private static var examples: String {
    let parts = commands.map { title, command in
      ManualText.paragraph(title) + ".Pp\n.Dl \(ManualText.argument(command))\n"
    }
    return ".Sh EXAMPLES\n" + parts.joined(separator: ".Pp\n")
  }
}
