/// The translation of the class of an object in a compiled macOS nib: an element, and a custom class if there
/// is one.
struct MacOSNibClass: Hashable, Sendable {
  /// The element: `textField` for an NSTextField.
  var element: String
  /// The custom class.
  var custom: SwiftClassName?

  init(of object: Int, in graph: CodedGraph) {
    let coded = graph.objects[object].className
    func name(_ key: String) -> String? { graph.string(graph.value(key, of: object)) }
    switch coded {
    case "NSClassSwapper":
      self.init(name("NSOriginalClassName") ?? "NSObject", custom: name("NSClassName"))
    case "NSCustomObject": self.init(element: "customObject", custom: name("NSClassName"), unless: "NSObject")
    case "NSCustomView": self.init(element: "customView", custom: name("NSClassName"), unless: "NSView")
    case "NSWindowTemplate": self.init(element: "window", custom: name("NSWindowClass"), unless: "NSWindow")
    case "NSLayoutConstraint": self.init(element: "constraint", custom: nil)
    default: self.init(coded, custom: nil)
    }
    if let module = graph.value("IBClassReference", of: object).flatMap({ graph.object($0) })
      .flatMap({ graph.string(graph.value("IBModuleName", of: $0)) })
    {
      custom?.module = module
    }
  }

  private init(element: String, custom: String?, unless plain: String? = nil) {
    self.element = element
    self.custom = custom.flatMap { $0 == plain ? nil : SwiftClassName(runtimeName: $0) }
  }

  /// Translates a class name. A class of AppKit determines the element's name; any other class is a custom
  /// class.
  private init(_ className: String, custom: String?) {
    guard className.hasPrefix("NS"), className.count > 2 else {
      self.init(element: "customObject", custom: custom ?? className)
      return
    }
    let bare = className.dropFirst(2)
    self.init(
      element: bare.prefix(1).lowercased() + bare.dropFirst(), custom: custom, unless: className)
  }
}
