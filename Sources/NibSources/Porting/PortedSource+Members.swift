/// Reports of members of UIKit's classes that NibCore does not have.
///
/// A member is reported only if there is no doubt. The class of the object must be known, and neither NibCore (in this
/// class or its superclasses) nor any source of the app may declare a member with this name.
extension PortedSource {
  /// Reports the word at an index, if it is such a member.
  mutating func reportMember(at index: Int, _ receivers: ReceiverTypes) {
    if source.isWord(index, "override") { return reportOverride(at: index, receivers) }
    guard knowsExtensions else { return }
    let name = source.text(index)
    if source.isSymbol(index - 1, ".") {
      guard let type = receivers.typeBefore(dot: index - 1) else { return }
      reportMember(name, of: type, at: index)
    } else if isCallOfMethod(at: index, receivers), let type = receivers.enclosingClass(at: index) {
      reportMember(name, of: type, at: index)
    }
  }

  private mutating func reportMember(_ name: String, of type: String, at index: Int) {
    guard let type = declarations.nibCoreClass(of: type), !declarations.members.contains(name),
      !NibCoreTypes.all.hasMember(name, in: type), !isReplaced(name),
      reportedNames.insert("\(type).\(name)").inserted
    else { return }
    report("\(type) has no member '\(name)' in NibCore", at: index)
  }

  /// Whether another rule replaces or reports a member.
  private func isReplaced(_ name: String) -> Bool {
    PortedNames.members[name] != nil || PortedNames.labels[name] != nil
      || PortedSource.absentNames[name] != nil
      || PortedNames.notifications[name] != nil || PortedNames.global[name] != nil
  }

  /// Whether a word is a call of a method of the object itself, and not of a function or a closure. Other functions
  /// that programs call have no uppercase letter, or are known.
  private func isCallOfMethod(at index: Int, _ receivers: ReceiverTypes) -> Bool {
    let name = source.text(index)
    guard source.isSymbol(index + 1, "("), name.first?.isLowercase == true,
      name.contains(where: \.isUppercase)
    else { return false }
    let isDeclaration = ["func", "case", "macro", "init"].contains(source.text(index - 1))
    let isOther = ["#", "@", "\\", "$"].contains { source.isSymbol(index - 1, $0) }
    return !isDeclaration && !isOther && !receivers.declares(name) && !PortedSource.isFunction(name)
  }

  /// Whether a name is that of a function of Swift, Foundation, Dispatch or NibCore.
  private static func isFunction(_ name: String) -> Bool {
    name.hasPrefix("with") || name.hasPrefix("unsafe") || functions.contains(name)
      || NibCoreTypes.all.globals.contains(name)
  }

  private static let functions: Set<String> = [
    "assertionFailure", "autoreleasepool", "debugPrint", "fatalError", "getVaList",
    "isKnownUniquelyReferenced",
    "numericCast", "preconditionFailure", "readLine", "repeatElement", "extendLifetime", "dispatchMain",
    "dispatchPrecondition", "copysign",
  ]

  /// Reports an override of a member that the class does not have, or that cannot be overridden.
  private mutating func reportOverride(at index: Int, _ receivers: ReceiverTypes) {
    var keyword = index + 1
    while source.isWord(keyword), !["func", "var", "let", "init", "subscript"].contains(source.text(keyword))
    {
      keyword += 1
    }
    guard source.isWord(keyword, "func") || source.isWord(keyword, "var"), source.isWord(keyword + 1),
      let enclosing = receivers.enclosingClass(at: index), let type = declarations.nibCoreClass(of: enclosing)
    else { return }
    let name = source.text(keyword + 1)
    guard !declarations.originals.contains(name), !isReplaced(name),
      declarations.isComplete || declarations.superclasses[enclosing] == type
    else { return }
    var fullName = name
    let list = source.isSymbol(keyword + 2, "<") ? source.end(ofGroupAt: keyword + 2) : keyword + 2
    if source.isWord(keyword, "func"), let inside = source.inside(groupAt: list) {
      let labels = source.parameters(in: inside).map { source.text($0.label) + ":" }
      fullName = "\(name)(\(labels.joined()))"
    }
    let members = NibCoreTypes.all.members(named: name, in: type).filter { $0.name == fullName }
    if members.contains(where: \.isOpen) || PortedSource.isObjectMember(name) { return }
    report(
      members.isEmpty
        ? "\(type) has no member '\(fullName)' to override in NibCore"
        : "'\(fullName)' of \(type) cannot be overridden in NibCore", at: keyword + 1)
  }

  /// Whether every object on Linux has a member that can be overridden.
  private static func isObjectMember(_ name: String) -> Bool {
    ["copy", "mutableCopy", "isEqual", "hash", "description", "debugDescription"].contains(name)
  }
}
