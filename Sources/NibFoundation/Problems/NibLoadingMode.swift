/// The strictness with which a nib is loaded (docs/behaviours.md A26).
package enum NibLoadingMode: Hashable, Sendable {
  /// Raises UIKit's errors, word for word.
  case strict
  /// Reports a missing class, outlet or runtime attribute as a diagnostic, and continues loading.
  case lenient

  /// The mode for nibs whose loader does not specify one, such as the nibs of cells. It is strict, as in an
  /// app. A tool that shows arbitrary documents sets it to lenient before it loads the first one.
  nonisolated(unsafe) package static var standard = NibLoadingMode.strict
}
