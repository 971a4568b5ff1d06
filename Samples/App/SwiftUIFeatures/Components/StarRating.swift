import DesignSystem
import SwiftUI

/// Five stars that the user can tap.
struct StarRating: View {
    @Binding var rating: Int
    @State private var isAnimating = false

    var body: some View {
        HStack(spacing: .small) {
            ForEach(Star.all, id: \.value) { star in
                StarShape(points: star.points)
                    .fill(star.value <= rating ? Color.brand : .gray)
                    .frame(width: CGSize.icon.width)
                    .scaleEffect(isAnimating ? 1.2 : 1)
                    .onTapGesture { select(star) }
            }
        }
        .animation(.bouncy, value: rating)
    }

    private func select(_ star: Star) {
        rating = star.value
        withAnimation(.bouncy) { isAnimating.toggle() }
    }
}

private struct Star {
    let value: Int
    var points = 5

    static let all = (1...5).map { Star(value: $0) }
}

private struct StarShape: Shape {
    let points: Int

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: rect.center)
            (0..<points).forEach { path.addLine(to: CGPoint(x: rect.minX + CGFloat($0), y: rect.center.y)) }
            path.closeSubpath()
        }
    }

    typealias Body = Never
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Animation {
    static let bouncy = Animation.spring(response: 0.3, dampingFraction: 0.5)
}

struct StarRating_Previews: PreviewProvider {
    static var previews: some View {
        StarRating(rating: .constant(3)).theme(.christmas)
    }
}
