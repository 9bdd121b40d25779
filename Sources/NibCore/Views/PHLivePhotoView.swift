/// A photograph that moves.
open class PHLivePhotoView: NibPlaceholderView {}
