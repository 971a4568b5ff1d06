/// A text field as a view model uses it: a text that the user or the program changes.
@MainActor
package final class BindableTextField {
    private weak var bound: Dynamic<String>?

    /// The text of the field.
    ///
    /// Every change updates the bound value.
    package var text = "" {
        didSet { if let bound, bound.value != text { bound.value = text } }
    }

    /// Creates an empty field without a binding.
    package init() {}

    /// Binds the field and a value to each other: a change of one updates the other.
    ///
    /// The field starts with the value, and an earlier binding ends. An equal text is not passed on, so that a change ends there. Neither
    /// object retains the other.
    package func bind(to dynamic: Dynamic<String>) {
        bound = dynamic
        dynamic.bind { [weak self, weak dynamic] text in
            if let self, bound === dynamic, self.text != text { self.text = text }
        }
    }
}
