extension SecretShape {
    /// Maps, places, travel and devices.
    static let mapsAndDevices = #"""
        Adafruit | key | aio_<alnum 28> | trufflehog: adafruitio
        Duffel | token | duffel_(live|test)_<base64url 43> | gitleaks: duffel-api-token
        EasyPost | key | EZ(AK|TK)<alnum 54> | gitleaks: easypost-api-token
        Esri | key | AAP(K|T)<base64url 90-1000> | unconfirmed: Esri documentation: API key authentication
        Fleetbase | key | flb_(live|test)_<alnum 20> | trufflehog: fleetbase
        Flexport | token | shltm_<base64url 40> | trufflehog: flexport
        Foursquare | key | fsq3<base64 43-44> | unconfirmed: Foursquare documentation: API keys
        LocationIQ | token | pk.<lower-hex 32> | trufflehog: locationiq
        Mapbox | token | (sk|tk|pk).eyJ<base64url 40-300>(|.<base64url 20-30>) | noseyparker: Mapbox Secret Access Token
        Mapillary | token | MLY|<digits 14-18>|<lower-hex 32> | unconfirmed: Mapillary documentation: access tokens
        MaxMind | license key | <alnum 6>_<alnum 29>_mmk | gitleaks: maxmind-license-key
        Radar | key | prj_(live|test)_(sk|pk)_<lower-hex 40> | unconfirmed: Radar documentation: API keys
        RapidAPI | key | <lower-alnum 10>msh<lower-alnum 15>p1<lower-alnum 5>jsn<lower-alnum 12> | unconfirmed: RapidAPI documentation: application keys
        Shippo | token | shippo_(live|test)_<hex 40> | gitleaks: shippo-api-token
        Ubidots | token | BB(FF|US)-<alnum 30> | trufflehog: ubidots
        """#
}
