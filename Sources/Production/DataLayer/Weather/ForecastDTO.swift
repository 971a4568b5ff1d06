/// The weather of a place for five days, every three hours, as OpenWeatherMap sends it.
///
/// Source: OpenWeatherMap API 2.5, `GET /data/2.5/forecast`.
package struct ForecastDTO: Codable, Sendable {
    /// The entries, the earliest first.
    package let list: [EntryDTO]
    /// The place.
    package let city: CityDTO
}

extension ForecastDTO {
    /// The weather at one time.
    package struct EntryDTO: Codable, Sendable {
        /// The expected conditions, the main one first.
        package let weather: [WeatherDTO.ConditionDTO]
        /// The expected measurements.
        package let main: WeatherDTO.MeasurementsDTO
        /// The expected wind; absent if there is none.
        package let wind: WeatherDTO.WindDTO?
        /// The time, in seconds since 1970.
        package let dt: Int
    }

    /// A place.
    package struct CityDTO: Codable, Sendable {
        /// Its name.
        package let name: String
        /// The offset of the place's clock from UTC, in seconds.
        package let timezone: Int
    }
}
