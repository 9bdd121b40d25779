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
    let lists = layers.flatMap { layer in
      [layer.values] + (layer.file.map { [XcodeConfigurationFile.settings(in: $0)] } ?? [])
    }
    return ["iphoneos", "iphonesimulator"].compactMap { sdk in
      var resolver = SettingResolver(lists: lists, build: SettingBuild(configuration: name, sdk: sdk))
      return resolver.deploymentTarget()
    }.min()
  }
}
