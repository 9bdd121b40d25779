import NibSupport

/// The words of the configuration of a button.
///
/// Apple's compiler writes all keys but that of the insets, also for values that are the default (15 configurations of
/// buttons in nibs of two apps, Xcode 14.2 and 16.4). The numbers of the words are those of UIKit's public enumerations.
package enum ButtonConfigurationWord: String, SchemaWord {
  case style, background, cornerStyle, buttonSize, baseBackgroundColor, baseForegroundColor, image,
    preferredSymbolConfigurationForImage, showsActivityIndicator, title, attributedTitle,
    titleFontDescription,
    subtitle, attributedSubtitle, subtitleFontDescription, contentInsets, imagePlacement, imagePadding,
    titlePadding, titleAlignment, catalog

  package static let schema = ClassSchema(
    "UIButtonConfiguration", element: "buttonConfiguration", keys: "UIButtonConfiguration",
    ignoring: ["UIButtonConfigurationMacIdiomStyle"],
    [
      style: .choice(styles, "UIButtonConfigurationButtonStyle", document: "plain", nib: nil),
      background: .row(CodedButtonBackground.property),
      cornerStyle: .choice(
        ["fixed": -1, "dynamic": 0, "small": 1, "medium": 2, "large": 3, "capsule": 4], document: "dynamic",
        nib: nil),
      buttonSize: .choice(["medium", "small", "mini", "large"], document: "medium", nib: nil)
        .and(.constant("UIButtonConfigurationMacIdiomStyle", .integer(0))),
      baseBackgroundColor: .color().codedIfMissing(), baseForegroundColor: .color().codedIfMissing(),
      image: .image().codedIfMissing().and(CodedButtonConfiguration.symbolConfiguration),
      showsActivityIndicator: .scalar(.flag, document: "NO"),
      title: .row(CodedButtonConfiguration.text("title")).localized(),
      subtitle: .row(CodedButtonConfiguration.text("subtitle")).localized(),
      contentInsets: .row(CodedButtonConfiguration.contentInsets),
      imagePlacement: .choice(
        ["top": 1, "leading": 2, "bottom": 4, "trailing": 8], document: "leading", nib: nil),
      imagePadding: .scalar(.float, document: "0"), titlePadding: .scalar(.float, document: "1"),
      titleAlignment: .choice(
        ["automatic", "leading", "center", "trailing"], document: "automatic", nib: nil),
      catalog: .handled(),
    ])

  /// The styles whose numbers are known. (No nib with another one was available.)
  static let styles: SchemaWords = ["plain": 0, "filled": 3]
}
