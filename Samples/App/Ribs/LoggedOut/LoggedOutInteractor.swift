import AppCore

protocol LoggedOutPresentable: AnyObject {
    func show(_ error: LoginError)
}

enum LoginError: Error, CaseIterable {
    case emptyName
    case tooShort

    static func check(_ name: String) -> LoginError? {
        switch name.count {
        case 0: return .emptyName
        case 1...2: return .tooShort
        default: return nil
        }
    }
}

final class LoggedOutInteractor: PresentableInteractor<any LoggedOutPresentable> {
    weak var listener: (any LoggedOutListener)?
    private let session: Session

    init(presenter: any LoggedOutPresentable, session: Session) {
        self.session = session
        super.init(presenter: presenter)
    }
}

extension LoggedOutInteractor: LoggedOutPresentableListener {
    func logIn(name: String) {
        if let error = LoginError.check(name) {
            presenter.show(error)
            return
        }
        let account = Account(id: .random(), name: name)
        session.account = account
        listener?.didLogIn(account)
    }
}
