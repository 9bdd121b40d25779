/// A map.
open class MKMapView: NibPlaceholderView {
  /// The kind of map that is shown.
  public enum MapType: Int, Hashable, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
  }

  /// The kind of map to show. Its name appears in the box unless it is the standard kind.
  open var mapType = MapType.standard { didSet { setNeedsDisplay() } }

  /// The class's name, followed by the map type.
  package override var nibPlaceholderName: String {
    mapType == .standard ? super.nibPlaceholderName : "\(super.nibPlaceholderName) (\(mapType))"
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<MKMapView, MapViewWord>.table(
        .choice(.mapType, \.mapType),
        .ignored(
          .rotateEnabled, .pitchEnabled, .showsUserLocation, .zoomEnabled, .scrollEnabled, .showsBuildings,
          .showsCompass, .showsPointsOfInterest, .showsScale, .showsTraffic, because: unseen))
  }
}
