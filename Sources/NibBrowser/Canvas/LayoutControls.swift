import NibCore
import NibTools

/// The commands that change the layout settings. After each change, a message names the new settings, or the reason why
/// nothing changes in the picture.
final class LayoutControls: SessionObserver {
  private let session: BrowserSession
  private let canvas: CanvasPane
  /// The frames of the picture before the settings change.
  private var before: PictureFrames?
  /// Whether a screen ran before the settings change.
  private var wasRunning = false
  /// The language whose letters were looked up last.
  private var remarkedLanguage: ShownLanguage?

  init(_ session: BrowserSession, canvas: CanvasPane) { (self.session, self.canvas) = (session, canvas) }

  private static let textWords = "font dynamic type accessibility size bigger"

  static let commands: [Command<LayoutControls>] = [
    Command(
      "next device", id: "next-device", keys: "d", shortTitle: "device",
      synonyms: "iphone ipad screen simulator",
      state: \.deviceName, needs: .picture
    ) { controls in controls.session.change { $0.nextDevice(for: controls.document) } },
    Command(
      "choose a device", id: "choose-device", keys: "D", synonyms: "iphone ipad screen simulator",
      state: \.deviceName, needs: .picture
    ) { $0.session.panel = $0.deviceMenu },
    Command(
      "switch between portrait and landscape", id: "orientation", keys: "o", synonyms: "rotate turn",
      state: \.orientation, needs: .picture,
      unless: { $0.orientation == nil ? "An Apple TV has only one orientation." : nil },
      action: { controls in
        controls.session.change { $0.toggleOrientation(from: controls.environment?.isLandscape ?? false) }
      }),
    Command(
      "switch between light and dark", id: "appearance", keys: "a", synonyms: "mode night theme",
      state: { $0.environment.map { $0.traits.userInterfaceStyle == .dark ? "dark" : "light" } },
      needs: .picture,
      action: { controls in
        let isDark = controls.environment?.traits.userInterfaceStyle == .dark
        controls.session.change { $0.toggleAppearance(from: isDark) }
      }),
    Command(
      "larger text", keys: "t", synonyms: textWords, state: \.textSize, needs: .picture,
      unless: {
        $0.session.settings.nextTextSize(by: 1) == nil ? "This is the largest text size." : nil
      },
      action: { $0.session.change { $0.stepTextSize(by: 1) } }),
    Command(
      "smaller text", keys: "T", synonyms: textWords, state: \.textSize, needs: .picture,
      unless: {
        $0.session.settings.nextTextSize(by: -1) == nil ? "This is the smallest text size." : nil
      },
      action: { $0.session.change { $0.stepTextSize(by: -1) } }),
    Command(
      "switch between left-to-right and right-to-left", id: "direction", keys: "w",
      synonyms: "rtl ltr mirror flip arabic hebrew language",
      state: { $0.session.settings.options.isRightToLeft ? "right-to-left" : "left-to-right" },
      needs: .picture,
      action: { $0.session.change { $0.toggleDirection() } }),
    Command(
      "choose a language", id: "language", keys: "L", shortTitle: "language",
      synonyms: "translation localization strings locale german arabic pseudolanguage right-to-left",
      state: { $0.session.settings.options.language?.name ?? "development language" }, needs: .picture,
      action: { $0.session.panel = $0.languageMenu }),
    Command(
      "next pair of size classes", id: "size-classes", keys: "z", synonyms: "compact regular traits vary",
      needs: .picture
    ) { $0.session.change { $0.nextSizeClasses() } },
    Command(
      "enter a size (or drag an edge of the canvas)", id: "size", keys: "S",
      synonyms: "resize width height points freeform", state: { $0.canvas.shownSize?.nibText },
      needs: .picture,
      action: { $0.session.panel = $0.sizePrompt }),
    Command(
      "make the canvas narrower", id: "narrower", keys: ",", synonyms: "resize width", needs: .picture
    ) { $0.resize(byColumns: -1) },
    Command("make the canvas wider", id: "wider", keys: ".", synonyms: "resize width", needs: .picture) {
      $0.resize(byColumns: 1)
    },
    Command("make the canvas shorter", id: "shorter", keys: ";", synonyms: "resize height", needs: .picture) {
      $0.resize(byRows: -1)
    },
    Command("make the canvas taller", id: "taller", keys: "'", synonyms: "resize height", needs: .picture) {
      $0.resize(byRows: 1)
    },
    Command(
      "reset the layout options", id: "reset", keys: "U", synonyms: "undo default saved original",
      needs: .picture
    ) { $0.session.change { $0.reset() } },
  ]

  private var environment: NibEnvironment? { session.open?.loaded?.environment }

  private var document: NibDocument? { session.open?.document }

  private var deviceName: String? { session.settings.deviceName(for: document) }

  /// The orientation of the device; `nil` for a device that has only one.
  private var orientation: String? {
    environment.flatMap { $0.device.idiom == .tv ? nil : $0.isLandscape ? "landscape" : "portrait" }
  }

  private var textSize: String? { environment?.traits.preferredContentSizeCategory.nibShortName }

  // MARK: Changes

  func settingsWillChange() { (before, wasRunning) = (PictureFrames(session), session.isRunning) }

  /// Shows the settings that differ from those of the document, and the reason if the last change has no effect.
  func layoutDidChange() {
    let settings = session.settings
    let words =
      settings.isChanged
      ? settings.differences.joined(separator: ", ") : "laid out as the document was saved"
    let reason = settings.isChanged ? before?.reasonForNoEffect(session) : nil
    session.showMessage(
      words + (reason.map { " (\($0))" } ?? "") + session.remarkOnEndedRun(wasRunning: wasRunning)
        + (remarkOnFonts.map { "; \($0)" } ?? ""))
  }

  /// A remark on letters of a newly chosen language that no font has, if the picture is an image.
  private var remarkOnFonts: String? {
    let language = session.settings.options.language
    guard remarkedLanguage != language else { return nil }
    remarkedLanguage = language
    guard language != nil, canvas.images != nil, let loaded = session.open?.loaded else { return nil }
    return MachineFonts.shared.remarkOnMissingLetters(
      of: loaded.document.localizableTexts.map(\.text), besides: loaded.environment.textMetrics.fonts)
  }

  /// Gives the picture a size in points.
  func resize(to size: CGSize) { session.change { $0.resize(to: size) } }

  /// Resizes the picture by a number of cells, whose size in points depends on the canvas's zoom. Rows of data are
  /// always shown at the standard size of cells.
  private func resize(byColumns columns: Int = 0, byRows rows: Int = 0) {
    let size = canvas.shownSize ?? CGSize(width: 320, height: 480)
    let grid = session.showsRows ? CellGrid.standard : canvas.viewport.grid
    resize(
      to: CGSize(
        width: size.width + CGFloat(columns) * grid.cellWidth,
        height: size.height + CGFloat(rows) * grid.cellHeight))
  }

  /// A menu of the devices. A typed name means the same device as in the arguments of the program.
  private var deviceMenu: MenuPanel {
    let documentsDevice = MenuPanel.Item(title: "the document's own device") { [unowned session] in
      session.change { $0.choose(nil) }
    }
    let devices = LayoutSettings.deviceChoices(for: document).map { choice in
      MenuPanel.Item(title: choice.name, detail: choice.size) { [unowned session] in
        session.change { $0.choose(choice.name) }
      }
    }
    return MenuPanel("Device", [documentsDevice] + devices) { Device.named($0)?.shownName }
  }

  /// A menu of the languages that the document is translated into, and of the pseudolanguages.
  private var languageMenu: MenuPanel {
    let current = session.settings.options.language
    func item(_ title: String, _ language: ShownLanguage?) -> MenuPanel.Item {
      MenuPanel.Item(
        title: title, detail: language?.name ?? "", mark: current == language ? "•" : " "
      ) { [unowned session] in session.change { $0.show(in: language) } }
    }
    let languages = document?.translatedLanguages.map { ShownLanguage.named($0) } ?? []
    var items = [item("development language", nil)] + languages.map { item($0.title, $0) }
    let rows = items.count
    items += Pseudolanguage.allCases.map { item("pseudolanguage: \($0.title)", .pseudo($0)) }
    if !languages.isEmpty {
      items.append(
        MenuPanel.Item(title: "all languages side by side", mark: " ") { [unowned canvas] in
          canvas.openSheet(ofLanguages: true)
        })
    }
    let chosen = current.flatMap { languages.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    return MenuPanel(
      rows > 1 ? "Language" : "Language (the document has no translations)", items, chosen: chosen)
  }

  private var sizePrompt: PromptPanel {
    let size = canvas.shownSize ?? .zero
    return PromptPanel(
      "Size in points", hint: "WIDTHxHEIGHT, or empty for the document's own size",
      text: "\(NibNumber.text(size.width))x\(NibNumber.text(size.height))"
    ) { [unowned session] text in
      if text.isEmpty { return .perform { session.change { $0.resize(to: nil) } } }
      guard let size = CGSize(nibText: text) else {
        return .refuse("not a valid size; expected, for example, 375x667")
      }
      return .perform { session.change { $0.resize(to: size) } }
    }
  }
}

/// The frames of the picture's views and the layout options, to say why a change of the options has no visible effect.
private struct PictureFrames {
  private let options: LayoutOptions
  private let frames: [CGRect]

  init(_ session: BrowserSession) {
    options = session.settings.options
    frames = session.currentPicture.map { PictureFrames.frames(in: $0.view) } ?? []
  }

  private static func frames(in view: UIView) -> [CGRect] {
    [view.frame] + view.subviews.flatMap(frames)
  }

  /// The reason why the frames are the same as before the options were changed; `nil` if they are not, or if the change
  /// does not concern frames.
  func reasonForNoEffect(_ session: BrowserSession) -> String? {
    var newOptions = session.settings.options
    newOptions.style = options.style
    // The items of bars can change sides, which have no frames here.
    guard newOptions != options, newOptions.isRightToLeft == options.isRightToLeft,
      let root = session.currentPicture?.view,
      let loaded = session.open?.loaded, PictureFrames.frames(in: root) == frames
    else { return nil }
    let concernsScreen = newOptions.device != options.device || newOptions.isLandscape != options.isLandscape
    let hasOwnSize =
      root.bounds.size != loaded.environment.screenSize && !loaded.isSizedByDevice(root)
    return concernsScreen && hasOwnSize
      ? "a freeform view keeps its own size" : "nothing moves in this picture"
  }
}
