// Casts of what nibs hold to the protocols that the loader asks for.
//
// A cast to a protocol makes the Swift runtime go through every conformance in the program, once for each class that is
// cast; a cast to a class looks at the object alone. What nibs hold is nearly always below a few classes of ours, which
// conform: showing one cell asks a hundred questions fewer this way.

/// The object that is, or is in, a value; a value of another kind comes in a box.
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

/// The class as one whose objects decode themselves.
func nibCodingClass(_ type: AnyClass?) -> (any NSCoding.Type)? {
  if let view = type as? UIView.Type { return view }
  if let controller = type as? UIViewController.Type { return controller }
  return type as? any NSCoding.Type
}
