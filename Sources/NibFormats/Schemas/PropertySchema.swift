/// A property in the schema of a class: how documents, compiled nibs and archives store it.
///
/// Translation and compilation use the same value, so they always agree.
package struct PropertySchema: Sendable {
  /// A part of an element: an attribute, or child elements.
  package enum Part: Hashable, Sendable {
    case attribute(String)
    /// A child element with this `key`.
    case keyed(String)
    /// Child elements of this name, with or without a `key`.
    case element(String)
  }

  /// The parts of an element that the property handles.
  var parts: [Part] = []
  /// The keys of an object in compiled nibs that the property handles.
  var keys: [String] = []
  /// The values that missing parts mean. A part that has no entry has no known default.
  var defaults: [Part: CodedDefault] = [:]
  /// The words of an enumeration; `nil` for another value.
  var words: SchemaWords?
  /// The name of the text in files with translations; `nil` if it is not translated.
  var localized: LocalizedName?
  /// The types of the parts that an editor can write, by their names.
  var types: [String: PropertyType] = [:]
  /// The numbers that the parts can have, by their names. A part without an entry can have every number of its type.
  var ranges: [String: ClosedRange<Double>] = [:]
  /// The form in archives of Xcode 3 and 4.
  var archive = ArchiveForm()
  /// Translates the values of an object to its element.
  var translate: @Sendable (CodedTranslation.Subject, NibDraft) -> Void = { _, _ in }
  /// Compiles parts of an element to values of its object.
  var compile: @Sendable (NibElement, CodedCompilation.Subject) -> Void = { _, _ in }

  /// Returns a property that handles the parts and keys of both, this one first.
  func and(_ other: PropertySchema) -> PropertySchema {
    var both = self
    both.parts += other.parts
    both.keys += other.keys
    both.defaults.merge(other.defaults) { $1 }
    both.types.merge(other.types) { $1 }
    both.ranges.merge(other.ranges) { $1 }
    both.translate = { [translate] object, draft in
      translate(object, draft)
      other.translate(object, draft)
    }
    both.compile = { [compile] element, object in
      compile(element, object)
      other.compile(element, object)
    }
    return both
  }

  /// Parts of an element of which compiled nibs contain nothing, or which the schema of another part handles.
  static func parts(_ parts: Part...) -> PropertySchema {
    PropertySchema(parts: parts)
  }

  /// A value that is coded for every object of the class, and that documents do not contain.
  static func constant(_ key: String, _ value: CodedGraph.Value) -> PropertySchema {
    PropertySchema(keys: [key], compile: { $1.set(key, value) })
  }
}
