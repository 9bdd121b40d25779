import Synchronization

/// The modules that were registered for all documents. Custom classes and resources are searched in them.
package enum RegisteredModules {
  private static let registered = Mutex<[String]>([])

  /// The names of the modules, in the order in which they were registered.
  package static var names: [String] { registered.withLock { $0 } }

  /// Adds a module.
  ///
  /// - Returns: false if the module was registered already.
  package static func add(_ name: String) -> Bool {
    registered.withLock { names in
      guard !names.contains(name) else { return false }
      names.append(name)
      return true
    }
  }
}
