// A minimal Swift program with Foundation, linked like `nibterm`, which shows the cost of starting alone.
import Foundation

FileHandle.standardOutput.write(Data("hello\n".utf8))
