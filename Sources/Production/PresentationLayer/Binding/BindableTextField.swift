/// What a text field is to a view model: a text that a user or a program changes.
@MainActor
package final class BindableTextField {
    private var textDidChange: (@MainActor (String) -> Void)?

    /// What the field shows; what it is bound to hears of every change, whoever made it.
    package var text = "" {
        didSet { textDidChange?(text) }
    }

    /// An empty field that is bound to nothing.
    package init() {}

    /// Binds the field and a value to each other: what the field shows becomes the value, and what the value becomes is shown.
    ///
    /// The field begins with the value. A text that the other has already is not passed on, so that no change goes round; neither keeps the other.
    package func bind(to dynamic: Dynamic<String>) {
        textDidChange = { [weak dynamic] text in
            if let dynamic, dynamic.value != text { dynamic.value = text }
        }
        dynamic.bind { [weak self] text in self?.text = text }
    }
}
