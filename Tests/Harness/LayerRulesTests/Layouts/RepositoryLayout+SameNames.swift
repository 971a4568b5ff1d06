/// Folders without projects.
extension RepositoryLayout {
    /// Folders that declare the same names, which only several modules can do, without a project that shows the modules.
    static let sameNames = RepositoryLayout(
        name: "folders that declare the same names",
        files: #"""
            -- Feed/Cell.swift --
            public struct Cell { public init() {} }
            -- Feed/Color+Brand.swift --
            import SwiftUI

            extension Color { static let brand = Color.red }
            -- Feed/FeedView.swift --
            import SwiftUI

            struct FeedView: View {
                let user: User
                var body: some View { Text(user.name) }
            }
            -- Feed/User.swift --
            struct User { let name: String }
            -- Profile/Cell.swift --
            struct Cell {}
            let cell = Cell()
            -- Profile/Color+Brand.swift --
            import SwiftUI

            extension Color { static let brand = Color.blue }
            let ownBrand = Color.brand
            -- Profile/ProfileView.swift --
            import SwiftUI

            struct ProfileView: View {
                var body: some View { Text("profile").foregroundStyle(Color.brand) }
            }
            -- Profile/User.swift --
            struct User { let name: String }
            struct UserList { let users: [User] }
            -- Start/Start.swift --
            struct Start {
                let cell = Cell()
                let list = UserList(users: [])
                let view = ProfileView()
            }
            """#,
        modules: """
            none: Feed/Cell.swift
            none: Feed/Color+Brand.swift
            none: Feed/FeedView.swift
            none: Feed/User.swift
            none: Profile/Cell.swift
            none: Profile/Color+Brand.swift
            none: Profile/ProfileView.swift
            none: Profile/User.swift
            none: Start/Start.swift
            """,
        uses: """
            Start/Start.swift
              Profile/ProfileView.swift: ProfileView
              Profile/User.swift: UserList
            """,
        falseUses: """
            Profile/Cell.swift
              Feed/Cell.swift
            Profile/Color+Brand.swift
              Feed/Color+Brand.swift
            Profile/User.swift
              Feed/User.swift
            """,
        unresolved: """
            Feed/FeedView.swift: User
            Feed/FeedView.swift: name
            Profile/ProfileView.swift: brand
            Start/Start.swift: Cell
            """,
        layers: """
            Feed: presentation, 4
            Profile: presentation, 4
            Start: none, 1
            """,
        omissions: ""
    )
}
