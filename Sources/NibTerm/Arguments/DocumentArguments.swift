import NibAnalysis
import NibCore

/// The arguments of a command that accepts several documents, or one document and an object in it.
struct DocumentArguments {
  let files: [String]
  /// The name of the object; `nil` for whole documents.
  let object: String?

  /// The second of two arguments names an object if there is no file with this name, and if it does not look like the
  /// name of a document.
  init(_ arguments: [String]) {
    if arguments.count == 2, let last = arguments.last, last != "-", !Disk.exists(last),
      !DocumentName.isDocument(last)
    {
      (files, object) = ([arguments[0]], last)
    } else {
      (files, object) = (arguments, nil)
    }
  }
}
