extension UIViewController {
  /// Adds a command that a key performs while this controller is in the responder chain.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { nibAddedKeyCommands.append(keyCommand) }

  /// Removes a command that `addKeyCommand(_:)` added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    nibAddedKeyCommands.removeAll { $0 === keyCommand }
  }
}

extension UIWindow {
  /// Performs the command for a key that no view used. The first object in the responder chain with a command for the
  /// key provides the command. Returns false if there is none.
  func nibPerformKeyCommand(_ key: KeyPress, from start: UIResponder) -> Bool {
    for responder in start.nibResponderChain {
      let added = (responder as? UIViewController)?.nibAddedKeyCommands ?? []
      if let command = (added + (responder.keyCommands ?? [])).first(where: { $0.nibMatches(key) }) {
        responder.nibSend(command)
        return true
      }
    }
    return false
  }
}
