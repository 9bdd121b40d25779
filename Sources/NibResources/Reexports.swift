// Every file of this target uses Foundation (`CGRect`, `Bundle`, `Data`) and the values of the targets below it.
@_exported import Foundation
@_exported import NibCells
@_exported import NibFormats
@_exported import NibSupport
