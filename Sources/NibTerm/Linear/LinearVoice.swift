import NibCore

/// The speech of a screen reader for the views of a class: one stop, several (segments), or none (an empty
/// label).
struct LinearVoice: Sendable {
  /// Nil for views of other classes.
  let speech: @Sendable (UIView) -> [LinearSpeech]?

  private static func voice<View: UIView>(
    _ type: View.Type, _ speech: @escaping @Sendable (View) -> [LinearSpeech]
  ) -> LinearVoice {
    LinearVoice { view in (view as? View).map(speech) }
  }

  /// The speech of the first entry that supports the view; nil for views that only contain others.
  static func speech(of view: UIView) -> [LinearSpeech]? {
    all.lazy.compactMap { $0.speech(view) }.first
  }

  /// One entry per class, subclasses before their superclasses.
  private static let all: [LinearVoice] = [
    voice(UILabel.self) { label in
      texts(label.text ?? label.attributedText?.string)
    },
    voice(UIButton.self) { button in
      let configured = button.configuration?.title ?? button.configuration?.attributedTitle?.string
      let title = button.currentTitle ?? button.currentAttributedTitle?.string ?? configured
      var speech = LinearSpeech.named(
        nil, title: title, image: button.currentImage ?? button.configuration?.image, role: "button",
        isDimmed: !button.isEnabled)
      speech.value = button.configuration?.subtitle
      speech.isSelected = button.isSelected
      return [speech]
    },
    voice(UITextField.self) { field in
      let text = field.text ?? ""
      let role = field.isSecureTextEntry ? "secure text field" : "text field"
      let value = text.isEmpty ? field.placeholder ?? field.attributedPlaceholder?.string : text
      return [
        LinearSpeech(
          value: value, role: role, isDimmed: !field.isEnabled, needsLabel: (value ?? "").isEmpty)
      ]
    },
    voice(UITextView.self) { view in
      view.isEditable
        ? [LinearSpeech(value: view.text, role: "text field", needsLabel: (view.text ?? "").isEmpty)]
        : texts(view.text)
    },
    voice(UISwitch.self) {
      [LinearSpeech(label: $0.title, value: $0.isOn ? "on" : "off", role: "switch", isDimmed: !$0.isEnabled)]
    },
    voice(UISlider.self) { slider in
      let span = slider.maximumValue - slider.minimumValue
      let value = percent(span > 0 ? (slider.value - slider.minimumValue) / span : 0)
      return [LinearSpeech(value: value, role: "adjustable", isDimmed: !slider.isEnabled)]
    },
    voice(UIStepper.self) { stepper in
      ["Decrement", "Increment"].map {
        LinearSpeech(label: $0, role: "button", isDimmed: !stepper.isEnabled)
      }
    },
    voice(UISegmentedControl.self) { LinearVoice.segments(of: $0) },
    voice(UIPageControl.self) { control in
      let value = "page \(control.currentPage + 1) of \(control.numberOfPages)"
      return control.numberOfPages == 0
        ? [] : [LinearSpeech(value: value, role: "adjustable", needsLabel: false)]
    },
    voice(UIProgressView.self) {
      [LinearSpeech(label: "Progress", value: percent($0.progress), needsLabel: false)]
    },
    voice(UIActivityIndicatorView.self) { $0.isAnimating ? texts("In progress") : [] },
    voice(UIDatePicker.self) {
      [LinearSpeech(label: "Date picker", role: "adjustable", isDimmed: !$0.isEnabled)]
    },
    voice(UIPickerView.self) { _ in [LinearSpeech(label: "Picker", role: "adjustable")] },
    voice(UISearchBar.self) { LinearVoice.searchBar($0) },
    // Maps, web pages and scenes of other documents: only the running program knows their contents.
    voice(NibPlaceholderView.self) { [.text("\($0.nibPlaceholderName), content unknown")] },
    voice(UIImageView.self) { view in
      // Images are skipped as decoration, unless the nib makes them accessible.
      LinearNote(view).isStop ? [LinearSpeech.named(nil, title: nil, image: view.image, role: "image")] : []
    },
  ]

  private static func texts(_ text: String?) -> [LinearSpeech] {
    let isBlank = (text ?? "").allSatisfy(\.isWhitespace)
    return isBlank ? [] : [.text(text)]
  }

  private static func percent(_ part: Float) -> String {
    part.isFinite ? "\(Int((min(1, max(0, part)) * 100).rounded()))%" : "0%"
  }

  private static func segments(of control: UISegmentedControl) -> [LinearSpeech] {
    let count = control.numberOfSegments
    return (0..<count).map { index in
      var speech = LinearSpeech.named(
        nil, title: control.titleForSegment(at: index), image: control.imageForSegment(at: index),
        role: "button", isDimmed: !control.isEnabled || !control.isEnabledForSegment(at: index))
      speech.isSelected = index == control.selectedSegmentIndex && !control.isMomentary
      speech.position = "\(index + 1) of \(count)"
      return speech
    }
  }

  private static func searchBar(_ bar: UISearchBar) -> [LinearSpeech] {
    let text = bar.text ?? ""
    let value = text.isEmpty ? bar.placeholder ?? "Search" : text
    var speeches = texts(bar.prompt)
    speeches.append(LinearSpeech(value: value, role: "search field", needsLabel: false))
    if bar.showsCancelButton { speeches.append(LinearSpeech(label: "Cancel", role: "button")) }
    let scopes = bar.showsScopeBar ? bar.scopeButtonTitles ?? [] : []
    speeches += scopes.enumerated().map { index, title in
      LinearSpeech(
        label: title, role: "button", position: "\(index + 1) of \(scopes.count)",
        isSelected: index == bar.selectedScopeButtonIndex)
    }
    return speeches
  }
}

extension LinearNote {
  /// Whether the nib makes a view a stop although its class does not.
  var isStop: Bool { isElement ?? !(label ?? "").isEmpty }
}
