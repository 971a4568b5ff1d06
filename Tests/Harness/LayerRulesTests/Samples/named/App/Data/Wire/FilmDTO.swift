struct FilmDTO {
    enum CodingKeys {}
}
protocol Wire {}
typealias Films = [FilmDTO]
