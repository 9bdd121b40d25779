import NibCore

/// The verdicts about a document's views on screens that are smaller than its canvas.
///
/// The document is laid out again for each of these screens, when its first verdict is requested.
package final class SmallScreens {
  private let loaded: LoadedDocument
  private let options: LayoutOptions
  /// Only the scenes that contain objects with these ids are laid out; `nil` for all scenes.
  private let sceneIDs: Set<String>?
  private lazy var screens: [Screen] = devices.map(layOut)

  /// A smaller screen with the document that is laid out for it.
  private struct Screen {
    let device: Device
    let options: LayoutOptions
    let loaded: LoadedDocument
    /// The views by their ids in the document.
    let views: [String: UIView]
  }

  /// - Parameters:
  ///   - loaded: the document that has been examined.
  ///   - options: the options it was loaded with. If they choose a device or a size, smaller screens are not examined.
  ///   - ids: if given, only the scenes that contain objects with these ids are laid out.
  package init(than loaded: LoadedDocument, options: LayoutOptions, scenesOf ids: Set<String>? = nil) {
    self.loaded = loaded
    self.options = options
    sceneIDs = ids
  }

  /// The names of the smaller screens, the largest first.
  package var names: [String] { devices.map(\.shownName) }

  /// The names of the smaller screens on which the view's root view has another size.
  package func names(resizing view: UIView) -> [String] {
    screens.filter { resized(view, on: $0) != nil }.map(\.device.shownName)
  }

  /// The view with the same id on a screen; `nil` if its root view has the same size there.
  private func resized(_ view: UIView, on screen: Screen) -> UIView? {
    guard let id = view.nibOrigin?.id, !id.isEmpty, let resized = screen.views[id],
      resized.nibRoot.bounds.size != view.nibRoot.bounds.size
    else { return nil }
    return resized
  }

  /// The verdicts of kinds that do not apply on the canvas, those about conflicts and missing constraints included. Each
  /// kind is reported for the largest screen on which it applies. Empty for a view whose size does not depend on the
  /// screen. Cost: solves the view's layout on each screen.
  ///
  /// - Parameters:
  ///   - kindsOnCanvas: the kinds of the verdicts about the view on its own canvas.
  ///   - isDoubtful: whether a constraint of the view cannot be read; see `ViewVerdicts.ofConstraints`.
  package func verdicts(
    about view: UIView, except kindsOnCanvas: Set<DiagnosticKind>, isDoubtful: Bool = false
  ) -> [ExplainedVerdict] {
    guard HiddenView(view) == nil else { return [] }
    var kinds = kindsOnCanvas
    // A view that is too wide for a smaller screen extends beyond an edge, which is known already.
    if kinds.contains(OutsideView.kind) { kinds.insert(WideView.kind) }
    var verdicts: [ExplainedVerdict] = []
    for screen in screens {
      guard let resized = resized(view, on: screen) else { continue }
      NibEnvironment.$current.withValue(screen.loaded.environment) {
        let layout = ExplainedLayout(of: resized)
        let ofFrames = LayoutVerdicts.all(of: resized)
        for verdict in ofFrames {
          // A label without a text shows nothing on any screen, whatever its size.
          if let emptyView = verdict as? EmptyView, emptyView.lacksText { continue }
          guard kinds.insert(type(of: verdict).kind).inserted else { continue }
          verdicts.append(verdict.explained(in: layout).on(screen.device))
          // A view that is too wide extends beyond an edge, too.
          if verdict is WideView { kinds.insert(OutsideView.kind) }
        }
        guard !ofFrames.contains(where: { $0 is HiddenView }) else { return }
        let known = kinds
        verdicts += ViewVerdicts.ofConstraints(resized, layout, screen.options, isDoubtful: isDoubtful)
          .filter { !known.contains($0.kind) }.map { $0.on(screen.device) }
        kinds.formUnion(verdicts.map(\.kind))
      }
    }
    return verdicts
  }

  /// The devices of the smaller screens, the largest first.
  private var devices: [Device] {
    guard loaded.document.kind.isSupported, options.device == nil, options.size == nil else { return [] }
    let canvasDevice = loaded.environment.device
    guard canvasDevice.idiom != .tv else { return [] }
    let ids = canvasDevice.idiom == .pad ? ["ipad8_3rounded"] : ["retina4_7", "retina4_0"]
    return Device.all.filter { ids.contains($0.id) && $0.width < canvasDevice.width }.sorted {
      $0.width > $1.width
    }
  }

  private func layOut(for device: Device) -> Screen {
    var options = options
    options.device = device
    let loaded = LoadedDocument(loaded.document, options: options, scenesOf: sceneIDs)
    let views = loaded.roots.flatMap(\.views).map { ($0.nibOrigin?.id ?? "", $0) }
    return Screen(
      device: device, options: options, loaded: loaded, views: Dictionary(views) { first, _ in first })
  }
}

extension ExplainedVerdict {
  /// The same verdict about a view on a device.
  fileprivate func on(_ device: Device) -> ExplainedVerdict {
    var verdict = self
    verdict.device = device.shownName
    return verdict
  }
}
