extension UIViewController {
  /// Adds a command that a key performs while this controller is in the responder chain.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { nibAddedKeyCommands.append(keyCommand) }

  /// Removes a command that `addKeyCommand(_:)` added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    nibAddedKeyCommands.removeAll { $0 === keyCommand }
  }
}

extension UIWindow {
  /// Performs the key command for a key that no view used. The first object in the responder chain that has a key command
  /// for the key provides it. Returns false if there is none.
  func nibPerformKeyCommand(_ key: KeyPress, from start: UIResponder?) -> Bool {
    var responder = start
    while let current = responder {
      let added = (current as? UIViewController)?.nibAddedKeyCommands ?? []
      if let command = (added + (current.keyCommands ?? [])).first(where: { $0.nibMatches(key) }) {
        current.nibSend(command)
        return true
      }
      responder = current.next
    }
    return false
  }
}
