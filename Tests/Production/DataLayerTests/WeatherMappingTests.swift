import DataLayer
import DomainLayer
import Foundation
import Testing

@Suite("Weather: DTOs and their mapping")
struct WeatherMappingTests {
    private static let whole = #"""
        {"weather":[{"id":500,"main":"Rain","description":"light rain","icon":"10n"},{"id":701,"description":"mist"}],
        "main":{"temp":11.4,"feels_like":10.72,"temp_min":10,"temp_max":12.03,"humidity":81},"wind":{"speed":5.7,"deg":70},
        "dt":1588044368,"timezone":-12600,"name":"Lanternholm"}
        """#

    private func weather(_ json: String) throws -> WeatherEntity {
        try JSONDecoder().decode(WeatherDTO.self, from: Data(json.utf8)).toDomain()
    }

    @Test func mapsWeatherByItsMainCondition() throws {
        #expect(
            try weather(Self.whole)
                == WeatherEntity(
                    city: "Lanternholm", date: Date(timeIntervalSince1970: 1_588_044_368), secondsFromGMT: -12_600, condition: .rain,
                    summary: "light rain", temperature: 11.4, feelsLike: 10.72, lowest: 10, highest: 12.03, humidity: 81, windSpeed: 5.7))
    }

    @Test func takesNoWindForACalm() throws {
        #expect(try weather(Self.whole.replacing(#""wind":{"speed":5.7,"deg":70},"#, with: "")).windSpeed == 0)
    }

    @Test func refusesWeatherWithoutACondition() throws {
        let json = Self.whole.replacing(/"weather":\[.*?\],/.dotMatchesNewlines(), with: #""weather":[],"#)
        let problem = try #require(throws: MappingError.self) { try weather(json) }
        #expect(problem.description == "the weather of Lanternholm has no condition (expected at least one)")
    }

    @Test(
        arguments: [
            (199, nil), (200, .thunderstorm), (299, .thunderstorm), (300, .drizzle), (399, .drizzle), (400, nil), (500, .rain),
            (599, .rain),
            (600, .snow), (699, .snow), (700, .haze), (799, .haze), (800, .clear), (801, .clouds), (899, .clouds), (900, nil), (-1, nil),
        ] as [(Int, WeatherEntity.Condition?)])
    func knowsConditionsByTheirHundreds(_ number: Int, _ expected: WeatherEntity.Condition?) {
        #expect(WeatherEntity.Condition(number: number) == expected)
    }

    @Test func mapsAForecastInItsOrder() throws {
        let entry =
            #"{"weather":[{"id":800,"description":"clear sky"}],"main":{"temp":1,"feels_like":0,"temp_min":1,"temp_max":2,"humidity":5},"#
        let json = #"{"list":[\#(entry)"dt":10800},\#(entry)"wind":{"speed":3},"dt":21600}],"city":{"name":"A","timezone":7200}}"#
        let forecast = try JSONDecoder().decode(ForecastDTO.self, from: Data(json.utf8)).toDomain()
        #expect(forecast.map(\.date.timeIntervalSince1970) == [10_800, 21_600])
        #expect(forecast.map(\.windSpeed) == [0, 3])
        #expect(forecast.allSatisfy { $0.city == "A" && $0.secondsFromGMT == 7_200 && $0.condition == .clear })
        let broken = json.replacing(#"[{"id":800,"description":"clear sky"}]"#, with: "[]", maxReplacements: 1)
        #expect(throws: MappingError.noCondition(city: "A")) {
            try JSONDecoder().decode(ForecastDTO.self, from: Data(broken.utf8)).toDomain()
        }
    }

    @Test(arguments: [(#"{"cod":401,"message":"no"}"#, 401), (#"{"cod":"404","message":"no","extra":1}"#, 404)])
    func readsACodeInEitherForm(_ json: String, _ expected: Int) throws {
        let error = try JSONDecoder().decode(OpenWeatherErrorDTO.self, from: Data(json.utf8))
        #expect(error.code == expected)
        #expect(error.message == "no")
    }

    @Test(arguments: [
        #"{"cod":"soon","message":"no"}"#, #"{"cod":null,"message":"no"}"#, #"{"cod":40.5,"message":"no"}"#, #"{"message":"no"}"#,
        #"{"cod":401}"#, #"{"cod":[401],"message":"no"}"#,
    ])
    func refusesACodeThatIsNone(_ json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(OpenWeatherErrorDTO.self, from: Data(json.utf8)) }
    }
}
