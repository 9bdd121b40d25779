/// Translates the bars, orientations and sizes that Interface Builder simulates around a view.
enum ArchiveMetrics {
  /// Adds the simulated status bar.
  static func statusBar(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    guard let value = field.value else { return }
    let child = NibDraft(
      "simulatedStatusBarMetrics", key: "simulatedStatusBarMetrics", at: field.element.offset)
    let styles = [1: "blackTranslucent", 2: "blackOpaque"]
    if let style = value["IBUIStatusBarStyle"]?.int.flatMap({ styles[$0] }) {
      child["statusBarStyle"] = style
    }
    draft.children.append(child)
  }

  /// Adds a simulated bar. The archived key says whether it is at the top or the bottom, and the archived class whether
  /// it is a navigation bar, a toolbar or a tab bar.
  static func bar(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    guard let value = field.value, let key = ArchiveKey.regularName(field.key),
      let name = value.className.flatMap({ ArchiveKey.regularName($0) })
    else { return }
    let child = NibDraft(name, key: key, at: field.element.offset)
    let styles = [1: "black", 2: "blackTranslucent"]
    if let style = value["IBUIBarStyle"]?.int.flatMap({ styles[$0] }) { child["barStyle"] = style }
    if let isPrompted = value["IBUIPrompted"]?.attributeText { child["prompted"] = isPrompted }
    draft.children.append(child)
  }

  static func orientation(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    guard let value = field.value else { return }
    let child = NibDraft(
      "simulatedOrientationMetrics", key: "simulatedOrientationMetrics", at: field.element.offset)
    if let word = orientation(value) { child["orientation"] = word }
    draft.children.append(child)
  }

  /// The name of the orientation; `nil` for portrait or an unknown orientation.
  static func orientation(_ value: ArchiveValue) -> String? {
    let words = [2: "portraitUpsideDown", 3: "landscapeRight", 4: "landscapeLeft"]
    return (value["IBUIInterfaceOrientation"] ?? value["interfaceOrientation"])?.int.flatMap { words[$0] }
  }

  /// Adds the device on whose screen the view is shown.
  static func destination(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    guard let value = field.value else { return }
    let name = value["IBUISimulatedSizeMetricsClass"]?.string.flatMap { destinations[$0] }
    guard let name else { return field.add(nil, to: draft) }
    let child = NibDraft(name, key: "simulatedDestinationMetrics", at: field.element.offset)
    if isTall(value) { child["type"] = "retina4" }
    draft.children.append(child)
  }

  /// Whether the simulated screen is that of a 4-inch phone.
  static func isTall(_ metrics: ArchiveValue) -> Bool {
    metrics["IBUIDisplayName"]?.string?.hasPrefix("Retina 4 ") ?? false
  }

  private static let destinations = [
    "IBUIScreenMetrics": "simulatedScreenMetrics",
    "IBUISimulatedFreeformSizeMetricsSentinel": "freeformSimulatedSizeMetrics",
    "IBUISplitViewMasterSimulatedSizeMetrics": "splitViewMasterSimulatedSizeMetrics",
    "IBUISplitViewDetailSimulatedSizeMetrics": "splitViewDetailSimulatedSizeMetrics",
    "IBUIModalPageSheetSimulatedSizeMetrics": "modalPageSheetSimulatedSizeMetrics",
    "IBUIModalFormSheetSimulatedSizeMetrics": "modalFormSheetSimulatedSizeMetrics",
  ]
}
