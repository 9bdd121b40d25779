/// A prototype cell or prototype section view of a document, from which any number of views can be made.
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

  /// Makes a new view: loads the prototype like a separate nib, without a File's Owner.
  func instantiate() throws -> AnyObject? {
    let loading = NibInstantiation(
      document: element.document, objects: element, name: "\(element.document.file)#\(element.id ?? "")",
      owner: nil, mode: mode, bundle: bundle, environment: environment)
    loading.part = .object
    // `run` uses the object that is made here and does not make it again.
    let object = loading.object(for: element)
    _ = try loading.run()
    return object
  }
}
