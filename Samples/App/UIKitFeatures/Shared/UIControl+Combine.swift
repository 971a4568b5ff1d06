import Combine
import UIKit

/// A control whose events can be observed with Combine.
protocol EventPublishing: UIControl {}

extension UIControl: EventPublishing {}

extension EventPublishing {
    /// Publishes the control each time the event happens.
    func publisher(for event: UIControl.Event) -> AnyPublisher<Self, Never> {
        let subject = PassthroughSubject<Self, Never>()
        addAction(UIAction { [weak self] _ in self.map(subject.send) }, for: event)
        return subject.eraseToAnyPublisher()
    }
}

extension UIControl {
    var taps: AnyPublisher<Void, Never> {
        publisher(for: .touchUpInside).map { _ in }.eraseToAnyPublisher()
    }
}

extension UISwitch {
    var values: AnyPublisher<Bool, Never> {
        publisher(for: .valueChanged).map(\.isOn).prepend(isOn).eraseToAnyPublisher()
    }
}
