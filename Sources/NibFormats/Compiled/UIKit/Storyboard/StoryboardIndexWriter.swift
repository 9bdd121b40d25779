/// Writes the `Info.plist` of a compiled storyboard.
struct StoryboardIndexWriter {
  private let plan: StoryboardPlan

  init(_ plan: StoryboardPlan) { self.plan = plan }

  /// The property list in its binary form.
  var bytes: [UInt8] {
    var pairs: [(String, BinaryPropertyListWriter.Value)] = []
    let nibs = plan.entries.map { plan.identifier(of: $0) }
    pairs.append(
      ("UIViewControllerIdentifiersToNibNames", .dictionary(nibs.map { ($0, .string($0)) })))
    if let initial = plan.initial {
      pairs.append(("UIStoryboardDesignatedEntryPointIdentifier", .string(plan.identifier(of: initial))))
    }
    let references = plan.references.map { (plan.identifier(of: $0), reference($0)) }
    if !references.isEmpty {
      pairs.append(
        ("UIViewControllerIdentifiersToExternalStoryboardReferences", .dictionary(references)))
    }
    pairs.append(("UIStoryboardVersion", .integer(1)))
    return BinaryPropertyListWriter.bytes(of: .dictionary(pairs))
  }

  /// The place of a controller in another storyboard.
  private func reference(_ controller: NibElement) -> BinaryPropertyListWriter.Value {
    var pairs: [(String, BinaryPropertyListWriter.Value)] = []
    if let name = controller["storyboardName"] { pairs.append(("UIReferencedStoryboardName", .string(name))) }
    if let name = controller["referencedIdentifier"] {
      pairs.append(("UIReferencedControllerIdentifier", .string(name)))
    }
    if let name = controller["bundleIdentifier"] {
      pairs.append(("UIReferencedBundleIdentifier", .string(name)))
    }
    return .dictionary(pairs)
  }
}
