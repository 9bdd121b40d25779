/// An area with coordinates.
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}
