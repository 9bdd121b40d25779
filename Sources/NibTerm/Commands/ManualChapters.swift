/// The parts of the manual that no declaration holds.
enum ManualChapters {
  static let description = """
    Reads Interface Builder documents (.xib, .storyboard, compiled .nib and .storyboardc), loads them as UIKit does, \
    lays them out by their own Auto Layout constraints and draws them in the terminal.
    """

  static let keys = """
    While the program runs, ? lists the keys that work at that place. The mouse works wherever a key does.
    """

  /// The chapters after the keys.
  static var text: String {
    chapter("ENVIRONMENT", environment, macro: "Ev") + chapter("FILES", files, macro: "Pa")
      + chapter("EXIT STATUS", exitStatus, macro: "Li") + examples
      + ".Sh SEE ALSO\n.Xr git 1 ,\n.Xr terminfo 5\n"
  }

  private static let environment: KeyValuePairs = [
    "NIBTERM_CONFIG": "The configuration file, in place of the one below.",
    "NIBTERM_LOG": """
    The file that the problems of a running program are appended to as they occur, such as constraints that cannot hold \
    together. Without it they are on standard error once the terminal is restored.
    """,
    "XDG_CONFIG_HOME": "The folder of the configuration file, if it is not ~/.config.",
    "XDG_STATE_HOME": "The folder of what the demo remembers, if it is not ~/.local/state.",
    "VISUAL, EDITOR": "The editor that a document is opened in; the first one that is set counts, else vi.",
    "NO_COLOR": "If it is set to anything, no colors are written.",
    "TERM": "The terminal's name: what it can show comes from its terminfo entry.",
    "COLORTERM": "With truecolor or 24bit, colors are written in 24 bits.",
  ]

  private static let exitStatus: KeyValuePairs = [
    "0": "Everything was done; there may have been warnings.",
    "1": "Errors were found. A file that cannot be read costs only itself.",
    "64": "The command line was wrong.",
  ]

  private static let files: KeyValuePairs = [
    "~/.config/nibterm/config": """
    Options as on the command line, one or more a line; text after # is a remark. They are read first, so those of \
    the command line win.
    """,
    "~/.local/state/nibterm/favourites": "The elements that were marked in the demo.",
    "share/nibterm/SampleNibs": "The nibs of the samples, to look at. The program carries its own copies.",
  ]

  private static let commands: KeyValuePairs = [
    "Browse the documents of a project:": "nibterm ~/Project",
    "A cell at the width of a phone, as boxes:": "nibterm show Cell.xib --size 375x111 --style boxes",
    "A scene of a storyboard as a picture:":
      "nibterm show Main.storyboard Settings --format svg > Settings.svg",
    "What a screen reader would say:": "nibterm --linear Main.storyboard",
    "Documents in git diff:": "git config diff.xib.textconv 'nibterm tree'",
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
