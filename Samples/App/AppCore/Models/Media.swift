import Foundation

/// An image or video of a recipe or product.
///
/// The nested `Image` has the name of a SwiftUI view.
public enum Media: Hashable, Sendable {
    public struct Image: Hashable, Sendable {
        public let name: String
        public let caption: String?

        public init(_ name: String, caption: String? = nil) {
            self.name = name
            self.caption = caption
        }

        public static let placeholder = Image("placeholder")
    }

    public struct Video: Hashable, Sendable {
        public let url: URL
        public let duration: TimeInterval
        public let poster: Image

        public init(url: URL, duration: TimeInterval, poster: Image = .placeholder) {
            self.url = url
            self.duration = duration
            self.poster = poster
        }
    }

    case image(Image)
    case video(Video)

    public var thumbnail: Image {
        switch self {
        case .image(let image): return image
        case .video(let video): return video.poster
        }
    }
}
