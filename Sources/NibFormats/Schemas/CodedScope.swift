/// The part of a storyboard that is compiled to one nib, as the compiler of its objects sees it.
protocol CodedScope: AnyObject {
  /// The elements of the nib.
  var elements: [NibElement] { get }
  /// The keys of the texts that are translated; `nil` if none are.
  var translations: TranslationKeys? { get }

  func contains(_ element: NibElement) -> Bool

  /// Records that a placeholder stands for an element of another nib.
  func add(placeholder: Int, for element: NibElement)

  /// Whether code can create the controller of an element.
  func isInstantiable(_ controller: NibElement) -> Bool

  /// Compiles what only the controllers of storyboards have.
  func compileController(_ controller: NibElement, into subject: CodedCompilation.Subject)

  /// Compiles the bars of a container controller. Returns the controllers inside it.
  func compileChildren(of container: NibElement, into subject: CodedCompilation.Subject) -> [CodedGraph.Value]

  /// Compiles prototypes to nibs inside the nib of their table or collection.
  func compilePrototypes(
    _ prototypes: [CodedPrototype], _ keys: PrototypeKeys, into owner: CodedCompilation.Subject)

  /// The class of a segue's template.
  func segueClassName(of segue: NibElement) -> String

  /// Sets the values of a segue's template.
  func compileSegue(_ segue: NibElement, into subject: CodedCompilation.Subject)
}

/// A prototype of a table or a collection, and the text before its reuse identifier under which it is stored.
struct CodedPrototype {
  let element: NibElement
  let prefix: String
}

extension CodedCompilation.Subject {
  /// Compiles the prototypes of a table or collection. In a xib, they are reported instead.
  func compile(_ prototypes: [CodedPrototype], _ keys: PrototypeKeys) {
    guard let first = prototypes.first else { return }
    if let scope = compilation.scope { return scope.compilePrototypes(prototypes, keys, into: self) }
    compilation.report(
      .notCompiled, "only storyboards can contain prototype cells, as separate nibs; they are left out",
      at: first.element.location, in: first.element)
  }
}
