import NibCore

extension CheckRule {
  static let useTraitCollections = CheckRule(
    "use-trait-collections", .style, .warning, isOnByDefault: false,
    "A document does not use trait collections, or uses them although it should not.",
    advice: "Change *Use Trait Variations* in Interface Builder's file inspector.",
    wrong: document("useAutolayout=\"YES\""),
    right: document("useAutolayout=\"YES\" useTraitCollections=\"YES\""),
    options: [
      Option("enabled", "Whether documents must use trait collections: true or false.", standard: "true")
    ],
    find: { context in
      let root = context.document.root
      let isRequired = context.option("enabled").boolean ?? true
      guard context.document.kind.container != .nib, (root["useTraitCollections"] == "YES") != isRequired
      else {
        return []
      }
      return [
        context.finding(
          isRequired
            ? "the document does not use trait collections; turn on 'Use Trait Variations' in the file inspector"
            : "the document uses trait collections; turn off 'Use Trait Variations' in the file inspector",
          at: root, attribute: "useTraitCollections")
      ]
    })
}
