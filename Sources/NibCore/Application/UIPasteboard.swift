/// The clipboard. Text that a program puts on it also goes to the clipboard of the terminal's user, if the terminal
/// supports this. A terminal does not let programs read its clipboard, so that only the program's own text can be read;
/// the user pastes other text with the terminal's command.
open class UIPasteboard: NSObject {
  /// The general pasteboard.
  nonisolated(unsafe) public static let general = UIPasteboard(name: .general)

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Sent after the contents changed.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The name.
  public let name: Name
  /// The number of changes.
  public private(set) var changeCount = 0
  /// The contents: strings, URLs, images and colors.
  private var contents: [Any] = []

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// Creates a pasteboard of the program with a name; `nil` if `create` is false. Only the general pasteboard is
  /// connected to the terminal's clipboard.
  public convenience init?(name: Name, create: Bool) {
    guard create else { return nil }
    self.init(name: name)
  }

  /// Creates a pasteboard with a unique name.
  public static func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(UUID().uuidString)) }

  /// The first string.
  open var string: String? {
    get { strings?.first }
    set { set(newValue.map { [$0] } ?? []) }
  }
  /// All strings; `nil` if there are none.
  open var strings: [String]? {
    get { values() }
    set { set(newValue ?? []) }
  }
  /// The first URL.
  open var url: URL? {
    get { urls?.first }
    set { set(newValue.map { [$0] } ?? []) }
  }
  /// All URLs; `nil` if there are none.
  open var urls: [URL]? {
    get { values() }
    set { set(newValue ?? []) }
  }
  /// The first image. Images do not go to the terminal's clipboard.
  open var image: UIImage? {
    get { first() }
    set { set(newValue.map { [$0] } ?? []) }
  }
  /// All images; `nil` if there are none.
  open var images: [UIImage]? {
    get { values() }
    set { set(newValue ?? []) }
  }
  /// The first color. Colors do not go to the terminal's clipboard.
  open var color: UIColor? {
    get { first() }
    set { set(newValue.map { [$0] } ?? []) }
  }

  /// Whether there is a string.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a color.
  open var hasColors: Bool { color != nil }
  /// The number of items.
  open var numberOfItems: Int { contents.count }

  /// Sets a value of a type. Only strings and URLs are stored.
  open func setValue(_ value: Any, forPasteboardType type: String) {
    switch value {
    case let text as String: string = text
    case let address as URL: url = address
    default: break
    }
  }

  /// The first value of a type: the string, or the URL for a type that contains `url`.
  open func value(forPasteboardType type: String) -> Any? {
    type.lowercased().contains("url") ? url : string
  }

  private func values<Value>() -> [Value]? {
    let values = contents.compactMap { $0 as? Value }
    return values.isEmpty ? nil : values
  }

  private func first<Value>() -> Value? { contents.lazy.compactMap { $0 as? Value }.first }

  private func set(_ contents: [Any]) {
    self.contents = contents
    changeCount += 1
    if name == .general { copyToTerminal() }
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }

  private func copyToTerminal() {
    let lines = contents.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
    guard !lines.isEmpty else { return }
    _ = UIApplication.shared.nibHost?.copyToClipboard(lines.joined(separator: "\n"))
  }
}
