// Nearly all suites of this target need temporary folders.
@_exported import TestSupport
