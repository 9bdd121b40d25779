import NibCore

/// The values that classes give their attributes where a document says nothing.
///
/// They are read from an object of each class, made from a document that says nothing of it. A class is
/// looked at once.
package final class NibDefaults {
  private let environment: NibEnvironment
  private var known: [String: [NibInspectedAttribute]] = [:]

  /// The defaults of objects in that environment.
  package init(_ environment: NibEnvironment) { self.environment = environment }

  /// The attributes that the object's class knows and its element does not set, by name; none for elements
  /// that become no object.
  package func attributes(of element: NibElement) -> [NibInspectedAttribute] {
    guard element.document.kind.isSupported else { return [] }
    let all = known[element.name] ?? standardAttributes(of: element)
    known[element.name] = all
    let set = Set(element.attributeNames + element.children.compactMap(\.key))
    return all.filter { !set.contains($0.name) }
  }

  private func standardAttributes(of element: NibElement) -> [NibInspectedAttribute] {
    guard let type = NibClassRegistry.builtInClass(forElement: element.name) as? any NibDecodable.Type,
      let object = object(like: element)
    else { return [] }
    // Later rows are of more derived classes: they win.
    let rows = Dictionary(type.nibAttributes.map { ($0.name, $0) }) { $1 }
    return rows.values.sorted { $0.name < $1.name }.compactMap { row in
      guard !row.name.isEmpty, row.source == .attribute || row.source == .child, let value = row.read?(object)
      else { return nil }
      return NibInspectedAttribute(
        name: row.name, value: NibValueText.text(of: value), state: .standard, target: nil, location: nil)
    }
  }

  /// An object of the framework's class, of which nothing is said.
  private func object(like element: NibElement) -> AnyObject? {
    var builder = NibDocumentBuilder(file: element.document.file, kind: element.document.kind)
    builder.open("objects")
    builder.open(element.name)
    builder.attribute("id", "default")
    builder.close()
    builder.close()
    let document = builder.finish()
    let loading = NibInstantiation(
      document: document, objects: document.root, name: document.file, owner: NibPreviewOwner(),
      mode: .lenient,
      bundle: .main, environment: environment)
    return NibEnvironment.$current.withValue(environment) {
      do {
        _ = try nibAutoreleasePool { try loading.run() }
      } catch {
        // What cannot be made has no defaults to show.
        return nil
      }
      return loading.object(id: "default")
    }
  }
}
