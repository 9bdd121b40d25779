import NibCore

/// The verdicts about a document's views on screens that are smaller than its canvas.
///
/// The document is laid out again for each of these screens, when its first verdict is requested.
package final class SmallScreens {
  private let loaded: LoadedDocument
  private let options: LayoutOptions
  private lazy var small: [(device: Device, views: [String: UIView], loaded: LoadedDocument)] = makeSmall()
  /// The scenes to lay out; nil for all.
  private let ids: Set<String>?

  /// - Parameters:
  ///   - loaded: the document that has been examined.
  ///   - options: the options it was loaded with. If they choose a device or a size, smaller screens are not examined.
  ///   - ids: if given, only the scenes that contain objects with these ids are laid out.
  package init(than loaded: LoadedDocument, options: LayoutOptions, scenesOf ids: Set<String>? = nil) {
    self.loaded = loaded
    self.options = options
    self.ids = ids
  }

  /// The names of the smaller screens, the largest first.
  package var names: [String] { devices.map(\.shownName) }

  /// The names of the smaller screens on which the view's root view has another size.
  package func names(resizing view: UIView) -> [String] {
    small.filter { self.view(like: view, on: $0.views) != nil }.map(\.device.shownName)
  }

  /// The view with the same id on a screen; nil if its root view has the same size there.
  private func view(like view: UIView, on views: [String: UIView]) -> UIView? {
    guard let id = view.nibOrigin?.id, !id.isEmpty, let there = views[id],
      there.nibRoot.bounds.size != view.nibRoot.bounds.size
    else { return nil }
    return there
  }

  /// Verdicts of a kind that the view does not have on its own canvas. Each is reported for the largest screen on which
  /// it applies. Empty for a view whose size does not depend on the screen.
  package func verdicts(about view: UIView, except known: [any LayoutVerdict]) -> [ExplainedVerdict] {
    guard HiddenView(view) == nil else { return [] }
    var kinds = Set(known.map { type(of: $0).kind })
    // The canvas may have to scroll or resize what does not fit.
    if kinds.contains(OutsideView.kind) { kinds.insert(WideView.kind) }
    var found: [ExplainedVerdict] = []
    for screen in small {
      guard let there = self.view(like: view, on: screen.views) else { continue }
      NibEnvironment.$current.withValue(screen.loaded.environment) {
        for verdict in LayoutVerdicts.all(of: there)
        where !((verdict as? EmptyView)?.lacksText ?? false) && kinds.insert(type(of: verdict).kind).inserted
        {
          var explained = verdict.explained()
          explained.device = screen.device.shownName
          found.append(explained)
          // A view that is too wide extends beyond an edge, too.
          if verdict is WideView { kinds.insert(OutsideView.kind) }
        }
      }
    }
    return found
  }

  private var devices: [Device] {
    guard loaded.document.kind.isSupported, options.device == nil, options.size == nil else { return [] }
    let own = loaded.environment.device
    let ids = own.idiom == .pad ? ["ipad8_3rounded"] : ["retina4_7", "retina4_0"]
    return Device.all.filter { ids.contains($0.id) && $0.width < own.width }.sorted { $0.width > $1.width }
  }

  private func makeSmall() -> [(device: Device, views: [String: UIView], loaded: LoadedDocument)] {
    devices.map { device in
      var options = options
      options.device = device
      let loaded = LoadedDocument(loaded.document, options: options, scenesOf: ids)
      let views = loaded.roots.flatMap(\.views).map { ($0.nibOrigin?.id ?? "", $0) }
      return (device, Dictionary(views) { first, _ in first }, loaded)
    }
  }
}
