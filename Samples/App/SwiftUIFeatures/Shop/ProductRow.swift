import AppCore
import DesignSystem
import SwiftUI

struct ProductRow: View {
    let product: Product
    let onFavorite: (Product) -> Void

    var body: some View {
        Cell(title: product.title, subtitle: product.category.title) {
            HStack {
                price
                Button {
                    onFavorite(product)
                } label: {
                    Image(systemName: product.isFavorite ? "heart.fill" : "heart")
                }
                .buttonStyle(.plain)
                .foregroundStyle(product.isFavorite ? .danger : .brand)
            }
        }
        .overlay(alignment: .leading) { Artwork(image: product.image) }
        .padding(.leading, .small)
    }

    @ViewBuilder private var price: some View {
        if product.price.isFree {
            Text("Free")
                .bold()
                .padding(.horizontal, .small)
                .card()
                .lineLimit(1)
                .foregroundColor(.brand)
                .font(.caption)
        } else {
            Text(product.price.formatted).font(.price)
        }
    }
}
