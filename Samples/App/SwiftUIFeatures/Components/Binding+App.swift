import SwiftUI

extension Binding {
    /// Calls a closure after each change through the binding.
    func onSet(_ action: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(
            get: { wrappedValue },
            set: { newValue in
                wrappedValue = newValue
                action(newValue)
            }
        )
    }

    func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}

/// Returns a binding that replaces nil by a default value.
func ?? <Value>(binding: Binding<Value?>, fallback: Value) -> Binding<Value> {
    Binding(get: { binding.wrappedValue ?? fallback }, set: { binding.wrappedValue = $0 })
}
