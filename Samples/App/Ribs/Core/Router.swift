protocol Routing: AnyObject {
    var children: [any Routing] { get }
    var interactable: any Interactable { get }

    func load()
}

class Router<InteractorType>: Routing {
    let interactor: InteractorType
    private(set) var children: [any Routing] = []

    init(interactor: InteractorType) {
        self.interactor = interactor
    }

    var interactable: any Interactable {
        guard let interactor = interactor as? any Interactable else {
            fatalError("\(InteractorType.self) is not an interactor")
        }
        return interactor
    }

    func load() {
        interactable.activate()
    }

    final func attach(_ child: any Routing) {
        children.append(child)
        child.load()
    }

    final func detach(_ child: any Routing) {
        child.interactable.deactivate()
        children.removeAll { $0 === child }
    }
}

class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType> {
    let viewController: ViewControllerType

    init(interactor: InteractorType, viewController: ViewControllerType) {
        self.viewController = viewController
        super.init(interactor: interactor)
    }
}
