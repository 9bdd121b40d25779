import NibCore

/// Finds the default values of the attributes that a document does not set.
///
/// The defaults are read from an object that is decoded from an element without attributes. This happens once for
/// each element name.
package final class NibDefaults {
  private let environment: NibEnvironment
  private var knownAttributes: [String: [NibInspectedAttribute]] = [:]

  /// Creates an instance for objects in the given environment.
  package init(_ environment: NibEnvironment) { self.environment = environment }

  /// The attributes that the object's class supports and the element does not set, by name. Empty for
  /// elements that do not describe an object, and in documents of unsupported platforms.
  package func attributes(of element: NibElement) -> [NibInspectedAttribute] {
    guard element.document.kind.isSupported else { return [] }
    let defaults = knownAttributes[element.name] ?? standardAttributes(of: element)
    knownAttributes[element.name] = defaults
    let setNames = Set(element.attributeNames + element.children.compactMap(\.key))
    return defaults.filter { !setNames.contains($0.name) }
  }

  /// The values that an object of the element's class has if the document sets nothing.
  private func standardAttributes(of element: NibElement) -> [NibInspectedAttribute] {
    guard let type = nibDecodable(NibClassRegistry.builtInClass(forElement: element.name)),
      let object = object(like: element)
    else { return [] }
    // Later rows belong to more derived classes and take precedence.
    let rows = Dictionary(type.nibAttributes.map { ($0.name, $0) }) { $1 }
    return rows.values.sorted { $0.name < $1.name }.compactMap { row in
      guard !row.name.isEmpty, row.source == .attribute || row.source == .child, let value = row.read?(object)
      else { return nil }
      return NibInspectedAttribute(
        name: row.name, value: NibValueText.text(of: value), state: .standard, target: nil, location: nil)
    }
  }

  /// Makes an object of the element's framework class from an element without attributes; `nil` if that fails.
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
      mode: .lenient, bundle: .main, environment: environment)
    return NibEnvironment.$current.withValue(environment) {
      do {
        _ = try nibAutoreleasePool { try loading.run() }
      } catch {
        // An object that cannot be made has no defaults.
        return nil
      }
      return loading.object(id: "default")
    }
  }
}
