struct FilmRow {
    let run: FilmUseCase
}
