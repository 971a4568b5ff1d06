import UIKit

/// The navigation of one part of the app.
protocol Coordinator: AnyObject {
    var children: [any Coordinator] { get set }
    var navigation: UINavigationController { get }

    func start()
}

extension Coordinator {
    func startChild(_ child: any Coordinator) {
        children.append(child)
        child.start()
    }

    func removeChild(_ child: any Coordinator) {
        children.removeAll { $0 === child }
    }

    func show(_ controller: UIViewController, title: String? = nil) {
        controller.title = title ?? controller.title
        navigation.pushViewController(controller, animated: navigation.topViewController != nil)
    }
}
