// Casts of objects to the protocols that the loader needs.
//
// When an object of a class is first cast to a protocol, the Swift runtime searches all conformances in the program. A
// cast to a class only examines the object. Objects in nibs nearly always inherit from one of a few conforming classes
// of NibTerm, so these functions try those classes first. This saves about a hundred searches for one cell.

/// The value as an object. A value that is not an object is boxed.
func nibObject(in value: Any) -> AnyObject { (value as? NSObject) ?? (value as AnyObject) }

/// The object, if `awakeFromNib` can be called on it. Other objects that loading creates, such as constraints, do not
/// conform.
func nibAwakening(_ object: AnyObject) -> (any NibAwakening)? {
  if let responder = object as? UIResponder { return responder }
  return object as? NibObject
}

/// The object, if it can replace itself with another one in `awakeAfter(using:)`.
func nibReplaceable(_ object: AnyObject) -> (any NibReplaceable)? {
  if let view = object as? UIView { return view }
  if let controller = object as? UIViewController { return controller }
  return object as? NibObject
}

/// The object, if it has its own `setValue(_:forKey:)`.
func nibKeyValueCoding(_ object: AnyObject) -> (any NibKeyValueCoding)? {
  if let responder = object as? UIResponder { return responder }
  if let layer = object as? CALayer { return layer }
  if let object = object as? NibObject { return object }
  return object as? any NibKeyValueCoding
}

/// The object, if its class lists actions that nibs can name.
func nibActionTarget(_ object: AnyObject) -> (any NibActionTarget)? {
  if let responder = object as? UIResponder { return responder }
  return object as? any NibActionTarget
}

/// The class, if it has an attribute table, so that nibs can contain its objects.
package func nibDecodable(_ type: AnyClass?) -> (any NibDecodable.Type)? {
  if let view = type as? UIView.Type { return view }
  if let controller = type as? UIViewController.Type { return controller }
  return type as? NibObject.Type
}

/// The function that makes objects of the class with `init(coder:)`; `nil` if they are made with another initializer.
func nibDecoding(of type: AnyClass?) -> ((NSCoder) -> AnyObject?)? {
  if let view = type as? UIView.Type { return { view.init(coder: $0) } }
  if let controller = type as? UIViewController.Type { return { controller.init(coder: $0) } }
  if let object = type as? NibObject.Type { return { object.nibMake($0) } }
  guard let other = type as? any NSCoding.Type else { return nil }
  return { other.init(coder: $0).map(nibObject) }
}

/// The object, if it sends actions.
func nibActionSource(_ object: AnyObject) -> (any NibActionSource)? {
  if let control = object as? UIControl { return control }
  if let item = object as? UIBarButtonItem { return item }
  return object as? UIGestureRecognizer
}

/// The value, if it is copied with the object that refers to it.
func nibCopied(_ value: Any) -> (any NibCopied)? {
  if let view = value as? UIView { return view }
  return value as? NibObject
}
