import DesignSystem
import UIKit

final class RecipeListViewController: UIViewController {
    private let viewModel: RecipeListViewModel
    private let tableView = UITableView()
    private let spinner = UIActivityIndicatorView()

    init(viewModel: RecipeListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = viewModel.title
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .brand
        view.addAll(tableView, spinner)
        tableView.pin(to: view)
        tableView.register(RecipeCell.self)
        tableView.dataSource = self
        tableView.delegate = self
        bind()
        viewModel.load()
    }

    private func bind() {
        viewModel.rows.bind { [weak self] _ in self?.tableView.reloadData() }
        viewModel.isLoading.bind { [spinner] in $0 ? spinner.startAnimating() : spinner.stopAnimating() }
        viewModel.onError = { [weak self] error in
            self?.showError(error.localizedDescription) { self?.viewModel.load() }
        }
    }
}

extension RecipeListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.rows.value.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeue(RecipeCell.self, for: indexPath)
        cell.configure(with: viewModel.rows.value[indexPath.row])
        return cell
    }
}

extension RecipeListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        viewModel.select(at: indexPath.row)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGSize.icon.height + 2 * .large
    }
}
