enum PlaceholderReports {}
