/// An observable property whose type is not known to the caller. Values are passed as `Any?`, where `nil`
/// means that an optional property has no value.
protocol ObservableProperty: AnyObject {
  typealias AnyHandler = (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void

  var anyValue: Any? { get }
  func addObserver(_ registration: ObserverRegistration, _ handler: @escaping AnyHandler)
  /// Removes the last matching observer. Returns false if none matches.
  func removeObserver(where matches: (ObserverRegistration) -> Bool) -> Bool
}
