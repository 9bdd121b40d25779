import NibCore

/// The documents of a program by the names that they contain, so that the cost of a look-up does not depend on the
/// number of documents. Lists have the order of the documents.
struct SummaryIndex: Sendable {
  private var references: [DocumentSummary] = []
  private var scenes: [ExactText: [DocumentSummary]] = [:]
  private var cells: [ExactText: [DocumentSummary]] = [:]
  private var segues: [ExactText: [DocumentSummary]] = [:]

  init(_ summaries: [DocumentSummary]) {
    for summary in summaries {
      if summary.hasReferences { references.append(summary) }
      for identifier in summary.sceneIdentifiers { scenes[identifier, default: []].append(summary) }
      for identifier in summary.reuseIdentifiers { cells[identifier, default: []].append(summary) }
      let identifiers = summary.scenes.reduce(into: Set()) { $0.formUnion($1.segues) }
      for identifier in identifiers { segues[identifier, default: []].append(summary) }
    }
  }

  /// The documents, except for one, with references to other storyboards.
  func documentsWithReferences(besides document: String) -> some Collection<DocumentSummary> {
    others(references, document)
  }

  /// The documents, except for one, with a storyboard identifier.
  func documents(withScene identifier: String, besides document: String) -> some Collection<DocumentSummary> {
    others(scenes[text: identifier], document)
  }

  /// The documents, except for one, with the reuse identifier of a cell, header or footer.
  func documents(withCell identifier: String, besides document: String) -> some Collection<DocumentSummary> {
    others(cells[text: identifier], document)
  }

  /// The documents, except for one, with the identifier of a segue.
  func documents(withSegue identifier: String, besides document: String) -> some Collection<DocumentSummary> {
    others(segues[text: identifier], document)
  }

  private func others(_ found: [DocumentSummary]?, _ document: String) -> some Collection<DocumentSummary> {
    let ownPath = SourcePlace.path(document)
    return (found ?? []).lazy.filter { SourcePlace.path($0.file) != ownPath }
  }
}
