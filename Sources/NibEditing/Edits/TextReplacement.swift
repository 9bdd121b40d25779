import NibFormats
import NibSupport

/// Gives the texts of a document the values that a file with translations has for their keys, as Apple's
/// `ibtool --import-strings-file` does.
package struct TextReplacement: Hashable, Sendable {
  /// The new texts by their keys, such as `la1-aa-001.text`. Keys that the document does not have change nothing.
  package let texts: [ExactText: String]

  package init(_ texts: [ExactText: String]) { self.texts = texts }

  /// The keys that a document does not have, sorted.
  package func unknownKeys(in document: NibDocument) -> [String] {
    let known = Set(document.localizableTexts.map { ExactText($0.key) })
    return texts.keys.filter { !known.contains($0) }.map(\.text).sorted()
  }

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for text in maker.document.localizableTexts {
      guard let new = texts[text: text.key], !ExactText.areEqual(new, text.text) else { continue }
      try PropertyValue.checkCharacters(new, of: text.key)
      edits += try self.edits(of: text, to: new, maker)
    }
    return edits
  }

  private func edits(
    of text: LocalizableText, to new: String, _ maker: EditMaker
  ) throws(EditError) -> [SourceEdit] {
    switch text.part {
    case .attribute(let name), .keyed(let name):
      let value = PropertyValue(
        name: name, type: .text, element: text.holder, resources: EditResources())
      return maker.edits(try value.changes(new, in: text.holder), of: text.holder)
    case .element(let name):
      // A string in a list of strings.
      let draft = NibDraft(name, key: text.holder.key)
      draft.text = new
      return maker.edits(replacing: text.holder, by: draft)
    }
  }
}
