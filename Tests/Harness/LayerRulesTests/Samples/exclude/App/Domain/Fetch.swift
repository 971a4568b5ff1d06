let client = ApiClient()
