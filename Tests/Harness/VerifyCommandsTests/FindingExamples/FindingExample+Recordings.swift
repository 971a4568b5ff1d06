import Foundation
import TestFolders

extension FindingExample {
    /// Returns an example whose only recording has this text.
    private static func recording(_ code: String, _ text: String, _ bodies: [String: String] = [:]) -> FindingExample {
        FindingExample(code: code, files: shop("- recording: price", text).merging(bodies) { $1 })
    }

    static let recordings: [FindingExample] = [
        FindingExample(
            code: "recording.folder", files: shop("- recording: price"),
            arguments: ["--contracts", "@/Contracts", "--reports", "@/Reports", "--fixtures", "@/Fixture"]),
        FindingExample(
            code: "recording.unused", files: shop("- recording: price").merging(["Fixtures/old.http": exchange("{}")]) { $1 }),
        FindingExample(
            code: "recording.stale",
            files: shop("- recording: price", "# Recorded 2025-07-24T00:00:00Z\n\(exchange("{}"))", fresh: "    fresh: 90d\n"),
            suppression: .replacing("fresh: 90d", with: "fresh: 180d", in: "Contracts/shop.yml")),
        FindingExample(
            code: "recording.head", files: shop("- recording: price", nil),
            prepare: {
                try $0.write("Fixtures/README.md", "")
                try $0.link("Fixtures/price.http", to: "gone.http")
            }),
        recording(
            "recording.head-size", "GET /prices/7\n\(String(repeating: "X-Body: \(String(repeating: "a", count: 1_000))\n", count: 1_100))"),
        FindingExample(
            code: "recording.head-encoding", files: shop("- recording: price", nil),
            prepare: { try $0.write("Fixtures/price.http", Array("GET /prices/7\nX-Name: caf".utf8) + [0xE9, 0x0A]) }),
        recording("recording.request-missing", ""),
        recording("recording.request-line", "GET api.example.com\n\nHTTP/1.1 200 OK\n"),
        recording("recording.header-line", "GET /prices/7\n\nHTTP/1.1 200 OK\nContent-Type application/json\n\n{}\n"),
        recording("recording.response-missing", "GET /prices/7\n"),
        recording("recording.status-line", "GET /prices/7\n\nHTTP/1.1 OK\n"),
        recording("recording.body-name", "GET /prices/7\n\nHTTP/1.1 200 OK\n\n<>\n"),
        recording(
            "recording.chunks", "GET /prices/7\n\nHTTP/1.1 200 OK\n\n<> body.json @ 0 512\n",
            ["Fixtures/body.json": "[]" + String(repeating: " ", count: 598)]),
        recording("recording.body", "GET /prices/7\n\nHTTP/1.1 200 OK\n\n<> body.json\nmore\n", ["Fixtures/body.json": "[]"]),
        recording("recording.body-path", "GET /prices/7\n\nHTTP/1.1 200 OK\n\n<> ../../secret.json\n"),
        recording("recording.body-missing", "GET /prices/7\n\nHTTP/1.1 200 OK\n\n<> body.json\n"),
        FindingExample(
            code: "recording.digest",
            files: shop("- recording: price", "\(digest)\nGET /prices/7\n\nHTTP/1.1 200 OK\n\n<> body.txt\n").merging(
                ["Fixtures/body.txt": "a\r\n"]) { $1 },
            suppression: .replacing(digest, with: "# Made by hand: the API is not ready.", in: "Fixtures/price.http")),
    ]

    /// The comment with the hash of another body.
    private static let digest = "# Body sha256 \(String(repeating: "0", count: 64))"

    static let runs: [FindingExample] = [
        FindingExample(
            code: "run.start", files: shop("- recording: price"),
            arguments: ["--contracts", "@/Contracts", "--reports", "@/Reports", "--filter", "popularr"],
            suppression: .arguments(["--allow-empty"]))
    ]

    // MARK: Secrets

    /// The command line of a search.
    private static let search = ["secrets", "--contracts", "@/Contracts", "--reports", "@/Reports"]

    /// The addition to ``api`` that allows a name.
    private static func allowing(_ entry: String) -> Suppression {
        .replacing(api, with: "shop: { base: https://api.example.com, harmless: [\(entry)] }\n", in: "Contracts/apis.yml")
    }

    static let secrets: [FindingExample] = [
        FindingExample(
            code: "secret.found", files: shop("- recording: price", exchange("{\"guest_token\": \"eyJ0eXAiOiJhY2Nlc3MifQ\"}")),
            arguments: search, suppression: allowing("{ name: guest_token, because: every visitor gets the same one }")),
        FindingExample(
            code: "secret.named", files: ["Contracts/apis.yml": api, "Fixtures/token=abc123.http": exchange("{}")], arguments: search,
            suppression: allowing("{ name: token, because: it is a sample }")),
        FindingExample(
            code: "secret.too-deep", files: shop("- recording: price"),
            prepare: { folder in
                var data = Data("{\"token\":\"tok-4711-aaaa\"}".utf8)
                for _ in 0..<9 { data = Data(("+%2B\\u0041&amp;" + data.base64EncodedString()).utf8) }
                try folder.write("Fixtures/deep.txt", Array(data))
            }, arguments: search),
        FindingExample(
            code: "secret.too-short",
            files: shop("- recording: price").merging(
                ["Contracts/apis.yml": "shop: { base: https://api.example.com, secrets: { query: { api_key: SHOP_KEY } } }\n"]) { $1 },
            arguments: search, environment: ["SHOP_KEY": "a"]),
        FindingExample(
            code: "secret.unreadable", files: shop("- recording: price"),
            prepare: { try $0.link("Fixtures/more.json", to: "gone.json") }, arguments: search),
        keeping(
            FindingExample(
                code: "secret.undecided", files: shop("- recording: price", exchange("{\"ref\": \"\(undecided)\"}")), arguments: search)),
        FindingExample(
            code: "secret.stale",
            files: shop("- recording: price").merging(
                [
                    "Contracts/apis.yml":
                        "shop: { base: https://api.example.com, harmless: [{ name: guest_token, because: every visitor gets the same one }] }\n"
                ]) { $1 }, arguments: search),
    ]
}
