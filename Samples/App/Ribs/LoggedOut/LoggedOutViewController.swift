import AppCore
import DesignSystem
import UIKit

protocol LoggedOutPresentableListener: AnyObject {
    func logIn(name: String)
}

final class LoggedOutViewController: UIViewController, ViewControllable, Themed {
    weak var listener: (any LoggedOutPresentableListener)?
    let theme = Theme(style: .body)

    private let nameField = UITextField()
    private let errorLabel = BrandLabel(.body)
    private lazy var button = UIButton.primary("Log in") { [unowned self] in
        listener?.logIn(name: nameField.text.orEmpty.trimmed)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        applyTheme()
        nameField.delegate = self
        nameField.font = .body
        errorLabel.textColor = .danger
        let stack = UIStackView.vertical(nameField, errorLabel, button, spacing: .loose)
        view.addAll(stack.padded())
        stack.pinToSuperview(inset: Spacing.regular.rawValue)
    }
}

extension LoggedOutViewController: LoggedOutPresentable {
    func show(_ error: LoginError) {
        errorLabel.text = error.message
        errorLabel.fadeIn()
    }
}

extension LoggedOutViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }
}

extension LoginError {
    fileprivate var message: String {
        switch self {
        case .emptyName: return "Enter your name."
        case .tooShort: return "The name is too short."
        }
    }
}
