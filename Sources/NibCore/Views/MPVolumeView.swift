/// A slider for the system's volume.
open class MPVolumeView: NibPlaceholderView {}
