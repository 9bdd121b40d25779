@testable import NibAnalysis
@testable import NibCells
@testable import NibCore
@testable import NibDrawing
@testable import NibFormats

/// Creates compiled nibs from others. Changes objects, keys and values, and writes the nib in one of the containers.
enum MutatedNib {
  /// The forms in which compiled nibs are stored.
  enum Container: CaseIterable { case nibArchive, binaryKeyedArchive, xmlKeyedArchive }

  /// A nib with at most six changes; `nil` if the bytes are neither a nib nor a document that can be compiled to one.
  static func of(_ bytes: [UInt8], as containers: [Container], _ random: inout FuzzRandom) -> [UInt8]? {
    guard let graph = graph(of: bytes) else { return nil }
    var mutation = GraphMutation(graph, random)
    for _ in 0..<random.below(7) { mutation.change() }
    switch random.element(containers) {
    case .nibArchive: return NIBArchiveWriter.bytes(of: mutation.graph)
    case .binaryKeyedArchive: return KeyedArchiveFile(mutation.graph).binary
    case .xmlKeyedArchive: return KeyedArchiveFile(mutation.graph).xml
    }
  }

  private static func graph(of bytes: [UInt8]) -> CodedGraph? {
    if CompiledNibReader.canRead(bytes) {
      return try? CompiledNibReader.graph(of: bytes, file: "fuzz.nib")
    }
    guard let document = try? NibReader.read(bytes, file: "fuzz.xib"),
      let nib = try? NibCompiler.compile(document)
    else { return nil }
    return try? CompiledNibReader.graph(of: nib.bytes, file: "fuzz.nib")
  }
}

/// Changes of one graph.
private struct GraphMutation {
  private(set) var graph: CodedGraph
  private var random: FuzzRandom

  init(_ graph: CodedGraph, _ random: FuzzRandom) {
    self.graph = graph
    self.random = random
  }

  mutating func change() {
    let object = random.below(graph.objects.count)
    switch random.below(12) {
    case 0: graph.objects[object].className = randomClass()
    case 1: graph.objects[object].fallbackClassNames = [randomClass()]
    case 2, 3, 4: rewire(object)
    case 5: changeKey(object)
    case 6: changeValue(object) { $0.hostileValue() }
    case 7: changeValue(object) { mutation in mutation.anyValue() }
    case 8: drop(object)
    case 9: duplicate(object)
    case 10: graph.objects[object].entries += graph.objects[random.below(graph.objects.count)].entries
    default: referToCopy(from: object)
    }
  }

  private mutating func randomClass() -> String {
    random.chance(of: 2)
      ? graph.objects[random.below(graph.objects.count)].className : random.element(HostileValues.classes)
  }

  /// Makes a value refer to another object, sometimes to the object that contains it.
  private mutating func rewire(_ object: Int) {
    let indices = graph.objects[object].entries.indices.filter { index in
      if case .object = graph.objects[object].entries[index].value { return true }
      return false
    }
    guard !indices.isEmpty else { return }
    let target = random.chance(of: 4) ? object : random.below(graph.objects.count)
    graph.objects[object].entries[random.element(indices)].value = .object(target)
  }

  private mutating func changeKey(_ object: Int) {
    guard !graph.objects[object].entries.isEmpty else { return }
    let index = random.below(graph.objects[object].entries.count)
    let other = graph.objects[random.below(graph.objects.count)].entries
    graph.objects[object].entries[index].key =
      other.isEmpty || random.chance(of: 6) ? HostileValues.any(&random) : random.element(other).key
  }

  private mutating func changeValue(_ object: Int, _ value: (inout GraphMutation) -> CodedGraph.Value) {
    guard !graph.objects[object].entries.isEmpty else { return }
    let index = random.below(graph.objects[object].entries.count)
    graph.objects[object].entries[index].value = value(&self)
  }

  private mutating func hostileValue() -> CodedGraph.Value {
    let number = Double(random.element(HostileValues.numbers)) ?? -1
    switch random.below(7) {
    case 0: return .double(number)
    case 1: return .float(Float(number))
    case 2: return .integer(Int64(exactly: number) ?? random.element([.min, .max, -1, 1 << 32]))
    case 3: return .bool(random.chance(of: 2))
    case 4: return .data(Array(HostileValues.any(&random).utf8))
    case 5: return .data((0..<random.element([0, 1, 16, 17, 33])).map { _ in UInt8(random.below(256)) })
    default: return .null
    }
  }

  /// A value from another place in the graph.
  private mutating func anyValue() -> CodedGraph.Value {
    let entries = graph.objects[random.below(graph.objects.count)].entries
    return entries.isEmpty ? .null : random.element(entries).value
  }

  /// Removes an entry.
  private mutating func drop(_ object: Int) {
    guard !graph.objects[object].entries.isEmpty else { return }
    graph.objects[object].entries.remove(at: random.below(graph.objects[object].entries.count))
  }

  /// Repeats an entry.
  private mutating func duplicate(_ object: Int) {
    guard !graph.objects[object].entries.isEmpty else { return }
    let entry = random.element(graph.objects[object].entries)
    let count = random.element([1, 2, 50])
    graph.objects[object].entries += Array(repeating: entry, count: count)
  }

  /// Replaces a value of an object by a reference to a new copy of another object.
  private mutating func referToCopy(from object: Int) {
    guard graph.objects.count < 4000 else { return }
    let number = graph.objects.count
    graph.objects.append(graph.objects[random.below(number)])
    changeValue(object) { _ in .object(number) }
  }
}
