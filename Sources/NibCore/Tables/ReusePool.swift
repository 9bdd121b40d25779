/// The reuse identifiers of a table or collection: the registered source of new views for each, and the views
/// that are not in use.
struct ReusePool<Item: UIView> {
  enum Source {
    case nib(UINib)
    case type(AnyClass)
    case prototype(PrototypeNib)
  }

  private var sources: [String: Source] = [:]
  private var queues: [String: [Item]] = [:]

  /// Registers a source; `nil` unregisters it. The last registration wins.
  mutating func register(_ source: Source?, for identifier: String) { sources[identifier] = source }

  func source(for identifier: String) -> Source? { sources[identifier] }

  /// Removes and returns a view that is not in use.
  mutating func take(_ identifier: String) -> Item? { queues[identifier]?.popLast() }

  mutating func put(_ item: Item, for identifier: String) { queues[identifier, default: []].append(item) }

  /// The number of unused views under an identifier.
  func waiting(_ identifier: String) -> Int { queues[identifier]?.count ?? 0 }
}

/// A prototype in a storyboard's table or collection: an element from which any number of views can be made.
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

  /// Loads the prototype as a nib of its own, without an owner.
  func instantiate() throws -> AnyObject? {
    let loading = NibInstantiation(
      document: element.document, objects: element, name: "\(element.document.file)#\(element.id ?? "")",
      owner: nil, mode: mode, bundle: bundle, environment: environment)
    // The element itself is the only top-level object; `run` does not create the objects below it a second
    // time.
    let object = loading.object(for: element)
    _ = try loading.run()
    return object
  }
}
