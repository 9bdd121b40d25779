import NibCore

extension StrictCheckContext {
  /// The placeholders of the document with their identifiers.
  var placeholders: [(element: NibElement, identifier: String)] {
    document.objectLists.flatMap { $0.children(named: "placeholder") }.compactMap { element in
      element["placeholderIdentifier"].map { (element, $0) }
    }
  }

  /// The findings of `file-owner` and `undefined-key` about an owner that is `nil` or has no class.
  var ownerOutlets: [Diagnostic] { fact { OwnerCheck(self).diagnostics } }
}

/// Finds File's Owners that have outlets but no class, or are `nil` (docs/behaviours.md A7).
private struct OwnerCheck {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ context: StrictCheckContext) {
    for (element, identifier) in context.placeholders where identifier == "IBFilesOwner" {
      checkOwner(element, context)
    }
  }

  /// Reports outlets of an owner without a class, which UIKit replaces by an `NSObject`.
  private mutating func checkOwner(_ element: NibElement, _ context: StrictCheckContext) {
    let outlets = element.children(inside: "connections").filter { $0["property"] != nil }
    guard let outlet = outlets.first, let key = outlet["property"] else { return }
    let exception = NibException.undefinedKey(key, ofClass: "NSObject")
    if let load = context.loadWithoutOwner {
      let note = Diagnostic.Note(
        "code loads this nib without an owner: pass an object with the outlets", at: load)
      diagnostics.append(
        context.diagnostic(.undefinedKey, exception, at: outlet, attribute: "property", notes: [note]))
      return
    }
    guard element["customClass"] == nil else { return }
    diagnostics.append(
      context.diagnostic(
        .fileOwner,
        "File's Owner has outlets, but no class. If the owner is nil or lacks the key, UIKit raises "
          + exception, at: outlet, attribute: "property"))
  }
}
