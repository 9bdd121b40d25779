import NibCompare
import NibCore
import NibDrawing
import NibTools

/// A root view before and after, with the changed views outlined. Further pictures of the same root show the changed
/// views to which the user has to scroll.
struct DiffPicture {
  let heading: String
  /// Whether the content is scrolled, so that changed views are visible.
  let isScrolled: Bool
  /// `nil` if the version does not have the root.
  private(set) var old: Side?
  private(set) var new: Side?

  /// The root in one version.
  struct Side {
    let picture: VectorPicture
    /// The number of changed views that no picture of the root shows.
    fileprivate(set) var outOfView = 0
  }

  /// The colors of the outlines.
  fileprivate enum Mark {
    static let removed = ColorComponents(rgba: 0xFF3B_30FF)
    static let added = ColorComponents(rgba: 0x34C7_59FF)
    static let changed = ColorComponents(rgba: 0xFF95_00FF)
    static let moved = ColorComponents(rgba: 0x007A_FFFF)

    static func color(of action: DocumentChange.Action) -> ColorComponents {
      switch action {
      case .added: added
      case .removed: removed
      case .moved, .changed: changed
      }
    }
  }

  /// The pictures of all roots in which a view changed, and the problems of translations that cannot be read.
  static func all(
    _ pair: DiffPair, _ old: NibDocument, _ new: NibDocument, options: LayoutOptions
  ) -> (pictures: [DiffPicture], isDifferent: Bool, problems: [Diagnostic]) {
    let comparison = pair.comparison(old, new)
    let problems = comparison.translationProblems
    guard !comparison.difference.isEmpty, new.kind.isSupported else {
      return ([], !comparison.difference.isEmpty, problems)
    }
    let matching = comparison.matching
    let layout = LayoutConsequences(matching, options: options, scenesOf: comparison.changedScenes)
    var marks = (old: [ExactText: ColorComponents](), new: [ExactText: ColorComponents]())
    for id in layout.changedIDs.old { marks.old[id] = Mark.moved }
    for id in layout.changedIDs.new { marks.new[id] = Mark.moved }
    for object in comparison.difference.objects {
      let color = Mark.color(of: object.action)
      if let id = object.oldID { marks.old[text: id] = color }
      if let id = object.newID { marks.new[text: id] = color }
    }
    let roots = (old: layout.old.pictures, new: layout.new.pictures)
    markContainers(&marks.old, old, roots.old)
    markContainers(&marks.new, new, roots.new)
    var pictures: [DiffPicture] = []
    let pairs = pairs(
      roots.old.map { MarkedRoot($0, marks.old) }, roots.new.map { MarkedRoot($0, marks.new) }, matching)
    for (old, new) in pairs where isDifferent(old, new) {
      let name = new?.name ?? old?.name ?? ""
      pictures += screens(heading: "\(pair.name): \(name)", old: old, new: new, matching)
    }
    return (pictures, true, problems)
  }

  /// Whether a root changed. The drawings are compared too, because some values, such as the title of a scene, are
  /// visible only in a bar that is not a view of the document.
  private static func isDifferent(_ old: MarkedRoot?, _ new: MarkedRoot?) -> Bool {
    guard let old, let new else { return true }
    return old.isMarked || new.isMarked || old.drawing != new.drawing
  }

  /// The pairs of corresponding roots in the order of the new version, followed by the roots that only the old version
  /// has. If a container around a screen is new or gone, the roots have different ids, but show the same views.
  private static func pairs(
    _ old: [MarkedRoot], _ new: [MarkedRoot], _ matching: ObjectMatching
  ) -> [(old: MarkedRoot?, new: MarkedRoot?)] {
    var remaining = old
    func take(where isSame: (MarkedRoot) -> Bool) -> MarkedRoot? {
      remaining.firstIndex(where: isSame).map { remaining.remove(at: $0) }
    }
    var pairs = new.map { root in
      let oldID = matching.oldID(of: root.id)
      return (old: take { $0.id == oldID }, new: MarkedRoot?.some(root))
    }
    for index in pairs.indices where pairs[index].old == nil && !remaining.isEmpty {
      let ids = Set(texts: (pairs[index].new?.viewIDs ?? []).compactMap(matching.oldID))
      pairs[index].old = take { $0.viewIDs.contains { ids.contains(text: $0) } }
    }
    return pairs + remaining.map { ($0, nil) }
  }

  /// Marks the views that contain changed objects other than views, such as the bar with a changed item.
  private static func markContainers(
    _ marks: inout [ExactText: ColorComponents], _ document: NibDocument, _ roots: [LoadedDocument.Root]
  ) {
    let views = Set(texts: roots.flatMap(\.views).compactMap { $0.nibOrigin?.element.id })
    for id in marks.keys where !views.contains(id) {
      guard let element = document.object(id: id.text),
        let view = sequence(first: element, next: \.parent).lazy.compactMap(\.id).first(where: {
          views.contains(text: $0)
        })
      else { continue }
      if marks[text: view] == nil || marks[text: view] == Mark.moved { marks[text: view] = Mark.changed }
    }
  }

  /// The maximum number of further pictures of a root that are scrolled to changed views.
  private static let maximumScrolls = 12

  /// The pictures of a root: first unscrolled, and then scrolled to the changed views that are not visible.
  private static func screens(
    heading: String, old: MarkedRoot?, new: MarkedRoot?, _ matching: ObjectMatching
  ) -> [DiffPicture] {
    func picture(isScrolled: Bool) -> DiffPicture {
      DiffPicture(
        heading: heading, isScrolled: isScrolled, old: old.map { Side(picture: $0.picture()) },
        new: new.map { Side(picture: $0.picture()) })
    }
    var pictures = [picture(isScrolled: false)]
    while pictures.count <= maximumScrolls, let next = new?.nextOutOfView ?? old?.nextOutOfView {
      // The version with the view is scrolled first, and the other one to the counterpart of the view.
      let isOld = new.map { !$0.isWaiting(next) } ?? true
      let (root, other) = isOld ? (old, new) : (new, old)
      let counterpartID = { (id: String) in isOld ? matching.newID(of: id) : matching.oldID(of: id) }
      guard let revealed = root?.revealAll(from: next) else { break }
      let isOtherScrolled = other?.reveal(revealed.last, counterpartID) ?? false
      if revealed.isScrolled || isOtherScrolled { pictures.append(picture(isScrolled: true)) }
    }
    pictures[0].old?.outOfView = old?.countOutOfView ?? 0
    pictures[0].new?.outOfView = new?.countOutOfView ?? 0
    return pictures
  }
}

/// A root view with its changed views, of which some have not been drawn yet.
private final class MarkedRoot {
  private let root: LoadedDocument.Root
  /// The changed views with the colors of their outlines, in drawing order.
  private let markedViews: [(view: UIView, color: ColorComponents)]
  /// The changed views that are not drawn completely yet, and to which the root has not been scrolled, without views
  /// that are only laid out differently.
  private var waitingViews: Set<ObjectIdentifier>
  /// The changed views of which nothing is drawn yet.
  private var unseenViews: Set<ObjectIdentifier>

  init(_ root: LoadedDocument.Root, _ marks: [ExactText: ColorComponents]) {
    self.root = root
    markedViews = root.views.compactMap { view in
      (view.nibOrigin?.element.id).flatMap { marks[text: $0] }.map { (view, $0) }
    }
    unseenViews = Set(markedViews.map { ObjectIdentifier($0.view) })
    let changed = markedViews.filter { $0.color != DiffPicture.Mark.moved }
    waitingViews = Set(changed.map { ObjectIdentifier($0.view) })
  }

  var id: String { root.id }
  var name: String { root.name }
  /// Whether a view changed.
  var isMarked: Bool { !markedViews.isEmpty }
  /// The picture without outlines.
  var drawing: VectorPicture { VectorDrawing(root.view).picture }
  /// The ids of the views that the root shows.
  var viewIDs: [String] { root.views.compactMap { $0.nibOrigin?.element.id } }
  /// The number of changed views of which nothing was drawn.
  var countOutOfView: Int { unseenViews.count }

  /// The next changed view to which the root can be scrolled.
  var nextOutOfView: UIView? { markedViews.first { waitingViews.contains(ObjectIdentifier($0.view)) }?.view }

  /// Whether a view is one of the changed views to which the root can be scrolled.
  func isWaiting(_ view: UIView) -> Bool { waitingViews.contains(ObjectIdentifier(view)) }

  /// Scrolls to a view, and then further to the next waiting views as long as the first view stays visible.
  ///
  /// - Returns: the last of these views, and whether anything was scrolled.
  func revealAll(from first: UIView) -> (last: UIView, isScrolled: Bool) {
    var (last, isScrolled) = (first, reveal(first))
    for (view, _) in markedViews where isWaiting(view) && !view.nibIsRevealed(in: root.view) {
      let around = sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
      let before = around.map(\.contentOffset)
      view.nibReveal(in: root.view)
      guard first.nibIsRevealed(in: root.view) else {
        for (scrollView, offset) in zip(around, before) { scrollView.contentOffset = offset }
        root.view.layoutIfNeeded()
        break
      }
      (last, isScrolled) = (view, true)
    }
    return (last, isScrolled)
  }

  /// Scrolls to a view. Returns false if the view was already visible.
  private func reveal(_ view: UIView) -> Bool {
    waitingViews.remove(ObjectIdentifier(view))
    return view.nibReveal(in: root.view)
  }

  /// Scrolls to the counterpart of a view of the other version, or to the same place if there is none. Returns false if
  /// nothing was scrolled.
  ///
  /// - Parameter counterpartID: returns the id in this version of an object of the other version.
  func reveal(_ view: UIView, _ counterpartID: (String) -> String?) -> Bool {
    func counterpart(of view: UIView) -> UIView? {
      guard let id = (view.nibOrigin?.element.id).flatMap(counterpartID) else { return nil }
      return root.views.first { $0.nibOrigin?.element.id == id }
    }
    if let counterpart = counterpart(of: view) { return reveal(counterpart) }
    var isScrolled = false
    for case let other as UIScrollView in sequence(first: view, next: \.superview) {
      guard let scrollView = counterpart(of: other) as? UIScrollView else { continue }
      let before = scrollView.contentOffset
      scrollView.contentOffset = scrollView.nibClampedOffset(other.contentOffset)
      isScrolled = isScrolled || scrollView.contentOffset != before
    }
    if isScrolled { root.view.layoutIfNeeded() }
    return isScrolled
  }

  /// The picture with outlines around the changed views that it shows.
  func picture() -> VectorPicture {
    var picture = VectorDrawing(root.view).picture
    let paper = UIColor.systemBackground.nibComponents(for: root.view.traitCollection.userInterfaceStyle)
    picture.items.insert(.rectangle(CGRect(origin: .zero, size: picture.size), paper), at: 0)
    for (view, color) in markedViews {
      let visible = VisibleView(of: view, in: root.view)
      if view.nibIsRevealed(in: root.view) { waitingViews.remove(ObjectIdentifier(view)) }
      guard !visible.isOutOfView else { continue }
      unseenViews.remove(ObjectIdentifier(view))
      picture.items.append(.outline(visible.visibleFrame.insetBy(dx: -1, dy: -1), color, width: 2))
    }
    return picture
  }
}
