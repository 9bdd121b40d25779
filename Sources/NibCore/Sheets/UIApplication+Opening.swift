extension UIApplication {
  /// Options for opening a URL. They have no effect.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// UIKit's URL of the program's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Whether the program can open a URL: true for URLs with a scheme, because it shows their text.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  /// Shows a URL and offers to copy it, because a terminal program cannot open other programs on the user's computer.
  /// The URL is also written when the program ends.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    let wasOpened = canOpenURL(url) && nibShow(url)
    completionHandler?(wasOpened)
  }

  /// The form of `open(_:options:completionHandler:)` before iOS 10.
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool { canOpenURL(url) && nibShow(url) }

  private func nibShow(_ url: URL) -> Bool {
    nibHost?.writeLater(url.absoluteString)
    let copy = SheetChoice(title: "Copy Address") { UIPasteboard.general.url = url }
    return keyWindow?.nibShowChoices([copy], title: "Open this address", message: url.absoluteString) ?? false
  }
}
