/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let safariServices = SDKModule(
        name: "SafariServices", exports: ["UIKit"],
        declarations: #"""
            extension SFAuthenticationError: Hashable, RawRepresentable {}
            extension SFAuthenticationSession: NSObject {}
            extension SFContentBlockerErrorCode: Hashable, RawRepresentable {}
            extension SFContentBlockerManager: NSObject {}
            extension SFContentBlockerState: NSObject {}
            extension SFErrorCode: Hashable, RawRepresentable {}
            extension SFSafariViewController: UIViewController {
                var delegate: (any SFSafariViewControllerDelegate)?; var configuration: SFSafariViewController.Configuration
                var preferredBarTintColor: UIColor?; var preferredControlTintColor: UIColor?
                var dismissButtonStyle: SFSafariViewController.DismissButtonStyle
            }
            extension SFSafariViewController.ActivityButton: NSObject, NSCopying, NSSecureCoding {}
            extension SFSafariViewController.Configuration: NSObject, NSCopying {
                var entersReaderIfAvailable: Bool; var barCollapsingEnabled: Bool
                var activityButton: SFSafariViewController.ActivityButton?; var eventAttribution: UIEventAttribution?
            }
            extension SFSafariViewController.DataStore: NSObject {}
            extension SFSafariViewController.DismissButtonStyle: Hashable, RawRepresentable {}
            extension SFSafariViewController.PrewarmingToken: NSObject {}
            extension SFSafariViewControllerDelegate: NSObjectProtocol {}
            extension SSReadingList: NSObject {}
            extension SSReadingListErrorCode: Hashable, RawRepresentable {}
            """#)
}
