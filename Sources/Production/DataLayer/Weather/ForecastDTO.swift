/// The weather of a place for five days, every three hours, as OpenWeatherMap sends it.
///
/// Source: OpenWeatherMap API 2.5, `GET /data/2.5/forecast`.
package struct ForecastDTO: Codable, Sendable {
    /// The earliest first.
    package let list: [EntryDTO]
    /// Where it is so.
    package let city: CityDTO
}

extension ForecastDTO {
    /// The weather at one time.
    package struct EntryDTO: Codable, Sendable {
        /// What it will be like, the main condition first.
        package let weather: [WeatherDTO.ConditionDTO]
        /// What is expected to be measured.
        package let main: WeatherDTO.MeasurementsDTO
        /// The wind; absent where none is expected.
        package let wind: WeatherDTO.WindDTO?
        /// When, in seconds since 1970.
        package let dt: Int
    }

    /// A place.
    package struct CityDTO: Codable, Sendable {
        /// Its name.
        package let name: String
        /// How far its clock is ahead of UTC, in seconds.
        package let timezone: Int
    }
}
