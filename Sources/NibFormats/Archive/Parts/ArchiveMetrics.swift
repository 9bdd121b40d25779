/// Translates the bars, orientations and sizes that Interface Builder simulates around a view.
enum ArchiveMetrics {
  static func statusBar(_ field: ArchiveField, _ object: ArchiveObject, _ draft: inout DraftElement) {
    guard let value = field.value else { return }
    var child = DraftElement(
      "simulatedStatusBarMetrics", at: field.element.offset, key: "simulatedStatusBarMetrics")
    let styles = [1: "blackTranslucent", 2: "blackOpaque"]
    if let style = value["IBUIStatusBarStyle"]?.integer.flatMap({ styles[$0] }) {
      child.set("statusBarStyle", style)
    }
    draft.children.append(child)
  }

  /// Adds a simulated navigation bar, toolbar or tab bar at the top or the bottom, depending on the archived
  /// class.
  static func bar(_ field: ArchiveField, _ object: ArchiveObject, _ draft: inout DraftElement) {
    guard let value = field.value, let key = ArchiveKey.regularName(field.key),
      let name = value.className.flatMap({ ArchiveKey.regularName($0) })
    else { return }
    var child = DraftElement(name, at: field.element.offset, key: key)
    let styles = [1: "black", 2: "blackTranslucent"]
    if let style = value["IBUIBarStyle"]?.integer.flatMap({ styles[$0] }) { child.set("barStyle", style) }
    if let isPrompted = value["IBUIPrompted"]?.attributeText { child.set("prompted", isPrompted) }
    draft.children.append(child)
  }

  static func orientation(_ field: ArchiveField, _ object: ArchiveObject, _ draft: inout DraftElement) {
    guard let value = field.value else { return }
    var child = DraftElement(
      "simulatedOrientationMetrics", at: field.element.offset, key: "simulatedOrientationMetrics")
    if let word = orientation(value) { child.set("orientation", word) }
    draft.children.append(child)
  }

  /// The name of the orientation; nil for portrait.
  static func orientation(_ value: ArchiveValue) -> String? {
    let words = [2: "portraitUpsideDown", 3: "landscapeRight", 4: "landscapeLeft"]
    return (value["IBUIInterfaceOrientation"] ?? value["interfaceOrientation"])?.integer.flatMap { words[$0] }
  }

  static func destination(_ field: ArchiveField, _ object: ArchiveObject, _ draft: inout DraftElement) {
    guard let value = field.value else { return }
    let name = value["IBUISimulatedSizeMetricsClass"]?.string.flatMap { destinations[$0] }
    guard let name else {
      return draft.children.append(ArchiveKept.element(field.element, name: field.key))
    }
    var child = DraftElement(name, at: field.element.offset, key: "simulatedDestinationMetrics")
    if isTall(value) { child.set("type", "retina4") }
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
