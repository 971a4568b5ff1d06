package import DomainLayer
package import Foundation

extension WeatherEntity {
    /// Light rain in Lanternholm, on 2026-10-10 at noon by its clock.
    package static func sample(
        city: String = "Lanternholm", date: Date = Date(timeIntervalSince1970: 1_791_633_600), secondsFromGMT: Int = 0,
        condition: Condition? = .rain, summary: String = "light rain", temperature: Double = 11.4, feelsLike: Double = 10.7,
        lowest: Double = 10, highest: Double = 12, humidity: Int = 81, windSpeed: Double = 5.7
    ) -> WeatherEntity {
        WeatherEntity(
            city: city, date: date, secondsFromGMT: secondsFromGMT, condition: condition, summary: summary, temperature: temperature,
            feelsLike: feelsLike, lowest: lowest, highest: highest, humidity: humidity, windSpeed: windSpeed)
    }
}

extension DailyWeather {
    /// The weather of a city and a forecast for one time.
    package static func sample(city: String = "Lanternholm") -> DailyWeather {
        DailyWeather(now: .sample(city: city), forecast: [.sample(city: city)])
    }
}
