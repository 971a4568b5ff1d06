import UIKit

extension UIViewController {
    public func embed(_ child: UIViewController, in container: UIView? = nil) {
        let container: UIView = container ?? view
        addChild(child)
        container.addAll(child.view)
        child.view.pin(to: container)
        child.didMove(toParent: self)
    }

    public func showError(_ message: String, retry: (() -> Void)? = nil) {
        let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
        alert.addAction(.dismiss)
        if let retry {
            alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
        }
        present(alert, animated: true)
    }

    public func wrappedInNavigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: self)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}

extension UIAlertAction {
    public static var dismiss: UIAlertAction { UIAlertAction(title: "OK", style: .cancel) }
}
