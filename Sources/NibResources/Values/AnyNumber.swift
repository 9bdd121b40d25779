/// Converts a number or Boolean to an `NSNumber`; `nil` for a value of another type.
package func nibNumber(_ value: Any) -> NSNumber? {
  value as? NSNumber ?? (value as? CGFloat).map { NSNumber(value: Double($0)) }
}
