/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let avFoundation = SDKModule(
        name: "AVFoundation", exports: ["Foundation", "CoreGraphics", "QuartzCore"],
        declarations: #"""
            extension AUAudioUnit: NSObject {}
            extension AVAsset: NSObject, NSCopying, AVAsynchronousKeyValueLoading {
                var preferredDisplayCriteria: AVDisplayCriteria; var minimumTimeOffsetFromLive: CMTime
            }
            extension AVAssetExportSession: NSObject {}
            extension AVAssetExportSession.Status: Hashable, RawRepresentable {}
            extension AVAssetImageGenerator: NSObject {}
            extension AVAssetPlaybackAssistant: NSObject {}
            extension AVAssetPlaybackConfigurationOption: Hashable, RawRepresentable {}
            extension AVAssetReader: NSObject {}
            extension AVAssetReader.Status: Hashable, RawRepresentable {}
            extension AVAssetTrack: NSObject, NSCopying, AVAsynchronousKeyValueLoading {}
            extension AVAssetTrackSegment: NSObject {}
            extension AVAssetWriter: NSObject {}
            extension AVAssetWriter.Status: Hashable, RawRepresentable {}
            extension AVAsyncProperty: AVPartialAsyncProperty {}
            extension AVAsyncProperty.Status: Equatable {}
            extension AVAsynchronousCIImageFilteringRequest: NSObject, NSCopying {}
            extension AVAsynchronousKeyValueLoading {}
            extension AVAsynchronousVideoCompositionRequest: NSObject, NSCopying {}
            extension AVAudio3DMixing: NSObjectProtocol {}
            extension AVAudioEngine: NSObject {}
            extension AVAudioEngineManualRenderingError: Hashable, RawRepresentable {}
            extension AVAudioEngineManualRenderingMode: Hashable, RawRepresentable {}
            extension AVAudioEngineManualRenderingStatus: Hashable, RawRepresentable {}
            extension AVAudioMix: NSObject, NSCopying, NSMutableCopying {}
            extension AVAudioMixInputParameters: NSObject, NSCopying, NSMutableCopying {}
            extension AVAudioMixerNode: AVAudioNode, AVAudioMixing {}
            extension AVAudioMixing: AVAudioStereoMixing, AVAudio3DMixing {}
            extension AVAudioMixingDestination: NSObject, AVAudioMixing {}
            extension AVAudioNode: NSObject {}
            extension AVAudioPlayer: NSObject {}
            extension AVAudioPlayerDelegate: NSObjectProtocol {}
            extension AVAudioPlayerNode: AVAudioNode, AVAudioMixing {}
            extension AVAudioPlayerNodeBufferOptions: OptionSet {}
            extension AVAudioPlayerNodeCompletionCallbackType: Hashable, RawRepresentable {}
            extension AVAudioRecorder: NSObject {}
            extension AVAudioRecorderDelegate: NSObjectProtocol {}
            extension AVAudioSession: NSObject {}
            extension AVAudioSession.Category: Hashable, RawRepresentable {}
            extension AVAudioSession.CategoryOptions: OptionSet {}
            extension AVAudioSession.Mode: Hashable, RawRepresentable {}
            extension AVAudioSessionActivationOptions: OptionSet {}
            extension AVAudioSessionChannelDescription: NSObject {}
            extension AVAudioSessionDataSourceDescription: NSObject {}
            extension AVAudioSessionDelegate: NSObjectProtocol {}
            extension AVAudioSessionPortDescription: NSObject {}
            extension AVAudioSessionRouteDescription: NSObject {}
            extension AVAudioStereoMixing: NSObjectProtocol {}
            extension AVCaptureConnection: NSObject {}
            extension AVCaptureDevice: NSObject {
                var linkedDevices: [AVCaptureDevice]; var formats: [AVCaptureDevice.Format]; var activeFormat: AVCaptureDevice.Format
            }
            extension AVCaptureDevice.DeviceType: Hashable, RawRepresentable {}
            extension AVCaptureDevice.FlashMode: Hashable, RawRepresentable {}
            extension AVCaptureDevice.Position: Hashable, RawRepresentable {}
            extension AVCaptureDevice.TorchMode: Hashable, RawRepresentable {}
            extension AVCaptureDeviceInput: AVCaptureInput {}
            extension AVCaptureInput: NSObject {}
            extension AVCaptureMetadataOutput: AVCaptureOutput {}
            extension AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
            extension AVCaptureOutput: NSObject {}
            extension AVCapturePhoto: NSObject {}
            extension AVCapturePhotoBracketSettings: AVCapturePhotoSettings {}
            extension AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
            extension AVCapturePhotoFileDataRepresentationCustomizer: NSObjectProtocol {}
            extension AVCapturePhotoOutput: AVCaptureOutput {}
            extension AVCapturePhotoOutputReadinessCoordinator: NSObject {}
            extension AVCapturePhotoOutputReadinessCoordinatorDelegate: NSObjectProtocol {}
            extension AVCapturePhotoSettings: NSObject, NSCopying {}
            extension AVCaptureSession: NSObject {
                var sessionPreset: AVCaptureSession.Preset; var inputs: [AVCaptureInput]; var outputs: [AVCaptureOutput]
            }
            extension AVCaptureSession.Preset: Hashable, RawRepresentable {}
            extension AVCaptureVideoDataOutput: AVCaptureOutput {}
            extension AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}
            extension AVCaptureVideoOrientation: Hashable, RawRepresentable {}
            extension AVCaptureVideoPreviewLayer: CALayer {
                var session: AVCaptureSession?; var connection: AVCaptureConnection?; var videoGravity: AVLayerVideoGravity
                var isPreviewing: Bool
            }
            extension AVCaptureVideoStabilizationMode: Hashable, RawRepresentable {}
            extension AVComposition: AVAsset, NSMutableCopying {}
            extension AVCompositionTrack: AVAssetTrack {}
            extension AVCompositionTrackFormatDescriptionReplacement: NSObject, NSSecureCoding {}
            extension AVCompositionTrackSegment: AVAssetTrackSegment {}
            extension AVContentKeyRecipient: NSObjectProtocol {}
            extension AVError: CustomNSError, Hashable {}
            extension AVError.Code: Hashable, RawRepresentable {}
            extension AVFileType: Hashable, RawRepresentable {}
            extension AVLayerVideoGravity: Hashable, RawRepresentable {}
            extension AVMediaType: Hashable, RawRepresentable {}
            extension AVMetadataGroup: NSObject {}
            extension AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, NSCopying, NSMutableCopying {}
            extension AVMetadataMachineReadableCodeObject: AVMetadataObject {}
            extension AVMetadataObject: NSObject {}
            extension AVMetadataObject.ObjectType: Hashable, RawRepresentable {}
            extension AVMutableComposition: AVComposition {}
            extension AVMutableCompositionTrack: AVCompositionTrack {}
            extension AVPartialAsyncProperty {}
            extension AVPlaybackCoordinator: NSObject {}
            extension AVPlayer: NSObject {
                var status: AVPlayer.Status; var error: Error?; var timeControlStatus: AVPlayer.TimeControlStatus
            }
            extension AVPlayer.ActionAtItemEnd: Hashable, RawRepresentable {}
            extension AVPlayer.Status: Hashable, RawRepresentable {}
            extension AVPlayer.TimeControlStatus: Hashable, RawRepresentable {}
            extension AVPlayerAudiovisualBackgroundPlaybackPolicy: Hashable, RawRepresentable {}
            extension AVPlayerItem: NSObject, NSCopying {
                var templatePlayerItem: AVPlayerItem?; var status: AVPlayerItem.Status; var error: Error?; var asset: AVAsset
            }
            extension AVPlayerItem.Status: Hashable, RawRepresentable {}
            extension AVPlayerItemAccessLog: NSObject, NSCopying {}
            extension AVPlayerItemAccessLogEvent: NSObject, NSCopying {}
            extension AVPlayerItemErrorLog: NSObject, NSCopying {}
            extension AVPlayerItemErrorLogEvent: NSObject, NSCopying {}
            extension AVPlayerItemLegibleOutput: AVPlayerItemOutput {}
            extension AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {}
            extension AVPlayerItemMediaDataCollector: NSObject {}
            extension AVPlayerItemMetadataCollector: AVPlayerItemMediaDataCollector {}
            extension AVPlayerItemMetadataCollectorPushDelegate: NSObjectProtocol {}
            extension AVPlayerItemMetadataOutput: AVPlayerItemOutput {}
            extension AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {}
            extension AVPlayerItemOutput: NSObject {}
            extension AVPlayerItemOutputPullDelegate: NSObjectProtocol {}
            extension AVPlayerItemOutputPushDelegate: NSObjectProtocol {}
            extension AVPlayerItemTrack: NSObject {}
            extension AVPlayerItemVideoOutput: AVPlayerItemOutput {}
            extension AVPlayerLayer: CALayer {
                var player: AVPlayer?; var videoGravity: AVLayerVideoGravity; var videoRect: CGRect
                var pixelBufferAttributes: [String: Any]?
            }
            extension AVPlayerLooper: NSObject {}
            extension AVPlayerLooper.Status: Hashable, RawRepresentable {}
            extension AVPlayerPlaybackCoordinator: AVPlaybackCoordinator {}
            extension AVPlayerPlaybackCoordinatorDelegate: NSObjectProtocol {}
            extension AVQueuePlayer: AVPlayer {}
            extension AVQueuedSampleBufferRendering: NSObjectProtocol {}
            extension AVSampleBufferDisplayLayer: CALayer, AVQueuedSampleBufferRendering {}
            extension AVSpeechBoundary: Hashable, RawRepresentable {}
            extension AVSpeechSynthesisMarker: NSObject, NSSecureCoding, NSCopying {}
            extension AVSpeechSynthesisProviderAudioUnit: AUAudioUnit {}
            extension AVSpeechSynthesisProviderRequest: NSObject, NSSecureCoding, NSCopying {}
            extension AVSpeechSynthesisProviderVoice: NSObject, NSSecureCoding, NSCopying {}
            extension AVSpeechSynthesisVoice: NSObject, NSSecureCoding {}
            extension AVSpeechSynthesisVoiceGender: Hashable, RawRepresentable {}
            extension AVSpeechSynthesisVoiceQuality: Hashable, RawRepresentable {}
            extension AVSpeechSynthesizer: NSObject {}
            extension AVSpeechSynthesizerDelegate: NSObjectProtocol {}
            extension AVSpeechUtterance: NSObject, NSCopying, NSSecureCoding {}
            extension AVSynchronizedLayer: CALayer {}
            extension AVTimedMetadataGroup: AVMetadataGroup, NSCopying, NSMutableCopying {}
            extension AVURLAsset: AVAsset, NSItemProviderReading, NSItemProviderWriting, AVContentKeyRecipient {
                var url: URL; var httpSessionIdentifier: UUID; var resourceLoader: AVAssetResourceLoader; var assetCache: AVAssetCache?
            }
            extension AVVideoCodecType: Hashable, RawRepresentable {}
            extension AVVideoComposition: NSObject, NSCopying, NSMutableCopying {}
            """#)
}
