/// What a text field is to a view model: a text that a user or a program changes.
@MainActor
package final class BindableTextField {
    private weak var bound: Dynamic<String>?

    /// What the field shows; what it is bound to hears of every change, whoever made it.
    package var text = "" {
        didSet { if let bound, bound.value != text { bound.value = text } }
    }

    /// An empty field that is bound to nothing.
    package init() {}

    /// Binds the field and a value to each other: what the field shows becomes the value, and what the value becomes is shown.
    ///
    /// The field begins with the value, and has nothing more to do with one that it was bound to before. A text that the other has already is not passed
    /// on, so that no change goes round; neither keeps the other.
    package func bind(to dynamic: Dynamic<String>) {
        bound = dynamic
        dynamic.bind { [weak self, weak dynamic] text in
            if let self, bound === dynamic, self.text != text { self.text = text }
        }
    }
}
