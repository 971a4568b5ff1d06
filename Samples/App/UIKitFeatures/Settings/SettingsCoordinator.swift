import AppCore
import DesignSystem
import UIKit

final class SettingsCoordinator: Coordinator {
    var children: [any Coordinator] = []
    var onFinish: (() -> Void)?
    let navigation: UINavigationController
    private var defaults = Settings()

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let controller = SettingsViewController()
        controller.delegate = self
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Done", primaryAction: UIAction { [weak self] _ in self?.finish() })
        navigation.present(controller.wrappedInNavigation(), animated: true)
    }

    private func finish() {
        navigation.dismiss(animated: true) { [onFinish] in onFinish?() }
    }
}

extension SettingsCoordinator: SettingsViewControllerDelegate {
    func settingsDidSignOut(_ controller: SettingsViewController) {
        NotificationCenter.default.post(name: .didSignOut, object: nil)
        finish()
    }

    func settings(_ controller: SettingsViewController, didToggleOnboarding isOn: Bool) {
        defaults.onboarding = isOn
        controller.title = defaults.summary
    }
}
