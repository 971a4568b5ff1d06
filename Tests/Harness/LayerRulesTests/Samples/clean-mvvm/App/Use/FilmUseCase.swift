struct FilmUseCase: Codable {
    let list: FilmListViewModel
}
