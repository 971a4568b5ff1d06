package import Foundation

/// The weather of a place at one time.
package struct WeatherEntity: Hashable, Sendable {
    /// What the weather is like, as far as the app tells it apart.
    package enum Condition: Hashable, Sendable {
        case thunderstorm
        case drizzle
        case rain
        case snow
        /// Mist, smoke, dust, and whatever else hides the view.
        case haze
        case clear
        case clouds
    }

    /// The place's name, as the service writes it.
    package let city: String
    /// When it is so, or is to be.
    package let date: Date
    /// How far the place's clock is ahead of UTC, in seconds.
    package let secondsFromGMT: Int
    /// What it is like; nil for a condition that the app does not know.
    package let condition: Condition?
    /// The condition in the service's words: `light rain`.
    package let summary: String
    /// The temperature, in the unit that was asked for; the app asks for degrees Celsius.
    package let temperature: Double
    /// What it feels like, in the same unit.
    package let feelsLike: Double
    /// The lowest temperature about that time in the place, in the same unit.
    package let lowest: Double
    /// The highest, in the same unit.
    package let highest: Double
    /// Relative humidity in per cent.
    package let humidity: Int
    /// The wind's speed in the unit that was asked for; the app asks for metres a second.
    package let windSpeed: Double

    /// Weather of which everything is known.
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
