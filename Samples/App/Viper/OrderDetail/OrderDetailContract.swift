protocol OrderDetailDelegate: AnyObject {
    func orderDetail(_ presenter: OrderDetailPresenter, didCancel order: Order)
}

protocol OrderDetailView: LoadingView {
    var isCancellable: Bool { get set }

    func show(title: String, lines: [String])
}

protocol OrderDetailInteractorInput: AnyObject {
    var order: Order { get }

    func cancel() throws -> Order
}
