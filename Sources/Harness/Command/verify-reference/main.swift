package import ContractTesting
import DataLayer
import VerifyCommands

/// The reference app's types, as its contracts name them.
package enum ReferenceApp {
    package static let responseTypes = [
        ResponseType(MoviesResponseDTO.self, domain: { try $0.toDomain() }),
        ResponseType(TMDBErrorDTO.self),
        ResponseType(WeatherDTO.self, domain: { try $0.toDomain() }),
        ResponseType(ForecastDTO.self, domain: { try $0.toDomain() }),
        ResponseType(OpenWeatherErrorDTO.self),
        ResponseType(ArticlesResponseDTO.self, domain: { try $0.toDomain() }),
        ResponseType(NewsAPIErrorDTO.self),
        ResponseType(ProductsResponseDTO.self, domain: { try $0.toDomain() }),
    ]
}

VerifyTool.main { ReferenceApp.responseTypes }
