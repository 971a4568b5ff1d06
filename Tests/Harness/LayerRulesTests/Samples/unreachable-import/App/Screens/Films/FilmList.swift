struct FilmList {
    let row: FilmRow
}
