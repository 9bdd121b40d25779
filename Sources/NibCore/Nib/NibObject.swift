/// The base class of nib objects that are neither views nor controllers, such as bar items, gesture recognizers,
/// layouts and appearances.
///
/// A subclass declares in `nibAttributes` which attributes documents may contain. Decoding, key-value coding and the
/// reports of unsupported attributes use these rows.
open class NibObject: NSObject, NibCopied, NibAwakening, NibReplaceable {
  /// The object's origin in its nib; `nil` for an object created in code.
  package private(set) final var nibOrigin: NibOrigin?

  /// Creates an object with default values.
  public override init() { super.init() }

  /// Creates an object from a nib, with all its attributes. Required only in subclasses that conform to `NSCoding` in
  /// UIKit, as gesture recognizers do not.
  public init?(coder: NSCoder) {
    super.init()
    if let coder = coder as? NibCopyCoder { nibDecodeCopy(from: coder) }
    guard let coder = coder as? NibCoder else { return }
    coder.instantiation.register(self, for: coder.element)
    nibOrigin = NibOrigin(coder.element)
    NibAttributeDecoder(coder).decode(into: self)
  }

  private func nibDecodeCopy(from coder: NibCopyCoder) {
    guard let original = coder.original as? NibObject else { return }
    coder.copier.register(self, for: original)
    nibOrigin = original.nibOrigin
    coder.copier.copyState(of: original, to: self)
  }

  /// Writes the additional state of your own class that is needed when the object is copied together with its
  /// view.
  open func encode(with coder: NSCoder) {}

  /// Returns the object that replaces this one in the nib after decoding; `nil` to leave the object out. The default
  /// returns `self`.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Called once for each object that a nib created, after all connections of the nib have been made.
  open func awakeFromNib() {}

  package class var nibKind: NibKind { .object }

  package class var nibKeys: [NibAttribute] { [] }

  /// The attribute rows of the class, those of its superclass first. The rows of this base class identify the object.
  package class var nibAttributes: [NibAttribute] {
    NibAttribute.identity + [.handledChild("userComments")]
  }

  /// The entry point of key-value coding, as in `UIResponder`.
  /// - Throws: `NibException` when the key is unknown or the value is of the wrong type.
  open func setValue(_ value: Any?, forKey key: String) throws {
    try nibSetValue(value, forKey: key, of: self)
  }
}

extension CGRect {
  /// Converts a document's rectangle, in points.
  package init(_ rect: NibRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
