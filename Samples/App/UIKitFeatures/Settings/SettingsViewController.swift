import AppCore
import Combine
import DesignSystem
import UIKit

private struct Row {
    let title: String
    let action: () -> Void
}

private final class RowCell: Cell, ConfigurableCell {
    func configure(with row: Row) {
        var content = defaultContentConfiguration()
        content.text = row.title
        content.textProperties.font = .brand(.body)
        contentConfiguration = content
    }
}

protocol SettingsViewControllerDelegate: AnyObject {
    func settingsDidSignOut(_ controller: SettingsViewController)
    func settings(_ controller: SettingsViewController, didToggleOnboarding isOn: Bool)
}

final class SettingsViewController: UIViewController {
    weak var delegate: (any SettingsViewControllerDelegate)?

    @Stored(.hasSeenOnboarding) private var hasSeenOnboarding
    private let tableView = UITableView()
    private let toggle = UISwitch().then { $0.onTintColor = .brand }
    private var subscription: AnyCancellable?
    private lazy var dataSource = ListDataSource<Row, RowCell>(items: rows) { cell, row in
        cell.accessoryType = row.title.isEmpty ? .none : .disclosureIndicator
    }

    private var rows: [Row] {
        [
            Row(title: "Sign out") { [unowned self] in delegate?.settingsDidSignOut(self) },
            Row(title: "Reset onboarding") { [unowned self] in hasSeenOnboarding = false },
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.apply(.current)
        tableView.dataSource = dataSource
        tableView.delegate = self
        toggle.isOn = hasSeenOnboarding
        subscription = toggle.values.dropFirst().sink { [weak self] isOn in
            guard let self else { return }
            delegate?.settings(self, didToggleOnboarding: isOn)
        }
    }
}

extension SettingsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        dataSource.item(at: indexPath)?.action()
    }
}
