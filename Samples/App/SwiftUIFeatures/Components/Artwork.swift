import AppCore
import DesignSystem
import SwiftUI

/// The image of a model.
///
/// `Media.Image` is the model, `Image` is the view.
struct Artwork: View {
    let image: Media.Image
    var size = CGSize.icon

    var body: some View {
        Image(image.name)
            .resizable()
            .frame(width: size.width, height: size.height)
            .clipShape(.circle)
            .if(image.caption != nil) { $0.overlay { caption } }
            .accessibilityLabel(Text(image.caption ?? image.name))
    }

    private var caption: some View {
        Text(image.caption.orEmpty).brandFont()
    }
}

extension Artwork {
    init(_ media: Media, side: CGFloat = .cardRadius.snapped) {
        self.init(image: media.thumbnail, size: .square(side))
    }
}
