extension ShapeExamples {
    /// Crash reports, logs, metrics, analytics and feature flags.
    static let crashesAndMonitoring = #"""
        Axiom | token | xaat-·c726f848·-·7a1d·-·3eb5·-·a27a·-·4294a67c99a1 | xaat-·09c1db4b·-·06e8·-·430b·-·d6bf·-·000000000000
        Checkly | key | cu_·14a6ce1fe77452d5·d9e538d41c4b33b2 | xcu_·b0630e3cbb28ed74·27581eac95e307f2
        ConfigCat | key | configca·t-sdk-1/·EFsNSkz9-rq·J6tQO2pmerR·/·Na5qzFKcKDC·YEx3QXMPO0B | configca·t-sdk-1/·IotGWlpMLC·a-v3I71QacG·/·DSNp8sKQIvx·NncWsbaphlg
        Datadog | client token | pub·30a15f0172f76814·faec0f27d833c410 | pub·1e46779a43ee67a8·*7c963d98a9c5a79
        DevCycle | key | dvc_client_·i2MUkwPk9VN | dvc_client_·xxxxxxxx
        Dynatrace | token | dt0·s·77·.·U9BLL7XED9Y9·S385PRIJIE11·.·1Y2FFBOQ4EGH11XY3GM4V588O0E0LWTW·Z0QW70M34KNIR1SD99RYO7BKBTGGR793 | xdt0·j·38·.·NI5DJ85D48NW·4BALGGCESSLA·.·RBI7PTA311NZBLVYNFVPCZFXV5VDC317·TZ3030SVBD1YUEVOEJYC5I74C1I2C4HE
        FullStory | key | na1.·58eg/IO9l+2Feuq2cT/ZXl0TC0dZmnTA+Bz0Z0rzBcH6g+z1BJ·5NRcaYcRlcEvboNaYtQHzq9Mgxbg7x46LfpFad8xMoaWD9k3n6 | na1.·K/JzHaW3D1DaTZl+k6jx0iB4pnXi1ssviTB1G0aClOiCP2bp9·K7GsCsHGALuZnniXfFkh+ulLeFUDfSavhWBHdjU/xbMUYdmzYA
        Grafana | key | eyJrIjoi·2B/zrLDURAQeLnYHq6cYVdqU8q9XRvc·kB4CMG1PYXIVR2Mq8UDrQ976q+TLhz0H | eyJrIjoi·bhd1jWgp2GLwbqzfkVuG+BWSBdzvV2·*lHsL3FqnaxTr/QZqPsRy2hEt9SjYQ
        Grafana | token | glc_·17BJc4pNCEY/DPiBI·8ipzpfJeap89IwB09I | glc_·xxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxx
        Grafana | token | glsa_·TNxw3khRQEkquXoT·RrX6viZleTjeM0gZ·_·cda5cf1d | xglsa_·0vkAei7naL204weH·rRrRFlmKWvdbyBlE·_·55dde635
        Grafana | token | glsa_·yQOSR0eYacgRTSKs·jgi1P2Uxnd4nFt8E·_·4951024c | glsa_·U2hrBkCv0hOFYyL·aWSJN660LEGJMoHA·_·fecc9263
        Honeycomb | key | hcaik_·45grspv1b98s966x89akm4o7ruvvj·fmnrwdvlgm115mdpd8g9537aaydq3 | hcaik_·a1vr1u4d5lggndzolp6qjrixpkp85·*039is12t9y5afihlerlzqpbdfkxz
        New Relic | key | NRAK-·KnwuZGXq60Jw2CQ·8OXqJHX6z2nYu6Y | NRAK-·xxxxxxxxxxxxx·xxxxxxxxxxxxxx
        New Relic | key | NRIQ-·vWn3-95AQSz-kY·8PnmB4Y_5v2o34 | xNRIQ-·Fyha4xazmRihci·cLzcA5pazg_C09
        New Relic | key | NRJS-·14e2f7d4e·3fd0a7f532 | NRJS-·26ca14c74·8d5612aad
        New Relic | key | px-dep-·2b26f319·-·8657·-·305a·-·f5c1·-·85ac0d6a5cf7 | px-dep-·4485c6fb·-·3c53·-·94b6·-·1edc·-·c6a0b7*68cce
        New Relic | license key | ukzkt5npi6wbc3vb·juynhws7mylks722·FFFFNRAL | xxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxx·FFFFNRAL
        New Relic | mobile token | eu01xx·bd8ef529c92732bc3c·b9431a2462f9f5362f·-NRMA | xeu01xx·a6f61012a1a954a46b·b93729138a563328d1·-NRMA
        pganalyze | key | pgar_·oqOJreo7Jq4NU·OjUF9TuQmXuDK8 | pgar_·5mzAECPefPGLu·rghFGIsLCdPLI
        PostHog | key | phc_·Ajtm4BGhtt7Kq40NrjVXZK·YdG0focUHaYIqba42trkhO | phc_·MR9T4NcmfFYY4uZTIBEX·*iTwGQeLkR9n_hjyJNIpu
        Rootly | key | rootly_·49f927054f12acfa64d06e201abf0533·3b32e4c151ccbf64e6f85e8009ecd4c9 | rootly_·00000000000000000000000000000000·00000000000000000000000000000000
        Segment | token | sgp_·rmClZzgAK1TuTdfLPoQrF0fE0BDGQV5e·Iw2YYsmvSK3yvTjxWZKwahE73EtZV4FL | xsgp_·FBY58H28lMjdcEG1tv3szxeWbBkuCOOG·mt3avHSaUPYbfrki5EwqoCpzMTd1XgWT
        Sentry | token | sntryu_·78965a30e3fd2876ccec69d0b72ebcf8·68d219067df9622ec6d30bd00a72b7db | sntryu_·ae6d9140d49d3acbc1ae288a05ad30f·d6f68f89ddaf481e7326927e53af7957
        Sentry | token | sntrys_eyJ·NKdde2b3HJF/Nk3HKJvEdsrk8oFYxQLhSSEavOIR3a4hV4CGKUZ·ezFC1itkKyffg4XuhtvR63QKVECgnKvd5j7E69LohCqZB9CMrEd6·==_·PWoeUGzhasfNylQypPlLj·BDCvNjvpZ92wP2qARgoSZ5 | sntrys_eyJ·h5laxRWJGhFV9eMxpftBR/PqNwmW00iDI5nyXbHnT2mMDjjHpw·*meAD6uqnWLN5zZNcuvOn4mwFUI+YFOWh9D8hp14cOEFprInSK·==_·Tue7buU89O0iv9awKCopb·h0IyQPAyS9TFf6RqTBYiXY
        Statsig | key | secret-·xYxkcry3bLuYW0dV71ks4·gY3LCPgmz61W0c0Idm0SaX | secret-·xxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxx
        UptimeRobot | key | m·06348040·-·035e701c8b83·0d3e6ed43efa | xm·17385481·-·e7bc2c90416a·d394dd532a35
        """#
}
