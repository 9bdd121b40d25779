import NibCore

/// The settings of one build configuration of a target or project.
struct BuildSettings: Sendable {
  /// Settings that the project stores, and the configuration file on which they are based.
  struct Layer: Sendable {
    let values: SettingList
    /// The path of the file (`.xcconfig`); `nil` if there is none.
    let file: String?
  }

  /// The name of the build configuration, such as `Debug`.
  let name: String
  /// The layers, those of the target before those of its project.
  let layers: [Layer]

  /// The lowest version of iOS that the configuration is built for, on devices and in the simulator; `nil` if it is not
  /// known, or if it is built for another platform. Reads the configuration files.
  var deploymentTarget: IOSVersion? {
    let lists = lists
    return ["iphoneos", "iphonesimulator"].compactMap { sdk in
      var resolver = SettingResolver(lists: lists, build: SettingBuild(configuration: name, sdk: sdk))
      return resolver.deploymentTarget()
    }.min()
  }

  /// The name of the module that a target with these settings builds; `nil` if it depends on settings that are not
  /// known. Reads the configuration files.
  ///
  /// - Parameter target: the name of the target.
  func module(ofTarget target: String) -> String? {
    var resolver = resolver(ofTarget: target)
    return resolver.module()
  }

  /// Whether a target with these settings is built for iOS, which is assumed if they name no SDK. Reads the
  /// configuration files.
  func isForIOS(target: String) -> Bool {
    var resolver = resolver(ofTarget: target)
    return resolver.isForIOS()
  }

  /// The value of a setting of a target; `nil` if it has none, or if it depends on settings that are not known. Reads
  /// the configuration files.
  ///
  /// - Parameters:
  ///   - target: the name of the target.
  ///   - folder: the folder that contains the project.
  func value(of setting: String, ofTarget target: String, in folder: String) -> String? {
    var places = SettingList()
    for variable in ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"] { places.add(variable, folder) }
    var resolver = resolver(ofTarget: target, and: [places])
    return resolver.knownValue(of: setting)
  }

  private func resolver(ofTarget target: String, and otherLists: [SettingList] = []) -> SettingResolver {
    let build = SettingBuild(configuration: name, sdk: "iphoneos", target: target)
    return SettingResolver(lists: lists + otherLists, build: build)
  }

  private var lists: [SettingList] {
    layers.flatMap { layer in
      [layer.values] + (layer.file.map { [XcodeConfigurationFile.settings(in: $0)] } ?? [])
    }
  }
}
