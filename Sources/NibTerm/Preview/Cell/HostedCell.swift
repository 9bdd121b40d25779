import NibCore

/// A cell around a plain view of a nib, as programs make one whose nib has no cell.
final class HostedCell: UITableViewCell {
  /// - Parameter fills: whether the view's constraints give the cell its height.
  init(_ view: UIView, identifier: String, fills: Bool) {
    super.init(style: .default, reuseIdentifier: identifier)
    contentView.addSubview(view)
    if fills {
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        view.topAnchor.constraint(equalTo: contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    } else {
      contentView.frame = view.bounds
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// The File's Owner of such a nib: takes every outlet.
final class HostedCellOwner: UIResponder {
  override func setValue(_ value: Any?, forKey key: String) throws {}
}
