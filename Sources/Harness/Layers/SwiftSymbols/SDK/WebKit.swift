/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let webKit = SDKModule(
        name: "WebKit", exports: ["Foundation", "UIKit"],
        declarations: #"""
            extension WKAudiovisualMediaTypes: OptionSet {}
            extension WKBackForwardList: NSObject {}
            extension WKBackForwardListItem: NSObject {}
            extension WKContentRuleList: NSObject {}
            extension WKContentRuleListStore: NSObject {}
            extension WKContentWorld: NSObject {}
            extension WKContextMenuElementInfo: NSObject {}
            extension WKDataDetectorTypes: OptionSet {}
            extension WKDialogResult: Hashable, RawRepresentable {}
            extension WKDownload: NSObject, ProgressReporting {}
            extension WKDownload.RedirectPolicy: Hashable, RawRepresentable {}
            extension WKDownloadDelegate: NSObjectProtocol {}
            extension WKErrorCode: Hashable, RawRepresentable {}
            extension WKFindConfiguration: NSObject, NSCopying {}
            extension WKFindResult: NSObject, NSCopying {}
            extension WKFrameInfo: NSObject, NSCopying {
                var isMainFrame: Bool; var request: URLRequest; var securityOrigin: WKSecurityOrigin; var webView: WKWebView?
            }
            extension WKHTTPCookieStore: NSObject {}
            extension WKHTTPCookieStore.CookiePolicy: Hashable, RawRepresentable {}
            extension WKHTTPCookieStoreObserver: NSObjectProtocol {}
            extension WKMediaCaptureState: Hashable, RawRepresentable {}
            extension WKMediaCaptureType: Hashable, RawRepresentable {}
            extension WKMediaPlaybackState: Hashable, RawRepresentable {}
            extension WKNavigation: NSObject { var effectiveContentMode: WKWebpagePreferences.ContentMode }
            extension WKNavigationAction: NSObject {
                var sourceFrame: WKFrameInfo; var targetFrame: WKFrameInfo?; var navigationType: WKNavigationType; var request: URLRequest
                var shouldPerformDownload: Bool
            }
            extension WKNavigationActionPolicy: Hashable, RawRepresentable {}
            extension WKNavigationDelegate: NSObjectProtocol {}
            extension WKNavigationResponse: NSObject { var isForMainFrame: Bool; var response: URLResponse; var canShowMIMEType: Bool }
            extension WKNavigationResponsePolicy: Hashable, RawRepresentable {}
            extension WKNavigationType: Hashable, RawRepresentable {}
            extension WKPDFConfiguration: NSObject, NSCopying {}
            extension WKPermissionDecision: Hashable, RawRepresentable {}
            extension WKPreferences: NSObject, NSSecureCoding {}
            extension WKPreferences.InactiveSchedulingPolicy: Hashable, RawRepresentable {}
            extension WKPreviewActionItem: UIPreviewActionItem {}
            extension WKPreviewElementInfo: NSObject, NSCopying {}
            extension WKProcessPool: NSObject, NSSecureCoding {}
            extension WKScriptMessage: NSObject {
                var body: Any; var webView: WKWebView?; var frameInfo: WKFrameInfo; var name: String; var world: WKContentWorld
            }
            extension WKScriptMessageHandler: NSObjectProtocol {}
            extension WKScriptMessageHandlerWithReply: NSObjectProtocol {}
            extension WKSecurityOrigin: NSObject {}
            extension WKSelectionGranularity: Hashable, RawRepresentable {}
            extension WKSnapshotConfiguration: NSObject, NSCopying {}
            extension WKUIDelegate: NSObjectProtocol {}
            extension WKURLSchemeHandler: NSObjectProtocol {}
            extension WKURLSchemeTask: NSObjectProtocol {}
            extension WKUserContentController: NSObject, NSSecureCoding { var userScripts: [WKUserScript] }
            extension WKUserScript: NSObject, NSCopying {}
            extension WKUserScriptInjectionTime: Hashable, RawRepresentable {}
            extension WKWebView: UIView {
                var configuration: WKWebViewConfiguration; var navigationDelegate: (any WKNavigationDelegate)?
                var uiDelegate: (any WKUIDelegate)?; var backForwardList: WKBackForwardList; var title: String?; var url: URL?
                var isLoading: Bool; var estimatedProgress: Double; var hasOnlySecureContent: Bool; var serverTrust: SecTrust?
                var canGoBack: Bool; var canGoForward: Bool; var cameraCaptureState: WKMediaCaptureState
                var microphoneCaptureState: WKMediaCaptureState; var allowsBackForwardNavigationGestures: Bool
                var customUserAgent: String?; var allowsLinkPreview: Bool; var scrollView: UIScrollView; var pageZoom: CGFloat
                var mediaType: String?; var interactionState: Any?; var themeColor: UIColor?; var underPageBackgroundColor: UIColor!
                var fullscreenState: WKWebView.FullscreenState; var minimumViewportInset: UIEdgeInsets
                var maximumViewportInset: UIEdgeInsets; var isFindInteractionEnabled: Bool; var findInteraction: UIFindInteraction?
                var isInspectable: Bool
            }
            extension WKWebView.FullscreenState: Hashable, RawRepresentable {}
            extension WKWebViewConfiguration: NSObject, NSSecureCoding, NSCopying {
                var processPool: WKProcessPool; var preferences: WKPreferences; var userContentController: WKUserContentController
                var websiteDataStore: WKWebsiteDataStore; var suppressesIncrementalRendering: Bool
                var applicationNameForUserAgent: String?; var allowsAirPlayForMediaPlayback: Bool; var upgradeKnownHostsToHTTPS: Bool
                var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes
                var defaultWebpagePreferences: WKWebpagePreferences!; var limitsNavigationsToAppBoundDomains: Bool
                var allowsInlineMediaPlayback: Bool; var selectionGranularity: WKSelectionGranularity
                var allowsPictureInPictureMediaPlayback: Bool; var dataDetectorTypes: WKDataDetectorTypes
                var ignoresViewportScaleLimits: Bool
            }
            extension WKWebpagePreferences: NSObject {}
            extension WKWebpagePreferences.ContentMode: Hashable, RawRepresentable {}
            extension WKWebsiteDataRecord: NSObject {}
            extension WKWebsiteDataStore: NSObject, NSSecureCoding {}
            extension WKWindowFeatures: NSObject {}
            """#)
}
