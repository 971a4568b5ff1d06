package import DomainLayer
internal import Foundation

extension WeatherDTO {
    /// Returns the weather as the app represents it.
    /// - Throws: ``MappingError`` for weather without a condition.
    package func toDomain() throws(MappingError) -> WeatherEntity {
        try WeatherEntity(weather, main, wind, dt: dt, city: name, secondsFromGMT: timezone)
    }
}

extension ForecastDTO {
    /// Returns the forecast as the app represents it, the earliest entry first.
    /// - Throws: ``MappingError`` for weather without a condition.
    package func toDomain() throws(MappingError) -> [WeatherEntity] {
        var entities: [WeatherEntity] = []
        for entry in list {
            entities.append(
                try WeatherEntity(entry.weather, entry.main, entry.wind, dt: entry.dt, city: city.name, secondsFromGMT: city.timezone))
        }
        return entities
    }
}

extension WeatherEntity {
    /// A wind of zero, used if the answer contains no wind.
    fileprivate init(
        _ conditions: [WeatherDTO.ConditionDTO], _ main: WeatherDTO.MeasurementsDTO, _ wind: WeatherDTO.WindDTO?, dt: Int, city: String,
        secondsFromGMT: Int
    ) throws(MappingError) {
        guard let condition = conditions.first else { throw .noCondition(city: city) }
        self.init(
            city: city, date: Date(timeIntervalSince1970: TimeInterval(dt)), secondsFromGMT: secondsFromGMT,
            condition: Condition(number: condition.id), summary: condition.description, temperature: main.temperature,
            feelsLike: main.feelsLike, lowest: main.lowest, highest: main.highest, humidity: main.humidity, windSpeed: wind?.speed ?? 0)
    }
}

extension WeatherEntity.Condition {
    /// Source: OpenWeatherMap, "Weather condition codes".
    package init?(number: Int) {
        switch number {
        case 200..<300: self = .thunderstorm
        case 300..<400: self = .drizzle
        case 500..<600: self = .rain
        case 600..<700: self = .snow
        case 700..<800: self = .haze
        case 800: self = .clear
        case 801..<900: self = .clouds
        default: return nil
        }
    }
}
