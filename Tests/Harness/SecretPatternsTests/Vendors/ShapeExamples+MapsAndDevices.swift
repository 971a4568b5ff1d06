extension ShapeExamples {
    /// Maps, places, travel and devices.
    static let mapsAndDevices = #"""
        Adafruit | key | aio_·EdIM5qPl4ziOpz·Z4YgiBYLi8BSAx | xaio_·NyKpYvDwJASuZJ·LV1XtqldMR2sGf
        Duffel | token | duffel_live_·HtVfiEy7eT95uG3ZGaqXi·WawfiVwjtv9xlY_vRQh6os | duffel_live_·qwc4mzRDTsLa_rBUza6hP·XHYCiKb-sU4VhQkrIFSfi
        EasyPost | key | EZTK·R3p7xo4cWlkXOiAlNpfy9yHEfJy·aVhqU864vJ4xd1QLzUJm5VGuw8I | EZTK·Eikq0B1FBNFMdqEeaVWdXzqJoti·*YWJixCoGBu6NXiBMHdMdZ60DZa
        Esri | key | AAPK·HKegBLnQdgCZlgGSaUjX7OfkSC9mqKdfhsMMcfkCJchiZe·7T0TpLg9hXDTiLsqxxsD4Tx4USgcYpkT_0u37skbY6vnuIr | AAPK·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Fleetbase | key | flb_test_·jbLxEDSwLY·UO0UQ4KymB | xflb_test_·Tj2inUoS6C·cpYOQsnFKF
        Flexport | token | shltm_·VddlN0MpKowDdRYM_8md·f_ENcJHyQ8epHycKp6fh | shltm_·6jtSlLfTx6xiwqZT7yO·gGwvvQyf2oBRwt7BM_oc
        Foursquare | key | fsq3·C5sEDH9FeYv9dzaKI8uk2V·NDsTLgWxC8SWYMgSpWct2m | fsq3·BTHunqna90xPLn4AJYyhs·*pUDmScOJcQNLhTbFbgz7o
        LocationIQ | token | pk.·26240e6d60ee7c56·193d2d64c17e75ea | pk.·0000000000000000·0000000000000000
        Mapbox | token | sk.eyJ·KEL_Mx-ndW_K5DKVuq8ho·oT6OGu-hTvBRtR91McOwyo·.·Ti3CdM1rxfP·pkuzXgKcRHSf | xsk.eyJ·IMJ9V6CB6RO8ODRXZaYhd·0XqfAyQo8d0EzIxnTIra2v·.·GEul2iYcsZq·Ql51jLsa7zeu
        Mapillary | token | MLY|·75462450·037816279·|·de0ba93d8aa4c372·eeb76258ff71734a | MLY|·33849040·093135753·|·93383b880c60ea7·b7373df8bc370d3b
        MaxMind | license key | 81Dwsu·_·DShklr2N9HEF9R·BZlI7xgHxYOdhvv·_mmk | KUKaev·_·wg98QbZjrbV9jB·*6ISit7P2AusVh3·_mmk
        Radar | key | prj_test_sk_·9594f325bbbc1c0a5e43·7a765fd6f6f3943b9c9c | prj_test_sk_·00000000000000000000·00000000000000000000
        RapidAPI | key | 49m8h3mmqv·msh·gyyc6ec·gxj36g2b·p1·rq9vb·jsn·2p7eaz4wiyrl | xlrgj0llsb2·msh·zmuwxbv·2tohiqxu·p1·oq1pe·jsn·59ucqoc9pi4e
        Shippo | token | shippo_live_·82c86d99262e5247669c·a72d21399e738e7baf41 | shippo_live_·9fb8eea732952586790·1c640c5b4c113fe9d291
        Ubidots | token | BBUS-·fbH0lvJUz6rC6GH·ysnV9n6DA5WQDUK | BBUS-·mhOai0iRuR4YO6V·*m7o9wZZPJBYrMw
        """#
}
