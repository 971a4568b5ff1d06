import DesignSystem
import UIKit

/// A view controller with a presenter.
class BaseViewController<Presenter>: UIViewController {
    let presenter: Presenter
    private let spinner = UIActivityIndicatorView()

    init(presenter: Presenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .surface
        view.addAll(spinner)
    }
}

extension BaseViewController: LoadingView {
    func setLoading(_ isLoading: Bool) {
        isLoading ? spinner.startAnimating() : spinner.stopAnimating()
        view.isUserInteractionEnabled = !isLoading
    }

    func showMessage(_ message: String) {
        showError(message)
    }
}
