import AppCore
import DesignSystem
import UIKit

/// The recently shown images.
actor ImageCache {
    static let shared = ImageCache()

    private var images: [String: UIImage] = [:]

    func image(named name: String) async -> UIImage? {
        if let image = images[name] { return image }
        let image = UIImage(named: name) ?? .icon(.favorite)
        images[name] = image
        return image
    }

    func preload(_ media: [Media]) async {
        for name in media.map(\.thumbnail.name) {
            _ = await image(named: name)
        }
    }
}
