import DataLayer
import DomainLayer
import Foundation
import Testing

@Suite("Movies: DTOs and their mapping")
struct MoviesMappingTests {
    private func movie(_ json: String) throws -> Movie {
        try JSONDecoder().decode(MoviesResponseDTO.MovieDTO.self, from: Data(json.utf8)).toDomain()
    }

    @Test func mapsAWholeMovie() throws {
        let movie = try movie(
            #"{"id":7,"title":"A","genre_ids":[99,878,12],"poster_path":"\/a.jpg","overview":"o","release_date":"2004-02-29"}"#)
        let leapDay = Date(timeIntervalSince1970: 1_078_012_800)
        #expect(movie == Movie(id: 7, title: "A", genre: .scienceFiction, posterPath: "/a.jpg", overview: "o", releaseDate: leapDay))
    }

    @Test(arguments: [#"{"id":7}"#, #"{"id":7,"title":null,"genre_ids":null,"poster_path":null,"overview":null,"release_date":null}"#])
    func mapsAMovieOfWhichNothingIsKnown(_ json: String) throws {
        #expect(try movie(json) == Movie(id: 7, title: nil, genre: nil, posterPath: nil, overview: nil, releaseDate: nil))
    }

    @Test func takesAnEmptyDateForNone() throws {
        #expect(try movie(#"{"id":7,"release_date":""}"#).releaseDate == nil)
    }

    @Test(arguments: ["2023-02-29", "1977-5-1", "1977-13-01", "soon", "1977-05-01T00:00:00Z", "١٩٧٧-٠٥-٠١"])
    func refusesInvalidDays(_ text: String) throws {
        let problem = try #require(throws: MappingError.self) { try movie(#"{"id":7,"release_date":"\#(text)"}"#) }
        #expect(problem.description == "the release date \"\(text)\" of movie 7 is not a valid date (expected yyyy-MM-dd)")
    }

    @Test(arguments: [([12], .adventure), ([878], .scienceFiction), ([27], nil), ([], nil)] as [([Int], Movie.Genre?)])
    func knowsTwoGenres(_ numbers: [Int], _ expected: Movie.Genre?) throws {
        #expect(try movie(#"{"id":7,"genre_ids":\#(numbers)}"#).genre == expected)
    }

    @Test(arguments: ["", "/", "poster.jpg", "../../x", "/../../x", "/..", "/a/b.jpg", "/a b.jpg", "/\\u001b[31m\\n.jpg", "/ü.jpg"])
    func takesNoPathForNoPoster(_ path: String) throws {
        #expect(try movie(#"{"id":7,"poster_path":"\#(path)"}"#).posterPath == nil)
    }

    @Test func mapsAPage() throws {
        let json = #"{"page":2,"total_pages":3,"total_results":41,"results":[{"id":1},{"id":2}]}"#
        let page = try JSONDecoder().decode(MoviesResponseDTO.self, from: Data(json.utf8)).toDomain()
        #expect(page.page == 2)
        #expect(page.totalPages == 3)
        #expect(page.movies.map(\.id) == [1, 2])
    }
}
