import NibFormats

/// A storyboard or nib that code loads by its name.
package struct SourceDocumentUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case storyboard
    case nib
    /// The nib with the view of a controller of a class.
    case controllerNib(String)
  }

  package let kind: Kind
  package let names: [SourceNameExpression]
  package let bundle: SourceBundle
  /// The type whose code contains the call.
  package let owner: String?
  /// The place of the name.
  package let location: SourceLocation
}

/// The bundle from which code loads a document.
package enum SourceBundle: Hashable, Sendable {
  /// The bundle of the code itself, such as the main bundle.
  case own
  /// The bundle of the class with the given name.
  case of(String)
  case unknown
}

/// A call that creates the objects of a nib and passes `nil` as their owner.
package struct SourceOwnerlessLoad: Hashable, Sendable {
  package let nibs: [SourceNameExpression]
  /// The type whose code contains the call.
  package let type: String?
  /// The place of the owner.
  package let location: SourceLocation
}
