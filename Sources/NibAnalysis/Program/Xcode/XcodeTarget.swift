import NibCore

/// A target of an Xcode project: the files that it contains, and its build settings.
struct XcodeTarget: Sendable {
  let name: String
  /// The kind of the product, such as `com.apple.product-type.application`; empty for a target without a product.
  let productType: String
  /// The paths of the files, as `XcodeProject` normalizes them.
  let files: Set<String>
  /// The folders whose whole content belongs to the target, without the exceptions.
  let folders: [String]
  /// The files and folders in folders of the project that are exceptions: they belong to the target only if their
  /// folder does not. The paths leave out the folders of languages (`.lproj`).
  let exceptions: Set<String>
  /// The settings of each build configuration, such as Debug and Release.
  let configurations: [BuildSettings]

  /// Whether the target builds an app or an extension, which have property lists that the system reads.
  var isProduct: Bool { productType.contains("application") || productType.contains("extension") }

  /// Whether the target's documents find only images and colors of the target itself. Libraries and bundles are copied
  /// into other products.
  var hasOwnResources: Bool {
    isProduct || productType.hasSuffix("framework") || productType.contains("-test")
  }

  var isApp: Bool { productType == "com.apple.product-type.application" }

  /// Whether the target builds an app for iOS, which is assumed if the SDK is not known. Reads configuration files.
  var isIOSApp: Bool {
    isApp && (configurations.isEmpty || configurations.contains { $0.isForIOS(target: name) })
  }

  func contains(_ path: String) -> Bool {
    if files.contains(path) { return true }
    return folders.contains { path.hasPrefix($0 + "/") } != isException(path)
  }

  /// Whether a file, or a folder around it, is an exception.
  private func isException(_ path: String) -> Bool {
    guard !exceptions.isEmpty else { return false }
    var names = path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
    while !names.isEmpty {
      if exceptions.contains("/" + names.joined(separator: "/")) { return true }
      names.removeLast()
    }
    return false
  }

  /// The names of the module that the target builds in its configurations; `nil` if one of them is not known. Reads
  /// configuration files.
  var modules: Set<String>? {
    guard !name.isEmpty, !configurations.isEmpty else { return nil }
    let names = configurations.map { $0.module(ofTarget: name) }
    return names.contains(nil) ? nil : Set(names.compactMap(\.self))
  }

  /// The lowest version of iOS for which one of the configurations is built; `nil` if it is not known. Reads
  /// configuration files.
  var deploymentTarget: IOSVersion? { configurations.compactMap(\.deploymentTarget).min() }
}
