final class FilmStore {
    static let shared = FilmStore()
}
