import AppCore
import DesignSystem
import SwiftUI

struct ProductDetailView: View {
    let product: Product

    @State private var quantity = 1
    @State private var rating: Int?
    @State private var error: AppError?
    @EnvironmentObject private var router: Router
    @Injected(\.cart) private var cart

    var body: some View {
        ScrollView {
            Artwork(.image(product.image), side: .large)
            Panel("About") {
                LabelView(product.title, style: .title)
                StarRating(rating: $rating ?? 3)
                Stepper("Quantity", value: $quantity, in: 1...10)
            }
            Panel {
                Text(total.formatted).priceStyle().bold()
            } content: {
                Button("Add", action: add).buttonStyle(.primary)
            }
        }
        .padding(.horizontal)
        .brandFont()
        .opacity(error == nil ? 1 : 0.5)
        .font(.title)
        .onChange(of: quantity) { _, newValue in
            error = newValue > 9 ? .unknown(code: newValue) : nil
        }
        .alert("Error", isPresented: $error.isPresent()) {
            Button("OK", role: .cancel) {}
        } message: {
            Text(error?.localizedDescription ?? "")
        }
    }

    private var total: Money { product.price * quantity }

    private func add() {
        cart.setQuantity(quantity, of: product)
        router.pop(to: .category(product.category))
    }
}

struct ProductDetailView_Previews: PreviewProvider {
    static var previews: some View {
        ProductDetailView(product: .milk)
    }
}
