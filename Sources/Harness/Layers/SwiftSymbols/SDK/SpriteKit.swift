/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let spriteKit = SDKModule(
        name: "SpriteKit", exports: ["UIKit"],
        declarations: #"""
            extension CGVector { var dx: CGFloat; var dy: CGFloat }
            extension SK3DNode: SKNode {}
            extension SKAction: NSObject, NSCopying, NSSecureCoding {}
            extension SKActionTimingMode: Hashable, RawRepresentable {}
            extension SKAttribute: NSObject, NSSecureCoding {}
            extension SKAttributeType: Hashable, RawRepresentable {}
            extension SKAttributeValue: NSObject, NSSecureCoding {}
            extension SKAudioNode: SKNode, NSSecureCoding {}
            extension SKBlendMode: Hashable, RawRepresentable {}
            extension SKCameraNode: SKNode {}
            extension SKConstraint: NSObject, NSSecureCoding, NSCopying {}
            extension SKCropNode: SKNode {}
            extension SKEffectNode: SKNode, SKWarpable {}
            extension SKEmitterNode: SKNode {}
            extension SKFieldNode: SKNode {}
            extension SKInterpolationMode: Hashable, RawRepresentable {}
            extension SKKeyframeSequence: NSObject, NSSecureCoding, NSCopying {}
            extension SKLabelHorizontalAlignmentMode: Hashable, RawRepresentable {}
            extension SKLabelNode: SKNode {
                var verticalAlignmentMode: SKLabelVerticalAlignmentMode; var horizontalAlignmentMode: SKLabelHorizontalAlignmentMode
                var numberOfLines: Int; var lineBreakMode: NSLineBreakMode; var preferredMaxLayoutWidth: CGFloat; var fontName: String?
                var text: String?; var attributedText: NSAttributedString?; var fontSize: CGFloat; var fontColor: SKColor?
                var colorBlendFactor: CGFloat; var color: SKColor?; var blendMode: SKBlendMode
            }
            extension SKLabelVerticalAlignmentMode: Hashable, RawRepresentable {}
            extension SKLightNode: SKNode {}
            extension SKMutableTexture: SKTexture {}
            extension SKNode: UIResponder, NSCopying, NSSecureCoding, UIFocusItem {
                var frame: CGRect; var position: CGPoint; var zPosition: CGFloat; var zRotation: CGFloat; var xScale: CGFloat
                var yScale: CGFloat; var speed: CGFloat; var alpha: CGFloat; var isPaused: Bool; var isHidden: Bool
                var isUserInteractionEnabled: Bool; var focusBehavior: SKNodeFocusBehavior; var parent: SKNode?; var children: [SKNode]
                var name: String?; var scene: SKScene?; var physicsBody: SKPhysicsBody?; var userData: NSMutableDictionary?
                var reachConstraints: SKReachConstraints?; var constraints: [SKConstraint]?
            }
            extension SKNodeFocusBehavior: Hashable, RawRepresentable {}
            extension SKParticleRenderOrder: Hashable, RawRepresentable {}
            extension SKPhysicsBody: NSObject, NSCopying, NSSecureCoding {
                var isDynamic: Bool; var usesPreciseCollisionDetection: Bool; var allowsRotation: Bool; var pinned: Bool
                var isResting: Bool; var friction: CGFloat; var charge: CGFloat; var restitution: CGFloat; var linearDamping: CGFloat
                var angularDamping: CGFloat; var density: CGFloat; var mass: CGFloat; var area: CGFloat; var affectedByGravity: Bool
                var fieldBitMask: UInt32; var categoryBitMask: UInt32; var collisionBitMask: UInt32; var contactTestBitMask: UInt32
                var joints: [SKPhysicsJoint]; var node: SKNode?; var velocity: CGVector; var angularVelocity: CGFloat
            }
            extension SKPhysicsContact: NSObject {}
            extension SKPhysicsContactDelegate: NSObjectProtocol {}
            extension SKPhysicsJoint: NSObject, NSSecureCoding {}
            extension SKPhysicsJointFixed: SKPhysicsJoint {}
            extension SKPhysicsJointLimit: SKPhysicsJoint {}
            extension SKPhysicsJointPin: SKPhysicsJoint {}
            extension SKPhysicsJointSliding: SKPhysicsJoint {}
            extension SKPhysicsJointSpring: SKPhysicsJoint {}
            extension SKPhysicsWorld: NSObject, NSSecureCoding {}
            extension SKRange: NSObject, NSSecureCoding, NSCopying {}
            extension SKReachConstraints: NSObject, NSSecureCoding {}
            extension SKReferenceNode: SKNode {}
            extension SKRegion: NSObject, NSCopying, NSSecureCoding {}
            extension SKRenderer: NSObject {}
            extension SKRepeatMode: Hashable, RawRepresentable {}
            extension SKScene: SKEffectNode {
                var size: CGSize; var scaleMode: SKSceneScaleMode; var camera: SKCameraNode?; var listener: SKNode?
                var audioEngine: AVAudioEngine; var backgroundColor: SKColor; var delegate: (any SKSceneDelegate)?
                var anchorPoint: CGPoint; var physicsWorld: SKPhysicsWorld; var view: SKView?
            }
            extension SKSceneDelegate: NSObjectProtocol {}
            extension SKSceneScaleMode: Hashable, RawRepresentable {}
            extension SKShader: NSObject, NSCopying, NSSecureCoding {}
            extension SKShapeNode: SKNode {
                var path: CGPath?; var strokeColor: SKColor; var fillColor: SKColor; var blendMode: SKBlendMode; var isAntialiased: Bool
                var lineWidth: CGFloat; var glowWidth: CGFloat; var lineCap: CGLineCap; var lineJoin: CGLineJoin; var miterLimit: CGFloat
                var lineLength: CGFloat; var fillTexture: SKTexture?; var fillShader: SKShader?; var strokeTexture: SKTexture?
                var strokeShader: SKShader?; var attributeValues: [String: SKAttributeValue]
            }
            extension SKSpriteNode: SKNode, SKWarpable {
                var texture: SKTexture?; var normalTexture: SKTexture?; var lightingBitMask: UInt32; var shadowCastBitMask: UInt32
                var shadowedBitMask: UInt32; var centerRect: CGRect; var colorBlendFactor: CGFloat; var color: SKColor
                var blendMode: SKBlendMode; var anchorPoint: CGPoint; var size: CGSize; var shader: SKShader?
                var attributeValues: [String: SKAttributeValue]
            }
            extension SKTexture: NSObject, NSCopying, NSSecureCoding { var filteringMode: SKTextureFilteringMode; var usesMipmaps: Bool }
            extension SKTextureAtlas: NSObject, NSSecureCoding {}
            extension SKTextureFilteringMode: Hashable, RawRepresentable {}
            extension SKTileAdjacencyMask: OptionSet {}
            extension SKTileDefinition: NSObject, NSCopying, NSSecureCoding {}
            extension SKTileDefinitionRotation: Hashable, RawRepresentable {}
            extension SKTileGroup: NSObject, NSCopying, NSSecureCoding {}
            extension SKTileGroupRule: NSObject, NSCopying, NSSecureCoding {}
            extension SKTileMapNode: SKNode, NSCopying, NSSecureCoding {}
            extension SKTileSet: NSObject, NSCopying, NSSecureCoding {}
            extension SKTileSetType: Hashable, RawRepresentable {}
            extension SKTransformNode: SKNode {}
            extension SKTransition: NSObject, NSCopying {}
            extension SKTransitionDirection: Hashable, RawRepresentable {}
            extension SKUniform: NSObject, NSCopying, NSSecureCoding {}
            extension SKUniformType: Hashable, RawRepresentable {}
            extension SKVideoNode: SKNode {}
            extension SKView: UIView {
                var isPaused: Bool; var showsFPS: Bool; var showsDrawCount: Bool; var showsNodeCount: Bool; var showsQuadCount: Bool
                var showsPhysics: Bool; var showsFields: Bool; var isAsynchronous: Bool; var allowsTransparency: Bool
                var ignoresSiblingOrder: Bool; var shouldCullNonVisibleNodes: Bool; var preferredFramesPerSecond: Int
                var disableDepthStencilBuffer: Bool; var delegate: (NSObject & SKViewDelegate)?; var scene: SKScene?
            }
            extension SKViewDelegate: NSObjectProtocol {}
            extension SKWarpGeometry: NSObject, NSCopying, NSSecureCoding {}
            extension SKWarpGeometryGrid: SKWarpGeometry, NSSecureCoding {}
            extension SKWarpable: NSObjectProtocol {}
            extension SpriteView: View {}
            extension SpriteView.DebugOptions: OptionSet {}
            extension SpriteView.Options: OptionSet {}
            extension simd_quatf { var vector: vector_float4 }
            """#)
}
