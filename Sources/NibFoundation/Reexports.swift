// Every file of this target uses Foundation and UIKit's values.
@_exported import NibResources
