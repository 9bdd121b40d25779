/// The words of the states of a button.
package enum ButtonStateWord: String, SchemaWord {
  case title, attributedTitle, image, backgroundImage, titleColor, titleShadowColor, catalog,
    preferredSymbolConfiguration

  package static let schema = ClassSchema(
    "UIButtonContent", element: "state",
    [
      title: .text().localized(.afterKey), attributedTitle: .attributedText(), image: .image(),
      backgroundImage: .image(),
      titleColor: .color(), titleShadowColor: .color("UIShadowColor"), catalog: .catalog,
    ])
}
