struct ShopList {
    let film: FilmList?
    let row: FilmRow?
    let style: Style
}
