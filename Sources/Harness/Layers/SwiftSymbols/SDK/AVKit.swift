/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let avKit = SDKModule(
        name: "AVKit", exports: ["AVFoundation", "UIKit"],
        declarations: #"""
            extension AVAudioSession.RouteSelection: Hashable, RawRepresentable {}
            extension AVInterstitialTimeRange: NSObject, NSCopying, NSSecureCoding {}
            extension AVKitError: Hashable, RawRepresentable {}
            extension AVPictureInPictureController: NSObject {}
            extension AVPictureInPictureController.ContentSource: NSObject {}
            extension AVPictureInPictureControllerDelegate: NSObjectProtocol {}
            extension AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {}
            extension AVPictureInPictureVideoCallViewController: UIViewController {}
            extension AVPlaybackSpeed: NSObject {}
            extension AVPlayerViewController: UIViewController {
                var player: AVPlayer?; var showsPlaybackControls: Bool; var showsTimecodes: Bool; var videoGravity: AVLayerVideoGravity
                var isReadyForDisplay: Bool; var videoBounds: CGRect; var contentOverlayView: UIView?
                var allowsPictureInPicturePlayback: Bool; var allowsVideoFrameAnalysis: Bool
                var videoFrameAnalysisTypes: AVVideoFrameAnalysisType; var toggleLookupAction: UIAction
                var canStartPictureInPictureAutomaticallyFromInline: Bool; var updatesNowPlayingInfoCenter: Bool
                var entersFullScreenWhenPlaybackBegins: Bool; var exitsFullScreenWhenPlaybackEnds: Bool; var requiresLinearPlayback: Bool
                var appliesPreferredDisplayCriteriaAutomatically: Bool; var pixelBufferAttributes: [String: Any]?
                var delegate: (any AVPlayerViewControllerDelegate)?; var speeds: [AVPlaybackSpeed]; var selectedSpeed: AVPlaybackSpeed?
                var unobscuredContentGuide: UILayoutGuide; var allowedSubtitleOptionLanguages: [String]?; var requiresFullSubtitles: Bool
                var skippingBehavior: AVPlayerViewControllerSkippingBehavior; var isSkipForwardEnabled: Bool
                var isSkipBackwardEnabled: Bool; var playbackControlsIncludeTransportBar: Bool; var playbackControlsIncludeInfoViews: Bool
                var transportBarIncludesTitleView: Bool; var customOverlayViewController: UIViewController?
                var transportBarCustomMenuItems: [UIMenuElement]; var requiresMonoscopicViewingMode: Bool
                var contextualActions: [UIAction]; var contextualActionsInfoView: UIView; var contextualActionsPreviewImage: UIImage?
                var customInfoViewControllers: [UIViewController]; var infoViewActions: [UIAction]!; var canBeginTrimming: Bool
            }
            extension AVPlayerViewControllerAnimationCoordinator: NSObjectProtocol {}
            extension AVPlayerViewControllerDelegate: NSObjectProtocol {}
            extension AVPlayerViewControllerSkippingBehavior: Hashable, RawRepresentable {}
            extension AVRoutePickerView: UIView {}
            extension AVRoutePickerView.ButtonState: Hashable, RawRepresentable {}
            extension AVRoutePickerViewButtonStyle: Hashable, RawRepresentable {}
            extension AVRoutePickerViewDelegate: NSObjectProtocol {}
            extension AVVideoFrameAnalysisType: OptionSet {}
            extension VideoPlayer: View {}
            """#)
}
