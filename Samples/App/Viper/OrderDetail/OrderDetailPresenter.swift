import AppCore

final class OrderDetailPresenter: Presenting {
    weak var view: (any OrderDetailView)?
    weak var delegate: (any OrderDetailDelegate)?
    let interactor: any OrderDetailInteractorInput
    let router: OrderDetailRouter

    init(interactor: any OrderDetailInteractorInput, router: OrderDetailRouter, delegate: (any OrderDetailDelegate)? = nil) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }

    func viewIsReady() {
        let order = interactor.order
        let lines = order.cart.items.map { "\($0.quantity) × \($0.product.title)" }
        view?.show(title: order.title, lines: lines + [order.state.text])
        view?.isCancellable = !order.state.isFinal
    }

    func cancel() {
        do {
            let order = try interactor.cancel()
            delegate?.orderDetail(self, didCancel: order)
            router.close()
        } catch let error as AppError {
            view?.showMessage(error.errorDescription ?? "")
        } catch {
            view?.showMessage("\(error)")
        }
    }
}
