extension ShapeExamples {
    /// Maps, places, travel and devices.
    static let mapsAndDevices = #"""
        Adafruit | key | aio_·qHK3TvjbeKVjbm·tGz8V1EfDB6Vf3 | aio_·Qwf4XMkoVmwXHr·*ALNpa3bPYFUFB
        Duffel | token | duffel_live_·ISLQgvvH6ZV6r91lLmq_D·oqnvXVkAMBjlSm0wNs2rRF | duffel_live_·xxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxx
        EasyPost | key | EZTK·o63zeg4vKbmethjZx4x9jnKUdb1·UdYLwIgh5mYqMEEhZ0CpFhbQk8m | xEZTK·geeg1LWp5KG5kHtBzBE849sBiW3·6QS0GOYiBbzspmNxs9zSgyJhU8A
        Esri | key | AAPK·yLPYOiPOy0HtVfiEy7eT95uG3ZGaqXiWawfiVwjtv9xlY_·vRQh6osM7bFR_Hl7jk_njEkbdpvJoEe5XvMaeEkjSAUNb3t | AAPK·r_VTZnUKsujcwsBW7rh7kXsP2Ys6uuOh84vsP2NzIUSN·FO__8YQ1P0nE1cCmh9V-XkPtWAj8OJL1DRcorys0pAL_p
        Fleetbase | key | flb_test_·hl7paEvt3g·8pWuBf33lR | flb_test_·MujDPFcXk9·*aVc70K2Pj
        Flexport | token | shltm_·bvLKk308DNCqyG_JgHVf·MpSxzJ-rd9SIx9DydOms | shltm_·xxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxx
        Foursquare | key | fsq3·vQnLK7Tw/K8LSyNLJaQ+An·Zmc4OLAFZJHJSVJgxl1R9u | xfsq3·h9F8jCn08ID5BKNcpPVKrh·G9oiwMbTk11R2Z1C57jUby
        LocationIQ | token | pk.·37d4fcc180b6cff3·44594f0d3e9e18b8 | pk.·f6c2bc43103d6e3·5bdb917a9a2a3f72
        Mapbox | token | tk.eyJ·TCGPfnQTjPooXpqyXSvSX·PBu-4EHk6Iz-HiRzO6NoUY·.·JvNpePLd0Cl·g2kboc7f9vhT | tk.eyJ·DFQMfbNv7eIUN6bJcCqI·*5eMPkKUY0GQZmaEatwB·.·H-zZhdFsPk8·M89qlHVq2eB5
        Mapillary | token | MLY|·41603416·328347285·|·3dad3bcb2e1991dc·2c9def2f430e6398 | MLY|·69311805·845426531·|·0000000000000000·0000000000000000
        MaxMind | license key | tY09fw·_·VcjELAYtqcT2ET·TlvXyiNLebqeeGk·_mmk | xvh1NLO·_·H1SAT3STPc5ySR·kcNZFOHHqDgJBFn·_mmk
        Radar | key | prj_live_sk_·58ff71734a7691801626·aeb74bd990c903044280 | prj_live_sk_·c370d3b0d6c69b6c35a·1e64eeff02b46169b54b
        RapidAPI | key | hklr299l7x·msh·gxdhvva·evwg98bj·p1·rb9j6·jsn·it72ush3laxy | oj9qa62gz5·msh·m3nk3w6·*z65ph70·p1·zc556·jsn·fvv0bvl7dpny
        Shippo | token | shippo_live_·32fea063ca8c49ee99dc·834b5ac345e09036c35f | shippo_live_·00000000000000000000·00000000000000000000
        Ubidots | token | BBUS-·Arl9draONKowWRC·AXm82pbHIE9PZQ0 | xBBUS-·0MEknND1botsHfI·Oi6DWlUIksZwRan
        """#
}
