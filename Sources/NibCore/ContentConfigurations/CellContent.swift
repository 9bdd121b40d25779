/// A cell, header or footer whose content view can show a configuration.
protocol ConfiguredCell: UIView {
  var contentView: UIView { get }
  /// The configuration that is shown.
  var nibContent: CellContent { get set }
}

extension ConfiguredCell {
  var nibShowsConfiguration: Bool { nibContent.configuration != nil }

  /// The configuration that the cell shows; `nil` for the cell's own views.
  var nibConfiguration: (any UIContentConfiguration)? {
    get { nibContent.configuration }
    set {
      // The view of a program's own configuration can read the cell's configuration while it is shown.
      var content = nibContent
      content.show(newValue, in: contentView)
      nibContent = content
      setNeedsLayout()
    }
  }
}

/// The configuration that a cell shows, and its view.
struct CellContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private var view: (any UIView & UIContentView)?

  /// Shows a configuration in the content view of a cell, within its margins.
  mutating func show(_ new: (any UIContentConfiguration)?, in contentView: UIView) {
    configuration = new
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(new) {
      view.configuration = new
      return
    }
    view?.removeFromSuperview()
    let made = new.makeContentView()
    made.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(made)
    // The view of a program's own configuration fills the cell. UIKit's content stays within the margins.
    let area: any NibAnchored = made is UIListContentView ? contentView.layoutMarginsGuide : contentView
    let bottom = made.bottomAnchor.constraint(equalTo: area.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      made.topAnchor.constraint(equalTo: area.topAnchor), bottom,
    ])
    view = made
  }
}
