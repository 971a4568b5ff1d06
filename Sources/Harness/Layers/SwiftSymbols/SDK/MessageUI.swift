/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let messageUI = SDKModule(
        name: "MessageUI", exports: ["UIKit"],
        declarations: #"""
            extension MFMailComposeErrorCode: Hashable, RawRepresentable {}
            extension MFMailComposeResult: Hashable, RawRepresentable {}
            extension MFMailComposeViewController: UINavigationController {
                var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
            }
            extension MFMailComposeViewControllerDelegate: NSObjectProtocol {}
            extension MFMessageComposeViewController: UINavigationController {
                var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?; var recipients: [String]?; var body: String?
                var subject: String?; var attachments: [[AnyHashable: Any]]?; var message: MSMessage?
            }
            extension MFMessageComposeViewControllerDelegate: NSObjectProtocol {}
            extension MessageComposeResult: Hashable, RawRepresentable {}
            """#)
}
