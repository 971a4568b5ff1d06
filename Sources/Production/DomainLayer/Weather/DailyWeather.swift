internal import Foundation

/// The weather of a city now and on the following days.
package struct DailyWeather: Hashable, Sendable {
    /// One day in the city.
    package struct Day: Hashable, Sendable {
        /// The number of days since 1970-01-01, by the city's clock.
        package let number: Int
        /// The lowest temperature.
        package let lowest: Double
        /// The highest temperature.
        package let highest: Double
        /// The weather closest to noon; of two that are equally close, the earlier.
        package let midday: WeatherEntity
    }

    /// The current weather.
    package let now: WeatherEntity
    /// The days of the forecast, the earliest first.
    package let days: [Day]

    /// Creates a summary of a forecast.
    /// - Parameters:
    ///   - now: The current weather.
    ///   - forecast: The weather of the following days, in any order.
    package init(now: WeatherEntity, forecast: [WeatherEntity]) {
        self.now = now
        days = Dictionary(grouping: forecast, by: \.dayNumber).sorted { $0.key < $1.key }.compactMap { number, weather in
            let midday = weather.min { ($0.secondsFromNoon, $0.date) < ($1.secondsFromNoon, $1.date) }
            guard let midday, let lowest = weather.map(\.lowest).min(), let highest = weather.map(\.highest).max() else { return nil }
            return Day(number: number, lowest: lowest, highest: highest, midday: midday)
        }
    }
}

extension WeatherEntity {
    private static let secondsOfADay = 86_400

    /// The number of seconds since 1970-01-01, by the place's clock.
    private var localSeconds: Int { Int(date.timeIntervalSince1970.rounded(.down)) + secondsFromGMT }

    fileprivate var dayNumber: Int { (localSeconds - secondOfDay) / Self.secondsOfADay }

    fileprivate var secondsFromNoon: Int { abs(secondOfDay - Self.secondsOfADay / 2) }

    private var secondOfDay: Int {
        let rest = localSeconds % Self.secondsOfADay
        return rest < 0 ? rest + Self.secondsOfADay : rest
    }
}
