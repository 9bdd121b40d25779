package enum GestureRecognizerWord: String, SchemaWord {
  case enabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded

  package static let schema = ClassSchema(
    "UIGestureRecognizer", keys: "UIGestureRecognizer.", of: ObjectWord.schema,
    ignoring: ["UIGestureRecognizer.delegate"],
    [
      enabled: .inverse("UIGestureRecognizer.disabled"), cancelsTouchesInView: .flag(default: true),
      delaysTouchesBegan: .flag(), delaysTouchesEnded: .flag(default: true).and(.touchTypes),
    ])
}

extension PropertySchema {
  /// The kinds of touches that a recognizer recognizes. Nibs have the same for all recognizers (38 of 38 taps and long
  /// presses of 7 projects), and documents do not contain it.
  fileprivate static let touchTypes = PropertySchema(
    keys: ["UIGestureRecognizer.allowedTouchTypes", "UIGestureRecognizer.requiresExclusiveTouchType"],
    compile: { _, object in
      object.set("UIGestureRecognizer.allowedTouchTypes", .integer(object.compilation.style.touchTypes))
      object.set("UIGestureRecognizer.requiresExclusiveTouchType", .bool(true))
    })
}

package enum TapGestureRecognizerWord: String, SchemaWord {
  case numberOfTapsRequired, numberOfTouchesRequired

  package static let schema = ClassSchema(
    "UITapGestureRecognizer", of: GestureRecognizerWord.schema,
    [
      numberOfTapsRequired: .within(
        "UITapGestureRecognizer._imp", "UITapRecognizer",
        [
          numberOfTapsRequired: .integer(default: 1).within(.counts),
          numberOfTouchesRequired: .integer(default: 1).within(.counts),
        ])
    ])
}

package enum SwipeGestureRecognizerWord: String, SchemaWord {
  case direction, numberOfTouchesRequired

  package static let schema = ClassSchema(
    "UISwipeGestureRecognizer", keys: "UISwipeGestureRecognizer.", of: GestureRecognizerWord.schema,
    [
      direction: .choice(["right": 1, "left": 2, "up": 4, "down": 8], document: nil, nib: "right"),
      numberOfTouchesRequired: .integer(default: 1).within(.counts),
    ])
}

package enum PanGestureRecognizerWord: String, SchemaWord {
  case minimumNumberOfTouches, maximumNumberOfTouches

  package static let schema = ClassSchema(
    "UIPanGestureRecognizer", keys: "UIPanGestureRecognizer.", of: GestureRecognizerWord.schema,
    [
      minimumNumberOfTouches: .integer(default: 1).within(.counts),
      maximumNumberOfTouches: .integer().within(.counts),
    ])
}

package enum ScreenEdgePanGestureRecognizerWord: String, SchemaWord {
  case edges

  package static let schema = ClassSchema(
    "UIScreenEdgePanGestureRecognizer", keys: "UIScreenEdgePanGestureRecognizer.",
    of: PanGestureRecognizerWord.schema,
    [
      edges: .edges("rectEdge")
    ])
}

/// Interface Builder misspells the name of this element.
package enum LongPressGestureRecognizerWord: String, SchemaWord {
  case minimumPressDuration, allowableMovement, numberOfTapsRequired, numberOfTouchesRequired

  package static let schema = ClassSchema(
    "UILongPressGestureRecognizer", element: "pongPressGestureRecognizer",
    keys: "UILongPressGestureRecognizer.",
    of: GestureRecognizerWord.schema,
    [
      minimumPressDuration: .float(), allowableMovement: .float(default: 10),
      numberOfTapsRequired: .within(
        "UILongPressGestureRecognizer._imp", "UITapRecognizer",
        [
          numberOfTapsRequired: .scalar(.integer, document: "0", nib: "1").within(.counts),
          numberOfTouchesRequired: .integer(default: 1).within(.counts),
        ]),
    ])
}

package enum PinchGestureRecognizerWord: String, SchemaWord {
  case scale

  package static let schema = ClassSchema(
    "UIPinchGestureRecognizer", keys: "UIPinchGestureRecognizer.", of: GestureRecognizerWord.schema,
    [
      scale: .float(default: 1)
    ])
}

package enum RotationGestureRecognizerWord: String, SchemaWord {
  case rotation

  package static let schema = ClassSchema(
    "UIRotationGestureRecognizer", keys: "UIRotationGestureRecognizer.", of: GestureRecognizerWord.schema,
    [
      rotation: .float(default: 0)
    ])
}
