import AppCore
import DesignSystem
import SwiftUI

/// A view for each state of loading.
struct LoadableView<Value, Content: View, Placeholder: View>: View {
    let state: Loadable<Value>
    var retry: () -> Void = {}
    @ViewBuilder let placeholder: () -> Placeholder
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        switch state {
        case .idle, .loading:
            placeholder()
        case .loaded(let value):
            content(value)
        case .failed(let error):
            ErrorPanel(error: error, retry: retry)
        }
    }
}

extension LoadableView where Placeholder == ProgressView<EmptyView> {
    init(_ state: Loadable<Value>, retry: @escaping () -> Void = {}, @ViewBuilder content: @escaping (Value) -> Content) {
        self.init(state: state, retry: retry, placeholder: { ProgressView() }, content: content)
    }
}

private struct ErrorPanel: View {
    let error: AppError
    let retry: () -> Void

    var body: some View {
        Panel("Error") {
            Text(error.errorDescription.orEmpty).font(BrandFont.body)
            if error == .offline {
                Button("Retry", action: retry).buttonStyle(.primary)
            }
        }
    }
}
