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
  mutating func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    self.configuration = configuration
    if let configuration, let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    guard let view else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    // The view of a program's own configuration fills the cell. UIKit's content stays within the margins.
    let area: any NibAnchored = view is UIListContentView ? contentView.layoutMarginsGuide : contentView
    let bottom = view.bottomAnchor.constraint(equalTo: area.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      view.topAnchor.constraint(equalTo: area.topAnchor), bottom,
    ])
  }
}
