extension UILabel {
  /// The rows of a label's own attributes.
  static var labelAttributes: [NibAttribute] {
    textAttributes + [
      .bool("enabled", \UILabel.isEnabled), .bool("highlighted", \UILabel.isHighlighted),
      .color("highlightedColor", \UILabel.highlightedTextColor),
      .number("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
      .bool("adjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth),
      .bool("adjustsLetterSpacingToFitWidth", \UILabel.allowsDefaultTighteningForTruncation),
      .bool("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
      .number("minimumScaleFactor", \UILabel.minimumScaleFactor),
      .number("minimumFontSize", \UILabel.minimumFontSize),
      .choice(
        "baselineAdjustment",
        [
          "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": UIBaselineAdjustment.none,
        ],
        \UILabel.baselineAdjustment),
      .color("shadowColor", \UILabel.shadowColor),
      .value("shadowOffset", \UILabel.shadowOffset) { (size: NibSize) in
        CGSize(width: size.width, height: size.height)
      },
      .ignored("usesAttributedText", because: "the attributed text itself says so"),
    ]
  }

  private static var textAttributes: [NibAttribute] {
    [
      .string("text", \UILabel.text),
      .child("attributedText", decode: NSAttributedString.nib) { (label: UILabel, text: NSAttributedString) in
        label.attributedText = text
      },
      .child("fontDescription", decode: UIFont.nib) {
        (label: UILabel, font: UIFont) in label.font = font
      },
      .state(\UILabel.content), .state(\UILabel.font),
      .color("textColor", \UILabel.textColor),
      .choice("textAlignment", NibWords.textAlignments, \UILabel.textAlignment),
      .choice("lineBreakMode", NibWords.lineBreaks, \UILabel.lineBreakMode),
      .integer("numberOfLines", \UILabel.numberOfLines),
    ]
  }
}
