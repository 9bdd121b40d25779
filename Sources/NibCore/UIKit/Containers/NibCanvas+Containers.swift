extension NibCanvas {
  /// The roots as users would see them: a container of controllers is one picture, its bars around the child that
  /// it shows first. What no container shows stands alone.
  ///
  /// Containers are loaded once more for it, and their controllers' own code is run. Cost: that of loading them.
  public var composedRoots: [Root] {
    let composition = ContainerComposition(self)
    var shown: Set<String> = []
    return roots.compactMap { root in
      guard let picture = composition.picture(with: root) else { return root }
      return shown.insert(picture.id).inserted ? picture : nil
    }
  }
}
