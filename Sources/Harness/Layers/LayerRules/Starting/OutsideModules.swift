/// Known modules from outside, by their names.
enum OutsideModules {
    /// By which things are drawn, or come and go: what a domain is the same without.
    private static let details: Set<String> = [
        "AppKit", "ARKit", "Cocoa", "MapKit", "PhotosUI", "QuartzCore", "RealityKit", "SafariServices", "SceneKit", "SpriteKit", "SwiftUI",
        "TVUIKit", "UIKit", "WatchKit", "WebKit", "WidgetKit", "AsyncDisplayKit", "Kingfisher", "Lottie", "Nuke", "NukeUI", "RxCocoa",
        "RxDataSources", "SDWebImage", "SnapKit",
        "CFNetwork", "CloudKit", "CoreData", "FoundationNetworking", "Network", "SwiftData", "Alamofire", "Apollo", "ApolloAPI",
        "AsyncHTTPClient", "GRDB", "Moya", "Realm", "RealmSwift", "RxAlamofire", "RxMoya", "SocketIO", "SQLite", "SQLite3", "Starscream",
        "SwiftyJSON", "ObjectMapper", "Vapor",
    ]
    private static let families = ["Firebase", "Fluent", "NIO"]

    static func isDetail(_ module: String) -> Bool { details.contains(module) || families.contains(where: module.hasPrefix) }

    /// Modules of systems and libraries whose names folders have too.
    private static let alsoFolders: Set<String> = [
        "Accounts", "Charts", "Combine", "Contacts", "Intents", "Logging", "Messages", "Observation", "Photos", "Security", "Speech",
        "StoreKit", "System", "Testing", "Vision",
    ]

    /// Whether an import of this name means a module from outside, though a folder may be named like it.
    static func isKnown(_ module: String) -> Bool { isDetail(module) || alsoFolders.contains(module) }
}
