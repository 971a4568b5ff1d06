/// The weather of a place as OpenWeatherMap sends it.
///
/// Source: OpenWeatherMap API 2.5, `GET /data/2.5/weather`. `weather` is an array, its first element the main one; `rain`, `snow`, `visibility` and
/// gusts come only where there are some, and nothing here reads them.
package struct WeatherDTO: Codable, Sendable {
    /// What it is like, the main condition first.
    package let weather: [ConditionDTO]
    /// What was measured.
    package let main: MeasurementsDTO
    /// The wind; absent where none was measured.
    package let wind: WindDTO?
    /// When it was measured, in seconds since 1970.
    package let dt: Int
    /// How far the place's clock is ahead of UTC, in seconds.
    package let timezone: Int
    /// The place's name.
    package let name: String
}

extension WeatherDTO {
    /// What the weather is like.
    package struct ConditionDTO: Codable, Sendable {
        /// The condition's number: 500 for light rain.
        package let id: Int
        /// The condition in words, in the language that was asked for.
        package let description: String
    }

    /// What was measured, in the units that were asked for.
    package struct MeasurementsDTO: Codable, Sendable {
        enum CodingKeys: String, CodingKey {
            case temperature = "temp"
            case feelsLike = "feels_like"
            case lowest = "temp_min"
            case highest = "temp_max"
            case humidity
        }

        /// The temperature.
        package let temperature: Double
        /// What it feels like.
        package let feelsLike: Double
        /// The lowest temperature in the place at that time.
        package let lowest: Double
        /// The highest one.
        package let highest: Double
        /// Relative humidity in per cent.
        package let humidity: Int
    }

    /// The wind.
    package struct WindDTO: Codable, Sendable {
        /// Its speed.
        package let speed: Double
    }
}
