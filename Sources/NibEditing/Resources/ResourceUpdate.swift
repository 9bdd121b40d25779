import NibFormats

/// Finds the edits with which `<resources>` and `<dependencies>` contain what an edited document uses. Entries for what
/// the edit neither added nor removed keep their bytes.
struct ResourceUpdate {
  private let old: NibDocument
  private let new: NibDocument
  private let resources: EditResources

  init(from old: NibDocument, to new: NibDocument, _ resources: EditResources) {
    (self.old, self.new, self.resources) = (old, new, resources)
  }

  /// The edits of the new document; empty if nothing has to change.
  var edits: [SourceEdit] {
    let (before, after) = (UsedResources(old), UsedResources(new))
    let added = after.names.subtracting(before.names).filter {
      new.resource($0.kind.rawValue, named: $0.name) == nil
    }
    let removed = before.names.subtracting(after.names)
      .filter { $0.kind != .image || !after.values.contains($0.name) }
      .flatMap { name in
        // A merge by lines can leave an entry twice.
        new.root.children(named: name.kind.rawValue, inside: "resources").filter { $0["name"] == name.name }
      }
    guard let maker = EditMaker(new), before.names != after.names || before.capabilities != after.capabilities
    else { return [] }
    return entries(maker, adding: added.sorted(), removing: removed)
      + dependencies(
        maker, adding: after.capabilities.subtracting(before.capabilities),
        removing: before.capabilities.subtracting(after.capabilities))
  }

  /// The edits of `<resources>`. The entries are sorted by their kind and name.
  private func entries(
    _ maker: EditMaker, adding added: [UsedResources.Name], removing removed: [NibElement]
  ) -> [SourceEdit] {
    let drafts = added.map(draft)
    guard let list = new.root.child(named: "resources") else {
      guard !drafts.isEmpty else { return [] }
      let list = NibDraft("resources")
      list.children = drafts
      return maker.edits(adding: [list], to: new.root)
    }
    // If the list would become empty only to be filled again, it stays.
    let gone = Set(removed)
    let removals = drafts.isEmpty ? maker.edits(removing: gone) : removed.map { maker.edit(removing: $0) }
    if list.children.isEmpty { return removals + maker.edits(adding: drafts, to: list, before: nil) }
    var additions: [(follower: NibElement?, drafts: [NibDraft])] = []
    for (name, draft) in zip(added, drafts) {
      let follower = list.children.first { entry in
        !gone.contains(entry) && UsedResources.Name(entry).map { name < $0 } ?? false
      }
      if let last = additions.indices.last, additions[last].follower == follower {
        additions[last].drafts.append(draft)
      } else {
        additions.append((follower, [draft]))
      }
    }
    return removals + additions.flatMap { maker.edits(adding: $0.drafts, to: list, before: $0.follower) }
  }

  private func draft(_ name: UsedResources.Name) -> NibDraft {
    let draft = NibDraft(name.kind.rawValue, ["name": name.name])
    switch name.kind {
    case .image:
      let isSymbol = name.isSymbol
      draft["catalog"] = isSymbol ? "system" : nil
      let size = resources.imageSize(name.name, isSymbol) ?? NibSize(width: 16, height: 16)
      draft["width"] = EditorNumber.text(size.width)
      draft["height"] = EditorNumber.text(size.height)
    case .namedColor, .systemColor:
      let value: ColorValue = name.kind == .namedColor ? .named(name.name) : .system(name.name)
      draft.children = [ColorValue.draft(of: resources.components(value) ?? NibColorComponents(white: 0))]
    }
    return draft
  }

  /// The edits with which the dependencies name the features of Interface Builder that the document uses.
  private func dependencies(
    _ maker: EditMaker, adding added: Set<UsedResources.Capability>,
    removing removed: Set<UsedResources.Capability>
  ) -> [SourceEdit] {
    guard let list = new.root.child(named: "dependencies") else { return [] }
    let gone = list.children(named: "capability").filter { entry in
      removed.contains { $0.name == entry["name"] }
    }
    return gone.map(maker.edit(removing:))
      + added.sorted { $0.name < $1.name }.flatMap { capability -> [SourceEdit] in
        let entries = list.children(named: "capability")
        guard !entries.contains(where: { $0["name"] == capability.name }) else { return [] }
        let draft = NibDraft("capability", ["name": capability.name, "minToolsVersion": capability.version])
        let follower = entries.first { ($0["name"] ?? "") > capability.name }
        return maker.edits(adding: [draft], to: list, before: follower)
      }
  }
}
