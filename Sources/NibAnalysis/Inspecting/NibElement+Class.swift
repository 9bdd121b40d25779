import NibCore

extension NibElement {
  /// The framework's class that the element stands for: `UILabel`; the element's own name where there is
  /// none here, as in documents of other platforms.
  package var nibFrameworkClass: String {
    document.kind.isSupported ? NibClassRegistry.displayName(ofElement: name) : name
  }
}
