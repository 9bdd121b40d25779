import NibCore

/// Finds the views of a picture that can be selected: by their position, in a direction from another view, or by the
/// view hierarchy.
package struct PictureMap {
  /// The views that can be selected, in drawing order.
  package let places: [TreeRenderer.Place]
  private let indices: [ObjectIdentifier: Int]
  /// The index of the nearest enclosing place, for each place.
  private let parents: [Int?]

  /// Creates the map of a picture. It is valid until the next layout. Cost: O(places).
  ///
  /// - Parameters:
  ///   - places: the positions of the views in the picture, in drawing order.
  ///   - isSelectable: whether a view can be selected; by default, views of the document with an id can. In old
  ///     documents, the content views of collection cells have none.
  package init(
    _ places: [TreeRenderer.Place],
    isSelectable: (UIView) -> Bool = { $0.nibOrigin.map { !$0.id.isEmpty } ?? false }
  ) {
    let places = places.filter { isSelectable($0.view) }
    self.places = places
    let indices = Dictionary(
      places.enumerated().map { (ObjectIdentifier($0.element.view), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    self.indices = indices
    parents = places.map { place in
      var view = place.view.superview
      while let current = view {
        if let index = indices[ObjectIdentifier(current)] { return index }
        view = current.superview
      }
      return nil
    }
  }

  /// The place of a view; `nil` if the view is not on the map.
  package func place(of view: UIView) -> TreeRenderer.Place? { index(of: view).map { places[$0] } }

  /// The views in a cell, front to back.
  package func views(at point: CellPoint) -> [UIView] {
    places.reversed().filter { $0.visible.contains(point) }.map(\.view)
  }

  /// The view that a click in a cell selects: the topmost view, or, if `current` is in the cell, the view behind it.
  /// After the rearmost view, the topmost one is selected again.
  package func view(at point: CellPoint, behind current: UIView? = nil) -> UIView? {
    let views = views(at: point)
    guard let current, let index = views.firstIndex(where: { $0 === current }) else { return views.first }
    return views[(index + 1) % views.count]
  }

  /// The nearest enclosing view on the map. The given view itself need not be on the map.
  package func parent(of view: UIView) -> UIView? {
    if let index = index(of: view) { return parents[index].map { places[$0].view } }
    var current = view.superview
    while let candidate = current, index(of: candidate) == nil { current = candidate.superview }
    return current
  }

  /// The views directly inside this one, in reading order.
  package func children(of view: UIView) -> [UIView] {
    guard let index = index(of: view) else { return [] }
    let children = places.indices.filter { parents[$0] == index }.map { places[$0] }
    return ReadingOrder(isRightToLeft: view.nibIsRightToLeft).sorted(children, frame: \.frame).map(\.view)
  }

  /// The first view inside this one, in reading order.
  package func firstChild(of view: UIView) -> UIView? { children(of: view).first }

  /// The nearest view in a direction: first among the views in the same superview, then among views at the same depth
  /// in other views, then among the enclosing views, and so on outwards. If there is no such view, returns a view in
  /// the same superview that overlaps this one but extends farther; `nil` if there is no such view either. For a view
  /// that is not on the map, returns its parent.
  ///
  /// Cost: O(places x depth).
  package func neighbor(of view: UIView, toward direction: PictureDirection) -> UIView? {
    guard let start = index(of: view) else { return parent(of: view) }
    let path = ancestors(of: start)
    for (level, ancestor) in path.enumerated() {
      let cousins = places.indices.filter { isCousin($0, of: path, level: level) }
      let groups = level == 0 ? [cousins] : [cousins, siblings(of: ancestor)]
      for group in groups {
        if let view = nearest(to: start, among: group, direction, { $0.isBeyond }) { return view }
      }
    }
    return nearest(to: start, among: siblings(of: start), direction) { !$0.isBeyond && $0.isStraight }
  }

  private func index(of view: UIView) -> Int? { indices[ObjectIdentifier(view)] }

  /// The place itself and its enclosing places, from the inside out.
  private func ancestors(of index: Int) -> [Int] {
    var path = [index]
    while let parent = parents[path[path.count - 1]] { path.append(parent) }
    return path
  }

  /// The other places with the same parent.
  private func siblings(of index: Int) -> [Int] {
    places.indices.filter { $0 != index && parents[$0] == parents[index] }
  }

  /// Whether a place is at the same depth as `path[0]`, and the parent of `path[level]` is their nearest
  /// common ancestor.
  private func isCousin(_ index: Int, of path: [Int], level: Int) -> Bool {
    var current = index
    for _ in 0..<level {
      guard let parent = parents[current] else { return false }
      current = parent
    }
    return current != path[level] && parents[current] == parents[path[level]]
  }

  /// The nearest view in a direction that meets a condition.
  private func nearest(
    to start: Int, among candidates: [Int], _ direction: PictureDirection,
    _ isEligible: (PictureDistance) -> Bool
  ) -> UIView? {
    var best: (distance: PictureDistance, index: Int)?
    for index in candidates {
      guard let distance = PictureDistance(from: places[start].frame, to: places[index].frame, direction),
        isEligible(distance), best.map({ distance < $0.distance }) ?? true
      else { continue }
      best = (distance, index)
    }
    return best.map { places[$0.index].view }
  }
}
