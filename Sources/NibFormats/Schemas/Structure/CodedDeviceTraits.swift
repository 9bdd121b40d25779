/// The size classes of the device for which a document is shown in Interface Builder. A nib contains the values for them
/// in the objects themselves.
struct CodedDeviceTraits {
  /// The conditions that are true, in the form of the keys of variations: `widthClass=regular`.
  private let conditions: Set<String>

  /// The traits of a document. A document without a device has none, so that no variation applies.
  init(_ document: NibDocument) {
    guard let device = document.root.child(named: "device"), let id = device["id"] else {
      conditions = []
      return
    }
    let isLandscape = device["orientation"] == "landscape"
    if id.hasPrefix("ipad") {
      conditions = ["widthClass=regular", "heightClass=regular"]
    } else {
      conditions = ["widthClass=compact", isLandscape ? "heightClass=compact" : "heightClass=regular"]
    }
  }

  /// The value of an attribute of an element for the traits: that of the variation with the most traits that applies.
  func value(of word: String, in element: NibElement) -> String? {
    let applying = element.children(named: "variation").filter { variation in
      guard variation[word] != nil, let key = variation.key, key != CodedTraits.any else { return false }
      return Set(key.split(separator: "-").map(String.init)).isSubset(of: conditions)
    }
    // Longer keys have more conditions.
    return applying.max { ($0.key?.count ?? 0) < ($1.key?.count ?? 0) }?[word] ?? element[word]
  }
}
