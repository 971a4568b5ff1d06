import TestFolders
import Testing
import VerifyRunning

/// Types whose decoding depends on the platform that `#if` is evaluated for.
@Suite("Platforms of types that are read from sources")
struct SourcePlatformTests {
    /// Sources of `PriceDTO`, and the condition that they depend on.
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let source: String
        let condition: String
    }

    private static let samples = [
        Sample(
            testDescription: "properties",
            source: """
                struct PriceDTO: Decodable {
                    #if os(iOS)
                    let phone: Int
                    #else
                    let other: Int
                    #endif
                }

                """, condition: "#if os(iOS)"),
        Sample(
            testDescription: "coding keys",
            source: """
                struct PriceDTO: Decodable {
                    let price: Int
                    #if canImport(UIKit)
                    enum CodingKeys: String, CodingKey { case price = "phone" }
                    #else
                    enum CodingKeys: String, CodingKey { case price = "other" }
                    #endif
                }

                """, condition: "#if canImport(UIKit)"),
        Sample(
            testDescription: "cases of coding keys",
            source: """
                struct PriceDTO: Decodable {
                    let price: Int
                    enum CodingKeys: String, CodingKey {
                        #if !os(iOS)
                        case price = "other"
                        #else
                        case price = "phone"
                        #endif
                    }
                }

                """, condition: "#if !os(iOS)"),
        Sample(
            testDescription: "statements",
            source: """
                struct PriceDTO: Decodable {
                    let price: Int
                    enum CodingKeys: CodingKey { case phone, other }
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        #if os(iOS)
                        price = try container.decode(Int.self, forKey: .phone)
                        #else
                        price = try container.decode(Int.self, forKey: .other)
                        #endif
                    }
                }

                """, condition: "#if os(iOS)"),
        Sample(
            testDescription: "an initializer in an extension",
            source: """
                struct PriceDTO: Decodable {
                    let other: Int
                }
                #if targetEnvironment(macCatalyst) || os(iOS)
                extension PriceDTO {
                    enum Keys: CodingKey { case phone }
                    init(from decoder: any Decoder) throws {
                        other = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .phone)
                    }
                }
                #endif

                """, condition: "#if targetEnvironment(macCatalyst) || os(iOS)"),
        Sample(
            testDescription: "a type in each branch",
            source: """
                #if os(iOS)
                struct PriceDTO: Decodable { let phone: Int }
                #else
                struct PriceDTO: Decodable { let other: Int }
                #endif

                """, condition: "#if os(iOS)"),
    ]

    private func shop(_ source: String, platform: String?) throws -> PriceShop {
        let shop = try PriceShop()
        try shop.folder.write("App/PriceDTO.swift", source)
        try shop.body("{\"phone\": 1}")
        if let platform {
            try shop.folder.write("Contracts/apis.yml", try shop.folder.text("Contracts/apis.yml") + "  platform: \(platform)\n")
        }
        return shop
    }

    @Test(arguments: samples)
    func decide(_ sample: Sample) async throws {
        #expect(try await shop(sample.source, platform: "iOS").run() == "0\n")
        #expect(try await shop(sample.source, platform: "Linux").run().contains("\n  $.other is missing\n"))
    }

    @Test(arguments: samples)
    func areNotGuessed(_ sample: Sample) async throws {
        let printed = try await shop(sample.source, platform: nil).run()
        #expect(printed.hasPrefix("2\n"))
        #expect(printed.contains(": \(sample.condition), which depends on a platform that is not named\n"), "\(printed)")
        #expect(printed.contains("\n  next: name settings under \"decoder\", a \"platform\" or folders under"))
    }

    /// Writes the specification of an app for each of several systems, which all contain the sources.
    private func addProject(for systems: [String], to shop: PriceShop) throws {
        let targets = systems.map { "  Shop\($0): {type: application, platform: \($0), sources: App}\n" }
        try shop.folder.write("project.yml", "name: Shop\ntargets:\n\(targets.joined())")
    }

    @Test(arguments: samples)
    func areNamedByTheTarget(_ sample: Sample) async throws {
        for (system, result) in [("iOS", "0\n"), ("macOS", "$.other is missing\n")] {
            let shop = try shop(sample.source, platform: nil)
            try addProject(for: [system], to: shop)
            // A project leaves open whether an app for iOS runs on a Mac.
            let expected = sample.condition.contains("targetEnvironment") ? "which depends on a platform that is not named\n" : result
            #expect(await shop.run().contains(expected), "\(system)")
        }
    }

    /// A target may link a library or not.
    @Test(arguments: [
        ("UIKit", true), ("Foundation", true), ("Glibc", false), ("AppKit", false), ("Lottie", nil), ("UIKit) && canImport(Lottie", nil),
    ])
    func ofATargetDoNotShowWhichLibrariesItLinks(_ module: String, _ isThere: Bool?) async throws {
        let source = """
            struct PriceDTO: Decodable {
                #if canImport(\(module))
                let phone: Int
                #else
                let other: Int
                #endif
            }

            """
        let shop = try shop(source, platform: nil)
        try addProject(for: ["iOS"], to: shop)
        let results = [true: "0\n", false: "$.other is missing\n", nil: "which depends on a platform that is not named\n"]
        #expect(await shop.run().contains(results[isThere] ?? "?"))
    }

    @Test(arguments: samples)
    func areNotGuessedForAFileOfSeveralTargets(_ sample: Sample) async throws {
        let shop = try shop(sample.source, platform: nil)
        try addProject(for: ["iOS", "macOS"], to: shop)
        #expect(await shop.run().contains(": \(sample.condition), which depends on a platform that is not named\n"))
    }

    @Test(arguments: samples)
    func areNamedByTheUserBeforeTheTarget(_ sample: Sample) async throws {
        let shop = try shop(sample.source, platform: "Linux")
        try addProject(for: ["iOS"], to: shop)
        #expect(await shop.run().contains("\n  $.other is missing\n"))
    }

    @Test func doNotMatterForATypeThatIsWhollyBelowACondition() async throws {
        let source = "#if canImport(UIKit)\nstruct PriceDTO: Decodable { let phone: Int }\n#endif\n"
        #expect(try await shop(source, platform: nil).run() == "0\n")
    }

    @Test func areRefusedIfUnknown() async throws {
        let printed = try await shop(PriceShop.type, platform: "ios").run()
        #expect(
            printed.contains(
                """
                Contracts/apis.yml:5:13: could not run
                  "platform" is "ios"
                  allowed: iOS, Linux, macOS, tvOS, visionOS, watchOS
                  because: these are the platforms that an app can be built for
                  next: write "iOS" if that was meant, or write one of them, as in #if os(iOS)
                  code: format.value
                  case: apis/format

                """), "\(printed)")
    }

    @Test(arguments: [("iOS", "phone"), ("macOS", "other")])
    func changeWhatVerifyTypePrints(_ platform: String, _ key: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("App/PriceDTO.swift", Self.samples[0].source)
        let run = await VerifyRun.run(["type", "PriceDTO", "--root", "@/App", "--platform", platform], in: folder)
        #expect(run.status == 0)
        #expect(run.output.contains("  \(key)  Int  required  PriceDTO.swift:"))
        let open = await VerifyRun.run(["type", "PriceDTO", "--root", "@/App"], in: folder)
        #expect(open.status == 1)
        #expect(open.output.contains("not read: #if os(iOS), which depends on a platform that is not named at PriceDTO.swift:3:9\n"))
    }
}
