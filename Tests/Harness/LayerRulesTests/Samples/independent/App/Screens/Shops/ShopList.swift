struct ShopList {
    let film: FilmRow?
}
