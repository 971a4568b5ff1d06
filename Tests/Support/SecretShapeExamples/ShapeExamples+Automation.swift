extension ShapeExamples {
    /// Automation between services, and security tools.
    static let automation = #"""
        Healthchecks.io | address | hc-ping.com/·^1e5ced57·-·94fa·-·07b5·-·3074·-·2c8829ce93a1 | hc-ping.com/·4cd90b42·-·e498·-·3d77·-·9620·-·35a637*33ce9
        IFTTT | key | maker.ifttt.·com/trigger/·xn9Y·/with/key/·^RnSiipySA1p·c0FTiyLGR-ai | maker.ifttt.·com/trigger/·xSk4·/with/key/·xxxxxxxxxx·xxxxxxxxxx
        Make | webhook | hook.us2.·make.com/·^3333l4kpiy8hkha8·5lx0kb6mp4orrgf7 | xhook.us2·.make.com/·ckrhym8b6kj9lv67·hyga3gpx8q83aucm
        Nightfall | key | NF-·hWPgM7a4XqsyTvjv·l2j0k5W9zOBvdO2I | NF-·SEYTIS44uk88Hwa·pwoA0G39yhqww6Ct
        PagerDuty | webhook | events.pagerduty·.com/integration/·^e2a35fc7949583d5·eb4be3cc0a4111b6 | events.pagerduty·.com/integration/·ac54275deb886cf0·*a0b579a5b64ce49
        Scrapfly | key | scp-live-·ukah1ajzbult5h4h·zklursp305uzd8gz | scp-live-·xxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxx
        Tines | webhook | .tines.co·m/webhook/·^ujgybav8gyq5l011·vunujikupi1dvj64·/·7y6j2a9ft29iqalv·b1rav73i0x0myazh | .tines.co·m/webhook/·mjeowvb3q966uk4·xq2cft07dq4p13jw·/·6151hqapwpou2fcs·axrk6ppdpbq7fx6p
        TruffleHog | secret | thog-secret-·f3f992338ffd9972·157cc93ba56beaf0 | thog-secret-·cfcacfea102d114·7fff9d8db4526d64
        Zapier | webhook | hooks.zapier.c·om/hooks/catch/·^25316368·/·EWOVugrq | hooks.zapier.c·om/hooks/catch/·78*81·/·Oejlk3UT
        """#
}
