import NibCore
import NibEditing
import NibTools

/// The assignments in a line, such as `alpha=0.5 hidden=YES`, with quotes as `nibterm set` takes them from a shell. Spaces
/// belong to the value unless properties of the object follow all of them, so `text=Sign in` is one assignment.
struct Assignments {
  static let hint =
    "PROPERTY=VALUE, or several with spaces between them, for example alpha=0.5 hidden=YES; nothing after = for the default"

  private let text: String
  private let words: SettingsWords
  private let element: NibElement

  init(_ text: String, of element: NibElement) {
    (self.text, self.element) = (text, element)
    words = SettingsWords(text)
  }

  /// The assignments; the whole line if it is not several.
  var all: [String] {
    let isQuoted = text.contains("='") || text.contains("=\"")
    guard words.problem == nil, words.words.count > 1 || isQuoted, words.words.allSatisfy(isAssignment) else {
      return [text]
    }
    return words.words
  }

  /// The last assignment, which can be incomplete, and the text before it.
  var split: (before: String, last: String) {
    let isNew = text.last == " "
    let complete = isNew ? words.words : words.words.dropLast()
    guard words.problem == nil, !complete.isEmpty, complete.allSatisfy(isAssignment),
      let column = words.columns.last
    else { return ("", text) }
    if isNew { return (text, "") }
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: column - 1)
    return (String(text[..<start]), String(text[start...]))
  }

  /// Whether a word gives a property of the object a value.
  private func isAssignment(_ word: String) -> Bool {
    guard let sign = word.firstIndex(of: "=") else { return false }
    do throws(EditError) {
      _ = try EditedProperty(String(word[..<sign]), of: element)
      return true
    } catch {
      return false
    }
  }
}
