extension UITableView {
  /// Registers a nib that contains exactly one cell as the source of cells for an identifier. Passing `nil`
  /// removes the registration.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nibPool.register(nib.map { .nib($0) }, for: identifier)
  }

  /// Registers a class as the source of cells for an identifier. Passing `nil` removes the registration.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    nibPool.register(cellClass.map { .type($0) }, for: identifier)
  }

  /// Registers the element of a cell, which can be in any document, as the source of cells for an identifier.
  package func nibRegister(
    _ prototype: NibElement, mode: NibLoadingMode = .strict, forCellReuseIdentifier identifier: String
  ) {
    let nib = PrototypeNib(prototype, mode: mode, bundle: .main, environment: nibEnvironment)
    nibPool.register(.prototype(nib), for: identifier)
  }

  /// The throwing form of `dequeueReusableCell(withIdentifier:for:)`.
  /// - Throws: `NSInternalInconsistencyException` with UIKit's text if nothing is registered (docs/behaviours.md D3),
  ///   and the errors of `nibDequeueCell(_:)`.
  package func nibDequeueCell(_ identifier: String, for indexPath: IndexPath) throws -> UITableViewCell {
    if let cell = try nibDequeueCell(identifier) {
      nibSetRowSize(of: cell, at: indexPath)
      return cell
    }
    throw NibException.internalInconsistency(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard")
  }

  /// Gives a cell the width and the assumed height of its row, so that the data source can place views in it.
  func nibSetRowSize(of cell: UITableViewCell, at path: IndexPath) {
    guard bounds.width > 0, nibGeometry.contains(path) else { return }
    cell.nibCopySettings(of: self)
    cell.frame.size = nibRect(of: .row(path)).size
    cell.nibPlaceContent()
  }

  /// The throwing form of `dequeueReusableCell(withIdentifier:)`.
  /// - Throws: `NSInternalInconsistencyException` with UIKit's texts if the registered nib does not contain exactly one
  ///   cell or if the cell has another identifier (docs/behaviours.md D5, D6); `NSInvalidArgumentException` if the
  ///   registered class is not a cell class; and the errors of loading a nib.
  package func nibDequeueCell(_ identifier: String) throws -> UITableViewCell? {
    if let cell = nibPool.dequeue(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let source = nibPool.source(for: identifier) else { return nil }
    let cell = try NibEnvironment.$current.withValue(nibEnvironment) {
      try nibMakeCell(source, identifier)
    }
    if cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
    return cell
  }

  /// Makes a cell from a registered nib, class or prototype.
  func nibMakeCell(_ source: ReusePool<UITableViewCell>.Source, _ identifier: String) throws
    -> UITableViewCell
  {
    switch source {
    case .nib(let nib): return try nibCell(from: nib, identifier)
    case .type(let type):
      guard let type = type as? UITableViewCell.Type else {
        throw NibException.invalidArgument(
          "must pass a class of kind UITableViewCell: \(type) is registered for the identifier \(identifier)")
      }
      return type.nibMake(.default, identifier)
    case .prototype(let prototype):
      guard let cell = try prototype.instantiate() as? UITableViewCell else {
        throw NibException.invalidCellNib(identifier)
      }
      return cell
    }
  }

  /// The cell of a nib, which must have the identifier.
  private func nibCell(from nib: UINib, _ identifier: String) throws -> UITableViewCell {
    let objects = try nib.nibInstantiate(withOwner: nil)
    guard objects.count == 1, let cell = objects[0] as? UITableViewCell else {
      throw NibException.invalidCellNib(identifier)
    }
    if let cellIdentifier = cell.reuseIdentifier, !cellIdentifier.isEmpty, cellIdentifier != identifier {
      // The misspelling is UIKit's.
      throw NibException.internalInconsistency(
        "cell reuse indentifier in nib (\(cellIdentifier)) does not match the identifier used to register the nib "
          + "(\(identifier))")
    }
    return cell
  }

  // MARK: Headers and footers

  /// Registers a nib as the source of headers or footers for an identifier. Passing `nil` removes the
  /// registration.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nibHeaderPool.register(nib.map { .nib($0) }, for: identifier)
  }

  /// Registers a class as the source of headers or footers for an identifier. Passing `nil` removes the
  /// registration.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nibHeaderPool.register(aClass.map { .type($0) }, for: identifier)
  }
}

extension NibException {
  /// The exception for a nib that does not contain exactly one cell (docs/behaviours.md D5).
  fileprivate static func invalidCellNib(_ identifier: String) -> NibException {
    .internalInconsistency(
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
        + "which must be a UITableViewCell instance")
  }
}
