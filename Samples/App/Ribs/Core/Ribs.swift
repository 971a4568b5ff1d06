import Combine
import UIKit

/// The base of all parts of the tree: builders, interactors, presenters and routers.
class Builder<DependencyType> {
    let dependency: DependencyType

    init(dependency: DependencyType) {
        self.dependency = dependency
    }
}

class Component<DependencyType> {
    let dependency: DependencyType

    init(dependency: DependencyType) {
        self.dependency = dependency
    }

    func shared<Value>(_ make: () -> Value) -> Value {
        make()
    }
}

protocol Interactable: AnyObject {
    func activate()
    func deactivate()
}

class Interactor: Interactable {
    private(set) var isActive = false
    var cancellables = Set<AnyCancellable>()

    func activate() {
        isActive = true
        didBecomeActive()
    }

    func deactivate() {
        isActive = false
        cancellables.removeAll()
        willResignActive()
    }

    func didBecomeActive() {}
    func willResignActive() {}
}

class PresentableInteractor<PresenterType>: Interactor {
    let presenter: PresenterType

    init(presenter: PresenterType) {
        self.presenter = presenter
    }
}

protocol ViewControllable: AnyObject {
    var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
    var uiviewController: UIViewController { self }
}

extension AnyCancellable {
    /// Cancels when the interactor is deactivated.
    func cancelOnDeactivate(of interactor: Interactor) {
        store(in: &interactor.cancellables)
    }
}
