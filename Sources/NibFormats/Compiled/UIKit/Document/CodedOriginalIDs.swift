/// The ids that objects of a compiled nib had in the source.
///
/// A nib contains the ids of objects only where they are part of a name: in the keys of translated texts
/// (`Tka-1R-vQm.title`) and in the names of the files of a storyboard (`Tka-1R-vQm-view-b8C-Xf-vdC.nib`).
struct CodedOriginalIDs {
  /// The ids, by the numbers of the objects.
  private(set) var ids: [Int: String] = [:]
  private var used: Set<String> = []

  /// Sets the id of an object. Does nothing if the object has an id already, or if another object has this one.
  mutating func add(_ id: String, of object: Int) {
    guard !id.isEmpty, ids[object] == nil, used.insert(id).inserted else { return }
    ids[object] = id
  }

  /// Adds the ids in the keys of translated texts.
  mutating func addKeys(in graph: CodedGraph, _ classes: ClassSchemas) {
    let texts = graph.objects.indices.filter { graph.objects[$0].className == "NSLocalizableString" }
    guard !texts.isEmpty else { return }
    let referrers = Self.referrers(in: graph)
    for text in texts {
      guard let key = graph.string("NSKey", of: text), let dot = key.lastIndex(of: "."),
        let owner = Self.owner(of: text, in: graph, referrers, classes)
      else { continue }
      add(String(key[..<dot]), of: owner)
    }
  }

  /// The objects that refer to each object.
  private static func referrers(in graph: CodedGraph) -> [Int: [Int]] {
    var referrers: [Int: [Int]] = [:]
    for (number, object) in graph.objects.enumerated() {
      for case .object(let target) in object.entries.map(\.value) {
        referrers[target, default: []].append(number)
      }
    }
    return referrers
  }

  /// The largest number of objects between a text and the object whose id its key contains.
  private static let depthLimit = 6

  /// The object of the document to which a text belongs: the nearest one that refers to it, or that of its accessibility
  /// settings.
  private static func owner(
    of text: Int, in graph: CodedGraph, _ referrers: [Int: [Int]], _ classes: ClassSchemas
  ) -> Int? {
    var next = text
    for _ in 0..<depthLimit {
      guard let referrer = referrers[next]?.first else { return nil }
      let name = graph.objects[referrer].className
      if name == CodedAccessibility.className {
        return graph.object(CodedAccessibility.object, of: referrer)
      }
      let isObject =
        CodedIdentity.isObject(referrer, in: graph, classes) || name == CodedTableSections.sectionClass
      if isObject { return referrer }
      next = referrer
    }
    return nil
  }
}
