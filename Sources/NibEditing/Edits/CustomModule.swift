import NibFormats

/// The module of a custom class, which Interface Builder writes with the class.
struct CustomModule {
  private let element: NibElement
  /// The attributes `customModule` and `customModuleProvider`; `nil` if those of the element stay.
  private let attributes: (name: String?, provider: String?)?

  /// - Parameters:
  ///   - className: the new class of the element; `nil` for the class of UIKit.
  ///   - element: the element, with its old class.
  init(of className: String?, for element: NibElement) {
    self.element = element
    guard let className else {
      attributes = (nil, nil)
      return
    }
    let others = element.document.root.descendants.filter { $0["customClass"] != nil && $0 != element }
    if let same = others.first(where: { $0["customClass"] == className }) {
      attributes = (same["customModule"], same["customModuleProvider"])
    } else if element["customModule"] != nil || className.hasPrefix("UI") {
      attributes = nil
    } else {
      attributes = CustomModule.usual(others.filter { !($0["customClass"] ?? "").hasPrefix("UI") })
    }
  }

  /// A module that is named without a class. It is the module of the target only if other objects of the document say so:
  /// a class with the provider `target` is compiled into whatever module the target has.
  ///
  /// - Parameters:
  ///   - name: the name of the module; `nil` for none.
  ///   - element: the object with the class.
  init(named name: String?, of element: NibElement) {
    self.element = element
    let isOfTarget = element.document.root.descendants.contains {
      $0 != element && $0["customModule"] == name && $0["customModuleProvider"] == "target"
    }
    // A class of the target can be without a module.
    let provider = element["customModule"] == nil ? element["customModuleProvider"] : nil
    attributes = (name, name == nil ? nil : isOfTarget ? "target" : provider)
  }

  /// The module of the target, if most classes of the document are in it. Classes in Objective-C have no module.
  private static func usual(_ elements: [NibElement]) -> (name: String?, provider: String?)? {
    let modules = elements.filter { $0["customModuleProvider"] == "target" }.compactMap { $0["customModule"] }
    guard modules.count * 2 > elements.count else { return nil }
    let counts = Dictionary(grouping: modules) { $0 }.mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, "target") }
  }

  /// Refuses the name of a class after that of its module, which documents have in another attribute. A name before the
  /// dot that is not one of the document's modules is that of an outer class.
  static func checkClassName(_ name: String?, in document: NibDocument) throws(EditError) {
    guard let name, let dot = name.firstIndex(of: ".") else { return }
    let (module, rest) = (name[..<dot], name[name.index(after: dot)...])
    guard document.root.descendants.contains(where: { $0["customModule"] == String(module) })
    else {
      return
    }
    throw EditError(
      "the module of a class is another property; use customClass=\(rest) and customModule=\(module)")
  }

  func edits(_ maker: EditMaker) -> [SourceEdit] {
    guard let attributes else { return [] }
    return maker.edits(
      setting: ["customModule": attributes.name, "customModuleProvider": attributes.provider], of: element)
  }
}
