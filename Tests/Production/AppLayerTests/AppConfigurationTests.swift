import AppLayer
import Foundation
import TestFolders
import Testing

@Suite("The app's configuration")
struct AppConfigurationTests {
    @Test func takesKeysAndAddressesFromTheEnvironment() throws {
        let configuration = try AppConfiguration(environment: ["TMDB_API_KEY": "k", "TMDB_BASE_URL": "https://api.example.com/v3"])
        #expect(try configuration.key(to: .tmdb).text == "k")
        #expect(configuration.baseURL(of: .tmdb)?.absoluteString == "https://api.example.com/v3")
    }

    @Test func anAddressThatIsGivenWins() throws {
        let configuration = try AppConfiguration(
            environment: ["TMDB_API_KEY": "k", "TMDB_BASE_URL": "https://api.example.com"], baseURLs: ["tmdb": "http://127.0.0.1:1"])
        #expect(configuration.baseURL(of: .tmdb)?.absoluteString == "http://127.0.0.1:1")
        #expect(try configuration.key(to: .tmdb).text == "k")
    }

    @Test func givenAddressReplacesAMalformedOne() throws {
        let configuration = try AppConfiguration(environment: ["TMDB_BASE_URL": "nowhere"], baseURLs: ["tmdb": "http://127.0.0.1:1"])
        #expect(configuration.baseURL(of: .tmdb)?.absoluteString == "http://127.0.0.1:1")
    }

    /// The contracts name the APIs of the recordings.
    @Test func theUsualAddressesAreThoseOfTheContracts() throws {
        let file = URL(fileURLWithPath: "\(PackageFolders.root)/Contracts/apis.yml")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        let addresses = APIService.allCases.map { ($0.rawValue, $0.usualAddress) } + [("tmdb-images", AppDIContainer.usualImageAddress)]
        for (name, address) in addresses {
            let place = try #require(lines.firstIndex(of: "\(name):"))
            #expect(lines[place + 1] == "  base: \(address)")
        }
    }

    @Test(arguments: [[:], ["TMDB_API_KEY": ""]])
    func aMissingKeyIsOneClearLine(_ environment: [String: String]) throws {
        let configuration = try AppConfiguration(environment: environment)
        #expect(configuration.baseURL(of: .tmdb) == nil)
        let problem = #expect(throws: ConfigurationError.self) { try configuration.key(to: .tmdb) }
        #expect(
            problem?.description == """
                TMDB_API_KEY is not set; put a key from https://www.themoviedb.org/settings/api there, or name another server with \
                --base-url tmdb=URL
                """)
    }

    @Test(arguments: [
        (APIService.tmdb, "TMDB_API_KEY", "https://www.themoviedb.org/settings/api"),
        (.openweather, "OPENWEATHER_API_KEY", "https://home.openweathermap.org/api_keys"),
        (.newsapi, "NEWSAPI_KEY", "https://newsapi.org/account"),
    ])
    func eachServiceHasItsKey(_ service: APIService, _ variable: String, _ source: String) throws {
        #expect(try AppConfiguration(environment: [variable: "k"]).key(to: service).text == "k")
        let problem = #expect(throws: ConfigurationError.self) { try AppConfiguration(environment: [:]).check(service) }
        #expect(problem?.description.hasPrefix("\(variable) is not set; put a key from \(source) there, ") == true)
    }

    @Test func productsNeedNoKey() throws {
        try AppConfiguration(environment: [:]).check(.products)
    }

    @Test func aServerElsewhereNeedsNoKey() throws {
        #expect(try AppConfiguration(environment: [:], baseURLs: ["tmdb": "http://127.0.0.1:1"]).key(to: .tmdb).text == "none")
    }

    @Test(arguments: [
        "127.0.0.1:8080", "ftp://example.com", "http://", "http://a b", "", "https://user:s3cret@example.com?x=1", "http://a:99999",
        "http://a:0",
    ])
    func refusesInvalidAddressWithoutRepeatingIt(_ text: String) {
        let problem = #expect(throws: ConfigurationError.self) { try AppConfiguration(environment: [:], baseURLs: ["tmdb": text]) }
        #expect(
            problem?.description
                == "--base-url tmdb is not a valid address; write it as http://127.0.0.1:8080 or https://api.example.com/v3, without a query and with a port up to 65535"
        )
    }

    @Test func anAddressOfTheEnvironmentIsNamedByItsVariable() {
        let problem = #expect(throws: ConfigurationError.self) { try AppConfiguration(environment: ["TMDB_BASE_URL": "nowhere"]) }
        #expect(problem?.description.hasPrefix("TMDB_BASE_URL is not a valid address; ") == true)
    }

    @Test func anUnknownServiceIsRefused() {
        let problem = #expect(throws: ConfigurationError.self) {
            try AppConfiguration(environment: [:], baseURLs: ["tmbd": "http://127.0.0.1:1"])
        }
        #expect(
            problem?.description == "there is no service \"tmbd\"; --base-url takes tmdb=URL, openweather=URL, newsapi=URL, products=URL")
    }

    @Test func aKeyIsNeverPrinted() throws {
        let configuration = try AppConfiguration(environment: ["TMDB_API_KEY": "s3cret", "PATH": "s3cret"])
        var printed = "\(configuration) \(String(reflecting: configuration)) \(try configuration.key(to: .tmdb))"
        dump(configuration, to: &printed)
        dump(try configuration.key(to: .tmdb), to: &printed)
        #expect(!printed.contains("s3cret"))
        #expect(printed.contains("..."))
    }
}
