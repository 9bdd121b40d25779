import NibCore

/// The custom classes that UIKit finds, and the reasons why it does not find some.
extension StrictCheckContext {
  /// Whether UIKit finds the custom class of an element: the sources declare it, unless UIKit looks for it in another
  /// module, or it is one of Apple's classes or of the running program.
  func findsClass(of element: NibElement) -> Bool {
    guard let name = element["customClass"], !name.isEmpty else { return false }
    return table.origin(of: name, module: element["customModule"]) != nil && namesake(of: element) == nil
  }

  /// The custom class of an element, if the sources declare it in another module than the one in which UIKit looks for
  /// it. `nil` if UIKit looks in a library, which may have its own class of the same name.
  func misplacedClass(of element: NibElement) -> MisplacedClass? {
    if case .named(let module) = ModuleReference(element), isLibrary(module) { return nil }
    return namesake(of: element)
  }

  /// A class of the sources that has the name of an element's custom class, but is in another module than the one in
  /// which UIKit looks for it. UIKit does not look for the class of a placeholder.
  private func namesake(of element: NibElement) -> MisplacedClass? {
    guard let name = element["customClass"], !name.isEmpty, !element.isNamed("placeholder"),
      document.kind.container != .nib, table.origin(of: name, module: element["customModule"]) == .sources
    else { return nil }
    return table.misplacedClass(name, ModuleReference(element))
  }

  /// Whether the class should be in the sources. If there are sources, they should declare all classes of the
  /// program's own module.
  func isMissing(_ element: NibElement) -> Bool {
    program.sourceCount > 0 && element["customModuleProvider"] == "target"
  }

  /// The reason to believe that a class without a declaration is in a library that is not checked in. Either the
  /// program uses the class's name, or the document names a module that the program imports or links. `nil` if there is
  /// no such reason.
  func library(of element: NibElement) -> String? {
    guard let name = element["customClass"], !isMissing(element) else { return nil }
    // A word in lower case is probably a variable.
    if name.first?.isLowercase == false, program.words.count(ofWord: name) > 0,
      !program.sources.isDeclared(name)
    {
      let module = element["customModule"].map { "the module \($0)" } ?? "a library"
      return "the sources use it, so it is in \(module), which is not checked in"
    }
    guard let module = element["customModule"], !module.isEmpty, isLibrary(module) else { return nil }
    return "the program uses the module \(module), which is not checked in"
  }

  /// The finding that a class lacks a member, downgraded to a note if the class is one of Apple's and an extension in a
  /// missing library may declare the member.
  ///
  /// Libraries often add outlets to views, but rarely to controllers. A controller with an unknown outlet has probably
  /// lost its custom class.
  func allowingExtensions(_ finding: Diagnostic, of objectClass: ObjectClass) -> Diagnostic {
    guard objectClass.unknown == nil, table.declaration(of: objectClass.name) == nil,
      table.isKind(objectClass.name, of: "UIViewController") != true, let missingLibraries
    else { return finding }
    let reason = "an extension of \(objectClass.name) in a library may declare it: \(missingLibraries)"
    return finding.downgraded(to: .note, Diagnostic.Note(reason))
  }

  /// Whether the program imports or links a module that it does not contain.
  private func isLibrary(_ module: String) -> Bool {
    guard !program.projects.build(module: module), !program.sources.isInFolder(named: module) else {
      return false
    }
    return program.projects.link(module, for: document.file)
      || program.words.count(ofWord: module) > 0 && !program.sources.isDeclared(module)
  }
}
