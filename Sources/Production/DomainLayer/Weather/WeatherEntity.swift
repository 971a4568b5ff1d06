package import Foundation

/// The weather of a place at one time.
package struct WeatherEntity: Hashable, Sendable {
    /// The conditions that the app distinguishes.
    package enum Condition: Hashable, Sendable {
        case thunderstorm
        case drizzle
        case rain
        case snow
        /// Mist, smoke, dust, and anything else that limits the view.
        case haze
        case clear
        case clouds
    }

    /// The place's name, as the service writes it.
    package let city: String
    /// The time of the measurement or of the forecast.
    package let date: Date
    /// The offset of the place's clock from UTC, in seconds.
    package let secondsFromGMT: Int
    /// The condition; nil for one that the app does not know.
    package let condition: Condition?
    /// The service's description of the condition: `light rain`.
    package let summary: String
    /// The temperature, in the requested unit; the app requests degrees Celsius.
    package let temperature: Double
    /// The perceived temperature, in the same unit.
    package let feelsLike: Double
    /// The lowest temperature in the place around that time, in the same unit.
    package let lowest: Double
    /// The highest temperature in the place around that time, in the same unit.
    package let highest: Double
    /// The relative humidity in per cent.
    package let humidity: Int
    /// The wind's speed in the requested unit; the app requests metres per second.
    package let windSpeed: Double

    /// Creates an entity from all its values.
    package init(
        city: String, date: Date, secondsFromGMT: Int, condition: Condition?, summary: String, temperature: Double, feelsLike: Double,
        lowest: Double, highest: Double, humidity: Int, windSpeed: Double
    ) {
        self.city = city
        self.date = date
        self.secondsFromGMT = secondsFromGMT
        self.condition = condition
        self.summary = summary
        self.temperature = temperature
        self.feelsLike = feelsLike
        self.lowest = lowest
        self.highest = highest
        self.humidity = humidity
        self.windSpeed = windSpeed
    }
}
