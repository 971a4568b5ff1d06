struct ShopList {}
