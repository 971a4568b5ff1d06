import Foundation
import TestFolders
import Testing

/// The listings in `Documentation/API` show each change of the public API in a review.
///
/// `make api` writes them.
@Suite("The public API")
struct PublicAPITests {
    /// The libraries that Package.swift offers, each of which is one module of the same name.
    static let products: [String] = {
        let manifest = try? PackageFolders.text("Package.swift")
        return (manifest ?? "").matches(of: /\.library\(name: "(\w+)", targets: \["(\w+)"\]\)/).map { String($0.2) }
    }()

    private static let isLinux: Bool = {
        #if os(Linux)
            true
        #else
            false
        #endif
    }()

    @Test func thereAreListingsOfAllProducts() throws {
        #expect(Self.products.count > 10)
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(PackageFolders.root)/Documentation/API")
        #expect(names.sorted() == Self.products.map { "\($0).txt" }.sorted())
    }

    @Test(.enabled(if: isLinux, "the listings are those of Linux"), arguments: products)
    func isListed(_ product: String) async throws {
        let api = try await PublicAPI(of: product, in: try TemporaryFolder())
        try #require(!api.lines.isEmpty)
        let file = "Documentation/API/\(product).txt"
        if ProcessInfo.processInfo.environment["WRITE_API"] != nil {
            let text = api.lines.map { $0 + "\n" }.joined()
            try text.write(toFile: "\(PackageFolders.root)/\(file)", atomically: true, encoding: .utf8)
        }
        let listed = try PackageFolders.text(file).split(separator: "\n").map(String.init)
        let difference = api.lines.difference(from: listed).map { change in
            switch change {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }
        #expect(difference == [], "\(file) differs; if the change is meant, run make api:\n\(difference.joined(separator: "\n"))")
    }

    @Test(.enabled(if: isLinux, "the listings are those of Linux"), arguments: products)
    func isDocumented(_ product: String) async throws {
        let api = try await PublicAPI(of: product, in: try TemporaryFolder())
        #expect(api.undocumented == [], "each public declaration needs a documentation comment")
    }
}
