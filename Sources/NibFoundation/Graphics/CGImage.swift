// Functions and constants have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The pixels of an image. It refers to the image itself, because NibTerm reads pixels only to draw them.
public final class CGImage: NSObject, Sendable {
  let image: UIImage

  init(_ image: UIImage) { self.image = image }

  /// The width in pixels; 0 if it is unknown.
  public var width: Int { Int(bounded: image.size.width * image.scale) }
  /// The height in pixels; 0 if it is unknown.
  public var height: Int { Int(bounded: image.size.height * image.scale) }
  /// The number of bits of a color.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// The colors.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The place of the opacity in a pixel.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// A part of the image: the whole image in the size of the part, because pixels are not cut out.
  public func cropping(to rect: CGRect) -> CGImage? {
    EffectlessFeature.drawing.report()
    return CGImage(image.nibResized(to: CGSize(width: rect.width, height: rect.height)))
  }

  /// The same image.
  public func copy() -> CGImage? { self }
}

extension UIImage {
  /// The directions in which an image can be stored.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The image as an object of Core Graphics; `nil` for a symbol or an empty image.
  public var cgImage: CGImage? {
    switch nibSource {
    case .named, .file: CGImage(self)
    case .empty, .system: nil
    }
  }

  /// Creates the image of an object of Core Graphics. The scale and the direction have no effect.
  public convenience init(cgImage: CGImage, scale: CGFloat = 1, orientation: Orientation = .up) {
    self.init(nibCopying: cgImage.image, size: cgImage.image.nibSize)
  }

  /// The direction in which the image is stored.
  public var imageOrientation: Orientation { .up }
  /// The number of pixels per point.
  public var scale: CGFloat { 1 }
  /// The images of an animation: always `nil`.
  public var images: [UIImage]? { nil }
  /// The duration of an animation in seconds: always zero.
  public var duration: TimeInterval { 0 }
  /// The first image of an animation. A terminal does not show the other images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

  /// The same image, which is not mirrored.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The same image in another size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { nibResized(to: size) }
}

extension UIImage {
  /// Creates the image with a name. The bundle and the traits have no effect: images are searched in all resources.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Creates the image with a name. The bundle and the configuration have no effect.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
    self.init(named: name)
  }

  /// Creates a reference to a symbol. The traits have no effect.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Creates a reference to a symbol with a configuration. The value, which fills a part of the symbol, has no effect.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: SymbolConfiguration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The bytes of the image in the format in which it was read, because NibTerm does not convert images. `nil` if the
  /// image was not read from bytes or from a file, as for a symbol or a drawing.
  public func pngData() -> Data? { nibBytes }

  /// The bytes of the image in the format in which it was read; see `pngData()`. The quality has no effect.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nibBytes }

  private var nibBytes: Data? {
    if let nibData { return nibData }
    switch nibSource {
    case .file(let path): return FileBytes.ifReadable(path).map { Data($0) }
    case .named(let name):
      let catalogPath = NibEnvironment.current.catalogs?.image(named: name)?.files.first?.path
      let suffixes = ["", "png", "jpg", "jpeg"].lazy
      let path =
        catalogPath ?? suffixes.compactMap { Bundle.resources.path(forResource: name, ofType: $0) }.first
      return path.flatMap { FileBytes.ifReadable($0) }.map { Data($0) }
    case .empty, .system: return nil
    }
  }
}

/// The bytes of an image: the function that programs for Swift 4 and earlier use.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The bytes of an image: the function that programs for Swift 4 and earlier use.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
