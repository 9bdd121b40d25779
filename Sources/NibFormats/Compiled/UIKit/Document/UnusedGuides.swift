/// The guides of safe areas to which no constraint refers.
///
/// A nib lists an empty guide for each guide of the document, but a view has only those that constraints refer to. If
/// more guides are listed than the views have, the root views had the others: Interface Builder gives each root view one.
enum UnusedGuides {
  private static let owner = "UILayoutGuideOwningView"

  /// Adds the guides to the root views of a nib.
  static func restore(in graph: inout CodedGraph) {
    let guides = graph.objects.indices.filter { graph.objects[$0].className == "UILayoutGuide" }
    let owned = guides.filter { graph.object(owner, of: $0) != nil }
    let listed = graph.objects(in: "UINibObjectsKey", of: graph.root).filter {
      graph.objects[$0].className == "UILayoutGuide" && graph.object(owner, of: $0) == nil
    }
    guard listed.count > owned.count else { return }
    let roots = graph.objects(in: "UINibTopLevelObjectsKey", of: graph.root).filter {
      graph.value("UIBounds", of: $0) != nil && graph.value("UIViewLayoutGuides", of: $0) == nil
    }
    for root in roots.prefix(listed.count - owned.count) { add(to: root, in: &graph) }
  }

  private static func add(to view: Int, in graph: inout CodedGraph) {
    let first = graph.objects.count
    graph.objects += [
      CodedGraph.Object(
        "UILayoutGuide",
        entries: [
          CodedGraph.Entry(owner, .object(view)),
          CodedGraph.Entry("UILayoutGuideIdentifier", .object(first + 1)),
        ]),
      CodedGraph.Object(
        "NSString", entries: [CodedGraph.Entry("NS.bytes", .data(Array(CodedLayoutGuides.safeArea.utf8)))]),
      CodedGraph.Object(
        "NSMutableArray", entries: [CodedGraph.Entry(CodedGraph.itemKeys.nibArchive, .object(first))]),
    ]
    graph.objects[view].entries.append(CodedGraph.Entry("UIViewLayoutGuides", .object(first + 2)))
  }
}
