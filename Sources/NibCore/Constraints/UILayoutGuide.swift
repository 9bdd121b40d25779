/// A rectangle that takes part in layout but is not drawn.
open class UILayoutGuide: NSObject, NibKeyed {
  /// The purpose of a guide: that of one of UIKit's guides, or `custom` for a guide that constraints place.
  package enum Role: Hashable {
    case custom, safeArea, margins, readable, content, frame, top, bottom, keyboard
  }

  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?
  /// A name for messages.
  open var identifier = ""
  /// The solved frame in the owning view's coordinates, in points.
  open internal(set) var layoutFrame = CGRect.zero
  /// The purpose of the guide.
  package private(set) var role = Role.custom
  /// The guide's origin in its nib; `nil` for a guide created in code.
  package internal(set) var nibOrigin: NibOrigin?

  /// Creates a guide that constraints place.
  public override init() { super.init() }

  /// Creates a guide that constraints place, without the state of an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates one of UIKit's guides.
  convenience init(role: Role, owningView: UIView? = nil) {
    self.init()
    self.role = role
    self.owningView = owningView
  }

  package class var nibKeys: [NibAttribute] {
    NibRow<UILayoutGuide, ObjectWord>.table(.property("identifier", \.identifier))
  }

  /// The guide's name for messages.
  var nibDisplayName: String {
    guard role != .custom else { return identifier.isEmpty ? "UILayoutGuide" : identifier }
    return "\(owningView?.nibDisplayName ?? "UIView").\(role)"
  }
}

extension UILayoutGuide {
  /// The height of the bars that a top or bottom layout guide covers, in points.
  public var length: CGFloat {
    switch role {
    case .top: owningView?.safeAreaInsets.top ?? 0
    case .bottom: owningView?.safeAreaInsets.bottom ?? 0
    default: layoutFrame.height
    }
  }
}

/// The type of a controller's layout guides in UIKit.
public typealias UILayoutSupport = UILayoutGuide

extension UIView {
  /// The area of the view that bars do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { nibGuide(\.safeArea, .safeArea) }
  /// The area within the view's margins.
  public var layoutMarginsGuide: UILayoutGuide { nibGuide(\.margins, .margins) }
  /// The area within the margins, limited to a width that is comfortable to read.
  public var readableContentGuide: UILayoutGuide { nibGuide(\.readable, .readable) }
  /// The area of the on-screen keyboard. A terminal has none, so the guide covers the bottom safe area, as in UIKit
  /// while no keyboard is shown.
  public var keyboardLayoutGuide: UILayoutGuide { nibGuide(\.keyboard, .keyboard) }

  /// One of the standard guides, created on first use.
  private func nibGuide(_ path: WritableKeyPath<StandardGuides, UILayoutGuide?>, _ role: UILayoutGuide.Role)
    -> UILayoutGuide
  {
    if let guide = guides[keyPath: path] { return guide }
    let guide = UILayoutGuide(role: role, owningView: self)
    guides[keyPath: path] = guide
    return guide
  }

  /// The view's guide with the given role; `nil` if it has none. The guides that every view has in UIKit are created on
  /// first use.
  func nibStandardGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide? {
    switch role {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readable: readableContentGuide
    case .keyboard: keyboardLayoutGuide
    default: layoutGuides.first { $0.role == role }
    }
  }

  /// Adds a guide to the view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    nibSetNeedsSolving()
  }

  /// Removes a guide from the view.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
    layoutGuides.remove(at: index)
    guide.owningView = nil
    nibSetNeedsSolving()
  }
}
