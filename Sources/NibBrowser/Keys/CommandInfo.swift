import NibCore
import NibTools

/// All parts of a command except its action, as lists of commands need them.
///
/// `KeyBindings` finds the command for a key. The help, the palette, the status line, the manual page and
/// docs/keys.md list the commands. Title bars and the status line refer to a command of another feature by
/// its id.
package struct CommandInfo: Sendable {
  /// The name of the command in the configuration file, in kebab case. It stays the same when the title changes.
  let id: String
  /// The description in the help and the palette.
  package let title: String
  /// The usual keys. The configuration file can change them: see `KeyBindings`.
  let keys: [KeyPress]
  let context: CommandContext
  /// A title of a word or two for the status line; `nil` to use the title.
  let shortTitle: String?
  /// Words that find the command in the palette and in the help, in addition to the title.
  let synonyms: String
  /// Whether the palette lists the command. It leaves out commands that are only useful as keys, such as movements.
  let isInPalette: Bool
  /// The document or file that must be open for the command.
  let need: CommandNeed

  /// The usual keys as text for the user: `←, h`.
  package var keyNames: String { keys.map(KeyName.name).joined(separator: ", ") }

  /// The first usual key.
  var shortcut: String { keys.first.map(KeyName.name) ?? "" }
}
