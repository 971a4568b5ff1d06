struct FilmUseCase {
    var store = 1
    func run(from store: FilmStore = .shared) -> [Film] {
        store.films()
    }
}
