import Foundation

/// A page of films, as an app decodes it.
struct FilmPage: Decodable {
    let page: Int
    let results: [Film]
    let totalPages: Int
    let totalResults: Int

    private enum CodingKeys: String, CodingKey {
        case page, results
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }
}

struct Film: Decodable {
    let id: Int
    let title: String
    let originalTitle: String
    let originalLanguage: Language
    let overview: String?
    let posterPath: String?
    let backdropPath: String?
    let releaseDate: Date?
    let genres: [Int]
    let isAdult: Bool
    let popularity: Double
    let voteAverage: Double
    let voteCount: Int

    private enum CodingKeys: String, CodingKey {
        case id, title, overview, popularity
        case originalTitle = "original_title"
        case originalLanguage = "original_language"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case releaseDate = "release_date"
        case genres = "genre_ids"
        case isAdult = "adult"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        title = try container.decode(String.self, forKey: .title)
        originalTitle = try container.decodeIfPresent(String.self, forKey: .originalTitle) ?? title
        originalLanguage = try container.decode(Language.self, forKey: .originalLanguage)
        overview = try container.decodeIfPresent(String.self, forKey: .overview)
        posterPath = try container.decodeIfPresent(String.self, forKey: .posterPath)
        backdropPath = try container.decodeIfPresent(String.self, forKey: .backdropPath)
        releaseDate = try container.decodeIfPresent(Date.self, forKey: .releaseDate)
        genres = try container.decode([Int].self, forKey: .genres)
        isAdult = try container.decode(Bool.self, forKey: .isAdult)
        popularity = try container.decode(Double.self, forKey: .popularity)
        voteAverage = try container.decode(Double.self, forKey: .voteAverage)
        voteCount = try container.decode(Int.self, forKey: .voteCount)
    }
}

enum Language: String, Decodable {
    case english = "en"
    case french = "fr"
    case german = "de"
}
