import NibAnalysis
import NibCore
import NibEditing
import NibSupport
import NibTools

extension IBToolRun {
  /// Writes the texts of a document as a strings file, in UTF-16 as Apple's ibtool does.
  mutating func exportStrings(of file: String, to output: String) {
    guard let document = read(file) else { return }
    let bytes = LanguageText.utf16(document.stringsText)
    do throws(SavedFile.Failure) {
      try SavedFile(path: output, content: .translations).save(bytes, madeFrom: [file])
    } catch {
      report.fail(error.message(of: .translations, option: "--export-strings-file") + ".", of: output)
    }
  }

  /// Gives a document the texts of a strings file, and writes it to a file, which can be the document itself.
  mutating func importStrings(_ strings: String, into file: String, writing output: String) {
    guard let document = read(file), let texts = texts(of: strings) else { return }
    do throws(EditError) {
      let replacement = TextReplacement(texts)
      for key in replacement.unknownKeys(in: document) {
        report.fail("The document has no text with the key \"\(key)\".", .warning, of: strings)
      }
      var editor = try DocumentEditor(document)
      try editor.apply(.replaceTexts(replacement))
      write(editor.document.source, of: document, to: output)
    } catch {
      report.fail("The texts could not be imported: \(error.message).", of: file)
    }
  }

  /// The texts of a strings file by their keys. Returns `nil` after an error.
  private mutating func texts(of path: String) -> [ExactText: String]? {
    do throws(NibReadError) {
      let strings = StringsFile(try InputFile.bytes(path))
      if let problem = strings.problem, problem.isTolerated {
        report.fail("In the strings file, \(problem.message).", .warning, of: path)
      } else if let problem = strings.problem {
        report.fail("The strings file could not be read: \(problem.message).", of: path)
        return nil
      }
      let texts = strings.entries.compactMap { entry in entry.value.map { (ExactText(entry.key), $0) } }
      return Dictionary(texts) { $1 }
    } catch {
      report.fail("The strings file could not be read: \(error.diagnostic.message).", of: path)
      return nil
    }
  }

  private mutating func write(_ bytes: [UInt8], of document: NibDocument, to output: String) {
    do throws(WritingFailure) {
      let isSame = Disk.realPath(output) == Disk.realPath(document.file)
      try FileWriting.replace(output, with: bytes, ifStill: isSame ? document.source : nil)
    } catch {
      report.fail("The document could not be written: \(error.reason).", of: output)
    }
  }
}
