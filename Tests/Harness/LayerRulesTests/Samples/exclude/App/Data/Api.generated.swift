struct ApiClient {}
