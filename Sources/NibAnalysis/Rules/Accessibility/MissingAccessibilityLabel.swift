import NibCore

extension CheckRule {
  package static let missingAccessibilityLabel = CheckRule(
    "missing-accessibility-label", .accessibility, .note,
    "A button without a title, or an image that VoiceOver visits, has no accessibility label.",
    details: """
      VoiceOver reads the name of the image file instead, or only "button". Buttons and bar button items with a symbol \
      of Apple are not reported, because VoiceOver knows their names. A button with neither title nor image is only \
      reported if it has no outlet, because the program cannot give it a title then. Objects to which code of the \
      program gives a label or a title are not reported, if the sources are known. Images are only reported if they \
      are marked as accessibility elements, or if a gesture recognizer makes them work as a button. Objects inside an \
      accessibility element are not reported.
      """,
    advice: """
      Enter a label in the Identity inspector under *Accessibility*, or set `accessibilityLabel` in the program. If \
      the image is only decoration, switch *Accessibility* off.
      """,
    wrong: button(accessibility: ""),
    right: button(
      accessibility: "<accessibility key=\"accessibilityConfiguration\" label=\"Close\"/>"),
    options: [
      Option(
        "outlets", "Whether to report objects that have an outlet, for which the program can set a label.",
        standard: "true")
    ],
    find: { context in
      let connected = context.outletDestinations
      let reportsConnected = context.option("outlets").boolean ?? true
      var findings: [Diagnostic] = []
      for view in context.views {
        let hasOutlet = connected.contains(text: view.nibOrigin?.id ?? "")
        guard reportsConnected || !hasOutlet, let words = view.nibMissingLabel(hasOutlet: hasOutlet),
          !context.isLabeledByCode(view.nibOrigin?.element)
        else { continue }
        findings.append(context.finding("\(view.nibNameInSentence) \(words)", at: view))
      }
      for item in context.elements where item.isNamed("barButtonItem") && item.isUnlabeledItem {
        guard reportsConnected || !connected.contains(text: item.id ?? ""), !context.isLabeledByCode(item)
        else {
          continue
        }
        let words = "the bar button item with the image '\(item["image"] ?? "")' has no accessibility label"
        findings.append(
          context.finding("\(words), so VoiceOver reads the name of the image: add a label", at: item))
      }
      return findings
    })

  private static func button(accessibility: String) -> RuleExample {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        <button opaque="NO" fixedFrame="YES" id="close">
          <rect key="frame" x="20" y="20" width="44" height="44"/>
          \(accessibility)
          <state key="normal" image="icon_close_24"/>
        </button>
      </subviews>
    </view>
    """
  }
}

extension CheckContext {
  /// Whether code of the program gives an object a text that VoiceOver reads.
  fileprivate func isLabeledByCode(_ element: NibElement?) -> Bool {
    guard let element, let codeUses else { return false }
    return codeUses.set([.accessibility, .title], of: element)
  }
}

extension UIView {
  /// The words that say why the view needs an accessibility label; `nil` if it needs none or has one.
  fileprivate func nibMissingLabel(hasOutlet: Bool) -> String? {
    guard let element = nibOrigin?.element, nibAccessibilitySettings.isElement != false,
      (nibAccessibilitySettings.label ?? "").isBlank,
      !element.hasRuntimeAttribute(containing: ["accessib", "a11y"])
    else { return nil }
    let reason: String?
    switch self {
    case let button as UIButton: reason = button.nibMissingTitle(hasOutlet: hasOutlet)
    case let image as UIImageView: reason = image.nibMissingName
    default: reason = nil
    }
    guard let reason, !nibIsInsideAccessibilityElement else { return nil }
    return reason
  }

  private var nibIsInsideAccessibilityElement: Bool {
    var next = superview
    while let view = next {
      if view.nibAccessibilitySettings.isElement == true { return true }
      next = view.superview
    }
    return false
  }
}

extension UIButton {
  /// The problem of a button without a text that VoiceOver could read; `nil` if it has one, or if the program
  /// may give it one.
  fileprivate func nibMissingTitle(hasOutlet: Bool) -> String? {
    guard (currentTitle ?? "").isBlank, [.custom, .system, .plain].contains(buttonType) else { return nil }
    guard let image = currentImage ?? currentBackgroundImage else {
      // The program can give the button a title or an image.
      if hasOutlet || tag != 0 || nibOrigin?.customClass != nil { return nil }
      return
        "has neither a title, an image nor an accessibility label, so VoiceOver reads only \"button\": add a label"
    }
    guard !image.isSymbolImage else { return nil }
    return """
      shows the image '\(image.nibName ?? "")' but has no title and no accessibility label, so VoiceOver reads \
      the name of the image: add a label
      """
  }
}

extension UIImageView {
  fileprivate var nibMissingName: String? {
    let isSymbol = image?.isSymbolImage ?? false
    if nibAccessibilitySettings.isElement == true {
      return isSymbol ? nil : "is an accessibility element without a label: add one"
    }
    guard isUserInteractionEnabled, let recognizers = gestureRecognizers,
      recognizers.contains(where: { $0 is UITapGestureRecognizer })
    else { return nil }
    return "works as a button, but VoiceOver cannot reach it: make it an accessibility element with a label"
  }
}

extension NibElement {
  /// Whether the element is a bar button item with an image, and with no text that VoiceOver can read.
  fileprivate var isUnlabeledItem: Bool {
    guard self["image"] != nil, self["catalog"] != "system", (self["title"] ?? "").isBlank,
      self["systemItem"] == nil, child(key: "customView") == nil
    else { return false }
    let label = child(key: "accessibilityConfiguration")?["label"] ?? ""
    return label.isBlank && !hasRuntimeAttribute(containing: ["accessib", "a11y"])
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
