struct ShowPrice { let price: Price }
