extension UICollectionView {
  /// UIKit's kind for cells, in addition to those for headers and footers.
  static let nibCellKind = "UICollectionElementKindCell"

  /// Registers a nib for cells under an identifier; `nil` unregisters it.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nibRegister(nib.map { .nib($0) }, UICollectionView.nibCellKind, identifier)
  }

  /// Registers a class for cells under an identifier; `nil` unregisters it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    nibRegister(cellClass.map { .type($0) }, UICollectionView.nibCellKind, identifier)
  }

  /// Registers the element of a cell in a document, such as a prototype in a storyboard, under an identifier.
  package func nibRegister(
    _ prototype: NibElement, mode: NibLoadingMode = .strict, forCellWithReuseIdentifier identifier: String
  ) {
    let nib = PrototypeNib(prototype, mode: mode, bundle: .main, environment: nibEnvironment)
    nibRegister(.prototype(nib), UICollectionView.nibCellKind, identifier)
  }

  /// Registers a nib for headers or footers under an identifier; `nil` unregisters it.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    nibRegister(nib.map { .nib($0) }, kind, identifier)
  }

  /// Registers a class for headers or footers under an identifier; `nil` unregisters it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    nibRegister(viewClass.map { .type($0) }, kind, identifier)
  }

  /// The throwing form of `dequeueReusableCell(withReuseIdentifier:for:)`.
  /// - Throws: `NSInternalInconsistencyException` with UIKit's texts (docs/behaviours.md D22).
  package func nibDequeueCell(_ identifier: String, for indexPath: IndexPath) throws -> UICollectionViewCell {
    let view = try nibDequeue(UICollectionView.nibCellKind, identifier, .item(indexPath))
    guard let cell = view as? UICollectionViewCell else { throw nibInvalidNib(identifier) }
    return cell
  }

  /// Returns a header or footer that is not in use, or a new one. Raises an exception if nothing is registered.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    NibException.raising { try nibDequeue(kind, identifier, .supplementary(kind, indexPath)) }
  }

  /// The key in the reuse pool, which stores cells, headers and footers.
  func nibPoolKey(_ kind: String, _ identifier: String) -> String { "\(kind)/\(identifier)" }

  private func nibRegister(
    _ source: ReusePool<UICollectionReusableView>.Source?, _ kind: String, _ identifier: String
  ) {
    nibPool.register(source, for: nibPoolKey(kind, identifier))
  }

  /// Registers prototypes under their own identifiers, unless the document is a xib.
  func nibRegister(_ prototypes: [NibElement], key name: String, kind: String, _ coder: NibCoder) {
    guard let first = prototypes.first, !coder.nibRefusesPrototypes(prototypes, name, at: first) else {
      return
    }
    for element in prototypes {
      guard let identifier = element[CollectionReusableViewWord.reuseIdentifier] else { continue }
      nibRegister(.prototype(PrototypeNib(element, of: coder.instantiation)), kind, identifier)
    }
  }

  /// Returns a view that is not in use, or a new one with the frame of the part that it will show.
  func nibDequeue(
    _ kind: String, _ identifier: String, _ part: CollectionArrangement.Part
  ) throws -> UICollectionReusableView {
    let key = nibPoolKey(kind, identifier)
    if let view = nibPool.dequeue(key) {
      view.prepareForReuse()
      return view
    }
    guard let source = nibPool.source(for: key) else {
      throw NibException.internalInconsistency(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    let view = try NibEnvironment.$current.withValue(nibEnvironment) {
      try nibMake(source, identifier, nibArrangement.frame(of: part) ?? .zero)
    }
    if view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
    return view
  }

  /// Returns a decoration of a kind that is not in use, or a new one. Raises an exception if the layout has no class or
  /// nib for the kind.
  func nibDequeueDecoration(_ kind: String) -> UICollectionReusableView {
    if let view = nibPool.dequeue(nibPoolKey(kind, kind)) {
      view.prepareForReuse()
      return view
    }
    return NibException.raising {
      guard let source = collectionViewLayout.nibDecoration(kind) else {
        throw NibException.internalInconsistency(
          "could not dequeue a decoration view of kind: \(kind) - must register a class or nib as a decoration view for "
            + "the kind")
      }
      let view = try nibMake(source, kind)
      view.reuseIdentifier = kind
      return view
    }
  }

  /// Makes a view from a registered nib, class or prototype.
  private func nibMake(
    _ source: ReusePool<UICollectionReusableView>.Source, _ identifier: String, _ frame: CGRect = .zero
  ) throws -> UICollectionReusableView {
    let object: AnyObject?
    switch source {
    case .nib(let nib):
      let objects = try nib.nibInstantiate(withOwner: nil)
      object = objects.count == 1 ? objects[0] as AnyObject : nil
    case .type(let type): object = (type as? UICollectionReusableView.Type)?.nibMake(frame)
    case .prototype(let prototype): object = try prototype.instantiate()
    }
    guard let view = object as? UICollectionReusableView else { throw nibInvalidNib(identifier) }
    return view
  }

  private func nibInvalidNib(_ identifier: String) -> NibException {
    NibException.internalInconsistency(
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
        + "object which must be a UICollectionReusableView instance")
  }
}
