// The functions that libFuzzer calls. One program contains all targets, and its name selects the target to
// run (`Fuzzing/.build/xib`).
import NibCore

/// Selects the target by the program's name.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> Int32 {
  let path = arguments.pointee?[0].map { String(cString: $0) } ?? ""
  let name = String(path.split(separator: "/").last ?? "")
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("'\(name)' is not a target; start the program under one of these names: \(names)")
  }
  FuzzTarget.current = target
  return 0
}

/// Runs the target on one input. libFuzzer detects crashes, and the clock detects runs that take too long.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  let bytes = [UInt8](UnsafeBufferPointer(start: data, count: size))
  let clock = ProcessorClock()
  nibAutoreleasePool { FuzzTarget.current.run(bytes) }
  clock.checkLimit(seconds: FuzzTarget.current.seconds(forBytes: size))
  return 0
}

/// Mutates an input: by the structure of the target's inputs, and sometimes by bytes.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: UInt32
) -> Int {
  var random = FuzzRandom(seed: UInt64(seed))
  let bytes = [UInt8](UnsafeBufferPointer(start: data, count: size))
  guard !random.chance(of: FuzzTarget.current.byteMutations),
    let mutated = FuzzTarget.current.mutated(bytes, &random), mutated.count <= maximum
  else { return mutateBytes(data, size, maximum) }
  for (index, byte) in mutated.enumerated() { data[index] = byte }
  return mutated.count
}

/// Inserts parts of one document into another.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func crossOver(
  _ data1: UnsafePointer<UInt8>, _ size1: Int, _ data2: UnsafePointer<UInt8>, _ size2: Int,
  _ output: UnsafeMutablePointer<UInt8>, _ maximum: Int, _ seed: UInt32
) -> Int {
  var random = FuzzRandom(seed: UInt64(seed))
  let first = [UInt8](UnsafeBufferPointer(start: data1, count: size1))
  let second = [UInt8](UnsafeBufferPointer(start: data2, count: size2))
  let crossed = FuzzTarget.current.crossed(first, second, &random) ?? spliced(first, second, &random)
  guard crossed.count <= maximum else { return 0 }
  for (index, byte) in crossed.enumerated() { output[index] = byte }
  return crossed.count
}

/// The beginning of one input, followed by the end of the other.
private func spliced(_ first: [UInt8], _ second: [UInt8], _ random: inout FuzzRandom) -> [UInt8] {
  Array(first.prefix(random.below(first.count + 1)) + second.suffix(random.below(second.count + 1)))
}

/// libFuzzer's own mutations of bytes.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int) -> Int
