package import DomainLayer
internal import Foundation

/// The weather as it is, for a view.
package struct CurrentWeatherItem: Hashable, Sendable {
    /// The city's name, as the service writes it.
    package let city: String
    /// `11°, light rain`.
    package let headline: String
    /// `Feels like 11°, humidity 81 %, wind 6 m/s`.
    package let details: String

    /// Weather in words.
    package init(_ weather: WeatherEntity) {
        city = weather.city
        headline = "\(Degrees.shown(weather.temperature)), \(weather.summary)"
        details =
            "Feels like \(Degrees.shown(weather.feelsLike)), humidity \(weather.humidity) %, wind \(Degrees.rounded(weather.windSpeed)) m/s"
    }
}

/// The weather of a day, for a view.
package struct DailyWeatherItem: Hashable, Sendable {
    /// `Fri, Oct 9`.
    package let day: String
    /// `4° to 14°`.
    package let temperatures: String
    /// What it is like about noon: `light rain`.
    package let summary: String

    /// A day in words.
    package init(_ day: DailyWeather.Day) {
        let date = Date(timeIntervalSince1970: TimeInterval(day.number) * 86_400)
        let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt).weekday(.abbreviated).month(.abbreviated).day()
        self.day = date.formatted(style)
        temperatures = "\(Degrees.shown(day.lowest)) to \(Degrees.shown(day.highest))"
        summary = day.midday.summary
    }
}

/// Temperatures as people read them.
private enum Degrees {
    static func shown(_ temperature: Double) -> String { "\(rounded(temperature))°" }

    /// Whole numbers; numbers that are none, or beyond all weather, as what they are.
    static func rounded(_ number: Double) -> String { abs(number) < 1_000_000 ? "\(Int(number.rounded()))" : "\(number)" }
}
