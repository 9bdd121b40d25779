/// What key-value coding and messages find.
extension ClassTable {
  /// What setting a key would meet.
  enum Finding {
    /// The key is there, declared with that type if it is known.
    case found(SourceType?)
    /// There is something of that name that Objective-C does not see.
    case hidden(SourceLocation)
    case absent
    /// A superclass is not known, or answers to everything.
    case unknown(superclass: String?)
  }

  /// What `setValue(_:forKey:)` would find in a class.
  func key(_ key: String, in name: String) -> Finding {
    let chain = chain(of: name)
    var hidden: SourceLocation?
    for name in chain.names {
      for part in ownParts(of: name) {
        if part.takesAnyKey { return .unknown(superclass: nil) }
        if let property = part.property(key) {
          if property.isExposed || program.infersObjectiveC { return .found(property.type) }
          hidden = hidden ?? property.location
        }
        if part.hasSetter(of: key) { return .found(nil) }
      }
      switch AppleKeys.contains(key, in: name) {
      case true?: return .found(nil)
      case nil where AppleClasses.contains(name): return .unknown(superclass: name)
      default: break
      }
    }
    if let missing = chain.missing { return running(missing, { $0.hasKey(key) }) }
    // Apple's classes have variables of their own, which key-value coding finds.
    if key.hasPrefix("_") { return .unknown(superclass: nil) }
    return hidden.map(Finding.hidden) ?? .absent
  }

  /// What sending a message would find.
  func method(_ selector: String, in name: String) -> Finding {
    let chain = chain(of: name)
    var hidden: SourceLocation?
    for name in chain.names {
      for part in ownParts(of: name) {
        if part.takesAnySelector { return .unknown(superclass: nil) }
        let found = part.methods.filter { !$0.isStatic && $0.selectors.contains(selector) }
        if !found.isEmpty && program.infersObjectiveC || found.contains(where: \.isExposed)
          || part.isProperty(selector)
        {
          return .found(nil)
        }
        hidden = hidden ?? found.first?.location
      }
      if AppleClasses.contains(name), AppleKeys.contains("", in: name) == nil {
        return .unknown(superclass: name)
      }
    }
    if let missing = chain.missing { return running(missing, { $0.hasAction(selector) }) }
    if AppleActions.contains(selector) { return .found(nil) }
    return hidden.map(Finding.hidden) ?? .absent
  }

  private func running(_ name: String, _ isThere: (RunningClass) -> Bool) -> Finding {
    guard let running = RunningClass(name, module: nil) else { return .unknown(superclass: name) }
    return isThere(running) ? .found(nil) : .unknown(superclass: nil)
  }
}

extension SourceClass {
  /// The property that key-value coding finds: one of that name, or a variable named after it.
  fileprivate func property(_ key: String) -> SourceProperty? {
    let capitalized = key.prefix(1).uppercased() + key.dropFirst()
    let names = [key, "_\(key)", "is\(capitalized)", "_is\(capitalized)"]
    let found = properties.filter { names.contains($0.name) }
    return found.first(where: \.isExposed) ?? found.first
  }

  fileprivate func hasSetter(of key: String) -> Bool {
    let setter = "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
    return methods.contains {
      $0.isExposed && !$0.isStatic && $0.selectors.contains { [setter, "_\(setter)"].contains($0) }
    }
  }

  /// Whether a selector gets or sets a property.
  fileprivate func isProperty(_ selector: String) -> Bool {
    properties.contains { property in
      guard property.isExposed else { return false }
      let setter = "set\(property.name.prefix(1).uppercased())\(property.name.dropFirst()):"
      return selector == property.name || selector == setter
    }
  }
}
