/// The light or dark appearance.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6

  /// The name of the idiom in asset catalogs.
  var catalogName: String {
    switch self {
    case .pad: "ipad"
    case .tv: "tv"
    default: "iphone"
    }
  }
}

/// The size class of an axis. A phone in portrait, for example, is compact horizontally and regular vertically.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The reading direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// The reading direction in a trait collection.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Determines whether a view is mirrored for languages that are written from right to left.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
