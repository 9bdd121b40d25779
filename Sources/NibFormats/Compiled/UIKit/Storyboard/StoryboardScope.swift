/// The part of a storyboard that is compiled to one nib, and the objects of other nibs to which it refers.
///
/// A nib has a placeholder for each of these objects. Its name is `UpstreamPlaceholder-` and a number, and the nib's owner
/// has a table with the object for each name.
final class StoryboardScope: CodedScope {
  let storyboard: StoryboardCompiler
  private let homes: Set<NibElement>
  /// The homes in the order in which their elements are compiled.
  private let order: [NibElement]
  /// The placeholders, by the elements of the objects that they stand for.
  private var placeholders: [NibElement: Int] = [:]

  /// The scope of a nib with the elements of some homes.
  init(_ homes: [NibElement], in storyboard: StoryboardCompiler) {
    self.storyboard = storyboard
    self.homes = Set(homes)
    order = homes
  }

  func contains(_ element: NibElement) -> Bool {
    storyboard.homes.home(of: element).map(homes.contains) ?? false
  }

  /// The elements of the nib.
  var elements: [NibElement] { order.flatMap { storyboard.homes.elements(of: $0) } }

  /// The connections of the nib with the elements that have them, in document order.
  var connections: [StoryboardConnections.Connection] {
    order.flatMap { storyboard.connections.connections(of: $0) }
  }

  /// Records that a placeholder stands for an element of another nib.
  func add(placeholder: Int, for element: NibElement) { placeholders[element] = placeholder }

  /// The elements of the objects of other nibs, with the names and the numbers of their placeholders, in document
  /// order. The names are final when the whole nib has been compiled.
  var externals: [(name: String, element: NibElement, placeholder: Int)] {
    placeholders.sorted { $0.key.index < $1.key.index }.enumerated().map {
      ("UpstreamPlaceholder-\($0.offset + 1)", $0.element.key, $0.element.value)
    }
  }

  var translations: TranslationKeys? { storyboard.translations }

  func isInstantiable(_ controller: NibElement) -> Bool { storyboard.plan.isInstantiable(controller) }

  func compileController(_ controller: NibElement, into subject: CodedCompilation.Subject) {
    storyboard.compileController(controller, into: subject)
  }

  func compileChildren(
    of container: NibElement, into subject: CodedCompilation.Subject
  ) -> [CodedGraph.Value] {
    let values = storyboard.children(of: container, subject.compilation)
    let children = storyboard.plan.children(of: container).filter { !storyboard.plan.isReference($0) }
    ContainerBars(of: container, children, subject.compilation).compile(owner: subject.number)
    return values
  }

  func compilePrototypes(
    _ prototypes: [CodedPrototype], _ keys: PrototypeKeys, into owner: CodedCompilation.Subject
  ) {
    CodedPrototypes.compile(prototypes, keys, into: owner, storyboard)
  }

  func segueClassName(of segue: NibElement) -> String { CodedSegues.className(of: segue) }

  func compileSegue(_ segue: NibElement, into subject: CodedCompilation.Subject) {
    CodedSegues.compile(segue, into: subject, storyboard.plan)
  }
}

extension CodedCompilation {
  /// The part of the storyboard that is compiled; `nil` for a xib.
  var storyboardScope: StoryboardScope? { scope as? StoryboardScope }
}
