import AppCore
import DesignSystem
import SwiftUI
import UIKit

/// The app in SwiftUI.
///
/// A real target would mark it with `@main`.
public struct PantryApp: App {
    @Injected(\.analytics) private var analytics

    public init() {}

    public var body: some Scene {
        WindowGroup {
            RootView().onAppear { analytics.track(.opened("root")) }
        }
    }
}

/// The SwiftUI screens inside a UIKit app.
public final class RootHostingController: UIHostingController<RootView> {
    public init() {
        super.init(rootView: RootView())
        view.backgroundColor = .surface
        view.pinToSuperview()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
