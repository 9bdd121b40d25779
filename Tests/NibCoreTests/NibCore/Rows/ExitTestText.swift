import Testing

/// What a process that ended wrote to its standard error; empty if it did not even start.
func errorText(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
