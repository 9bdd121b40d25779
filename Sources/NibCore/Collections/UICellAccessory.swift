/// A mark, a button or a view beside the content of a list cell.
public struct UICellAccessory {
  /// The conditions under which an accessory is shown.
  public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }
  /// The sides of a cell.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }
  /// The width of the area for an accessory. Has no effect: the area is as wide as the accessory.
  public enum LayoutDimension: Hashable {
    case actual
    case standard
    case custom(CGFloat)
  }
  /// The settings that many accessories have.
  public struct StandardOptions {
    /// The color; `nil` for the standard color.
    public var tintColor: UIColor?
    /// Creates settings.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
    ) {
      self.tintColor = tintColor
      nibIsHidden = isHidden
    }
    let nibIsHidden: Bool
  }
  public typealias DisclosureIndicatorOptions = StandardOptions
  public typealias CheckmarkOptions = StandardOptions
  public typealias DeleteOptions = StandardOptions
  public typealias InsertOptions = StandardOptions
  public typealias ReorderOptions = StandardOptions
  public typealias DetailOptions = StandardOptions
  public typealias OutlineDisclosureOptions = StandardOptions
  public typealias MultiselectOptions = StandardOptions
  /// The settings of a text.
  public struct LabelOptions {
    /// The font; `nil` for the font of the cell.
    public var font: UIFont?
    /// The color; `nil` for the standard color.
    public var tintColor: UIColor?
    /// Creates settings.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.tintColor = tintColor
      self.font = font
      nibIsHidden = isHidden
    }
    let nibIsHidden: Bool
  }
  /// A view of the program.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The side and the condition.
    public let placement: Placement
    /// Whether the view is hidden.
    public let isHidden: Bool
    /// Creates an accessory from a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
    }
  }

  enum Content {
    case text(String, UIFont?, UIColor?)
    case button(String, UIColor?, () -> Void)
    case view(UIView)
  }

  /// The accessories with which the user edits an item.
  enum Control { case delete, insert, multiselect }

  let content: Content
  let isLeading: Bool
  let displayed: DisplayedState
  let isHidden: Bool
  /// The control that this accessory is; `nil` for other accessories.
  let control: Control?

  private init(
    _ content: Content, isLeading: Bool = false, _ displayed: DisplayedState, isHidden: Bool,
    control: Control? = nil
  ) {
    (self.content, self.isLeading, self.control) = (content, isLeading, control)
    (self.displayed, self.isHidden) = (displayed, isHidden)
  }

  /// A button, or only a text if there is no action.
  private static func button(_ title: String, _ color: UIColor?, _ action: (() -> Void)?) -> Content {
    action.map { .button(title, color, $0) } ?? .text(title, nil, color)
  }

  // MARK: The kinds of accessories

  /// The mark `›` of an item that leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .text("›", nil, options.tintColor ?? .systemGray), displayed, isHidden: options.nibIsHidden)
  }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.text("✓", nil, options.tintColor), displayed, isHidden: options.nibIsHidden)
  }

  /// A button that deletes the item, while the list is edited.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      button("⊖", options.tintColor ?? .systemRed, actionHandler), isLeading: true, displayed,
      isHidden: options.nibIsHidden, control: .delete)
  }

  /// A button that inserts an item, while the list is edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      button("⊕", options.tintColor ?? .systemGreen, actionHandler), isLeading: true, displayed,
      isHidden: options.nibIsHidden, control: .insert)
  }

  /// The mark of an item that can be moved, while the list is edited. A terminal does not move items.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .text("≡", nil, options.tintColor ?? .systemGray), displayed, isHidden: options.nibIsHidden)
  }

  /// A button that shows details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(button("ⓘ", options.tintColor, actionHandler), displayed, isHidden: options.nibIsHidden)
  }

  /// The mark of an item that contains other items: a button that calls the handler, or only a text without a handler.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      button("›", options.tintColor ?? .systemGray, actionHandler), displayed, isHidden: options.nibIsHidden)
  }

  /// The mark of an item that can be selected together with others, while the list is edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .text("○", nil, options.tintColor), isLeading: true, displayed, isHidden: options.nibIsHidden,
      control: .multiselect)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .text(text, options.font, options.tintColor ?? .secondaryLabel), displayed,
      isHidden: options.nibIsHidden)
  }

  /// A view of the program.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed):
      UICellAccessory(
        .view(configuration.customView), isLeading: true, displayed, isHidden: configuration.isHidden)
    case .trailing(let displayed):
      UICellAccessory(.view(configuration.customView), displayed, isHidden: configuration.isHidden)
    }
  }

  /// Calls the handler of the accessory's button. Returns `false` if it has none.
  func perform() -> Bool {
    guard case .button(_, _, let action) = content else { return false }
    action()
    return true
  }

  func isShown(isEditing: Bool) -> Bool {
    !isHidden && (displayed == .always || isEditing == (displayed == .whenEditing))
  }

  /// The view that shows the accessory.
  func makeView() -> UIView {
    switch content {
    case .view(let view): return view
    case .text(let text, let font, let color):
      let label = UILabel(frame: .zero)
      label.text = text
      if let font { label.font = font }
      if let color { label.textColor = color }
      return label
    case .button(let title, let color, let action):
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.setTitleColor(color, for: .normal)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      return button
    }
  }
}
