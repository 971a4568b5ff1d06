/// The requests to OpenWeatherMap.
///
/// Source: OpenWeatherMap API 2.5, `GET /data/2.5/weather` and `GET /data/2.5/forecast`; `units=metric` for degrees Celsius and metres a second.
enum WeatherEndpoints {
    static func current(in city: String) -> Endpoint<WeatherDTO> { endpoint("data/2.5/weather", city) }

    static func forecast(for city: String) -> Endpoint<ForecastDTO> { endpoint("data/2.5/forecast", city) }

    private static func endpoint<Response: Decodable & Sendable>(_ path: String, _ city: String) -> Endpoint<Response> {
        Endpoint(
            path: path, headers: ["Accept": "application/json"], query: [QueryItem("q", city), QueryItem("units", "metric")],
            responseDecoder: JSONResponseDecoder())
    }
}
