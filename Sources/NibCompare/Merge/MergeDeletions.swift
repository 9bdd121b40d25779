import NibSupport

/// The elements that one version deleted and the other one still has, and the decision about each of them.
///
/// A deleted element is in dispute if the version that still has it
///
/// - changed it or moved it,
/// - moved something into it, or
/// - needs it for a new or changed constraint or connection.
///
/// Which elements are in dispute does not depend on which version is called ours.
struct MergeDeletions {
  /// A deleted element with everything in it that was deleted with it.
  struct Region {
    let root: MergeElement
    /// The version that still has the element.
    let keeper: MergeConflict.Side
    let members: [MergeElement]
    /// The elements in it that the other version has in another place.
    let survivors: [MergeElement]
    fileprivate(set) var isDisputed: Bool
    /// The element that needs this one, if that is the only reason for a dispute.
    fileprivate(set) var user: MergeElement?
  }

  private(set) var regions: [Region] = []
  /// The deleted elements that only group others, such as `subviews`.
  private(set) var containers: [MergeElement] = []
  /// The ids of the objects that only one version still has, with the numbers of their regions.
  private var regionsOfOurs: [ExactText: Int] = [:]
  private var regionsOfTheirs: [ExactText: Int] = [:]

  init() {}

  init(_ plan: MergePlan, ours: MergeElement, theirs: MergeElement) {
    collect(in: ours, keptBy: .ours, plan)
    collect(in: theirs, keptBy: .theirs, plan)
    guard !regions.isEmpty else { return }
    spreadDisputes(
      MergeDeletions.newReferences(in: ours, .ours, plan)
        + MergeDeletions.newReferences(in: theirs, .theirs, plan))
  }

  /// Whether an object is in dispute that only one version still has.
  func isDisputed(_ id: ExactText, keptBy keeper: MergeConflict.Side) -> Bool {
    regionIndex(id, keeper).map { regions[$0].isDisputed } ?? false
  }

  private func regionIndex(_ id: ExactText, _ keeper: MergeConflict.Side) -> Int? {
    keeper == .ours ? regionsOfOurs[id] : regionsOfTheirs[id]
  }

  /// Finds the elements that one version deleted and the other one, the keeper, still has.
  private mutating func collect(in root: MergeElement, keptBy keeper: MergeConflict.Side, _ plan: MergePlan) {
    var stack = [root]
    while let element = stack.popLast() {
      for child in element.children {
        let isDeleted = plan.base[child.key] != nil && plan.version(keeper.other, child.key) == nil
        guard isDeleted else {
          stack.append(child)
          continue
        }
        if child.isContainer {
          containers.append(child)
          stack.append(child)
        } else {
          let region = MergeDeletions.region(of: child, keptBy: keeper, plan)
          for id in region.members.compactMap(\.id) {
            if keeper == .ours {
              regionsOfOurs[id] = regions.count
            } else {
              regionsOfTheirs[id] = regions.count
            }
          }
          regions.append(region)
          stack += region.survivors
        }
      }
    }
  }

  /// A deleted element with everything in it: what is deleted with it, what survives in another place, and
  /// whether the keeper changed something.
  private static func region(
    of root: MergeElement, keptBy keeper: MergeConflict.Side, _ plan: MergePlan
  ) -> Region {
    var members: [MergeElement] = []
    var survivors: [MergeElement] = []
    var isChanged = false
    var stack = [root]
    while let element = stack.popLast() {
      let old = plan.base[element.key]
      if plan.version(keeper.other, element.key) != nil {
        survivors.append(element)
        if let old, old.parent?.key != element.parent?.key { isChanged = true }
        continue
      }
      members.append(element)
      if let old {
        if !MergePolicy.isDerived(element), !plan.policy.meansSame(element, as: old) { isChanged = true }
        if element.isMovedObject(from: old) { isChanged = true }
      } else if !element.isContainer, !element.isBlank, !MergePolicy.isDerived(element) {
        isChanged = true
      }
      stack += element.children
    }
    return Region(root: root, keeper: keeper, members: members, survivors: survivors, isDisputed: isChanged)
  }

  // MARK: Needs

  /// A reference from an element of a version to the object with an id.
  private typealias Need = (id: ExactText, user: MergeElement, side: MergeConflict.Side)

  /// The references of constraints and connections that a version added or changed.
  private static func newReferences(
    in root: MergeElement, _ side: MergeConflict.Side, _ plan: MergePlan
  ) -> [Need] {
    root.all.filter(\.isConnection).flatMap { element in
      element.attributes.filter { attribute in
        attribute.isReference
          && plan.base[element.key]?.value(attribute.name) != attribute.value
      }.map { (ExactText(decoding: $0.value), element, side) }
    }
  }

  /// Finds the regions that are in dispute because something needs an object in them.
  private mutating func spreadDisputes(_ needs: [Need]) {
    var needs = needs
    for region in regions where region.isDisputed { needs += self.needs(of: region) }
    while let need = needs.popLast() {
      guard let index = regionIndex(need.id, need.side), !regions[index].isDisputed else { continue }
      (regions[index].isDisputed, regions[index].user) = (true, need.user)
      needs += self.needs(of: regions[index])
    }
    // The deletion of a constraint or connection of an object in dispute is not another dispute: it is shown and
    // decided together with the object.
    for index in regions.indices where regions[index].root.isLink {
      let isCompanion = regions[index].root.needs.contains { id in
        regionIndex(id, regions[index].keeper).map { $0 != index && regions[$0].isDisputed } ?? false
      }
      if isCompanion { regions[index].isDisputed = false }
    }
  }

  /// The references of the constraints and connections in a region.
  private func needs(of region: Region) -> [Need] {
    region.members.flatMap { member in
      member.needs.map { ($0, member, region.keeper) }
    }
  }
}

extension MergeElement {
  /// Whether the element is an object in another list or object than in another version. A constraint or a connection
  /// moves with the objects that it connects.
  func isMovedObject(from old: MergeElement) -> Bool {
    !isLink && MergeKeys.globalID(self) != nil && parent?.key != old.parent?.key
  }
}

extension MergeConflict.Side {
  var other: MergeConflict.Side { self == .ours ? .theirs : .ours }
}
