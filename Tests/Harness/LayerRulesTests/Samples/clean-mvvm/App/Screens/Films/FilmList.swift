final class FilmListViewModel {
    let session = URLSession.shared
    let run: FilmUseCase
    let again: FilmUseCase
}
struct FilmDTO {}
