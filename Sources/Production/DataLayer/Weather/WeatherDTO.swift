/// The weather of a place as OpenWeatherMap sends it.
///
/// Source: OpenWeatherMap API 2.5, `GET /data/2.5/weather`. The first element of the array `weather` is the main condition. `rain`,
/// `snow`, `visibility` and gusts are optional, and are not read here.
package struct WeatherDTO: Codable, Sendable {
    /// The conditions, the main one first.
    package let weather: [ConditionDTO]
    /// The measurements.
    package let main: MeasurementsDTO
    /// The wind; absent where none was measured.
    package let wind: WindDTO?
    /// The time of the measurement, in seconds since 1970.
    package let dt: Int
    /// The offset of the place's clock from UTC, in seconds.
    package let timezone: Int
    /// The place's name.
    package let name: String
}

extension WeatherDTO {
    /// A weather condition.
    package struct ConditionDTO: Codable, Sendable {
        /// The condition's number: 500 for light rain.
        package let id: Int
        /// The description, in the requested language.
        package let description: String
    }

    /// The measurements, in the requested units.
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
        /// The perceived temperature.
        package let feelsLike: Double
        /// The lowest temperature in the place at that time.
        package let lowest: Double
        /// The highest temperature in the place at that time.
        package let highest: Double
        /// The relative humidity in per cent.
        package let humidity: Int
    }

    /// The wind.
    package struct WindDTO: Codable, Sendable {
        /// The wind's speed.
        package let speed: Double
    }
}
