/// Decodes everything that a view has in its element: frame, attributes, guides, subviews and constraints.
struct ViewDecoder {
  private let view: UIView
  private let coder: NibCoder
  private var element: NibElement { coder.element }

  init(_ view: UIView, _ coder: NibCoder) {
    self.view = view
    self.coder = coder
  }

  /// Decodes everything in the element: geometry, attributes, subviews and constraints.
  func decode() {
    coder.instantiation.register(view, for: element)
    view.nibOrigin = NibOrigin(element)
    decodeFrame()
    NibAttributeDecoder(coder).decode(into: view)
    decodeFixedFrame()
    decodeGuides()
    decodeSubviews()
    decodeConstraints()
  }

  private func decodeFrame() {
    if let frame = view.nibOrigin?.savedFrame {
      view.storedFrame = frame.standardized
    } else if let element = element.child(key: "frame"), element.isNamed("rect") {
      do { _ = try NibRect(decoding: element) } catch { coder.instantiation.report(error.diagnostic) }
    }
    if let inset = element.child(key: "frameInset").flatMap({ NibFrameInset($0) }) {
      // The first betas of Xcode 8 saved distances from the superview's edges instead of a frame.
      view.storedFrame = CGRect(inset.rect(in: savedParentSize)).standardized
    }
  }

  /// Lets a view with a fixed frame follow its autoresizing mask. Documents of Xcode 7 and older fix its left and top
  /// edges, width and height, as a mask without flexible parts does.
  private func decodeFixedFrame() {
    guard let placing = element.fixedFrame else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    if placing == .constraints { view.autoresizingMask = [] }
  }

  /// The saved size of the superview; zero if the superview has no saved frame.
  private var savedParentSize: NibSize {
    let parent = element.parent?.parent?.child(key: "frame").flatMap { NibRect($0) }
    return NibSize(width: parent?.width ?? 0, height: parent?.height ?? 0)
  }

  /// Decodes the layout guides.
  private func decodeGuides() {
    for child in element.children
    where child.isNamed("viewLayoutGuide") || child.isNamed("keyboardLayoutGuide") {
      let guide = child.key.flatMap { view.nibLayoutGuide(forKey: $0) } ?? UILayoutGuide()
      if guide.owningView == nil { view.addLayoutGuide(guide) }
      guide.nibOrigin = NibOrigin(child)
      coder.instantiation.register(guide, for: child)
    }
  }

  /// Creates and adds the subviews.
  private func decodeSubviews() {
    guard let list = element.child(named: "subviews") else { return }
    for child in coder.instantiation.members(of: list) {
      if let id = child.id, coder.instantiation.disabledIDs.contains(id) { continue }
      guard let object = coder.instantiation.object(for: child) else { continue }
      guard let subview = object as? UIView else {
        coder.report(
          .notAView, "<\(child.name)> is among the subviews, but it is not a view", at: child.location)
        continue
      }
      view.nibAddDecodedSubview(subview)
    }
  }

  private func decodeConstraints() {
    guard let list = element.child(named: "constraints") else { return }
    let decoder = ConstraintDecoder(coder.instantiation, view: view)
    for child in list.children where child.isNamed("constraint") { decoder.decode(child) }
  }
}

extension DiagnosticKind {
  package static let notAView = DiagnosticKind(
    "not-a-view", .objects, .warning, "An object in a list of views is not a view.",
    advice: "Remove it.",
    wrong: .card(containing: "<tapGestureRecognizer id=\"tap\"/>"),
    right: .card(containing: RuleExample.newLabel))
}
