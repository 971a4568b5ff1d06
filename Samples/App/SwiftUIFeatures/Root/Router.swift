import AppCore
import SwiftUI

/// The stack of screens, and the sheet above it.
final class Router: ObservableObject {
    enum Sheet: Identifiable, Hashable {
        case checkout(Cart)
        case settings

        var id: Self { self }
    }

    @Published var path: [Route] = []
    @Published var sheet: Sheet?

    func push(_ route: Route) {
        path.append(route)
    }

    func pop(to route: Route? = nil) {
        guard let route, let index = path.lastIndex(of: route) else {
            path.removeAll()
            return
        }
        path = Array(path[...index])
    }

    func present(_ sheet: Sheet) {
        self.sheet = sheet
    }
}
