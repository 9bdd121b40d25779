import NibCore
import NibTools

/// A command: its title and keys, and its action on a target, which is the feature that declares the command.
///
/// A command of the browser is declared in the file of its feature. `Browser` lists the commands of all features in
/// groups. The screen for conflicts has commands of its own.
package struct Command<Target>: Sendable {
  package let info: CommandInfo
  /// Returns the current value of the setting that the command changes, such as `on`; `nil` if there is none.
  let state: @Sendable (Target) -> String?
  /// Returns the reason why the command cannot be performed now; `nil` if it can.
  let refusal: @Sendable (Target) -> String?
  let action: @Sendable (Target) -> Void

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: the description in the help and the palette.
  ///   - id: the name in the configuration file; `nil` to make it of the words of `shortTitle` or the title.
  ///   - keys: the names of the keys (`KeyName`), separated by spaces.
  ///   - context: the places where the keys work.
  ///   - shortTitle: a title for the status line; `nil` to use the title.
  ///   - synonyms: further words that find the command, separated by spaces.
  ///   - state: returns the current value of the setting that the command changes, which the palette shows; `nil` if
  ///     there is none.
  ///   - need: the document or file that must be open. If it is missing, the status line says so.
  ///   - refusal: returns the reason why the command cannot be performed now, which the status line shows; `nil` if it
  ///     can.
  init(
    _ title: String, id: String? = nil, keys: String, in context: CommandContext = .everywhere,
    shortTitle: String? = nil, synonyms: String = "", isInPalette: Bool = true,
    state: @escaping @Sendable (Target) -> String? = { _ in nil },
    needs need: CommandNeed = .nothing,
    unless refusal: @escaping @Sendable (Target) -> String? = { _ in nil },
    action: @escaping @Sendable (Target) -> Void
  ) {
    info = CommandInfo(
      id: id ?? Command.id(of: shortTitle ?? title), title: title,
      keys: keys.split(separator: " ").compactMap { KeyName.key(named: String($0)) }, context: context,
      shortTitle: shortTitle, synonyms: synonyms, isInPalette: isInPalette, need: need)
    self.state = state
    self.refusal = refusal
    self.action = action
  }

  private init(
    _ info: CommandInfo, state: @escaping @Sendable (Target) -> String?,
    refusal: @escaping @Sendable (Target) -> String?, action: @escaping @Sendable (Target) -> Void
  ) {
    (self.info, self.state, self.refusal, self.action) = (info, state, refusal, action)
  }

  /// The words of a text in kebab case.
  private static func id(of text: String) -> String {
    text.lowercased().split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// The same command for the owner of the target. For example, the browser owns the features that declare commands.
  ///
  /// - Parameter target: returns the owner's target.
  func of<Owner>(_ target: @escaping @Sendable (Owner) -> Target) -> Command<Owner> {
    Command<Owner>(
      info, state: { [state] in state(target($0)) }, refusal: { [refusal] in refusal(target($0)) },
      action: { [action] in action(target($0)) })
  }
}

/// The document or file that must be open for a command.
enum CommandNeed: Sendable {
  case nothing
  /// A file, even if it cannot be read.
  case file
  case document
  /// A view or rows of data on the canvas.
  case picture
}

/// Related commands under one heading of the help.
package struct CommandGroup<Target>: Sendable {
  package let title: String
  package let commands: [Command<Target>]
}

extension Bool {
  /// The state of a command that switches something on and off.
  var onOrOff: String { self ? "on" : "off" }
}
