import NibCore
import NibSources

/// The module in which a document looks for a class.
enum ModuleReference: Hashable {
  /// The document names no module: the runtime looks for the bare name.
  case none
  /// The module of the target that compiles the document. Xcode inserts its name; the document contains the
  /// one that it had when the document was saved.
  case target(saved: String?)
  /// The module with this name, which Xcode does not change.
  case named(String)

  /// The reference of an object with a custom class.
  init(_ element: NibElement) {
    let module = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
    if element["customModuleProvider"] == "target" {
      self = .target(saved: module)
    } else {
      self = module.map(ModuleReference.named) ?? .none
    }
  }
}
