import NibCore
import NibSources

/// Compares the modules in which a document looks for Swift classes with those that compile them. The name of a Swift
/// class at run time contains its module, unless the class has a name for Objective-C.
struct ClassModules {
  private let modules: SourceModules
  private let program: NibProgram
  /// The modules of the document's targets; `nil` if they are not known.
  private let documentModules: Set<String>?

  init(_ program: NibProgram, document: String) {
    self.program = program
    modules = program.modules
    documentModules = program.modules.modules(ofDocument: document)
  }

  private var words: SourceWords { program.words }

  /// Whether the program is written for NibTerm, which finds classes by their bare names.
  private var isForNibTerm: Bool { words.count(ofWord: "NibCore") > 0 }

  /// Whether UIKit finds the class of a declaration under a name through a reference. True if this is not known.
  func contains(_ part: SourceClass, as name: String, _ reference: ModuleReference) -> Bool {
    guard !isForNibTerm, bareNameReason(part, as: name, reference) == nil else { return isForNibTerm }
    guard part.hasModuleName else { return true }
    let compiled = modules.modules(ofSource: part.location.file)
    switch (reference, compiled) {
    case (.none, _): return false
    case (_, .unknown): return true
    case (.target, .known(let names)): return documentModules.map { !$0.isDisjoint(with: names) } ?? true
    case (.target, .library): return documentModules == nil
    case (.named(let name), .known(let names)): return names.contains(name)
    case (.named(let name), .library(let pod)):
      let podModule = pod.asIdentifier
      // The module of a pod can have another name. A similar name that no source imports is misspelled.
      return name == podModule || words.count(ofWord: name) > 0 || [podModule].nearest(to: name) == nil
    }
  }

  /// The reason why UIKit does not find a class. `nil` if it finds the class, if this is not known, or if the name that
  /// the class has at run time contains a module.
  private func bareNameReason(
    _ part: SourceClass, as name: String, _ reference: ModuleReference
  ) -> MisplacedClass.Reason? {
    switch reference {
    // Nothing is known about the module of the target, which versions of Xcode may leave out.
    case .target: return nil
    case .none:
      guard let other = part.objectiveCName, other != name else { return nil }
      return .otherName(other)
    case .named(let module):
      // A name with a module is that of a Swift class.
      if part.isInObjectiveC { return .objectiveC }
      guard part.objectiveCName == name else { return nil }
      // The runtime of Swift also finds a class under its name in Swift, which contains its module.
      if part.name == name, case .known(let names) = modules.modules(ofSource: part.location.file) {
        return names.contains(module) ? nil : .objectiveCName
      }
      return part.name == name ? nil : .objectiveCName
    }
  }

  /// Whether a declaration is known to be in the module of a reference, and not only in an unknown one.
  func isExactly(_ part: SourceClass, in references: Set<ModuleReference>) -> Bool {
    guard part.hasModuleName, case .known = modules.modules(ofSource: part.location.file) else {
      return false
    }
    return references.contains { contains(part, as: part.name, $0) }
  }

  /// The class that a reference does not find.
  func misplaced(_ name: String, _ reference: ModuleReference, _ part: SourceClass) -> MisplacedClass {
    let actualModules: Set<String> =
      switch modules.modules(ofSource: part.location.file) {
      case .known(let names): names
      case .library(let pod): [pod.asIdentifier]
      case .unknown: []
      }
    let module: String? =
      switch reference {
      case .none: nil
      case .named(let name): name
      case .target(let saved): documentModules.flatMap { $0.count == 1 ? $0.first : nil } ?? saved
      }
    return MisplacedClass(
      name: SwiftClassName(name: name, module: module), declaration: part.location,
      reason: bareNameReason(part, as: name, reference) ?? .modules(actualModules))
  }
}

extension SourceClass {
  /// Whether the class is declared in Objective-C.
  fileprivate var isInObjectiveC: Bool { SourceLanguage(fileName: location.file) == .objectiveC }
}
