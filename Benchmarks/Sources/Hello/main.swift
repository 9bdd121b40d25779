// The least that a Swift program with Foundation does, linked as `nibterm` is: what starting up costs by itself.
import Foundation

FileHandle.standardOutput.write(Data("hello\n".utf8))
