/// The languages in which the classes of nibs are written.
package enum SourceLanguage: Hashable, Sendable {
  case swift, objectiveC

  /// The language of a file by its name. Returns `nil` for files that cannot declare classes.
  package init?(fileName: String) {
    switch fileName.split(separator: ".").last.map(String.init) {
    case "swift"?, "swiftinterface"?: self = .swift
    case "m"?, "mm"?, "h"?: self = .objectiveC
    default: return nil
    }
  }
}
