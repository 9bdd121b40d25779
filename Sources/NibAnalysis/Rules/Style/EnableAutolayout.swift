import NibCore

extension CheckRule {
  static let enableAutolayout = CheckRule(
    "enable-autolayout", .style, .warning, isOnByDefault: false, "A document does not use Auto Layout.",
    advice: "Turn *Use Auto Layout* on in Interface Builder's file inspector.",
    wrong: document("useTraitCollections=\"YES\""),
    right: document("useAutolayout=\"YES\" useTraitCollections=\"YES\""),
    find: { context in
      let root = context.document.root
      guard context.document.kind.container != .nib, root["useAutolayout"] != "YES" else { return [] }
      return [
        context.finding(
          "the document does not use Auto Layout; turn it on in the file inspector", at: root,
          attribute: "useAutolayout")
      ]
    })
}
