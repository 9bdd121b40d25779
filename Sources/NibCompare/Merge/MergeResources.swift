/// Finds the images and colors that one version deleted from the resources although the merged document uses them.
///
/// Interface Builder deletes a resource with its last use. If the other version added a use, the document needs the
/// resource again.
struct MergeResources {
  private let plan: MergePlan
  private let elements: [MergedElement?]

  init(_ plan: MergePlan, _ elements: [MergedElement?]) {
    (self.plan, self.elements) = (plan, elements)
  }

  /// The deleted resources that are used and that the version without them does not use, in the order of their keys.
  var usedElements: [MergeElement] {
    let deleted = elements.indices.filter { elements[$0] == nil }.compactMap { deletedResource($0) }
    guard !deleted.isEmpty else { return [] }
    let names = self.names
    let (namesOfOurs, namesOfTheirs) = (deletingNames(.ours), deletingNames(.theirs))
    return deleted.filter { resource in
      guard let name = resource.value("name") else { return false }
      let namesOfDeleter = plan.ours[resource.key] == nil ? namesOfOurs : namesOfTheirs
      return names.contains(name) && !namesOfDeleter.contains(name)
    }
  }

  /// The resource with a key, if the base and only one of the versions have it.
  private func deletedResource(_ key: Int) -> MergeElement? {
    guard plan.base[key] != nil, (plan.ours[key] == nil) != (plan.theirs[key] == nil),
      let element = plan.side(key), element.isResource
    else { return nil }
    return element
  }

  /// The values in the merged document and in the objects that are in it only as conflicts.
  private var names: Set<[UInt8]> {
    let present = plan.reachable()
    let merged = elements.indices.filter { present[$0] && !isInResources(plan.side($0)) }
      .flatMap { elements[$0]?.attributes ?? [] }
    let conflicts = plan.ghosts.compactMap { plan.side($0) }.flatMap(\.all).flatMap(\.attributes)
    return MergeResources.values(of: merged + conflicts)
  }

  /// The values in a version, outside its resources.
  private func deletingNames(_ side: MergeConflict.Side) -> Set<[UInt8]> {
    let all = elements.indices.compactMap { plan.version(side, $0) }.filter { !isInResources($0) }
    return MergeResources.values(of: all.flatMap(\.attributes))
  }

  /// Whether an element is an entry of the resources.
  private func isInResources(_ element: MergeElement?) -> Bool {
    var next = element
    while let outer = next {
      if outer.name == "resources" { return true }
      next = outer.parent
    }
    return false
  }

  /// The values that can be names of resources. Images are named by many attributes, such as `image` and
  /// `landscapeImage`.
  private static func values(of attributes: [MergeAttribute]) -> Set<[UInt8]> {
    Set(attributes.filter { !texts.contains($0.name) }.map(\.value))
  }

  /// The attributes that are read by people or name properties.
  private static let texts: Set<String> = [
    "id", "key", "keyPath", "text", "title", "placeholder", "userLabel",
  ]
}
