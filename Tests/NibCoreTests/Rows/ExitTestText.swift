import Testing

/// The standard error output of a process that ended, or an empty string if it did not start.
func errorText(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
