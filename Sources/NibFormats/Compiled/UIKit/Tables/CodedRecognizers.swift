/// Gesture recognizers.
enum CodedRecognizers {
  static let all = [tap, swipe, pan, edgePan, longPress, pinch, rotation, plain]

  static let plain = CodedClass(
    "UIGestureRecognizer", "gestureRecognizer",
    CodedViews.object + [
      .inverse("enabled", "UIGestureRecognizer.disabled"),
      .flag("cancelsTouchesInView", "UIGestureRecognizer.cancelsTouchesInView", usual: true),
      .flag("delaysTouchesBegan", "UIGestureRecognizer.delaysTouchesBegan"),
      .flag("delaysTouchesEnded", "UIGestureRecognizer.delaysTouchesEnded", usual: true),
      .implied(
        "UIGestureRecognizer.allowedTouchTypes", "UIGestureRecognizer.requiresExclusiveTouchType",
        "UIGestureRecognizer.delegate"),
    ])

  static let tap = CodedClass(
    "UITapGestureRecognizer", "tapGestureRecognizer", below: plain,
    [
      .within(
        "UITapGestureRecognizer._imp", "UITapRecognizer",
        [
          .integer("numberOfTapsRequired", "UITapRecognizer.numberOfTapsRequired", usual: 1),
          .integer("numberOfTouchesRequired", "UITapRecognizer.numberOfTouchesRequired", usual: 1),
        ])
    ])

  static let swipe = CodedClass(
    "UISwipeGestureRecognizer", "swipeGestureRecognizer", below: plain,
    [
      .words(
        "direction", "UISwipeGestureRecognizer.direction", ["right": 1, "left": 2, "up": 4, "down": 8],
        coded: "right"),
      .integer("numberOfTouchesRequired", "UISwipeGestureRecognizer.numberOfTouchesRequired", usual: 1),
    ])

  static let pan = CodedClass(
    "UIPanGestureRecognizer", "panGestureRecognizer", below: plain,
    [
      .integer("minimumNumberOfTouches", "UIPanGestureRecognizer.minimumNumberOfTouches", usual: 1),
      .integer("maximumNumberOfTouches", "UIPanGestureRecognizer.maximumNumberOfTouches"),
    ])

  static let edgePan = CodedClass(
    "UIScreenEdgePanGestureRecognizer", "screenEdgePanGestureRecognizer", below: pan,
    [.edges("rectEdge", "edges", "UIScreenEdgePanGestureRecognizer.edges")])

  /// Interface Builder misspells the element.
  static let longPress = CodedClass(
    "UILongPressGestureRecognizer", "pongPressGestureRecognizer", below: plain,
    [
      .double("minimumPressDuration", "UILongPressGestureRecognizer.minimumPressDuration"),
      .float("allowableMovement", "UILongPressGestureRecognizer.allowableMovement"),
      .integer("numberOfTapsRequired", "UILongPressGestureRecognizer.numberOfTapsRequired", usual: 0),
      .integer("numberOfTouchesRequired", "UILongPressGestureRecognizer.numberOfTouchesRequired", usual: 1),
    ])

  static let pinch = CodedClass(
    "UIPinchGestureRecognizer", "pinchGestureRecognizer", below: plain,
    [
      .float("scale", "UIPinchGestureRecognizer.scale", usual: 1)
    ])

  static let rotation = CodedClass(
    "UIRotationGestureRecognizer", "rotationGestureRecognizer", below: plain,
    [
      .float("rotation", "UIRotationGestureRecognizer.rotation", usual: 0)
    ])
}
