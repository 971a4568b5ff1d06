import AppCore
import DesignSystem
import UIKit

/// The root of the navigation.
public final class AppCoordinator: Coordinator {
    private enum Tab: Int, CaseIterable {
        case recipes, shop

        var icon: UIImage.Icon { self == .shop ? .cart : .favorite }
    }

    var children: [any Coordinator] = []
    let navigation = UINavigationController()
    private let window: UIWindow
    private let tabs = UITabBarController()

    public init(window: UIWindow) {
        self.window = window
    }

    public func start() {
        tabs.viewControllers = Tab.allCases.map(makeController)
        window.tintColor = .brand
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        Dependencies.current.analytics.track(.opened("home"))
    }

    private func makeController(for tab: Tab) -> UIViewController {
        let controller: UIViewController
        switch tab {
        case .recipes:
            startChild(RecipesCoordinator(navigation: navigation))
            controller = navigation
        case .shop:
            controller = ShopViewController().wrappedInNavigation()
        }
        controller.tabBarItem = UITabBarItem(title: nil, image: .icon(tab.icon), tag: tab.rawValue)
        return controller
    }
}
