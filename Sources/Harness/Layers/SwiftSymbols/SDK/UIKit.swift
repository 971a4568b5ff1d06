extension SDKModule {
    static let uiKit = SDKModule(
        name: "UIKit", exports: ["Foundation"],
        declarations: """
            extension NSObject {}
            extension UIResponder: NSObject {}
            extension UIView: UIResponder { var backgroundColor: UIColor?; func addSubview(_ view: UIView) }
            extension UIControl: UIView {}
            extension UIButton: UIControl { var titleLabel: UILabel? }
            extension UILabel: UIView { var font: UIFont!; var textColor: UIColor! }
            extension UIViewController: UIResponder { var view: UIView! }
            extension UIColor: NSObject { static var red: UIColor }
            extension UIFont: NSObject {}
            """)
}
