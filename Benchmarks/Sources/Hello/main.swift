// A minimal Swift program with Foundation. It is linked like `nibterm` and shows the cost of starting a program.
import Foundation

FileHandle.standardOutput.write(Data("hello\n".utf8))
