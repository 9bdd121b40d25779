import NibSupport

/// The class of an object in a compiled macOS nib, translated to the element of a document, and to a custom
/// class if the object has one.
struct MacOSNibClass: Hashable, Sendable {
  /// The name of the element: `textField` for an NSTextField.
  var element: String
  /// The custom class; `nil` if the object's class is an AppKit class.
  var custom: SwiftClassName?

  init(of object: Int, in graph: CodedGraph) {
    let className = graph.objects[object].className
    func name(_ key: String) -> String? { graph.string(key, of: object) }
    switch className {
    case "NSClassSwapper":
      self.init(name("NSOriginalClassName") ?? "NSObject", custom: name("NSClassName"))
    case "NSCustomObject": self.init(element: "customObject", custom: name("NSClassName"), unless: "NSObject")
    case "NSCustomView": self.init(element: "customView", custom: name("NSClassName"), unless: "NSView")
    case "NSWindowTemplate": self.init(element: "window", custom: name("NSWindowClass"), unless: "NSWindow")
    case "NSLayoutConstraint": self.init(element: "constraint", custom: nil)
    default: self.init(className, custom: nil)
    }
    if let reference = graph.object("IBClassReference", of: object),
      let module = graph.string("IBModuleName", of: reference)
    {
      custom?.module = module
    }
  }

  /// - Parameters:
  ///   - custom: the runtime name of the custom class; `nil` if there is none.
  ///   - standardClass: the AppKit class of this element, which does not count as a custom class.
  private init(element: String, custom: String?, unless standardClass: String? = nil) {
    self.element = element
    self.custom = custom.flatMap { $0 == standardClass ? nil : SwiftClassName(runtimeName: $0) }
  }

  /// Translates the name of a class. The name of an AppKit class becomes the name of the element. An object
  /// of any other class becomes a `customObject` with that class.
  private init(_ className: String, custom: String?) {
    guard className.hasPrefix("NS"), className.count > 2 else {
      self.init(element: "customObject", custom: custom ?? className)
      return
    }
    let nameWithoutPrefix = className.dropFirst(2)
    self.init(
      element: nameWithoutPrefix.prefix(1).lowercased() + nameWithoutPrefix.dropFirst(), custom: custom,
      unless: className)
  }
}
