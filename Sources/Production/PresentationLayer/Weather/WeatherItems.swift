package import DomainLayer
internal import Foundation

/// The current weather, as text for a view.
package struct CurrentWeatherItem: Hashable, Sendable {
    /// The city's name, as the service writes it.
    package let city: String
    /// `11°, light rain`.
    package let headline: String
    /// `Feels like 11°, humidity 81 %, wind 6 m/s`.
    package let details: String

    /// Creates the texts.
    package init(_ weather: WeatherEntity) {
        city = weather.city
        headline = "\(Degrees.shown(weather.temperature)), \(weather.summary)"
        details =
            "Feels like \(Degrees.shown(weather.feelsLike)), humidity \(weather.humidity) %, wind \(Degrees.rounded(weather.windSpeed)) m/s"
    }
}

/// The weather of one day, as text for a view.
package struct DailyWeatherItem: Hashable, Sendable {
    /// `Fri, Oct 9`.
    package let day: String
    /// `4° to 14°`.
    package let temperatures: String
    /// The condition around noon: `light rain`.
    package let summary: String

    /// Creates the texts.
    package init(_ day: DailyWeather.Day) {
        let date = Date(timeIntervalSince1970: TimeInterval(day.number) * 86_400)
        let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt).weekday(.abbreviated).month(.abbreviated).day()
        self.day = date.formatted(style)
        temperatures = "\(Degrees.shown(day.lowest)) to \(Degrees.shown(day.highest))"
        summary = day.midday.summary
    }
}

/// The format of temperatures.
private enum Degrees {
    static func shown(_ temperature: Double) -> String { "\(rounded(temperature))°" }

    /// Returns the nearest whole number.
    ///
    /// A value that is not a number, or is far outside of the range of temperatures, is not rounded.
    static func rounded(_ number: Double) -> String { abs(number) < 1_000_000 ? "\(Int(number.rounded()))" : "\(number)" }
}
