struct FilmList {
    let row: FilmRow
    let style: Style
}
