/// A web page.
open class WKWebView: NibPlaceholderView {
  /// Kept, as the delegate is.
  open weak var navigationDelegate: AnyObject?
  /// Kept, as the delegate is.
  open weak var uiDelegate: AnyObject?

  /// The attributes of every view, and those of web pages.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + ignored("allowsBackForwardNavigationGestures", "allowsLinkPreview", "customUserAgent")
      + ignoredChildren("configuration")
      + [
        .property("navigationDelegate", \WKWebView.navigationDelegate),
        .property("uiDelegate", \WKWebView.uiDelegate), .property("UIDelegate", \WKWebView.uiDelegate),
      ]
  }
}
