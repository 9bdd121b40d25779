import Foundation
import NibFormats
import NibSupport
import TestSupport
import Testing

@testable import NibEditing

/// Random edits of the documents of the corpus.
@Suite struct RandomEditTests {
  /// The number of edits, and the seed of the random numbers. The environment variables `NIBTERM_EDITS` and
  /// `NIBTERM_EDITS_SEED` set others.
  private static let count = ProcessInfo.processInfo.environment["NIBTERM_EDITS"].flatMap { Int($0) } ?? 300
  private static let seed =
    ProcessInfo.processInfo.environment["NIBTERM_EDITS_SEED"].flatMap { UInt64($0) } ?? 44

  @Test(
    "Every edit gives a document with unique ids and no dangling reference, keeps other objects, and can be undone",
    .enabled(if: DocumentCorpus.isPresent, "the corpus is not present"))
  func editsCorpus() throws {
    var random = SeededRandom(seed: RandomEditTests.seed)
    var (made, refused) = (0, 0)
    while made < RandomEditTests.count, refused < RandomEditTests.count * 20 {
      let name = DocumentCorpus.names[random.number(below: DocumentCorpus.names.count)]
      let bytes = try DocumentCorpus.bytes(name)
      guard bytes.count < 150_000, let document = try? NibReader.read(bytes, file: name),
        var editor = try? DocumentEditor(document, resources: EditedXib.resources)
      else {
        refused += 1
        continue
      }
      var edits = RandomEdits(seed: random.next())
      for _ in 0..<8 {
        guard let edit = edits.edit(of: editor.document) else { break }
        let before = editor.document
        do throws(EditError) {
          try editor.apply(edit)
        } catch {
          #expect(!error.message.contains("cannot be read"), "\(name): \(edit): \(error.message)")
          #expect(editor.document === before)
          refused += 1
          continue
        }
        made += 1
        try check(editor, before, edit, name)
      }
    }
    #expect(made >= RandomEditTests.count)
  }

  private func check(_ editor: DocumentEditor, _ before: NibDocument, _ edit: DocumentEdit, _ name: String)
    throws
  {
    let after = editor.document
    let problems = { (document: NibDocument) in
      document.diagnostics.filter { $0.kind == .danglingReference || $0.kind == .duplicateID }.map(\.message)
    }
    #expect(problems(after).count <= problems(before).count, "\(name): \(edit): \(problems(after))")
    #expect(SourceTree(after.source) != nil)
    let changed = RandomEditTests.changedObjects(before, after)
    #expect(changed.isSubset(of: RandomEditTests.named(by: edit, in: before)), "\(name): \(edit): \(changed)")
    for element in after.root.descendants where element.id.map(changed.contains) ?? false {
      let known = element.id.flatMap { before.object(id: $0) }.map(TypedValues.problems) ?? []
      let wrong = TypedValues.problems(of: element)
      #expect(Set(wrong).isSubset(of: known), "\(name): \(edit): \(wrong)")
    }
    var undoing = editor
    try undoing.undo()
    if before.source != after.source { #expect(undoing.document.source == before.source, "\(name): \(edit)") }
    if before.source != after.source {
      try undoing.redo()
      #expect(undoing.document.source == after.source, "\(name): \(edit)")
    }
  }

  /// The ids of the objects of both documents that differ in their attributes.
  private static func changedObjects(_ old: NibDocument, _ new: NibDocument) -> Set<String> {
    var changed: Set<String> = []
    for element in old.root.descendants {
      guard let id = element.id, let other = new.object(id: id), other.dumpLine != element.dumpLine else {
        continue
      }
      changed.insert(id)
    }
    return changed
  }

  /// The ids of the objects that an edit may change, besides those that it adds and removes.
  private static func named(by edit: DocumentEdit, in document: NibDocument) -> Set<String> {
    switch edit {
    case .set(let edit):
      // The content view follows the height of its cell.
      let content = document.object(id: edit.object)?.child(key: "contentView")?.id
      return Set([edit.object, content].compactMap { $0 })
    case .addConstraint(let constraint):
      let ids = [constraint.first.item, constraint.second?.item].compactMap { $0 }
      return Set(ids)
    case .add(let view):
      // The rows of a table view with sections are static.
      return [view.superview]
    case .addScene, .duplicate, .disconnect, .replaceTexts: return []
    case .remove(let removal):
      // Attributes of others that refer to removed objects, such as the label of a cell.
      let removed = Set(
        removal.objects.compactMap { document.object(id: $0) }.flatMap { [$0] + Array($0.descendants) }
          .compactMap(\.id))
      let scenes = removal.objects.compactMap { document.object(id: $0)?.parent?.parent }.filter {
        $0.isNamed("scene")
      }
      let all = removed.union(scenes.flatMap { $0.descendants.compactMap(\.id) })
      return Set(
        document.root.descendants.filter { $0.attributes.contains { all.contains($0.value) } }.compactMap(
          \.id))
    case .removeReferences(let removal):
      return Set(
        document.root.descendants.filter { $0.attributes.contains { $0.value == removal.missing } }
          .compactMap(\.id))
    case .move(let move): return [move.object]
    case .wrap(let wrapping): return Set(wrapping.views)
    case .unwrap(let id):
      return Set(document.object(id: id)?.children(inside: "subviews").compactMap(\.id) ?? [])
    case .connect(let connection):
      let list = document.object(id: connection.source)?.children(inside: "connections") ?? []
      return Set(list.compactMap(\.id))
    case .frame(let frame): return [frame.view]
    case .unmark(let removal): return [removal.view]
    }
  }
}
