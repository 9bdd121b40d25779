import NibCore

/// The part of NibTerm to fuzz, with mutations that suit its input.
enum FuzzTarget: String, CaseIterable {
  /// The XML scanner, by bytes.
  case xmlScanner = "xml-scanner"
  /// The readers, by bytes and by the structure of their documents.
  case xib
  case archive
  case nibArchive = "nib-archive"
  case keyedArchive = "keyed-archive"
  case propertyList = "property-list"
  /// Font files: names, metrics and kerning.
  case font
  /// The bytes that a terminal sends.
  case input
  /// Everything that the program does with a document: reading, loading, laying out, drawing, checking.
  case document
  /// The same with compiled documents, mutated as objects, keys and values.
  case compiled

  /// The target that this process runs.
  nonisolated(unsafe) static var current = FuzzTarget.xib

  func run(_ bytes: [UInt8]) {
    switch self {
    case .xmlScanner: ReaderRuns.scanXML(bytes)
    case .xib, .archive, .nibArchive, .keyedArchive: ReaderRuns.read(bytes)
    case .propertyList: ReaderRuns.readPropertyList(bytes)
    case .font: ReaderRuns.readFont(bytes)
    case .input: InputRun.decode(bytes)
    case .document, .compiled: DocumentRun(bytes).run()
    }
  }

  /// On average, one in this number of mutations changes bytes. The others change the structure.
  var byteMutations: Int {
    switch self {
    case .xmlScanner, .input, .font: 1
    case .xib, .archive, .nibArchive, .keyedArchive, .propertyList: 2
    case .document, .compiled: 50
    }
  }

  /// Mutates an input by its structure; `nil` if it has none.
  func mutated(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
    switch self {
    case .xmlScanner, .input, .font: nil
    case .xib, .archive, .document: MutatedDocument.of(bytes, &random)
    case .nibArchive: MutatedNib.of(bytes, as: [.nibArchive], &random)
    case .keyedArchive: MutatedNib.of(bytes, as: [.binaryKeyedArchive, .xmlKeyedArchive], &random)
    case .propertyList: MutatedNib.of(bytes, as: [.binaryKeyedArchive, .xmlKeyedArchive], &random)
    case .compiled: MutatedNib.of(bytes, as: MutatedNib.Container.allCases, &random)
    }
  }

  /// Combines two inputs by their structure; `nil` if they have none.
  func crossed(_ first: [UInt8], _ second: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
    switch self {
    case .xib, .archive, .document: MutatedDocument.crossing(first, second, &random)
    case .xmlScanner, .input, .font, .nibArchive, .keyedArchive, .propertyList, .compiled: nil
    }
  }

  /// The time limit for an input of the given size, in seconds of processor time: one second in a release
  /// build, four with the sanitizer.
  func seconds(forBytes size: Int) -> Double { 4 * max(1, Double(size) / 65_536) }
}
