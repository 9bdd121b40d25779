/// A web page, as documents before iOS 12 had it.
open class UIWebView: NibPlaceholderView {
  /// The attributes of every view, and those of web pages.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + ignored(
        "allowsInlineMediaPlayback", "scalesPageToFit", "mediaPlaybackRequiresUserAction",
        "mediaPlaybackAllowsAirPlay", "keyboardDisplayRequiresUserAction",
        "suppressesIncrementalRendering", "allowsLinkPreview", "allowsPictureInPictureMediaPlayback")
      + ignoredChildren("dataDetectorTypes")
  }
}
