/// What objects of a nib have in common that are neither views nor controllers: bar items, gesture recognizers,
/// layouts, appearances.
///
/// A subclass says what documents may write in `nibAttributes`; decoding, key-value coding and the reports of what
/// is not understood come from there.
open class NibObject: NSObject, NibDecodable, NibAwakening, NibReplaceable {
  /// What the nib said of this object; nil for one made in code.
  package private(set) final var nibOrigin: NibOrigin?

  /// An object of its defaults.
  public override init() { super.init() }

  /// An object from a nib, with all its attributes.
  public required init?(coder: NSCoder) {
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

  /// Writes what a class of your own needs to be copied with the view that it belongs to.
  open func encode(with coder: NSCoder) {}

  /// The object that takes this one's place in the nib, once it is decoded; nil leaves it out. The default is itself.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Sent once to each object that a nib made, when all connections of the nib are in place.
  open func awakeFromNib() {}

  /// The rows of the class, its superclass's first: here those that say which object this is.
  open class var nibAttributes: [NibAttribute] {
    [
      .handled("id"), .handled("key"), .handled("customClass"), .handled("customModule"),
      .handled("customModuleProvider"), .handled("userLabel"), .handledChild("userComments"),
    ]
  }

  /// Key-value coding's entry point, as `UIResponder` has it.
  /// - Throws: `NibException` when the key is unknown or the value is of the wrong type.
  open func setValue(_ value: Any?, forKey key: String) throws {
    try nibSetValue(value, forKey: key, of: self)
  }
}

/// What the document said of an object that a nib made.
package struct NibOrigin {
  /// The object's id.
  public let id: String
  /// The element, with its place in the file.
  public let element: NibElement
  package let userLabel: String?
  /// The custom class that the document names, found or not.
  public let customClass: String?
  /// The frame that Interface Builder saved.
  package let savedFrame: CGRect?

  init(_ element: NibElement) {
    id = element.id ?? ""
    self.element = element
    userLabel = element["userLabel"]
    customClass = element["customClass"]
    savedFrame = element.child(key: "frame").flatMap { NibRect($0) }.map { CGRect($0) }
  }
}

extension CGRect {
  /// A document's rectangle as one that can be laid out: lengths beyond a hundred million points are nonsense, and sums of
  /// them would be no numbers.
  package init(_ rect: NibRect) {
    func bounded(_ length: Double) -> Double { min(max(length, -1e8), 1e8) }
    self.init(
      x: bounded(rect.x), y: bounded(rect.y), width: bounded(rect.width), height: bounded(rect.height))
  }
}
