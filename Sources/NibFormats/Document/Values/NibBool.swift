/// Parses Booleans as documents write them: `YES` and `NO`.
package enum NibBool {
  /// The Boolean; `nil` for any other text.
  package static func parse(_ text: String) -> Bool? {
    switch text {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}
