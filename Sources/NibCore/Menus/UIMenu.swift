/// A list of actions, commands and other menus. A terminal shows it as a list of buttons.
open class UIMenu: UIMenuElement {
  /// The name by which a menu is found.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The way in which a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's title is shown in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an element removes the marks of all other elements.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown as a palette. Has no effect.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements. Has no effect in a terminal.
  public enum ElementSize: Int, Hashable, Sendable {
    case small, medium, large
    case automatic = -1
  }

  /// The identifier. A menu without one gets a unique identifier.
  public let identifier: Identifier
  /// The way in which the menu is shown.
  public let options: Options
  /// The elements of the menu.
  public let children: [UIMenuElement]
  /// The size of the elements. Stored, but has no effect.
  open var preferredElementSize = ElementSize.automatic

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The elements with the mark `on`.
  open var selectedElements: [UIMenuElement] { children.filter { $0.nibAppearance.state == .on } }

  override var nibAppearance: (attributes: Attributes, state: State) {
    (options.contains(.destructive) ? .destructive : [], .off)
  }

  /// The elements that are shown: those of menus that are displayed inline are part of this menu.
  var nibShownElements: [UIMenuElement] { UIMenu.visible(children) }

  /// The elements that a menu shows: those of inline menus are among its own.
  private static func visible(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.nibShownElements
      case let deferred as UIDeferredMenuElement: visible(deferred.nibElements)
      default: element.nibAppearance.attributes.contains(.hidden) ? [] : [element]
      }
    }
  }

  /// The action whose title a pop-up button shows: the first action with the mark `on`, or the first action if none has
  /// that mark.
  var nibSelectedAction: UIAction? {
    let actions = nibShownElements.compactMap { $0 as? UIAction }
    return actions.first { $0.state == .on } ?? actions.first
  }
}
