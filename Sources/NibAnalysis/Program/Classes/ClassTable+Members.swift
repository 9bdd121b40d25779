import NibCore
import NibSources

/// Lookups of keys and methods in a class and its superclasses, as key-value coding and the Objective-C runtime
/// perform them.
extension ClassTable {
  enum LookupResult {
    /// The key or method exists. Contains its type; `nil` if the type is not known.
    case found(SourceType?)
    /// The name is declared, but is not visible to Objective-C.
    case hidden(HiddenMember)
    /// Neither the class nor a superclass declares the name.
    case absent
    /// The sources do not decide whether the name exists, for example because a superclass is unknown or a
    /// class accepts any name. Contains the unknown superclass, if that is the reason.
    case unknown(superclass: String?)
  }

  /// Looks for the key that `setValue(_:forKey:)` would set in a class.
  func key(_ key: String, in name: String) -> LookupResult {
    let inheritance = inheritance(of: name)
    let wanted = ClassMembers.Key(key)
    var hidden: HiddenMember?
    for name in inheritance.names {
      switch members(of: name).lookUp(wanted, infersObjectiveC: program.infersObjectiveC) {
      case .found(let type): return .found(type)
      case .acceptsAnyName: return .unknown(superclass: nil)
      case .hidden(let member): hidden = hidden ?? member
      case .absent: break
      }
      switch AppleKeys.contains(key, in: name) {
      case true?: return .found(nil)
      case nil where AppleClasses.contains(name): return .unknown(superclass: name)
      default: break
      }
    }
    if let missing = inheritance.missing { return lookUp(inRunning: missing, { $0.hasKey(key) }) }
    // Key-value coding also finds the private variables of Apple's classes, whose names begin with an underscore.
    if inheritance.isTruncated || key.hasPrefix("_") { return .unknown(superclass: nil) }
    return hidden.map(LookupResult.hidden) ?? .absent
  }

  /// Whether a class is known to have no key-value coding: it is a class of Swift without a superclass, or a subclass
  /// of one.
  func lacksKeyValueCoding(_ name: String) -> Bool {
    let inheritance = inheritance(of: name)
    guard inheritance.missing == nil, !inheritance.isTruncated, !inheritance.names.isEmpty else {
      return false
    }
    return inheritance.names.allSatisfy { name in
      let declarations = ownParts(of: name).filter(\.isDeclaration)
      return !AppleClasses.contains(name) && !declarations.isEmpty && declarations.allSatisfy(\.hasModuleName)
    }
  }

  /// Looks for the method that a message would call.
  func method(_ selector: String, in name: String) -> LookupResult {
    let inheritance = inheritance(of: name)
    var hidden: HiddenMember?
    for name in inheritance.names {
      let members = members(of: name)
      switch members.lookUp(selector: selector, infersObjectiveC: program.infersObjectiveC) {
      case .found(let type): return .found(type)
      case .acceptsAnyName: return .unknown(superclass: nil)
      case .hidden(let member): hidden = hidden ?? member
      case .absent: break
      }
      if AppleClasses.contains(name), AppleKeys.contains("", in: name) == nil {
        return .unknown(superclass: name)
      }
    }
    if let missing = inheritance.missing { return lookUp(inRunning: missing, { $0.hasAction(selector) }) }
    if AppleActions.contains(selector) { return .found(nil) }
    if inheritance.isTruncated { return .unknown(superclass: nil) }
    return hidden.map(LookupResult.hidden) ?? .absent
  }

  /// The names that can be those of the class of the object in a property of a class; empty if neither the class nor a
  /// superclass says it.
  func classes(ofObjectIn property: String, of name: String) -> [String] {
    let property = SourceViewUse.property(ofVariable: property)
    return inheritance(of: name).names.lazy
      .map { self.ownParts(of: $0).flatMap { $0.classesOfObjects[property] ?? [] }.uniqued() }
      .first { !$0.isEmpty } ?? []
  }

  /// Looks in a class that has no sources, but may be compiled into the running program.
  private func lookUp(inRunning name: String, _ contains: (RunningClass) -> Bool) -> LookupResult {
    guard let running = RunningClass(name, module: nil) else { return .unknown(superclass: name) }
    return contains(running) ? .found(nil) : .unknown(superclass: nil)
  }
}

/// The selectors of Apple's methods that documents use as actions.
enum AppleActions {
  /// Whether any of Apple's classes may have the method: a method that documents use as an action, or a property's
  /// setter. The result is meaningful only for a target whose class is one of Apple's or inherits from one.
  static func contains(_ selector: String) -> Bool { selectors.contains(selector) || isSetter(selector) }

  private static func isSetter(_ selector: String) -> Bool {
    selector.hasPrefix("set") && selector.hasSuffix(":") && selector.dropFirst(3).first?.isUppercase == true
  }

  private static let selectors: Set<String> = [
    "becomeFirstResponder", "resignFirstResponder", "endEditing:", "selectAll:", "select:", "cut:", "copy:",
    "paste:", "delete:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:",
    "decreaseSize:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "reloadData", "reload",
    "reloadInputViews", "reloadSectionIndexTitles", "goBack", "goForward", "goBack:", "goForward:", "reload:",
    "stopLoading", "stopLoading:", "reloadFromOrigin", "reloadFromOrigin:", "startAnimating", "stopAnimating",
    "beginRefreshing", "endRefreshing", "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded",
    "removeFromSuperview", "becomeKeyWindow", "makeKeyAndVisible", "makeKeyWindow", "resignKeyWindow",
    "popViewControllerAnimated:",
    "popToRootViewControllerAnimated:", "dismissModalViewControllerAnimated:", "toggleDisplayMode:",
    "editButtonPressed:", "performClose:", "toggleFullScreen:", "play", "pause", "stop", "play:", "pause:",
    "undo:", "redo:",
    "undo", "redo", "sizeToFit", "flashScrollIndicators", "openURL:", "init", "dealloc",
    "toggleMasterVisible:",
    "handleNavigationTransition:", "_endEditing", "back:", "forward:", "selectNextKeyView:",
    "orderFrontStandardAboutPanel:",
  ]
}
