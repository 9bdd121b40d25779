/// A property wrapper whose value the loader can set by the property's name.
package protocol NibSettableProperty: AnyObject {
  var nibDeclaredType: Any.Type { get }

  /// Sets the property. Returns false if `value` does not have the declared type.
  func nibAssign(_ value: Any?) -> Bool

  /// Makes reading the property raise an exception, until the property is set.
  func nibFail(with exception: NibException)
}
