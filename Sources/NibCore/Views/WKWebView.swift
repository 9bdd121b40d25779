/// A web page.
open class WKWebView: NibPlaceholderView {
  /// The delegate for page loads. It is stored, but never called.
  open weak var navigationDelegate: AnyObject?
  /// The delegate for the page's windows and dialogs. It is stored, but never called.
  open weak var uiDelegate: AnyObject?

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<WKWebView, WebKitViewWord>.table(
        .ignored(
          .allowsBackForwardNavigationGestures, .allowsLinkPreview, .customUserAgent, because: unseen),
        .ignoredChild(.configuration, because: unseen),
        .property("navigationDelegate", \.navigationDelegate), .property("uiDelegate", \.uiDelegate),
        .property("UIDelegate", \.uiDelegate))
  }
}
