import Foundation

/// A paragraph style whose values can be set.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { nibValues.alignment }
    set { nibValues.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { nibValues.lineBreakMode }
    set { nibValues.lineBreakMode = newValue }
  }
  public override var lineBreakStrategy: LineBreakStrategy {
    get { nibValues.lineBreakStrategy }
    set { nibValues.lineBreakStrategy = newValue }
  }
  public override var baseWritingDirection: NSWritingDirection {
    get { nibValues.baseWritingDirection }
    set { nibValues.baseWritingDirection = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { nibValues.lineSpacing }
    set { nibValues.lineSpacing = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { nibValues.paragraphSpacing }
    set { nibValues.paragraphSpacing = newValue }
  }
  public override var paragraphSpacingBefore: CGFloat {
    get { nibValues.paragraphSpacingBefore }
    set { nibValues.paragraphSpacingBefore = newValue }
  }
  public override var firstLineHeadIndent: CGFloat {
    get { nibValues.firstLineHeadIndent }
    set { nibValues.firstLineHeadIndent = newValue }
  }
  public override var headIndent: CGFloat {
    get { nibValues.headIndent }
    set { nibValues.headIndent = newValue }
  }
  public override var tailIndent: CGFloat {
    get { nibValues.tailIndent }
    set { nibValues.tailIndent = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { nibValues.minimumLineHeight }
    set { nibValues.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { nibValues.maximumLineHeight }
    set { nibValues.maximumLineHeight = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { nibValues.lineHeightMultiple }
    set { nibValues.lineHeightMultiple = newValue }
  }
  public override var hyphenationFactor: Float {
    get { nibValues.hyphenationFactor }
    set { nibValues.hyphenationFactor = newValue }
  }
  public override var tabStops: [NSTextTab] {
    get { nibValues.tabStops }
    set { nibValues.tabStops = newValue }
  }
  public override var defaultTabInterval: CGFloat {
    get { nibValues.defaultTabInterval }
    set { nibValues.defaultTabInterval = newValue }
  }
}
