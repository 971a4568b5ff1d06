extension ShapeExamples {
    /// Crash reports, logs, metrics, analytics and feature flags.
    static let crashesAndMonitoring = #"""
        Axiom | token | xapt-·297a9643·-·eac0·-·65fb·-·99ac·-·14066c05e5ae | xapt-·7af794a9·-·2b54·-·c87c·-·6c3f·-·e1fe77452d5
        Checkly | key | cu_·87433b85da2383ef·b9eaf5c91930911c | cu_·5660c943740547b7·*521a988b357832e
        ConfigCat | key | configca·t-sdk-1/·wHjXr0VFQnk·OjDO-vHyQ9W·/·ISqRDqq0Oi2·Z82x-Hozza6 | configca·t-sdk-1/·xxxxxxxxxxx·xxxxxxxxxxx·/·QQOx7LmUnlY·RrVWhiu0ONd
        Datadog | client token | pub·7e79e29041d8c2ea·495e130fc3b0433b | xpub·9ad2ad5a44f794ff·11af00c3591aa48c
        DevCycle | key | dvc_server_·UBWS7tQz303 | dvc_server_·YbWWYQd
        Dynatrace | token | dt0·j·20·.·RN8cjo6aGFPz·POWGJHgSd7gz·.·OgJy3fZ9Y6BKWsV91nV5lRLzVTjY0PDY·t20TaNVPrAukXOsJ74uessLIOQT7lOXD | dt0·g·46·.·DT9vFawPJ4pC·mChXj9R6wxq5·.·Dh2fGe3Zx8CrCA6SsU9EKoV42MXp3APf·*tkh1gyNd41ECHOsQsHYlLL3ED5XL6sQ
        FullStory | key | na1.·HQo12/JHnQSDuzLwjU9yfxJB8jPP7ibbROSGxrEzj/QalQL13j·PDKA8B6xoK58eg/IO9l+2Feuq2cT/ZXl0TC0dZmnTA+Bz0Z0rz | na1.·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Grafana | key | eyJrIjoi·zrLDURAQeLnYHq6cYVdqU8q9XRvckB4·CMG1PYXIVR2Mq8UDrQ976q+TLhz0Hbhd | xeyJrIjoi·1jWgp2GLwbqzfkVuG+BWSBdzvV2RlHs·L3FqnaxTr/QZqPsRy2hEt9SjYQ22qbCw
        Grafana | token | glc_·Jc4pNCEY/DPiBI8ip·zpfJeap89IwB09IXCL | glc_·rCaK/vz6Mkpbwlv·ilOfJw3r10gcSApz
        Grafana | token | glsa_·RQEkquXoTRrX6viZ·leTjeM0gZ0vkAei7·_·90e28f06 | glsa_·naL204weHrRrRFlm·*WvdbyBlElk6Cr3e·_·f310e740
        Grafana | token | glsa_·YacgRTSKsjgi1P2U·xnd4nFt8EQN8ja21·_·24c2111e | glsa_·xxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxx·_·26318daf
        Honeycomb | key | hcaik_·pv1b98s966x89akm4o7ruvvjfmnrw·dvlgm115mdpd8g9537aaydq3a1vr1 | xhcaik_·u4d5lggndzolp6qjrixpkp85v039i·s12t9y5afihlerlzqpbdfkxzgocuf
        New Relic | key | NRRA-·0Jw2CQ8OXqJHX6z·2nYu6Ycw8LP7xq9 | NRRA-·5G0jeqVXsiB8b·6p6C4DMFNal3u
        New Relic | key | NRIQ-·5AQSz-kY8PnmB4·Y_5v2o34Fyha4x | NRIQ-·azmRihcicLzc·*5pazg_C093rJ
        New Relic | key | NRJS-·d4e3fd0a7·f5327176b6 | NRJS-·000000000·0000000000
        New Relic | key | px-dep-·19865730·-·5af5·-·c185·-·ac0d·-·6a5cf74485c6 | xpx-dep-·fb3c5394·-·b61e·-·dcc6·-·a0b7·-·a68cceb46486
        New Relic | license key | pi6wbc3vbjuynhws·7mylks722o2rjxrz·FFFFNRAL | inge3o4lt5ha4rc·lypz7so9eyeh1ux0·FFFFNRAL
        New Relic | mobile token | eu01xx·9c92732bc3cb9431a2·462f9f5362fa6f6101·-NRMA | eu01xx·2a1a954a46bb937291·*8a563328d128c3520·-NRMA
        pganalyze | key | pgar_·4NUOjUF9TuQmX·uDK82uzBdfEy7L | pgar_·xxxxxxxxxxxxx·xxxxxxxxxxxxxx
        PostHog | key | phc_·itqTiLxMWwsTSr1gvsRWAP·XVc5IU1oSsiAjtm4BGhtt7 | xphc_·Kq40NrjVXZKYdG0focUHaY·Iqba42trkhOMR9T4NcmfFY
        Rootly | key | rootly_·89698a439f7b971419749f927054f12a·cfa64d06e201abf05333b32e4c151ccb | rootly_·2011c21137ac1c311a1434096120eac·9e12f0bd200de6657fd434e9447dace5
        Segment | token | sgp_·1VracRWcPH9qlIMlUCLr4QYgfcG1kZJS·i5IEermClZzgAK1TuTdfLPoQrF0fE0BD | sgp_·GQV5eIw2YYsmvSK3yvTjxWZKwahE73Et·*V4FLFBY58H28lMjdcEG1tv3szxeWbBk
        Sentry | token | sntryu_·e9199f17bd072465a2e778965a30e3fd·2876ccec69d0b72ebcf868d219067df9 | sntryu_·00000000000000000000000000000000·00000000000000000000000000000000
        Sentry | token | sntrys_eyJ·UvEgnjIcO+mdEqaeGy03N·Kdde2b3HJF/Nk3HKJvEdsr·=_·k8oFYxQLhSSEavOIR3a4h·V4CGKUZezFC1itkKyffg4X | xsntrys_eyJ·uhtvR63QKVECgnKvd5j7E·69LohCqZB9CMrEd6PWoeUG·=_·zhasfNylQypPlLjBDCvNj·vpZ92wP2qARgoSZ5h5laxR
        Statsig | client key | client-·4tmA6U4rV5zbqz5XPNWrK·u6EDjBsvgsWyhK8sLVxGBc | client-·F8KCHnsO995wDGSIkoUq·5k3dEPrM7nbTaODPJDXiT*
        Statsig | key | secret-·m9K3KBbEIrGG4iqUjGlXb·1DGexUupC0gElpVucz5hp3 | secret-·8aPbTR2sCcaAiLKgT5RB7·rBQ7h34Hwqco9HEAjO8y8
        UptimeRobot | key | m·89324786·-·d670df88de66·81a06ee91567 | m·56102988·-·17d602f5d4c3·*7082408d3d7
        """#
}
