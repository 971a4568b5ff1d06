let list = FilmList.self
let shops = ShopList.self
