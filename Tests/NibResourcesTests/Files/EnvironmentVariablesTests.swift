import Foundation
import Testing

@testable import NibResources

/// Environment variables by their names.
@Suite struct EnvironmentVariablesTests {
  @Test("The variables of the process are those that Foundation lists") func process() {
    let variables = ProcessInfo.processInfo.environment
    #expect(!variables.isEmpty)
    for (name, value) in variables { #expect(EnvironmentVariables.ofProcess[name] == value) }
    #expect(EnvironmentVariables.ofProcess["NIBTERM_NO_SUCH_VARIABLE"] == nil)
  }

  @Test("Given variables replace those of the process") func given() {
    let variables: EnvironmentVariables = ["HOME": "/h"]
    #expect(variables["HOME"] == "/h")
    #expect(variables["PATH"] == nil)
  }
}
