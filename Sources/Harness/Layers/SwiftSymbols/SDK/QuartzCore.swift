/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let quartzCore = SDKModule(
        name: "QuartzCore", exports: ["CoreGraphics", "Foundation"],
        declarations: #"""
            extension CAAction {}
            extension CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
                var timingFunction: CAMediaTimingFunction?; var delegate: (any CAAnimationDelegate)?; var isRemovedOnCompletion: Bool
                var preferredFrameRateRange: CAFrameRateRange
            }
            extension CAAnimationCalculationMode: Hashable, RawRepresentable {}
            extension CAAnimationDelegate: NSObjectProtocol {}
            extension CAAnimationGroup: CAAnimation { var animations: [CAAnimation]? }
            extension CAAnimationRotationMode: Hashable, RawRepresentable {}
            extension CABasicAnimation: CAPropertyAnimation { var fromValue: Any?; var toValue: Any?; var byValue: Any? }
            extension CACornerMask: OptionSet {
                static let minXMinYCorner: CACornerMask; static let maxXMinYCorner: CACornerMask; static let minXMaxYCorner: CACornerMask
                static let maxXMaxYCorner: CACornerMask
            }
            extension CADisplayLink: NSObject {
                var timestamp: CFTimeInterval; var duration: CFTimeInterval; var targetTimestamp: CFTimeInterval; var isPaused: Bool
                var preferredFrameRateRange: CAFrameRateRange
            }
            extension CAEAGLLayer: CALayer, EAGLDrawable {}
            extension CAEDRMetadata: NSObject, NSCopying, NSSecureCoding {}
            extension CAEdgeAntialiasingMask: OptionSet {}
            extension CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
                var name: String?; var isEnabled: Bool; var birthRate: Float; var lifetime: Float; var lifetimeRange: Float
                var emissionLatitude: CGFloat; var emissionLongitude: CGFloat; var emissionRange: CGFloat; var velocity: CGFloat
                var velocityRange: CGFloat; var xAcceleration: CGFloat; var yAcceleration: CGFloat; var zAcceleration: CGFloat
                var scale: CGFloat; var scaleRange: CGFloat; var scaleSpeed: CGFloat; var spin: CGFloat; var spinRange: CGFloat
                var color: CGColor?; var redRange: Float; var greenRange: Float; var blueRange: Float; var alphaRange: Float
                var redSpeed: Float; var greenSpeed: Float; var blueSpeed: Float; var alphaSpeed: Float; var contents: Any?
                var contentsRect: CGRect; var contentsScale: CGFloat; var minificationFilter: String; var magnificationFilter: String
                var minificationFilterBias: Float; var emitterCells: [CAEmitterCell]?; var style: [AnyHashable: Any]?
            }
            extension CAEmitterLayer: CALayer {
                var emitterCells: [CAEmitterCell]?; var birthRate: Float; var lifetime: Float; var emitterPosition: CGPoint
                var emitterZPosition: CGFloat; var emitterSize: CGSize; var emitterDepth: CGFloat
                var emitterShape: CAEmitterLayerEmitterShape; var emitterMode: CAEmitterLayerEmitterMode
                var renderMode: CAEmitterLayerRenderMode; var preservesDepth: Bool; var velocity: Float; var scale: Float; var spin: Float
                var seed: UInt32
            }
            extension CAEmitterLayerEmitterMode: Hashable, RawRepresentable {}
            extension CAEmitterLayerEmitterShape: Hashable, RawRepresentable {}
            extension CAEmitterLayerRenderMode: Hashable, RawRepresentable {}
            extension CAFrameRateRange: Equatable { var minimum: Float; var maximum: Float; var preferred: Float }
            extension CAGradientLayer: CALayer {
                var colors: [Any]?; var locations: [NSNumber]?; var startPoint: CGPoint; var endPoint: CGPoint
                var type: CAGradientLayerType
            }
            extension CAGradientLayerType: Hashable, RawRepresentable {}
            extension CAKeyframeAnimation: CAPropertyAnimation {
                var values: [Any]?; var path: CGPath?; var keyTimes: [NSNumber]?; var timingFunctions: [CAMediaTimingFunction]?
                var calculationMode: CAAnimationCalculationMode; var tensionValues: [NSNumber]?; var continuityValues: [NSNumber]?
                var biasValues: [NSNumber]?; var rotationMode: CAAnimationRotationMode?
            }
            extension CALayer: NSObject, NSSecureCoding, CAMediaTiming {
                var bounds: CGRect; var position: CGPoint; var zPosition: CGFloat; var anchorPoint: CGPoint; var anchorPointZ: CGFloat
                var transform: CATransform3D; var frame: CGRect; var isHidden: Bool; var isDoubleSided: Bool; var isGeometryFlipped: Bool
                var superlayer: CALayer?; var sublayers: [CALayer]?; var sublayerTransform: CATransform3D; var mask: CALayer?
                var masksToBounds: Bool; var contents: Any?; var contentsRect: CGRect; var contentsGravity: CALayerContentsGravity
                var contentsScale: CGFloat; var contentsCenter: CGRect; var contentsFormat: CALayerContentsFormat
                var wantsExtendedDynamicRangeContent: Bool; var minificationFilter: CALayerContentsFilter
                var magnificationFilter: CALayerContentsFilter; var minificationFilterBias: Float; var isOpaque: Bool
                var needsDisplayOnBoundsChange: Bool; var drawsAsynchronously: Bool; var edgeAntialiasingMask: CAEdgeAntialiasingMask
                var allowsEdgeAntialiasing: Bool; var backgroundColor: CGColor?; var cornerRadius: CGFloat
                var maskedCorners: CACornerMask; var cornerCurve: CALayerCornerCurve; var borderWidth: CGFloat; var borderColor: CGColor?
                var opacity: Float; var allowsGroupOpacity: Bool; var compositingFilter: Any?; var filters: [Any]?
                var backgroundFilters: [Any]?; var shouldRasterize: Bool; var rasterizationScale: CGFloat; var shadowColor: CGColor?
                var shadowOpacity: Float; var shadowOffset: CGSize; var shadowRadius: CGFloat; var shadowPath: CGPath?
                var actions: [String: any CAAction]?; var name: String?; var delegate: (any CALayerDelegate)?
                var style: [AnyHashable: Any]?; var visibleRect: CGRect
            }
            extension CALayerContentsFilter: Hashable, RawRepresentable {}
            extension CALayerContentsFormat: Hashable, RawRepresentable {}
            extension CALayerContentsGravity: Hashable, RawRepresentable {
                static let center: CALayerContentsGravity; static let top: CALayerContentsGravity
                static let bottom: CALayerContentsGravity; static let left: CALayerContentsGravity
                static let right: CALayerContentsGravity; static let topLeft: CALayerContentsGravity
                static let topRight: CALayerContentsGravity; static let bottomLeft: CALayerContentsGravity
                static let bottomRight: CALayerContentsGravity; static let resize: CALayerContentsGravity
                static let resizeAspect: CALayerContentsGravity; static let resizeAspectFill: CALayerContentsGravity
            }
            extension CALayerCornerCurve: Hashable, RawRepresentable {}
            extension CALayerDelegate: NSObjectProtocol {}
            extension CAMediaTiming {
                var beginTime: CFTimeInterval; var duration: CFTimeInterval; var speed: Float; var timeOffset: CFTimeInterval
                var repeatCount: Float; var repeatDuration: CFTimeInterval; var autoreverses: Bool; var fillMode: CAMediaTimingFillMode
            }
            extension CAMediaTimingFillMode: Hashable, RawRepresentable {
                static let forwards: CAMediaTimingFillMode; static let backwards: CAMediaTimingFillMode
                static let both: CAMediaTimingFillMode; static let removed: CAMediaTimingFillMode
            }
            extension CAMediaTimingFunction: NSObject, NSSecureCoding {}
            extension CAMediaTimingFunctionName: Hashable, RawRepresentable {
                static let linear: CAMediaTimingFunctionName; static let easeIn: CAMediaTimingFunctionName
                static let easeOut: CAMediaTimingFunctionName; static let easeInEaseOut: CAMediaTimingFunctionName
                static let `default`: CAMediaTimingFunctionName
            }
            extension CAMetalDisplayLink: NSObject {}
            extension CAMetalDisplayLink.Update: NSObject {}
            extension CAMetalDisplayLinkDelegate {}
            extension CAMetalDrawable: MTLDrawable {}
            extension CAMetalLayer: CALayer {}
            extension CAPropertyAnimation: CAAnimation {
                var keyPath: String?; var isAdditive: Bool; var isCumulative: Bool; var valueFunction: CAValueFunction?
            }
            extension CARenderer: NSObject {}
            extension CAReplicatorLayer: CALayer {
                var instanceCount: Int; var preservesDepth: Bool; var instanceDelay: CFTimeInterval; var instanceTransform: CATransform3D
                var instanceColor: CGColor?; var instanceRedOffset: Float; var instanceGreenOffset: Float; var instanceBlueOffset: Float
                var instanceAlphaOffset: Float
            }
            extension CAScrollLayer: CALayer {}
            extension CAScrollLayerScrollMode: Hashable, RawRepresentable {}
            extension CAShapeLayer: CALayer {
                var path: CGPath?; var fillColor: CGColor?; var fillRule: CAShapeLayerFillRule; var strokeColor: CGColor?
                var strokeStart: CGFloat; var strokeEnd: CGFloat; var lineWidth: CGFloat; var miterLimit: CGFloat
                var lineCap: CAShapeLayerLineCap; var lineJoin: CAShapeLayerLineJoin; var lineDashPhase: CGFloat
                var lineDashPattern: [NSNumber]?
            }
            extension CAShapeLayerFillRule: Hashable, RawRepresentable {}
            extension CAShapeLayerLineCap: Hashable, RawRepresentable {
                static let butt: CAShapeLayerLineCap; static let round: CAShapeLayerLineCap; static let square: CAShapeLayerLineCap
            }
            extension CAShapeLayerLineJoin: Hashable, RawRepresentable {
                static let miter: CAShapeLayerLineJoin; static let round: CAShapeLayerLineJoin; static let bevel: CAShapeLayerLineJoin
            }
            extension CASpringAnimation: CABasicAnimation {
                var mass: CGFloat; var stiffness: CGFloat; var damping: CGFloat; var initialVelocity: CGFloat; var allowsOverdamping: Bool
                var settlingDuration: CFTimeInterval; var perceptualDuration: CFTimeInterval; var bounce: CGFloat
            }
            extension CATextLayer: CALayer {
                var string: Any?; var font: CFType?; var fontSize: CGFloat; var foregroundColor: CGColor?; var isWrapped: Bool
                var truncationMode: CATextLayerTruncationMode; var alignmentMode: CATextLayerAlignmentMode
                var allowsFontSubpixelQuantization: Bool
            }
            extension CATextLayerAlignmentMode: Hashable, RawRepresentable {}
            extension CATextLayerTruncationMode: Hashable, RawRepresentable {}
            extension CATiledLayer: CALayer {}
            extension CATransaction: NSObject {}
            extension CATransform3D {
                var m11: CGFloat; var m12: CGFloat; var m13: CGFloat; var m14: CGFloat; var m21: CGFloat; var m22: CGFloat
                var m23: CGFloat; var m24: CGFloat; var m31: CGFloat; var m32: CGFloat; var m33: CGFloat; var m34: CGFloat
                var m41: CGFloat; var m42: CGFloat; var m43: CGFloat; var m44: CGFloat
            }
            extension CATransformLayer: CALayer {}
            extension CATransition: CAAnimation {}
            extension CATransitionSubtype: Hashable, RawRepresentable {
                static let right: CATransitionSubtype; static let left: CATransitionSubtype; static let top: CATransitionSubtype
                static let bottom: CATransitionSubtype
            }
            extension CATransitionType: Hashable, RawRepresentable {
                static let fade: CATransitionType; static let moveIn: CATransitionType; static let push: CATransitionType
                static let reveal: CATransitionType
            }
            extension CAValueFunction: NSObject, NSSecureCoding {}
            extension CAValueFunctionName: Hashable, RawRepresentable {}
            extension EAGLDrawable: NSObjectProtocol {}
            extension MTLDrawable: NSObjectProtocol {}
            extension NSNull: CAAction {}
            """#)
}
