/// Elements whose class is not `UI` plus the element's name.
enum ElementAliases {
  static let classNames: [String: String] = [
    "containerView": "UIView",
    "tableViewCellContentView": "UITableViewCellContentView",
    "collectionViewCellContentView": "UIView",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "mapView": "MKMapView", "wkWebView": "WKWebView", "webView": "UIWebView", "sceneKitView": "SCNView",
    "skView": "SKView", "mtkView": "MTKView", "glkView": "GLKView", "arscnView": "ARSCNView",
    "arskView": "ARSKView", "customObject": "NSObject", "viewControllerPlaceholder": "StoryboardReference",
    "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
    "hostingController": "UIHostingController",
  ]
}
