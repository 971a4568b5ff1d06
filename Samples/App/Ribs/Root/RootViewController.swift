import DesignSystem
import UIKit

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {
    private weak var child: UIViewController?

    func setTitle(_ title: String) {
        self.title = title
    }

    func replace(with child: any ViewControllable) {
        self.child?.willMove(toParent: nil)
        self.child?.removeFromParent()
        embed(child.uiviewController)
        self.child = child.uiviewController
    }
}
