/// A project of Xcode with a folder for each feature.
extension RepositoryLayout {
    /// A wallet in VIPER with a folder for each feature, most of which have folders for their views and models, like fearless-iOS.
    static let manyFeatures = RepositoryLayout(
        name: "an app with many features that have folders for views and models",
        files: #"""
            -- Wallet.xcodeproj/project.pbxproj --
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = M; targets = (A, T); };
                M = { isa = PBXGroup; children = (G, H); sourceTree = "<group>"; };
                G = { isa = PBXFileSystemSynchronizedRootGroup; path = Wallet; sourceTree = "<group>"; };
                H = { isa = PBXFileSystemSynchronizedRootGroup; path = WalletTests; sourceTree = "<group>"; };
                A = { isa = PBXNativeTarget; name = Wallet; buildPhases = (B); fileSystemSynchronizedGroups = (G);
                      productType = "com.apple.product-type.application"; };
                T = { isa = PBXNativeTarget; name = WalletTests; buildPhases = (C); fileSystemSynchronizedGroups = (H); dependencies = (D);
                      productType = "com.apple.product-type.bundle.unit-test"; };
                B = { isa = PBXSourcesBuildPhase; files = (); };
                C = { isa = PBXSourcesBuildPhase; files = (); };
                D = { isa = PBXTargetDependency; target = A; };
            }; rootObject = P; }
            -- Wallet/AppDelegate.swift --
            import UIKit

            @UIApplicationMain final class AppDelegate: UIResponder, UIApplicationDelegate {
                let window = UIWindow()
                func start() { window.rootViewController = BalanceViewFactory.createView(service: AccountService()) }
            }
            -- Wallet/ApplicationLayer/Services/AccountService.swift --
            import Foundation

            protocol AccountServiceProtocol: AnyObject {
                func fetchAccounts(completion: @escaping ([Account]) -> Void)
            }
            final class AccountService: AccountServiceProtocol {
                func fetchAccounts(completion: @escaping ([Account]) -> Void) { completion([]) }
            }
            -- Wallet/ApplicationLayer/Models/Account.swift --
            struct Account: Codable, Equatable {
                let address: String
                let balance: Decimal
            }
            -- Wallet/Common/Extension/UIKit/UIView+Round.swift --
            import UIKit

            extension UIView {
                func round(_ radius: CGFloat) { layer.cornerRadius = radius }
            }
            -- Wallet/Common/View/RoundedButton.swift --
            import UIKit

            class RoundedButton: UIButton {
                func apply() { round(8) }
            }
            -- Wallet/Common/Helpers/AmountFormatter.swift --
            import Foundation

            struct AmountFormatter {
                func string(from amount: Decimal) -> String { "\(amount)" }
            }
            -- Wallet/R.generated.swift --
            // This is a generated file, do not edit!
            enum R {
                enum string { static let send = "Send" }
            }
            -- Wallet/Modules/Balance/BalanceProtocols.swift --
            protocol BalanceViewProtocol: AnyObject {
                func didReceive(_ viewModel: BalanceViewModel)
            }
            protocol BalancePresenterProtocol: AnyObject {
                func setup()
            }
            -- Wallet/Modules/Balance/BalancePresenter.swift --
            final class BalancePresenter: BalancePresenterProtocol {
                weak var view: BalanceViewProtocol?
                private let service: AccountServiceProtocol
                private let factory = BalanceViewModelFactory()
                init(service: AccountServiceProtocol) { self.service = service }
                func setup() {
                    service.fetchAccounts { [weak self] accounts in
                        guard let self, let account = accounts.first else { return }
                        view?.didReceive(factory.viewModel(of: account))
                    }
                }
            }
            -- Wallet/Modules/Balance/BalanceViewFactory.swift --
            import UIKit

            enum BalanceViewFactory {
                static func createView(service: AccountServiceProtocol) -> UIViewController {
                    let presenter = BalancePresenter(service: service)
                    let view = BalanceViewController(presenter: presenter)
                    presenter.view = view
                    return view
                }
            }
            -- Wallet/Modules/Balance/View/BalanceViewController.swift --
            import UIKit

            final class BalanceViewController: UIViewController, BalanceViewProtocol {
                private let presenter: BalancePresenterProtocol
                private let button = RoundedButton()
                private let label = UILabel()
                init(presenter: BalancePresenterProtocol) {
                    self.presenter = presenter
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { nil }
                func load() {
                    button.apply()
                    label.round(4)
                    presenter.setup()
                }
                func didReceive(_ viewModel: BalanceViewModel) { label.text = viewModel.amount }
            }
            -- Wallet/Modules/Balance/ViewModel/BalanceViewModel.swift --
            struct BalanceViewModel: Equatable { let amount: String }
            -- Wallet/Modules/Balance/ViewModel/BalanceViewModelFactory.swift --
            struct BalanceViewModelFactory {
                private let formatter = AmountFormatter()
                func viewModel(of account: Account) -> BalanceViewModel {
                    BalanceViewModel(amount: formatter.string(from: account.balance))
                }
            }
            -- Wallet/Modules/Balance/Model/BalanceContext.swift --
            struct BalanceContext { let account: Account }
            -- Wallet/Modules/Send/SendPresenter.swift --
            final class SendPresenter {
                private let model = SendModel(amount: 1)
                var viewModel: SendViewModel { SendViewModel(text: AmountFormatter().string(from: model.amount)) }
            }
            -- Wallet/Modules/Send/ViewModel/SendViewModel.swift --
            struct SendViewModel { let text: String }
            -- Wallet/Modules/Send/Model/SendModel.swift --
            import Foundation

            struct SendModel { let amount: Decimal }
            -- Wallet/Modules/Send/View/SendViewController.swift --
            import UIKit

            final class SendViewController: UIViewController {
                private let presenter = SendPresenter()
                func load() {
                    title = presenter.viewModel.text
                    view.round(2)
                }
            }
            -- Wallet/Modules/Staking/StakingPresenter.swift --
            final class StakingPresenter {
                private let model = StakingModel(amount: 1)
                var viewModel: StakingViewModel { StakingViewModel(text: AmountFormatter().string(from: model.amount)) }
            }
            -- Wallet/Modules/Staking/ViewModel/StakingViewModel.swift --
            struct StakingViewModel { let text: String }
            -- Wallet/Modules/Staking/Model/StakingModel.swift --
            import Foundation

            struct StakingModel { let amount: Decimal }
            -- Wallet/Modules/Staking/View/StakingViewController.swift --
            import UIKit

            final class StakingViewController: UIViewController {
                private let presenter = StakingPresenter()
                func load() {
                    title = presenter.viewModel.text
                    view.round(2)
                }
            }
            -- Wallet/Modules/Crowdloan/CrowdloanPresenter.swift --
            final class CrowdloanPresenter {
                private let model = CrowdloanModel(amount: 1)
                var viewModel: CrowdloanViewModel { CrowdloanViewModel(text: AmountFormatter().string(from: model.amount)) }
            }
            -- Wallet/Modules/Crowdloan/ViewModel/CrowdloanViewModel.swift --
            struct CrowdloanViewModel { let text: String }
            -- Wallet/Modules/Crowdloan/Model/CrowdloanModel.swift --
            import Foundation

            struct CrowdloanModel { let amount: Decimal }
            -- Wallet/Modules/Crowdloan/View/CrowdloanViewController.swift --
            import UIKit

            final class CrowdloanViewController: UIViewController {
                private let presenter = CrowdloanPresenter()
                func load() {
                    title = presenter.viewModel.text
                    view.round(2)
                }
            }
            -- Wallet/Modules/Export/ExportPresenter.swift --
            final class ExportPresenter {
                private let model = ExportModel(amount: 1)
                var viewModel: ExportViewModel { ExportViewModel(text: AmountFormatter().string(from: model.amount)) }
            }
            -- Wallet/Modules/Export/ViewModel/ExportViewModel.swift --
            struct ExportViewModel { let text: String }
            -- Wallet/Modules/Export/Model/ExportModel.swift --
            import Foundation

            struct ExportModel { let amount: Decimal }
            -- Wallet/Modules/Export/View/ExportViewController.swift --
            import UIKit

            final class ExportViewController: UIViewController {
                private let presenter = ExportPresenter()
                func load() {
                    title = presenter.viewModel.text
                    view.round(2)
                }
            }
            -- Wallet/Modules/Onboarding/OnboardingPresenter.swift --
            final class OnboardingPresenter {
                private let model = OnboardingModel(amount: 1)
                var viewModel: OnboardingViewModel { OnboardingViewModel(text: AmountFormatter().string(from: model.amount)) }
            }
            -- Wallet/Modules/Onboarding/OnboardingViewModel.swift --
            struct OnboardingViewModel { let text: String }
            -- Wallet/Modules/Onboarding/OnboardingModel.swift --
            import Foundation

            struct OnboardingModel { let amount: Decimal }
            -- Wallet/Modules/Onboarding/OnboardingViewController.swift --
            import UIKit

            final class OnboardingViewController: UIViewController {
                private let presenter = OnboardingPresenter()
                func load() {
                    title = presenter.viewModel.text
                    view.round(2)
                }
            }
            -- Wallet/Modules/Pincode/PincodePresenter.swift --
            final class PincodePresenter {
                private let model = PincodeModel(amount: 1)
                var viewModel: PincodeViewModel { PincodeViewModel(text: AmountFormatter().string(from: model.amount)) }
            }
            -- Wallet/Modules/Pincode/ViewModel/PincodeViewModel.swift --
            struct PincodeViewModel { let text: String }
            -- Wallet/Modules/Pincode/Model/PincodeModel.swift --
            import Foundation

            struct PincodeModel { let amount: Decimal }
            -- Wallet/Modules/Pincode/View/PincodeViewController.swift --
            import UIKit

            final class PincodeViewController: UIViewController {
                private let presenter = PincodePresenter()
                func load() {
                    title = presenter.viewModel.text
                    view.round(2)
                }
            }
            -- WalletTests/BalanceTests.swift --
            import XCTest
            @testable import Wallet

            final class BalanceTests: XCTestCase {
                func testAmount() {
                    let model = BalanceViewModelFactory().viewModel(of: Account(address: "1", balance: 2))
                    XCTAssertEqual(model.amount, "2")
                }
            }
            """#,
        modules: """
            Wallet.xcodeproj Wallet: 38
            Wallet.xcodeproj WalletTests (tests): 1
            """,
        uses: """
            Wallet/AppDelegate.swift
              Wallet/ApplicationLayer/Services/AccountService.swift: AccountService
              Wallet/Modules/Balance/BalanceViewFactory.swift: BalanceViewFactory, BalanceViewFactory.createView
            Wallet/ApplicationLayer/Services/AccountService.swift
              Wallet/ApplicationLayer/Models/Account.swift: Account
            Wallet/Common/View/RoundedButton.swift
              Wallet/Common/Extension/UIKit/UIView+Round.swift: UIView.round
            Wallet/Modules/Balance/BalancePresenter.swift
              Wallet/ApplicationLayer/Services/AccountService.swift: AccountServiceProtocol, AccountServiceProtocol.fetchAccounts
              Wallet/Modules/Balance/BalanceProtocols.swift: BalancePresenterProtocol, BalanceViewProtocol, BalanceViewProtocol.didReceive
              Wallet/Modules/Balance/ViewModel/BalanceViewModelFactory.swift: BalanceViewModelFactory, BalanceViewModelFactory.viewModel
            Wallet/Modules/Balance/BalanceProtocols.swift
              Wallet/Modules/Balance/ViewModel/BalanceViewModel.swift: BalanceViewModel
            Wallet/Modules/Balance/BalanceViewFactory.swift
              Wallet/ApplicationLayer/Services/AccountService.swift: AccountServiceProtocol
              Wallet/Modules/Balance/BalancePresenter.swift: BalancePresenter, BalancePresenter.init, BalancePresenter.view
              Wallet/Modules/Balance/View/BalanceViewController.swift: BalanceViewController, BalanceViewController.init
            Wallet/Modules/Balance/Model/BalanceContext.swift
              Wallet/ApplicationLayer/Models/Account.swift: Account
            Wallet/Modules/Balance/View/BalanceViewController.swift
              Wallet/Common/Extension/UIKit/UIView+Round.swift: UIView.round
              Wallet/Common/View/RoundedButton.swift: RoundedButton, RoundedButton.apply
              Wallet/Modules/Balance/BalanceProtocols.swift: BalancePresenterProtocol, BalancePresenterProtocol.setup, BalanceViewProtocol
              Wallet/Modules/Balance/ViewModel/BalanceViewModel.swift: BalanceViewModel, BalanceViewModel.amount
            Wallet/Modules/Balance/ViewModel/BalanceViewModelFactory.swift
              Wallet/ApplicationLayer/Models/Account.swift: Account, Account.balance
              Wallet/Common/Helpers/AmountFormatter.swift: AmountFormatter, AmountFormatter.string
              Wallet/Modules/Balance/ViewModel/BalanceViewModel.swift: BalanceViewModel
            Wallet/Modules/Crowdloan/CrowdloanPresenter.swift
              Wallet/Common/Helpers/AmountFormatter.swift: AmountFormatter, AmountFormatter.string
              Wallet/Modules/Crowdloan/Model/CrowdloanModel.swift: CrowdloanModel, CrowdloanModel.amount
              Wallet/Modules/Crowdloan/ViewModel/CrowdloanViewModel.swift: CrowdloanViewModel
            Wallet/Modules/Crowdloan/View/CrowdloanViewController.swift
              Wallet/Common/Extension/UIKit/UIView+Round.swift: UIView.round
              Wallet/Modules/Crowdloan/CrowdloanPresenter.swift: CrowdloanPresenter, CrowdloanPresenter.viewModel
              Wallet/Modules/Crowdloan/ViewModel/CrowdloanViewModel.swift: CrowdloanViewModel.text
            Wallet/Modules/Export/ExportPresenter.swift
              Wallet/Common/Helpers/AmountFormatter.swift: AmountFormatter, AmountFormatter.string
              Wallet/Modules/Export/Model/ExportModel.swift: ExportModel, ExportModel.amount
              Wallet/Modules/Export/ViewModel/ExportViewModel.swift: ExportViewModel
            Wallet/Modules/Export/View/ExportViewController.swift
              Wallet/Common/Extension/UIKit/UIView+Round.swift: UIView.round
              Wallet/Modules/Export/ExportPresenter.swift: ExportPresenter, ExportPresenter.viewModel
              Wallet/Modules/Export/ViewModel/ExportViewModel.swift: ExportViewModel.text
            Wallet/Modules/Onboarding/OnboardingPresenter.swift
              Wallet/Common/Helpers/AmountFormatter.swift: AmountFormatter, AmountFormatter.string
              Wallet/Modules/Onboarding/OnboardingModel.swift: OnboardingModel, OnboardingModel.amount
              Wallet/Modules/Onboarding/OnboardingViewModel.swift: OnboardingViewModel
            Wallet/Modules/Onboarding/OnboardingViewController.swift
              Wallet/Common/Extension/UIKit/UIView+Round.swift: UIView.round
              Wallet/Modules/Onboarding/OnboardingPresenter.swift: OnboardingPresenter, OnboardingPresenter.viewModel
              Wallet/Modules/Onboarding/OnboardingViewModel.swift: OnboardingViewModel.text
            Wallet/Modules/Pincode/PincodePresenter.swift
              Wallet/Common/Helpers/AmountFormatter.swift: AmountFormatter, AmountFormatter.string
              Wallet/Modules/Pincode/Model/PincodeModel.swift: PincodeModel, PincodeModel.amount
              Wallet/Modules/Pincode/ViewModel/PincodeViewModel.swift: PincodeViewModel
            Wallet/Modules/Pincode/View/PincodeViewController.swift
              Wallet/Common/Extension/UIKit/UIView+Round.swift: UIView.round
              Wallet/Modules/Pincode/PincodePresenter.swift: PincodePresenter, PincodePresenter.viewModel
              Wallet/Modules/Pincode/ViewModel/PincodeViewModel.swift: PincodeViewModel.text
            Wallet/Modules/Send/SendPresenter.swift
              Wallet/Common/Helpers/AmountFormatter.swift: AmountFormatter, AmountFormatter.string
              Wallet/Modules/Send/Model/SendModel.swift: SendModel, SendModel.amount
              Wallet/Modules/Send/ViewModel/SendViewModel.swift: SendViewModel
            Wallet/Modules/Send/View/SendViewController.swift
              Wallet/Common/Extension/UIKit/UIView+Round.swift: UIView.round
              Wallet/Modules/Send/SendPresenter.swift: SendPresenter, SendPresenter.viewModel
              Wallet/Modules/Send/ViewModel/SendViewModel.swift: SendViewModel.text
            Wallet/Modules/Staking/StakingPresenter.swift
              Wallet/Common/Helpers/AmountFormatter.swift: AmountFormatter, AmountFormatter.string
              Wallet/Modules/Staking/Model/StakingModel.swift: StakingModel, StakingModel.amount
              Wallet/Modules/Staking/ViewModel/StakingViewModel.swift: StakingViewModel
            Wallet/Modules/Staking/View/StakingViewController.swift
              Wallet/Common/Extension/UIKit/UIView+Round.swift: UIView.round
              Wallet/Modules/Staking/StakingPresenter.swift: StakingPresenter, StakingPresenter.viewModel
              Wallet/Modules/Staking/ViewModel/StakingViewModel.swift: StakingViewModel.text
            WalletTests/BalanceTests.swift
              Wallet/ApplicationLayer/Models/Account.swift: Account
              Wallet/Modules/Balance/ViewModel/BalanceViewModel.swift: BalanceViewModel.amount
              Wallet/Modules/Balance/ViewModel/BalanceViewModelFactory.swift: BalanceViewModelFactory, BalanceViewModelFactory.viewModel
            """,
        falseUses: """
            Wallet/Modules/Send/View/SendViewController.swift
              Wallet/Modules/Balance/View/BalanceViewController.swift
            """,
        otherMeanings: """
            Wallet/Modules/Balance/BalanceViewFactory.swift: service
            Wallet/Modules/Balance/View/BalanceViewController.swift: text viewModel
            Wallet/Modules/Balance/ViewModel/BalanceViewModelFactory.swift: account
            Wallet/Modules/Crowdloan/View/CrowdloanViewController.swift: view
            Wallet/Modules/Export/View/ExportViewController.swift: view
            Wallet/Modules/Onboarding/OnboardingViewController.swift: view
            Wallet/Modules/Pincode/View/PincodeViewController.swift: view
            Wallet/Modules/Send/View/SendViewController.swift: view
            Wallet/Modules/Staking/View/StakingViewController.swift: view
            """,
        layers: """
            Models: domain, 1
            Services: data, 1
            Modules: presentation, 31
            Common: support, 3
            Wallet: none, 2
            """,
        omissions: """
            1, tests may use all that they test
              WalletTests
            """,
        rules: """
            generated: ["**/*.generated.swift"]
            independent:
            - { paths: "Wallet/Modules/{feature}/**" }
            """
    )
}
