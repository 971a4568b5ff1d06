import SwiftUI

/// A titled group of views with space between them.
public struct Panel<Header: View, Content: View>: View {
    private let header: Header
    private let content: () -> Content

    public init(@ViewBuilder header: () -> Header, @ViewBuilder content: @escaping () -> Content) {
        self.header = header()
        self.content = content
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: .medium) {
            header
            content()
        }
        .card()
    }
}

extension Panel where Header == PanelTitle {
    public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(header: { PanelTitle(text: title) }, content: content)
    }
}

public struct PanelTitle: View {
    let text: String

    public var body: some View {
        Text(text).font(.title)
    }
}
