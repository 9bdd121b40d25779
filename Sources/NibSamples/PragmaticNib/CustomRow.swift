import NibCore

/// The six ways in which document 004 creates a row. Each of two classes is created from its nib by the caller, by
/// `init()` and by `init(frame:)`. See docs/seeds.md.
enum CustomRow: CaseIterable {
  case objCNib, objCInit, objCFrame, swiftNib, swiftInit, swiftFrame

  /// The texts of the row's two labels.
  var texts: (name: String, value: String) {
    switch self {
    case .objCNib: ("ObjC", "UINib")
    case .objCInit: ("ObjC", "init")
    case .objCFrame: ("ObjC", "frame")
    case .swiftNib: ("Swift", "UINib")
    case .swiftInit: ("Swift", "init")
    case .swiftFrame: ("Swift", "frame")
    }
  }

  var color: UIColor {
    switch self {
    case .objCNib: .green
    case .objCInit: .cyan
    case .objCFrame: .magenta
    case .swiftNib: .yellow
    case .swiftInit: .lightGray
    case .swiftFrame: .blue
    }
  }

  /// Creates the view in this way.
  func makeView(frame: CGRect) -> UIView {
    switch self {
    case .objCNib:
      let nib = UINib(nibName: "CustomObjCView", bundle: nil)
      let view = nib.instantiate(withOwner: nil, options: nil).first as! CustomObjCView
      view.frame = frame
      return filled(view, view.nameLabel, view.valueLabel)
    case .objCInit:
      let view = CustomObjCView()
      view.frame = frame
      return filled(view, view.nameLabel, view.valueLabel)
    case .objCFrame:
      let view = CustomObjCView(frame: frame)
      return filled(view, view.nameLabel, view.valueLabel)
    case .swiftNib:
      let nib = UINib(nibName: "CustomView", bundle: nil)
      let view = nib.instantiate(withOwner: nil, options: nil).first as! CustomView
      view.frame = frame
      return filled(view, view.nameLabel, view.valueLabel)
    case .swiftInit:
      let view = CustomView()
      view.frame = frame
      return filled(view, view.nameLabel, view.valueLabel)
    case .swiftFrame:
      let view = CustomView(frame: frame)
      return filled(view, view.nameLabel, view.valueLabel)
    }
  }

  private func filled(_ view: UIView, _ nameLabel: UILabel, _ valueLabel: UILabel) -> UIView {
    view.backgroundColor = color
    nameLabel.text = texts.name
    valueLabel.text = texts.value
    return view
  }
}
