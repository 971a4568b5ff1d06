/// A feature of the app.
package enum Feature: String, CaseIterable, Sendable {
    case movies
    case weather
    case articles
    case products

    /// The summary of the feature.
    package var summary: String {
        switch self {
        case .movies: "search for films"
        case .weather: "the weather of a city"
        case .articles: "the news, and your own"
        case .products: "things to buy, and your favourites"
        }
    }
}

/// The menu of features.
@MainActor
package final class MenuTerminal: LineHandler {
    /// The features, numbered.
    package static let list =
        Feature.allCases.enumerated().map { number, feature in
            let name = feature.rawValue + String(repeating: " ", count: 10 - feature.rawValue.count)
            return "  \(number + 1)  \(name)\(feature.summary)\n"
        }.joined() + "Type a number or a name; q to quit\n"

    private let write: @MainActor (String) -> Void
    private let report: @MainActor (String) -> Void
    private let begin: @MainActor (Feature) async throws -> Void

    /// A menu from which nothing was chosen yet.
    /// - Parameters:
    ///   - write: Takes what is shown.
    ///   - report: Takes what went wrong.
    ///   - begin: Begins a feature, and comes back when it has ended.
    package init(
        write: @escaping @MainActor (String) -> Void, report: @escaping @MainActor (String) -> Void,
        begin: @escaping @MainActor (Feature) async throws -> Void
    ) {
        self.write = write
        self.report = report
        self.begin = begin
    }

    package let prompt = "showcase> "

    package func handle(_ line: String) async -> Bool {
        let word = line.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        switch word {
        case "q": return false
        case "": break
        case "?": write(Self.list)
        default:
            guard let feature = Feature(rawValue: word) ?? Self.feature(word) else {
                let names = Feature.allCases.map(\.rawValue).joined(separator: ", ")
                report(TerminalText.paragraph("There is no \"\(word)\"; there are \(names), by number or name"))
                break
            }
            do {
                try await begin(feature)
                write(Self.list)
            } catch {
                report(TerminalText.paragraph("\(feature.rawValue) cannot begin: \(error)"))
            }
        }
        return true
    }

    private static func feature(_ number: String) -> Feature? {
        guard let index = Int(number), Feature.allCases.indices.contains(index - 1) else { return nil }
        return Feature.allCases[index - 1]
    }
}
