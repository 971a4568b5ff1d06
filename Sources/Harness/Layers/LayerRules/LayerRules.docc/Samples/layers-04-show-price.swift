struct ShowPrice { let price: PriceDTO }
