/// A rectangle that takes part in layout but is not drawn.
open class UILayoutGuide: NSObject {
  /// The purpose of a guide. `custom` guides are placed by constraints only.
  package enum Role: Hashable {
    case custom, safeArea, margins, readable, content, frame, top, bottom, keyboard
  }

  /// The view that the guide belongs to.
  public internal(set) weak var owningView: UIView?
  /// A name for messages.
  public var identifier = ""
  /// The solved frame in the owning view's coordinates, in points.
  public internal(set) var layoutFrame = CGRect.zero
  package let role: Role
  package internal(set) var nibOrigin: NibOrigin?

  public override convenience init() { self.init(role: .custom) }

  init(role: Role, owningView: UIView? = nil) {
    self.role = role
    self.owningView = owningView
  }

  var nibDisplayName: String {
    guard role != .custom else { return identifier.isEmpty ? "UILayoutGuide" : identifier }
    return "\(owningView?.nibDisplayName ?? "UIView").\(role)"
  }
}

/// The guides that UIKit gives every view, created on first use.
package struct StandardGuides {
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UILayoutGuide?

  package var all: [UILayoutGuide] { [safeArea, margins, readable, keyboard].compactMap { $0 } }
}

extension UIView {
  /// The part of the view that bars do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { nibGuide(\.safeArea, .safeArea) }
  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { nibGuide(\.margins, .margins) }
  /// The part within the margins that is not too wide for reading.
  public var readableContentGuide: UILayoutGuide { nibGuide(\.readable, .readable) }
  /// The place of the keyboard. A terminal shows none, so the guide is empty.
  public var keyboardLayoutGuide: UILayoutGuide { nibGuide(\.keyboard, .keyboard) }

  private func nibGuide(_ path: WritableKeyPath<StandardGuides, UILayoutGuide?>, _ role: UILayoutGuide.Role)
    -> UILayoutGuide
  {
    if let guide = guides[keyPath: path] { return guide }
    let guide = UILayoutGuide(role: role, owningView: self)
    guides[keyPath: path] = guide
    return guide
  }

  /// The guide with the given role that UIKit gives every view; `nil` for roles that only some views have.
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
