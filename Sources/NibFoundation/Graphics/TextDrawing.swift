import Foundation

/// Options for measuring and drawing text, with UIKit's raw values.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines are broken at the width of the rectangle.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Stored, but has no effect: the font's leading is always used.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Stored, but has no effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Stored, but has no effect.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The information that drawing a text returns. Stored, but has no effect.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which the font may be reduced.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which the font was reduced.
  public var actualScaleFactor: CGFloat { 1 }
  /// The rectangle of the text.
  public var totalBounds: CGRect { .zero }
}

extension NSAttributedString {
  /// The size of the text, in points.
  public func size() -> CGSize { nibSize(width: nil) }

  /// The size of the text in a rectangle of a size, at the origin. Lines are broken with `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(origin: .zero, size: nibSize(width: isWrapped ? size.width : nil))
  }

  /// Has no effect: text is not drawn outside of views.
  public func draw(in rect: CGRect) { EffectlessFeature.drawing.report() }
  /// Has no effect: text is not drawn outside of views.
  public func draw(at point: CGPoint) { EffectlessFeature.drawing.report() }
  /// Has no effect: text is not drawn outside of views.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { EffectlessFeature.drawing.report() }

  private func nibSize(width: CGFloat?) -> CGSize {
    let font = UIFont.systemFont(ofSize: 12)
    return NibEnvironment.current.textMetrics.layout(
      StyledText(self, defaultFont: font), width: width, numberOfLines: 0
    ).size
  }
}

/// A text that can be measured: a `String` or an `NSString`.
public protocol NibDrawableString: CustomStringConvertible {}

extension String: NibDrawableString {}
extension NSString: NibDrawableString {}

extension NibDrawableString {
  /// The size of the text, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// The size of the text in a rectangle; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Has no effect: text is not drawn outside of views.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    EffectlessFeature.drawing.report()
  }
  /// Has no effect: text is not drawn outside of views.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    EffectlessFeature.drawing.report()
  }
  /// Has no effect: text is not drawn outside of views.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { EffectlessFeature.drawing.report() }
}
