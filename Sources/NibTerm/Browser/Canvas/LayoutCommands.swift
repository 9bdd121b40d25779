import NibCore
import NibTools

extension CommandGroup {
  static let layingOut = CommandGroup(
    title: "Layout options",
    commands: [
      .device, .chooseDevice, .orientation, .appearance, .largerText,
      Command(
        "smaller text", keys: "T", synonyms: LayoutWords.text, state: LayoutWords.textSize, needs: .picture,
        unless: \.reasonForNoSmallerText
      ) {
        $0.change { $0.stepTextSize(by: -1) }
      },
      .direction, .sizeClass, .freeSize,
      Command(
        "make the canvas narrower", id: "narrower", keys: ",", synonyms: "resize width", needs: .picture
      ) {
        $0.resize(byColumns: -1)
      },
      Command("make the canvas wider", id: "wider", keys: ".", synonyms: "resize width", needs: .picture) {
        $0.resize(byColumns: 1)
      },
      Command("make the canvas shorter", id: "shorter", keys: ";", synonyms: "resize height", needs: .picture)
      {
        $0.resize(byRows: -1)
      },
      Command("make the canvas taller", id: "taller", keys: "'", synonyms: "resize height", needs: .picture) {
        $0.resize(byRows: 1)
      },
      Command(
        "reset the layout options", id: "reset", keys: "U", synonyms: "undo default saved original",
        needs: .picture
      ) {
        $0.change { $0.reset() }
      },
    ])
}

extension Command {
  static let device = Command(
    "next device", id: "next-device", keys: "d", word: "device", synonyms: "iphone ipad screen simulator",
    state: \.state.settings.deviceName, needs: .picture
  ) { $0.change { $0.nextDevice() } }

  static let chooseDevice = Command(
    "choose a device", id: "choose-device", keys: "D", synonyms: "iphone ipad screen simulator",
    state: \.state.settings.deviceName, needs: .picture
  ) { $0.panel = $0.deviceMenu }

  static let orientation = Command(
    "switch between portrait and landscape", id: "orientation", keys: "o", synonyms: "rotate turn",
    state: \.orientationName, needs: .picture
  ) { browser in
    browser.change {
      $0.toggleOrientation(from: browser.state.open?.loaded?.environment.isLandscape ?? false)
    }
  }

  static let appearance = Command(
    "switch between light and dark", id: "appearance", keys: "a", synonyms: "mode night theme",
    state: \.appearanceName, needs: .picture
  ) { browser in
    let isDark = browser.state.open?.loaded?.environment.traits.userInterfaceStyle == .dark
    browser.change { $0.toggleAppearance(from: isDark) }
  }

  static let largerText = Command(
    "larger text", keys: "t", synonyms: LayoutWords.text, state: LayoutWords.textSize, needs: .picture,
    unless: \.reasonForNoLargerText
  ) { $0.change { $0.stepTextSize(by: 1) } }

  static let direction = Command(
    "switch between left-to-right and right-to-left", id: "direction", keys: "w",
    synonyms: "rtl ltr mirror flip arabic hebrew language",
    state: \.directionName, needs: .picture
  ) {
    $0.change { $0.toggleDirection() }
  }

  static let sizeClass = Command(
    "next pair of size classes", id: "size-classes", keys: "z", synonyms: "compact regular traits vary",
    needs: .picture
  ) {
    $0.change { $0.nextSizeClasses() }
  }

  static let freeSize = Command(
    "enter a size (or drag an edge of the canvas)", id: "size", keys: "S",
    synonyms: "resize width height points freeform",
    state: \.sizeText, needs: .picture
  ) {
    $0.panel = $0.sizePrompt
  }
}

/// The states of the layout options, as the palette shows them, and the reasons why they cannot be changed.
extension Browser {
  fileprivate var reasonForNoSmallerText: String? {
    state.settings.nextTextSize(by: -1) == nil ? "This is the smallest text size." : nil
  }

  fileprivate var reasonForNoLargerText: String? {
    state.settings.nextTextSize(by: 1) == nil ? "This is the largest text size." : nil
  }

  fileprivate var orientationName: String? {
    state.open?.loaded.map { $0.environment.isLandscape ? "landscape" : "portrait" }
  }

  fileprivate var appearanceName: String? {
    state.open?.loaded.map { $0.environment.traits.userInterfaceStyle == .dark ? "dark" : "light" }
  }

  fileprivate var directionName: String? {
    state.settings.options.isRightToLeft ? "right-to-left" : "left-to-right"
  }

  fileprivate var sizeText: String? { panes.canvas.shownSize(state)?.nibText }
}

/// The synonyms and the state that the commands for larger and smaller text share.
private enum LayoutWords {
  static let text = "font dynamic type accessibility size bigger"

  static let textSize: @Sendable (Browser) -> String? = {
    $0.state.open?.loaded?.environment.traits.preferredContentSizeCategory.nibShortName
  }
}

extension Browser {
  /// Changes the layout settings and lays the document out again.
  func change(_ body: (inout LayoutSettings) -> Void) {
    // The closure may read the browser's state, so it must not change that state in place.
    var settings = state.settings
    body(&settings)
    let before = PictureFrames(self)
    state.settings = settings
    if let rows = panes.canvas.rows {
      rows.layOut(for: state.settings.options)
    } else {
      panes.canvas.endProgram()
    }
    stopAlternating()
    guard let open = state.open else { return }
    let size = state.currentPicture?.view.bounds.size
    open.layOut(for: state.settings.options, picture: state.picture)
    if state.currentPicture?.view.bounds.size != size, state.settings.options.size == nil {
      panes.canvas.viewport.sizeDidChange()
    }
    documentWasLaidOut()
    // While rows are shown, the status line contains their width instead of a message.
    guard panes.canvas.rows == nil else { return }
    let words =
      state.settings.isChanged
      ? state.settings.differences.joined(separator: ", ") : "laid out as the document was saved"
    let reason = state.settings.isChanged ? before.reasonForNoEffect(self) : nil
    showMessage(words + (reason.map { " (\($0))" } ?? ""))
    findLayoutProblemsSoon(announces: true)
  }

  /// Gives the picture a size in points.
  func resize(to size: CGSize) { change { $0.resize(to: size) } }

  /// Resizes the picture by a number of cells, whose size in points depends on the canvas's zoom. Rows of data are
  /// always shown at the standard size of cells.
  fileprivate func resize(byColumns columns: Int = 0, byRows rows: Int = 0) {
    let size = panes.canvas.shownSize(state) ?? CGSize(width: 320, height: 480)
    let grid = panes.canvas.rows == nil ? panes.canvas.viewport.grid : .standard
    resize(
      to: CGSize(
        width: size.width + CGFloat(columns) * grid.cellWidth,
        height: size.height + CGFloat(rows) * grid.cellHeight))
  }

  fileprivate var deviceMenu: MenuPanel {
    var items = [MenuPanel.Item(title: "the document's own device") { $0.change { $0.choose(nil) } }]
    for device in Device.all where device.idiom != .terminal {
      for name in device.names {
        let size = "\(NibNumber.text(device.width)) x \(NibNumber.text(device.height))"
        items.append(MenuPanel.Item(title: name, detail: size) { $0.change { $0.choose(name) } })
      }
    }
    return MenuPanel("Device", items)
  }

  fileprivate var sizePrompt: PromptPanel {
    let size = panes.canvas.shownSize(state) ?? .zero
    return PromptPanel(
      "Size in points", hint: "WIDTHxHEIGHT, or empty for the document's own size",
      text: "\(NibNumber.text(size.width))x\(NibNumber.text(size.height))"
    ) { text in
      if text.isEmpty { return ({ $0.change { $0.resize(to: nil) } }, "") }
      guard let size = CGSize(nibText: text) else {
        return (nil, "not a valid size; expected, for example, 375x667")
      }
      return ({ $0.resize(to: size) }, "")
    }
  }
}

/// The frames of the picture's views and the layout options, to say why a change of the options has no visible effect.
private struct PictureFrames {
  private let options: LayoutOptions
  private let frames: [CGRect]

  init(_ browser: Browser) {
    options = browser.state.settings.options
    frames = browser.state.currentPicture.map { PictureFrames.frames(in: $0.view) } ?? []
  }

  private static func frames(in view: UIView) -> [CGRect] {
    [view.frame] + view.subviews.flatMap(frames)
  }

  /// The reason why the frames are the same as before the options were changed; nil if they are not, or if the change
  /// does not concern frames.
  func reasonForNoEffect(_ browser: Browser) -> String? {
    var others = browser.state.settings.options
    others.style = options.style
    guard others != options, let root = browser.state.currentPicture?.view,
      let environment = browser.state.open?.loaded?.environment,
      PictureFrames.frames(in: root) == frames
    else { return nil }
    let concernsScreen = others.device != options.device || others.isLandscape != options.isLandscape
    return concernsScreen && root.bounds.size != environment.screenSize
      ? "a freeform view keeps its own size" : "nothing moves in this picture"
  }
}
