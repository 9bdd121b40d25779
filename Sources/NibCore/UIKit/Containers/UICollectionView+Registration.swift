extension UICollectionView {
  /// Registers a source under an identifier; nil unregisters.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nibPool.register(nib.map { .nib($0) }, for: identifier)
  }

  /// Registers a source under an identifier; nil unregisters.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    nibPool.register(cellClass.map { .type($0) }, for: identifier)
  }

  /// A cell out of use, or a new one. Raises when nothing is registered.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    NibException.raising { try nibDequeueCell(identifier, for: indexPath) }
  }

  /// The throwing form of `dequeueReusableCell(withReuseIdentifier:for:)`.
  /// - Throws: `NSInternalInconsistencyException` with UIKit's texts (BEHAVIOURS D22).
  public func nibDequeueCell(_ identifier: String, for indexPath: IndexPath) throws -> UICollectionViewCell {
    if let cell = nibPool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let source = nibPool.source(for: identifier) else {
      throw NibException.internalInconsistency(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    let cell = try NibEnvironment.$current.withValue(nibEnvironment) { try nibMakeCell(source, identifier) }
    if cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
    return cell
  }

  private func nibMakeCell(_ source: ReusePool<UICollectionViewCell>.Source, _ identifier: String) throws
    -> UICollectionViewCell
  {
    let made: AnyObject?
    switch source {
    case .nib(let nib):
      let objects = try nib.nibInstantiate(withOwner: nil)
      made = objects.count == 1 ? objects[0] as AnyObject : nil
    case .type(let type): made = (type as? UICollectionViewCell.Type)?.init(frame: .zero)
    case .prototype(let prototype): made = try prototype.instantiate()
    }
    guard let cell = made as? UICollectionViewCell else {
      throw NibException.internalInconsistency(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
          + "object which must be a UICollectionReusableView instance")
    }
    return cell
  }
}
