/// The platform and form of a document: `iOS storyboard`, `macOS xib`.
package struct NibDocumentKind: Hashable, Sendable, CustomStringConvertible {
  /// The platform whose classes the document uses.
  package enum Platform: String, Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS, unknown
  }

  /// The form in which a document stores its objects.
  package enum Container: String, Hashable, Sendable {
    /// A source document with a list of top-level objects.
    case xib
    /// A source document with scenes.
    case storyboard
    case nib
  }

  /// The platform whose classes the document uses.
  package var platform: Platform
  /// The form in which the document stores its objects.
  package var container: Container

  /// Creates a kind from its two parts.
  package init(_ platform: Platform, _ container: Container) {
    self.platform = platform
    self.container = container
  }

  /// Whether the document uses UIKit's classes, those of iOS or of tvOS. Documents for other platforms cannot be shown.
  package var isSupported: Bool { platform == .iOS || platform == .tvOS }

  /// The kind as text, for example `iOS storyboard`.
  package var description: String {
    platform == .unknown ? "unknown \(container.rawValue)" : "\(platform.rawValue) \(container.rawValue)"
  }
}
