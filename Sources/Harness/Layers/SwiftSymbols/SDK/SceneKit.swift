/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let sceneKit = SDKModule(
        name: "SceneKit", exports: ["UIKit"],
        declarations: #"""
            extension CAAnimation: SCNAnimation {}
            extension SCNAccelerationConstraint: SCNConstraint {}
            extension SCNAction: NSObject, NSCopying, NSSecureCoding {}
            extension SCNActionTimingMode: Hashable, RawRepresentable {}
            extension SCNActionable: NSObjectProtocol {}
            extension SCNAnimatable: NSObjectProtocol {}
            extension SCNAnimation: NSObject, NSCopying, NSSecureCoding, NSObjectProtocol {}
            extension SCNAnimationEvent: NSObject {}
            extension SCNAnimationPlayer: NSObject, SCNAnimatable, NSCopying, NSSecureCoding {}
            extension SCNAntialiasingMode: Hashable, RawRepresentable {}
            extension SCNAudioPlayer: NSObject {}
            extension SCNAudioSource: NSObject, NSCopying, NSSecureCoding {}
            extension SCNAvoidOccluderConstraint: SCNConstraint {}
            extension SCNAvoidOccluderConstraintDelegate: NSObjectProtocol {}
            extension SCNBillboardAxis: OptionSet {}
            extension SCNBillboardConstraint: SCNConstraint {}
            extension SCNBlendMode: Hashable, RawRepresentable {}
            extension SCNBoundingVolume: NSObjectProtocol {}
            extension SCNBox: SCNGeometry {}
            extension SCNBufferFrequency: Hashable, RawRepresentable {}
            extension SCNBufferStream: NSObjectProtocol {}
            extension SCNCamera: NSObject, SCNAnimatable, SCNTechniqueSupport, NSCopying, NSSecureCoding {
                var projectionDirection: SCNCameraProjectionDirection; var projectionTransform: SCNMatrix4
                var colorGrading: SCNMaterialProperty
            }
            extension SCNCameraControlConfiguration: NSObjectProtocol {}
            extension SCNCameraController: NSObject {}
            extension SCNCameraControllerDelegate: NSObjectProtocol {}
            extension SCNCameraProjectionDirection: Hashable, RawRepresentable {}
            extension SCNCapsule: SCNGeometry {}
            extension SCNChamferMode: Hashable, RawRepresentable {}
            extension SCNColorMask: OptionSet {}
            extension SCNCone: SCNGeometry {}
            extension SCNConstraint: NSObject, NSCopying, NSSecureCoding, SCNAnimatable {}
            extension SCNCullMode: Hashable, RawRepresentable {}
            extension SCNCylinder: SCNGeometry {}
            extension SCNDebugOptions: OptionSet {}
            extension SCNDistanceConstraint: SCNConstraint {}
            extension SCNFillMode: Hashable, RawRepresentable {}
            extension SCNFilterMode: Hashable, RawRepresentable {}
            extension SCNFloor: SCNGeometry {}
            extension SCNGeometry: NSObject, SCNAnimatable, SCNBoundingVolume, SCNShadable, NSCopying, NSSecureCoding {
                var materials: [SCNMaterial]; var firstMaterial: SCNMaterial?; var sources: [SCNGeometrySource]
                var elements: [SCNGeometryElement]
            }
            extension SCNGeometryElement: NSObject, NSSecureCoding {}
            extension SCNGeometryPrimitiveType: Hashable, RawRepresentable {}
            extension SCNGeometrySource: NSObject, NSSecureCoding {}
            extension SCNGeometrySource.Semantic: Hashable, RawRepresentable {}
            extension SCNGeometryTessellator: NSObject, NSCopying, NSSecureCoding {}
            extension SCNHitTestOption: Hashable, RawRepresentable {}
            extension SCNHitTestResult: NSObject {}
            extension SCNHitTestSearchMode: Hashable, RawRepresentable {}
            extension SCNIKConstraint: SCNConstraint {}
            extension SCNInteractionMode: Hashable, RawRepresentable {}
            extension SCNLevelOfDetail: NSObject, NSCopying, NSSecureCoding {}
            extension SCNLight: NSObject, SCNAnimatable, NSCopying, NSSecureCoding, SCNTechniqueSupport {
                var type: SCNLight.LightType; var shadowMode: SCNShadowMode; var iesProfileURL: URL?
                var sphericalHarmonicsCoefficients: Data
            }
            extension SCNLight.LightType: Hashable, RawRepresentable {}
            extension SCNLightAreaType: Hashable, RawRepresentable {}
            extension SCNLightProbeType: Hashable, RawRepresentable {}
            extension SCNLightProbeUpdateType: Hashable, RawRepresentable {}
            extension SCNLookAtConstraint: SCNConstraint {}
            extension SCNMaterial: NSObject, SCNAnimatable, SCNShadable, NSCopying, NSSecureCoding {
                var diffuse: SCNMaterialProperty; var ambient: SCNMaterialProperty; var specular: SCNMaterialProperty
            }
            extension SCNMaterial.LightingModel: Hashable, RawRepresentable {}
            extension SCNMaterialProperty: NSObject, SCNAnimatable, NSSecureCoding {}
            extension SCNMatrix4 {
                var m11: Float; var m12: Float; var m13: Float; var m14: Float; var m21: Float; var m22: Float; var m23: Float
                var m24: Float
            }
            extension SCNMorpher: NSObject, SCNAnimatable, NSSecureCoding {}
            extension SCNMorpherCalculationMode: Hashable, RawRepresentable {}
            extension SCNMovabilityHint: Hashable, RawRepresentable {}
            extension SCNNode: NSObject, NSCopying, NSSecureCoding, SCNAnimatable, SCNActionable, SCNBoundingVolume, UIFocusItem {
                var audioPlayers: [SCNAudioPlayer]; var light: SCNLight?; var camera: SCNCamera?; var geometry: SCNGeometry?
                var skinner: SCNSkinner?
            }
            extension SCNNodeFocusBehavior: Hashable, RawRepresentable {}
            extension SCNNodeRendererDelegate: NSObjectProtocol {}
            extension SCNParticleBirthDirection: Hashable, RawRepresentable {}
            extension SCNParticleBirthLocation: Hashable, RawRepresentable {}
            extension SCNParticleBlendMode: Hashable, RawRepresentable {}
            extension SCNParticleEvent: Hashable, RawRepresentable {}
            extension SCNParticleImageSequenceAnimationMode: Hashable, RawRepresentable {}
            extension SCNParticleInputMode: Hashable, RawRepresentable {}
            extension SCNParticleModifierStage: Hashable, RawRepresentable {}
            extension SCNParticleOrientationMode: Hashable, RawRepresentable {}
            extension SCNParticlePropertyController: NSObject, NSSecureCoding, NSCopying {}
            extension SCNParticleSortingMode: Hashable, RawRepresentable {}
            extension SCNParticleSystem: NSObject, NSCopying, NSSecureCoding, SCNAnimatable {}
            extension SCNParticleSystem.ParticleProperty: Hashable, RawRepresentable {}
            extension SCNPhysicsBallSocketJoint: SCNPhysicsBehavior {}
            extension SCNPhysicsBehavior: NSObject, NSSecureCoding {}
            extension SCNPhysicsBody: NSObject, NSCopying, NSSecureCoding {}
            extension SCNPhysicsBodyType: Hashable, RawRepresentable {}
            extension SCNPhysicsCollisionCategory: OptionSet {}
            extension SCNPhysicsConeTwistJoint: SCNPhysicsBehavior {}
            extension SCNPhysicsContact: NSObject {}
            extension SCNPhysicsContactDelegate: NSObjectProtocol {}
            extension SCNPhysicsField: NSObject, NSCopying, NSSecureCoding {}
            extension SCNPhysicsFieldScope: Hashable, RawRepresentable {}
            extension SCNPhysicsHingeJoint: SCNPhysicsBehavior {}
            extension SCNPhysicsShape: NSObject, NSCopying, NSSecureCoding {}
            extension SCNPhysicsShape.Option: Hashable, RawRepresentable {}
            extension SCNPhysicsShape.ShapeType: Hashable, RawRepresentable {}
            extension SCNPhysicsSliderJoint: SCNPhysicsBehavior {}
            extension SCNPhysicsVehicle: SCNPhysicsBehavior {}
            extension SCNPhysicsVehicleWheel: NSObject, NSCopying, NSSecureCoding {}
            extension SCNPhysicsWorld: NSObject, NSSecureCoding {}
            extension SCNPhysicsWorld.TestOption: Hashable, RawRepresentable {}
            extension SCNPhysicsWorld.TestSearchMode: Hashable, RawRepresentable {}
            extension SCNPlane: SCNGeometry {}
            extension SCNProgram: NSObject, NSCopying, NSSecureCoding {}
            extension SCNProgramDelegate: NSObjectProtocol {}
            extension SCNPyramid: SCNGeometry {}
            extension SCNReferenceLoadingPolicy: Hashable, RawRepresentable {}
            extension SCNReferenceNode: SCNNode {}
            extension SCNRenderer: NSObject, SCNSceneRenderer, SCNTechniqueSupport {}
            extension SCNRenderingAPI: Hashable, RawRepresentable {}
            extension SCNReplicatorConstraint: SCNConstraint {}
            extension SCNScene: NSObject, NSSecureCoding {
                var particleSystems: [SCNParticleSystem]?; var rootNode: SCNNode; var physicsWorld: SCNPhysicsWorld
            }
            extension SCNScene.Attribute: Hashable, RawRepresentable {}
            extension SCNSceneExportDelegate: NSObjectProtocol {}
            extension SCNSceneRenderer: NSObjectProtocol {}
            extension SCNSceneRendererDelegate: NSObjectProtocol {}
            extension SCNSceneSource: NSObject {}
            extension SCNSceneSource.AnimationImportPolicy: Hashable, RawRepresentable {}
            extension SCNSceneSource.LoadingOption: Hashable, RawRepresentable {}
            extension SCNSceneSourceStatus: Hashable, RawRepresentable {}
            extension SCNShadable: NSObjectProtocol {}
            extension SCNShaderModifierEntryPoint: Hashable, RawRepresentable {}
            extension SCNShadowMode: Hashable, RawRepresentable {}
            extension SCNShape: SCNGeometry {}
            extension SCNSkinner: NSObject, NSSecureCoding {}
            extension SCNSliderConstraint: SCNConstraint {}
            extension SCNSphere: SCNGeometry {}
            extension SCNTechnique: NSObject, SCNAnimatable, NSCopying, NSSecureCoding {}
            extension SCNTechniqueSupport: NSObjectProtocol {}
            extension SCNTessellationSmoothingMode: Hashable, RawRepresentable {}
            extension SCNText: SCNGeometry {}
            extension SCNTimingFunction: NSObject, NSSecureCoding {}
            extension SCNTorus: SCNGeometry {}
            extension SCNTransaction: NSObject {}
            extension SCNTransformConstraint: SCNConstraint {}
            extension SCNTransparencyMode: Hashable, RawRepresentable {}
            extension SCNTube: SCNGeometry {}
            extension SCNVector3 { var x: Float; var y: Float; var z: Float }
            extension SCNVector4 { var x: Float; var y: Float; var z: Float; var w: Float }
            extension SCNView: UIView, SCNSceneRenderer, SCNTechniqueSupport {
                var scene: SCNScene?; var cameraControlConfiguration: any SCNCameraControlConfiguration
            }
            extension SCNView.Option: Hashable, RawRepresentable {}
            extension SCNWrapMode: Hashable, RawRepresentable {}
            extension SIMD3 {}
            extension SIMD4 {}
            extension SceneView: View {}
            extension SceneView.Options: OptionSet {}
            extension simd.simd_double4x4 {}
            extension simd.simd_float4x4 {}
            """#)
}
