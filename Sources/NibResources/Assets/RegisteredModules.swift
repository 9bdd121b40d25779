import Synchronization

/// The modules that were registered for all documents. Custom classes and resources are searched in them.
package enum RegisteredModules {
  private static let registeredNames = Mutex<[String]>([])

  /// The names of the modules, in the order in which they were registered.
  package static var names: [String] { registeredNames.withLock { $0 } }

  /// Adds a module.
  ///
  /// - Returns: false if the module was registered already.
  package static func add(_ name: String) -> Bool {
    registeredNames.withLock { names in
      guard !names.contains(name) else { return false }
      names.append(name)
      return true
    }
  }
}

extension RegisteredModules {
  /// The class with the given name in a module, as the Swift runtime finds it.
  ///
  /// The runtime is asked for the mangled name, as Foundation's `NSClassFromString` does, which takes five times as
  /// long to form it. Only names of letters, digits and underscores are mangled in this way.
  package static func runtimeClass(_ name: String, in module: String) -> AnyClass? {
    guard isPlain(name), isPlain(module) else { return nil }
    return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
  }

  /// The class that the build plugin writes into a module; `nil` if the program does not contain the module, or if it
  /// was built without the plugin.
  package static func bindings(of module: String) -> AnyClass? { runtimeClass("NibTermBindings", in: module) }

  /// Whether the program contains a module that was built with the plugin.
  static func contains(_ module: String) -> Bool {
    containedModules.withLock { contained in
      if let isContained = contained[module] { return isContained }
      let isContained = bindings(of: module) != nil
      contained[module] = isContained
      return isContained
    }
  }

  /// The results of `contains`, by module.
  private static let containedModules = Mutex<[String: Bool]>([:])

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
      }
  }
}
