import NibCore
import NibDrawing

/// Shows the selection and the changes of the document.
extension CanvasPane: SessionObserver {
  func documentWillClose() {
    sheet = nil
    stopAlternating()
    flash = nil
  }

  func documentDidChange() { viewport.showTop() }

  func documentWillBeReadAgain() {
    stopAlternating()
    snapshots = session.open?.snapshots ?? [:]
  }

  /// Marks what has changed for a moment.
  func documentWasReadAgain() {
    guard let open = session.open else { return }
    if open.failure == nil { flash = ChangeFlash(from: snapshots, to: open.snapshots) }
    snapshots = [:]
    guard flash != nil, let loop = session.loop else { return }
    loop.schedule(after: ChangeFlash.duration) { [weak self, weak loop] in
      self?.flash = nil
      loop?.setNeedsDisplay()
    }
  }

  func pictureWasLaidOut() {
    overlay = nil
    scrollToSelection()
    if sheet != nil { showSheet() }
  }

  func pictureDidChange() {
    overlay = nil
    stopAlternating()
    viewport.showTop()
    if sheet != nil { showSheet() }
  }

  /// The sources of the program have been read for the check.
  func documentWasChecked() { sheet?.countAgain() }

  func selectionDidChange() { revealSelection() }

  func settingsDidChange() { stopAlternating() }

  func pictureSizeDidChange() { viewport.sizeDidChange() }

  func themeDidChange() { (drawn, drawnBefore) = (nil, nil) }

  /// Scrolls the picture's scroll views so that they show the selected view.
  private func scrollToSelection() {
    guard let view = session.selectedView, let root = session.currentPicture?.view else { return }
    view.nibReveal(in: root)
    if let versions = session.versions, versions.shown == .both {
      versions.scrollBefore(to: view, session.picture)
    }
  }

  /// Scrolls the picture and pans the canvas so that the selected view is visible.
  private func revealSelection() {
    scrollToSelection()
    guard let view = session.selectedView, let place = drawnPicture()?.map.place(of: view) else { return }
    viewport.reveal(place.cells.isEmpty ? place.visible : place.cells)
  }

  /// The reason why the picture does not show the selected view, in a few words; `nil` if it does.
  var reasonForInvisibleSelection: String? {
    guard let view = session.selectedView, let map = drawnPicture()?.map,
      map.place(of: view)?.visible.isEmpty ?? true
    else {
      return nil
    }
    return VisibleView(of: view).isHidden ? "hidden" : "out of view"
  }

  /// Selects the view that `next` returns for the selected view, or shows a message if `next` returns `nil`. If no view
  /// is selected, selects the outermost one.
  private func move(otherwise message: String, _ next: (PictureMap, UIView) -> UIView?) {
    guard let map = drawnPicture()?.map else { return session.showMessage("There is no picture.") }
    let target = session.selectedView.map { next(map, $0) } ?? map.places.first?.view
    guard let id = target?.nibOrigin?.id else { return session.showMessage(message) }
    session.select(id)
  }

  /// Selects the nearest view in a direction, or a print of the contact sheet.
  func selectNeighbor(_ direction: PictureDirection) {
    if let sheet { return sheet.choose(direction) }
    let canEnter = session.selectedView.flatMap { drawnPicture()?.map.firstChild(of: $0)?.nibOrigin } != nil
    let hint = canEnter ? "Enter: go inside" : "Backspace: go outside"
    move(otherwise: "There is no view \(direction.text). \(hint)") {
      $0.neighbor(of: $1, toward: direction)
    }
  }

  func selectInside() {
    if let sheet {
      if let variant = sheet.chosen { choose(variant) }
      return
    }
    move(otherwise: "There are no views inside. Backspace: go outside") { $0.firstChild(of: $1) }
  }

  func selectOutside() {
    move(otherwise: "This is the outermost view. Enter: go inside") { $0.parent(of: $1) }
  }

  /// Shows the picture on several devices, or in several languages, side by side. The first picture is laid out
  /// immediately. The others follow one by one in pauses, so that keys are handled in between.
  ///
  /// - Parameter ofLanguages: whether the sheet shows languages; `nil` to show what the sheet shows already.
  func showSheet(ofLanguages: Bool? = nil) {
    guard let document = session.open?.document, let picture = session.currentPicture else { return }
    let showsLanguages = ofLanguages ?? sheet?.isOfLanguages ?? false
    let variants: [ContactSheet.Variant] =
      showsLanguages
      ? [.language(nil)] + document.translatedLanguages.map { .language(.named($0)) }
      : LayoutSettings.commonDevices(for: document).map { .device($0) }
    let sheet = ContactSheet(
      document, picture: picture, options: session.settings.options, variants: variants,
      program: documents.problems.knownProgram)
    self.sheet = sheet
    if session.setup.findsSynchronously {
      // Scripted runs show the finished sheet.
      while sheet.layOutNext() {}
    } else if sheet.layOutNext() {
      layOutSoon(sheet)
    }
  }

  private func layOutSoon(_ sheet: ContactSheet) {
    session.loop?.schedule(after: .milliseconds(1)) { [weak self] in
      guard let self, self.sheet === sheet else { return }
      if sheet.layOutNext() { layOutSoon(sheet) }
      session.loop?.setNeedsDisplay()
    }
  }

  /// Closes the contact sheet and lays the document out for one of its devices, or in one of its languages.
  func choose(_ variant: ContactSheet.Variant) {
    sheet = nil
    session.change { settings in
      switch variant {
      case .device(let device): settings.choose(device.shownName)
      case .language(let language): settings.show(in: language)
      }
    }
  }
}

extension PictureDirection {
  /// The direction as the end of a sentence.
  fileprivate var text: String {
    switch self {
    case .up: "above"
    case .down: "below"
    case .left: "to the left"
    case .right: "to the right"
    }
  }
}
