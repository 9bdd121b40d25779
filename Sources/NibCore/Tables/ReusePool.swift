/// What a table or collection knows under its reuse identifiers: how to make a view, and views out of use.
struct ReusePool<Item: UIView> {
  enum Source {
    case nib(UINib)
    case type(AnyClass)
    case prototype(PrototypeNib)
  }

  private var sources: [String: Source] = [:]
  private var queues: [String: [Item]] = [:]

  /// Registers a source; nil unregisters. The last registration wins.
  mutating func register(_ source: Source?, for identifier: String) { sources[identifier] = source }

  func source(for identifier: String) -> Source? { sources[identifier] }

  /// A view out of use.
  mutating func take(_ identifier: String) -> Item? { queues[identifier]?.popLast() }

  mutating func put(_ item: Item, for identifier: String) { queues[identifier, default: []].append(item) }

  /// How many views wait under an identifier.
  func waiting(_ identifier: String) -> Int { queues[identifier]?.count ?? 0 }
}

/// A prototype of a storyboard's table or collection: an element that becomes a new view each time.
final class PrototypeNib {
  private let element: NibElement
  private let mode: NibLoadingMode
  private let bundle: Bundle
  private let environment: NibEnvironment

  convenience init(_ element: NibElement, of loading: NibInstantiation) {
    self.init(element, mode: loading.mode, bundle: loading.bundle, environment: loading.environment)
  }

  init(_ element: NibElement, mode: NibLoadingMode, bundle: Bundle, environment: NibEnvironment) {
    self.element = element
    self.mode = mode
    self.bundle = bundle
    self.environment = environment
  }

  /// Loads the prototype as a nib of its own, with nobody as owner.
  func instantiate() throws -> AnyObject? {
    let loading = NibInstantiation(
      document: element.document, objects: element, name: "\(element.document.file)#\(element.id ?? "")",
      owner: nil, mode: mode, bundle: bundle, environment: environment)
    // The element itself is the one top-level object; what `run` finds below it is made already.
    let object = loading.object(for: element)
    _ = try loading.run()
    return object
  }
}
