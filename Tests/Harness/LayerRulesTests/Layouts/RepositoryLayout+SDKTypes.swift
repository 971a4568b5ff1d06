/// Extensions of types that no file declares.
extension RepositoryLayout {
    /// Extensions of types of SDKs, whose members are used through subtypes, chains of modifiers and key paths.
    static let subtypesOfSDKTypes = RepositoryLayout(
        name: "extensions of types of SDKs, used through subtypes",
        files: #"""
            -- Kit/UIView+Add.swift --
            import UIKit

            extension UIView {
                func addAll(_ views: UIView...) { views.forEach(addSubview) }
                var isRound: Bool { layer.cornerRadius > 0 }
            }
            -- Kit/UIViewController+Show.swift --
            import UIKit

            extension UIViewController {
                func embed(_ child: UIViewController) { addChild(child) }
            }
            -- Kit/NSObject+Name.swift --
            import Foundation

            extension NSObject {
                static var className: String { String(describing: self) }
            }
            -- Kit/View+Font.swift --
            import SwiftUI

            extension View {
                func adaptiveFont(_ size: CGFloat) -> some View { font(.system(size: size)) }
            }
            extension Font { static var scaledHeadline: Font { .headline } }
            extension CGFloat { static let layoutPadding: CGFloat = 12 }
            -- Kit/EnvironmentValues.swift --
            import SwiftUI

            struct CatalystKey: EnvironmentKey { static let defaultValue = false }
            extension EnvironmentValues {
                var isCatalystWindow: Bool {
                    get { self[CatalystKey.self] }
                    set { self[CatalystKey.self] = newValue }
                }
            }
            -- Kit/Publisher+Weak.swift --
            import Combine

            extension Publisher where Failure == Never {
                func sinkOnce(_ body: @escaping (Output) -> Void) -> AnyCancellable { first().sink(receiveValue: body) }
            }
            -- Kit/Sequence+Sum.swift --
            extension Sequence where Element: AdditiveArithmetic {
                func total() -> Element { reduce(.zero, +) }
            }
            extension StringProtocol {
                var trimmed: String { String(filter { $0 != " " }) }
            }
            -- Models/Movie.swift --
            import Foundation

            struct Movie: Identifiable {
                let id: Int
                let title: String
                let lengths: [String: Int]
            }
            -- Models/Array+Movies.swift --
            extension Array where Element == Movie {
                var titles: [String] { map { $0.title } }
            }
            -- Screens/MovieLabel.swift --
            import UIKit

            class MovieLabel: UILabel {
                func fill(_ movie: Movie) {
                    text = movie.title.trimmed
                    addAll(UIImageView())
                }
            }
            -- Screens/BoldLabel.swift --
            import UIKit

            final class BoldLabel: MovieLabel {
                override var intrinsicContentSize: CGSize { isRound ? .zero : super.intrinsicContentSize }
                func mark() { superview?.addAll(self) }
            }
            -- Screens/MovieController.swift --
            import UIKit

            final class MovieController: UITableViewController {
                private let label = BoldLabel()
                func show(_ movie: Movie) {
                    embed(UINavigationController(rootViewController: self))
                    tableView.addAll(label)
                    UIStackView(arrangedSubviews: [label]).addAll()
                    title = "\(movie.lengths.values.total())"
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: UITableViewCell.className)
                }
            }
            -- Screens/MovieRow.swift --
            import SwiftUI

            struct MovieRow: View {
                @Environment(\.isCatalystWindow) private var isCatalyst
                let movies: [Movie]
                var body: some View {
                    VStack {
                        ForEach(movies) { movie in
                            Text(movie.title).bold().italic().adaptiveFont(12)
                        }
                    }
                    .font(.scaledHeadline)
                    .padding(.leading, .layoutPadding)
                    .environment(\.isCatalystWindow, true)
                }
            }
            -- Screens/MovieModel.swift --
            import Combine

            final class MovieModel: ObservableObject {
                @Published var movies: [Movie] = []
                private var bag: Set<AnyCancellable> = []
                func watch() {
                    $movies.map { $0.count }.removeDuplicates().sinkOnce { print($0) }.store(in: &bag)
                    Just(1).sinkOnce { _ in }.store(in: &bag)
                }
                func summary() -> String { movies.titles.joined() + "\(movies.reduce(0) { $0 + $1.id })" }
            }
            """#,
        modules: """
            none: Kit/EnvironmentValues.swift
            none: Kit/NSObject+Name.swift
            none: Kit/Publisher+Weak.swift
            none: Kit/Sequence+Sum.swift
            none: Kit/UIView+Add.swift
            none: Kit/UIViewController+Show.swift
            none: Kit/View+Font.swift
            none: Models/Array+Movies.swift
            none: Models/Movie.swift
            none: Screens/BoldLabel.swift
            none: Screens/MovieController.swift
            none: Screens/MovieLabel.swift
            none: Screens/MovieModel.swift
            none: Screens/MovieRow.swift
            """,
        uses: """
            Models/Array+Movies.swift
              Models/Movie.swift: Movie, Movie.title
            Screens/BoldLabel.swift
              Kit/UIView+Add.swift: UIView.addAll, UIView.isRound
              Screens/MovieLabel.swift: MovieLabel
            Screens/MovieController.swift
              Kit/NSObject+Name.swift: NSObject.className
              Kit/Sequence+Sum.swift: Sequence.total
              Kit/UIView+Add.swift: UIView.addAll
              Kit/UIViewController+Show.swift: UIViewController.embed
              Models/Movie.swift: Movie, Movie.lengths
              Screens/BoldLabel.swift: BoldLabel
            Screens/MovieLabel.swift
              Kit/Sequence+Sum.swift: StringProtocol.trimmed
              Kit/UIView+Add.swift: UIView.addAll
              Models/Movie.swift: Movie, Movie.title
            Screens/MovieModel.swift
              Kit/Publisher+Weak.swift: Publisher.sinkOnce
              Models/Array+Movies.swift: Array.titles
              Models/Movie.swift: Movie, Movie.id
            Screens/MovieRow.swift
              Kit/EnvironmentValues.swift: EnvironmentValues.isCatalystWindow
              Kit/View+Font.swift: CGFloat.layoutPadding, Font.scaledHeadline, View.adaptiveFont
              Models/Movie.swift: Movie, Movie.title
            """,
        unresolved: """
            Kit/Sequence+Sum.swift: zero
            """,
        otherMeanings: """
            Kit/Publisher+Weak.swift: body
            Screens/MovieController.swift: title
            """,
        layers: """
            Models: domain, 2
            Screens: presentation, 5
            Kit: none, 7
            """,
        omissions: ""
    )
}
