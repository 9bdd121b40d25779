// Casts of objects in nibs to the protocols that the loader needs.
//
// For a cast to a protocol, the Swift runtime searches every conformance in the program, once for each class that is
// cast; a cast to a class looks only at the object. Objects in nibs nearly always inherit from a few classes of
// NibTerm that conform, so these functions try those classes first. This saves about a hundred searches for one cell.

/// The object that a value is or contains. A value of another type is boxed.
func nibObject(in value: Any) -> AnyObject { (value as? NSObject) ?? (value as AnyObject) }

func nibAwakening(_ object: AnyObject) -> (any NibAwakening)? {
  if let responder = object as? UIResponder { return responder }
  return object as? any NibAwakening
}

func nibReplaceable(_ object: AnyObject) -> (any NibReplaceable)? {
  if let view = object as? UIView { return view }
  if let controller = object as? UIViewController { return controller }
  return object as? any NibReplaceable
}

func nibKeyValueCoding(_ object: AnyObject) -> (any NibKeyValueCoding)? {
  if let responder = object as? UIResponder { return responder }
  return object as? any NibKeyValueCoding
}

func nibActionTarget(_ object: AnyObject) -> (any NibActionTarget)? {
  if let responder = object as? UIResponder { return responder }
  return object as? any NibActionTarget
}

/// The class as `NSCoding`, if its objects decode themselves.
func nibCodingClass(_ type: AnyClass?) -> (any NSCoding.Type)? {
  if let view = type as? UIView.Type { return view }
  if let controller = type as? UIViewController.Type { return controller }
  return type as? any NSCoding.Type
}
