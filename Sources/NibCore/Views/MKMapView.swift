/// A map.
open class MKMapView: NibPlaceholderView {
  /// What the map shows.
  public enum MapType: Int, Hashable, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
  }

  /// What the map shows; it stands in the frame if it is not the standard one.
  open var mapType = MapType.standard { didSet { setNeedsDisplay() } }

  /// The class's name, with the type of map.
  open override var nibPlaceholderName: String {
    mapType == .standard ? super.nibPlaceholderName : "\(super.nibPlaceholderName) (\(mapType))"
  }

  /// The attributes of every view, and those of maps.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + [
        .choice(
          "mapType",
          [
            "standard": .standard, "satellite": .satellite, "hybrid": .hybrid,
            "satelliteFlyover": .satelliteFlyover, "hybridFlyover": .hybridFlyover,
            "mutedStandard": .mutedStandard,
          ], \MKMapView.mapType)
      ]
      + ignored(
        "rotateEnabled", "pitchEnabled", "showsUserLocation", "zoomEnabled", "scrollEnabled",
        "showsBuildings", "showsCompass", "showsPointsOfInterest", "showsScale", "showsTraffic")
  }
}
