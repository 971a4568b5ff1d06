/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let coreGraphics = SDKModule(
        name: "CoreGraphics", exports: [],
        declarations: #"""
            extension CGAffineTransform: Equatable, Codable {
                var a: CGFloat; var b: CGFloat; var c: CGFloat; var d: CGFloat; var tx: CGFloat; var ty: CGFloat
                static var identity: CGAffineTransform; init(translationX tx: CGFloat, y ty: CGFloat)
                init(scaleX sx: CGFloat, y sy: CGFloat); init(rotationAngle angle: CGFloat)
                init(_ components: CGAffineTransformComponents); var isIdentity: Bool
                func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform
                func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform; func rotated(by angle: CGFloat) -> CGAffineTransform
                func inverted() -> CGAffineTransform; func decomposed() -> CGAffineTransformComponents
                func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform
                init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
            }
            extension CGAffineTransformComponents {
                var scale: CGSize; var horizontalShear: CGFloat; var rotation: CGFloat; var translation: CGVector
            }
            extension CGBitmapInfo: OptionSet {}
            extension CGBlendMode: Hashable, RawRepresentable {
                static let normal: CGBlendMode; static let multiply: CGBlendMode; static let screen: CGBlendMode
                static let overlay: CGBlendMode; static let darken: CGBlendMode; static let lighten: CGBlendMode
                static let colorDodge: CGBlendMode; static let colorBurn: CGBlendMode; static let softLight: CGBlendMode
                static let hardLight: CGBlendMode; static let difference: CGBlendMode; static let exclusion: CGBlendMode
                static let hue: CGBlendMode; static let saturation: CGBlendMode; static let color: CGBlendMode
                static let luminosity: CGBlendMode; static let clear: CGBlendMode; static let copy: CGBlendMode
                static let sourceIn: CGBlendMode; static let sourceOut: CGBlendMode; static let sourceAtop: CGBlendMode
                static let destinationOver: CGBlendMode; static let destinationIn: CGBlendMode; static let destinationOut: CGBlendMode
                static let destinationAtop: CGBlendMode; static let xor: CGBlendMode; static let plusDarker: CGBlendMode
                static let plusLighter: CGBlendMode
            }
            extension CGColor { var components: [CGFloat]? }
            extension CGColorConversionInfoTransformType: Hashable, RawRepresentable {}
            extension CGColorDataFormat {
                var version: UInt32; var colorspace_info: CFType; var bitmap_info: CGBitmapInfo; var bits_per_component: Int
                var bytes_per_row: Int; var intent: CGColorRenderingIntent
            }
            extension CGColorRenderingIntent: Hashable, RawRepresentable {}
            extension CGColorSpace {}
            extension CGColorSpaceModel: Hashable, RawRepresentable {}
            extension CGContext {}
            extension CGDataConsumerCallbacks {
                var putBytes: CGDataConsumerPutBytesCallback; var releaseConsumer: CGDataConsumerReleaseInfoCallback
            }
            extension CGDataProviderDirectCallbacks {
                var version: UInt32; var getBytePointer: CGDataProviderGetBytePointerCallback
                var releaseBytePointer: CGDataProviderReleaseBytePointerCallback
                var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback; var releaseInfo: CGDataProviderReleaseInfoCallback
            }
            extension CGDataProviderSequentialCallbacks {
                var version: UInt32; var getBytes: CGDataProviderGetBytesCallback; var skipForward: CGDataProviderSkipForwardCallback
                var rewind: CGDataProviderRewindCallback; var releaseInfo: CGDataProviderReleaseInfoCallback
            }
            extension CGError: Hashable, RawRepresentable {}
            extension CGFloat: SignedNumeric, BinaryFloatingPoint, Hashable, Strideable, Codable, CustomStringConvertible, CVarArg {}
            extension CGFontPostScriptFormat: Hashable, RawRepresentable {}
            extension CGFunctionCallbacks {
                var version: UInt32; var evaluate: CGFunctionEvaluateCallback; var releaseInfo: CGFunctionReleaseInfoCallback
            }
            extension CGGlyphDeprecatedEnum: Hashable, RawRepresentable {}
            extension CGGradientDrawingOptions: OptionSet {}
            extension CGImage {}
            extension CGImageAlphaInfo: Hashable, RawRepresentable {}
            extension CGImageByteOrderInfo: Hashable, RawRepresentable {}
            extension CGImagePixelFormatInfo: Hashable, RawRepresentable {}
            extension CGInterpolationQuality: Hashable, RawRepresentable {}
            extension CGLineCap: Hashable, RawRepresentable {
                static let butt: CGLineCap; static let round: CGLineCap; static let square: CGLineCap
            }
            extension CGLineJoin: Hashable, RawRepresentable {
                static let miter: CGLineJoin; static let round: CGLineJoin; static let bevel: CGLineJoin
            }
            extension CGMutablePath {
                func move(to point: CGPoint, transform: CGAffineTransform = .identity)
                func addLine(to point: CGPoint, transform: CGAffineTransform = .identity)
                func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
                func addPath(_ path: CGPath, transform: CGAffineTransform = .identity)
            }
            extension CGPDFAccessPermissions: OptionSet {}
            extension CGPDFBox: Hashable, RawRepresentable {}
            extension CGPDFDataFormat: Hashable, RawRepresentable {}
            extension CGPDFObjectType: Hashable, RawRepresentable {}
            extension CGPDFTagProperty: Hashable, RawRepresentable {}
            extension CGPDFTagType: Hashable, RawRepresentable {}
            extension CGPath {
                func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath
                func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
                    transform: CGAffineTransform = .identity) -> CGPath
                func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool
                func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
                func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
                func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
                func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
                func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
                func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
                func normalized(using rule: CGPathFillRule = .winding) -> CGPath; func flattened(threshold: CGFloat) -> CGPath
                func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool
                func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath]
            }
            extension CGPathDrawingMode: Hashable, RawRepresentable {}
            extension CGPathElement { var type: CGPathElementType }
            extension CGPathElementType: Hashable, RawRepresentable {}
            extension CGPathFillRule: Int, Hashable, RawRepresentable {}
            extension CGPatternCallbacks {
                var version: UInt32; var drawPattern: CGPatternDrawPatternCallback; var releaseInfo: CGPatternReleaseInfoCallback
            }
            extension CGPatternTiling: Hashable, RawRepresentable {}
            extension CGPoint: Equatable, Codable {
                var x: CGFloat; var y: CGFloat; static var zero: CGPoint; init(x: Int, y: Int); init(x: Double, y: Double)
                init?(dictionaryRepresentation dict: CFDictionary); func applying(_ t: CGAffineTransform) -> CGPoint
                func equalTo(_ point2: CGPoint) -> Bool; var dictionaryRepresentation: CFDictionary
            }
            extension CGRect: Equatable, Codable {
                var origin: CGPoint; var size: CGSize; static var zero: CGRect
                init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat); init(x: Double, y: Double, width: Double, height: Double)
                init(x: Int, y: Int, width: Int, height: Int); init?(dictionaryRepresentation dict: CFDictionary)
                func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect); var x: CGFloat
                var y: CGFloat; func applying(_ t: CGAffineTransform) -> CGRect; static var null: CGRect; static var infinite: CGRect
                var minX: CGFloat; var midX: CGFloat; var maxX: CGFloat; var minY: CGFloat; var midY: CGFloat; var maxY: CGFloat
                var width: CGFloat; var height: CGFloat; func equalTo(_ rect2: CGRect) -> Bool; var standardized: CGRect
                var isEmpty: Bool; var isNull: Bool; var isInfinite: Bool; func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
                var integral: CGRect; func union(_ r2: CGRect) -> CGRect; func intersection(_ r2: CGRect) -> CGRect
                func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect; func contains(_ point: CGPoint) -> Bool
                func contains(_ rect2: CGRect) -> Bool; func intersects(_ rect2: CGRect) -> Bool
                var dictionaryRepresentation: CFDictionary
            }
            extension CGRectEdge: Hashable, RawRepresentable {}
            extension CGSize: Equatable, Codable {
                var width: CGFloat; var height: CGFloat; static var zero: CGSize; init(width: Int, height: Int)
                init(width: Double, height: Double); init?(dictionaryRepresentation dict: CFDictionary)
                func applying(_ t: CGAffineTransform) -> CGSize; func equalTo(_ size2: CGSize) -> Bool
                var dictionaryRepresentation: CFDictionary
            }
            extension CGTextDrawingMode: Hashable, RawRepresentable {}
            extension CGTextEncoding: Hashable, RawRepresentable {}
            extension CGVector: Equatable, Codable {
                var dx: CGFloat; var dy: CGFloat; static var zero: CGVector; init(dx: Int, dy: Int); init(dx: Double, dy: Double)
            }
            """#)
}
