extension CheckedLayout {
  /// The layouts of a loaded document, in document order.
  package static func all(in loaded: LoadedDocument) -> [CheckedLayout] {
    loaded.roots.flatMap { $0.view.nibTree }.compactMap { view in
      view.nibLayoutReport.map { CheckedLayout(root: view, report: $0) }
    }
  }
}
