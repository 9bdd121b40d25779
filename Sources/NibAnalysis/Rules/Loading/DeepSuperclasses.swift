import NibCore

extension CheckRule {
  static let deepSuperclasses = CheckRule(
    "deep-superclasses", .loading, .warning, "A class has more than 255 superclasses.",
    details: "The ones above are not read, so it is not known which other keys and methods the class has.",
    strict: { context in
      var seen: Set<String> = []
      return context.document.root.descendants.compactMap { element in
        guard let name = element["customClass"], !name.isEmpty, seen.insert(name).inserted,
          context.table.inheritance(of: name).isTruncated
        else { return nil }
        return context.finding(
          "\(name) has more than \(ClassTable.maximumClassCount - 1) superclasses; the ones above are not read",
          at: element, attribute: "customClass",
          notes: context.notes(on: StrictCheckContext.ObjectClass(name: name)))
      }
    })
}
