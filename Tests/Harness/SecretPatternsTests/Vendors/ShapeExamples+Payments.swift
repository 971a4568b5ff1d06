extension ShapeExamples {
    /// Payments, commerce and finance.
    static let payments = #"""
        Asaas | token | $aact_hmlg_·v9DQ0VypC7O·dtMSMuyib5m5 | $aact_hmlg_·HWVMvnEqf6·*jBSQEPOs8
        Braintree | token | access_token·$production$·wf85z3vt·1eeibltl·$·c8dcfac00e5fa5df·c0039b5f6ee242f4 | access_token·$production$·mat5qfz1·8yezdhjd·$·0000000000000000·0000000000000000
        Branch | secret | secret_test_·PbmkUkPucVwIxtxL·LCfLAy6qo48IWvkC | xsecre·t_test_·TU0nGXwc1B9P2NIy·4AtnVgEUztvkpC91
        Checkout.com | key | sk_sbox_·rzjxx5jgrg76qc·f1alkq6cp7s91oo | sk_sbox_·u0sv74z2bze3·v2m4y0s4zvj9u
        Checkout.com | key | sk_test_·af5ee727·-·2b34·-·60de·-·760f·-·7ed6006c794f | sk_test_·dcc7ee30·-·a22d·-·5509·-·8b0a·-·575908*bafd6
        Circle | key | TEST_A·PI_KEY:·movo2v51q1dsbpp2·nyak233a9ckea2om·:·te9ty1zc3vouuru1·ino0eak0r7nsc5i6 | TEST_A·PI_KEY:·xxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxx·:·ao6hnyb3mocy2e8t·d3r7ie0mmsp8yfkw
        Column | key | live_·cJBUipq4sqs4F·MxLUX00vOe30JT | xlive_·3eOvNcIUhBczK·u9PcZ0DO7S0tRm
        eBay | client secret | PRD-·1dc8c803·-·127c·-·6d41·-·b1fb·-·995004b | PRD-·cf663b8·-·3432·-·d219·-·1585·-·465a00d
        Flutterwave | key | FLWSEC·K_TEST-·oscnyuj967gdjiem·d0oxub74m9d6c78g·-X | FLWSEC·K_TEST-·kq5dk3cp7vkxk8d0·*yqni43khjrj0rwb·-X
        Flutterwave | key | FLWSEC·K_TEST-·rsq18in23gmk | FLWSEC·K_TEST-·xxxxxxxxxxxx
        GoCardless | token | sandbox_·b_sTq0Rr1_YTbGWWQ0kU·gmBluj8eUZyaa47ib_Ru | xsandbox_·wnuTcwN8o-U7AYKw5VF3·YMnsvNloAQt16CZ-W_rL
        Lob | key | live_·f4c1c469864dc99d7·18b4351cd6168d3e8 | live_·0e25ca129cd6531·*31e07dced765116
        Mercado Pago | token | TEST-·7104199·72001964·-·769387·-·7e850442700bfe53·84ac32d4394b3e06·-·296532064 | TEST-·4462357·27082048·-·809720·-·7cca01f0568ef8ef·*9d5cafe564ec623·-·643814828
        Mercury | token | mercury_p·roduction_·rpubkc·_·7EZzF4ZNz30E8FQfM63AD·G5VbuoIBQbibhzOiD5LSTr·_yrucrem | mercury_p·roduction_·ezikuu·_·xxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxx·_yrucrem
        Midtrans | key | SB-Mid-·client-·WJ76_BxOo·EXfshLI6Qs | SB-Mid-·client-·hXMMa-F·BdyFoc1q
        Mollie | key | live_·d6n3hKyguCNKqLd·tzw1miabcU2St4L | live_·J58hfipAaSOVXb·WT9MsFDo0BCcR4t
        Omise | key | skey_test_·ojnyveof3·cjizdzenxx | skey_test_·kljiyfjox·*4y65up7po
        Paddle | key | pdl_live·_apikey_·50sbglncutcr8·u58r52yedvwtj·_·FhAnwBR8vcT·hGfCXtGLrkx·_·WBD | pdl_live·_apikey_·xxxxxxxxxxxxx·xxxxxxxxxxxxx·_·nVjOnSgDn9f·KNxPk3r5kKS·_·D5e
        Pagar.me | key | ak_test_·uufsh8g4h2GqIFZ·kPCV6IbkuQNm1rn | xak_test_·5WUt5zdH5e8RihQ·9kEAAbGgIVRbk1m
        PayPal | token | A21AA·Qiz8rtSdJgA2jPtIsYZ1uZcCkOI1WwERPMH_CxX8e·9_UwxHor7Z8nxl88cIrFM8Vz4QNE_ioQCBhgfJ-w3q | A21AA·wY8Mv7UpVXwfuLG1heeTv4wOTpbFw6NnkUXhSlS·6XehgY9K-ixCeEqehT95Wb64WzCkdrupWMeQIoAm
        Paystack | key | sk_test_·40a6c47184abf2b1399a·87a6dd1e0ad5a5d0e837 | sk_test_·00000000000000000000·00000000000000000000
        Plaid | token | link-s·andbox-·f1f662d2·-·2fe9·-·4755·-·5ae9·-·b7a71e2b00a3 | link-s·andbox-·da640faa·-·14aa·-·3506·-·a28f·-·000000000000
        Polar | token | polar_oat_·XiCOv0WqqaN·JT47mHEHWPZA | xpolar_oat_·k6eFVX7gJpH·v8Pym8Yuy4X4
        Ramp | secret | ramp_id_·AAYtY6IrvKsahCwms7AN·lfmapA8TFHg56xXVWIHX | ramp_id_·Y93TjRuInoae0ISy0qw·hTqTtP3sN71Qf4vo0iun
        Razorpay | key id | rzp_test_·HH6psVj·miwS0h5 | rzp_test_·Mmwt8rR·*0o04G2
        Recharge | key | sk_tes·t_10x2_·56db0d7b4be27d01251f3e8b1e4f344b·e7ac9f0bf5f11a770f70c5855150c93a | sk_tes·t_10x2_·00000000000000000000000000000000·00000000000000000000000000000000
        RevenueCat | key | sk_·srDnbMbWNpjxxQiy·QjJLdZMQwWVcxdKe | xsk_·OlmgyEcothbNkoPV·zMnNuzUcRoPidnuH
        Robinhood | key | rh-api-·98521f40·-·6afd·-·340b·-·8a5a·-·1a2e2a35fc79 | rh-api-·49583d5e·-·b4be·-·3cc0·-·a411·-·b886cf0aa0b
        SettleMint | token | sm_pat_·jdYkA2YP·FXxYP4mh | sm_pat_·CCQkuJ6O·*HQtkKok
        Shopify | token | shppa_·zklUYBurspUK30V5·uzId8gzDPvFvGUfd6 | shppa_·xxxxxxxxxxxxxxx·xxxxxxxxxxxxxxx
        Square | secret | sq0csp-·HxWyd-LzMBlZ·nSz6w3C-Us040 | xsq0csp-·K9hoLZ06Z_uP·PE8Vas4rVDCTU
        Square | token | EAAA·2ZNdvROTZwd2a3zRlOOMY4voVkSEdP·OqOmQeucOICtN-m7QiddYE8Q4pvX0e | EAAA·8IMN4scyZM33HfQe8OgXb9CyPtAlz·0Kwx918EgJ0mFrMsy2RbSImNuYxxS5
        Stripe | client secret | seti_·ExZwa2EpFUmy·zdRTUe0PggPT·_secret_·n3Ivy4enH5fT·uEJGk4OQPnpLw | seti_·HwLpMQf8wXP8·dbkOVNGqL29K·_secret_·7atqN2RDAMKU·*BgvlBtvcegmP
        Stripe | key | sk_live_·iiUKWLjhx·v1h2VyJz8i | sk_live_·xxxxxxxx·xxxxxxxx
        Stripe | key | whsec_·bHC1izeJg·7ZBnqTDMhx | xwhsec_·B8/1mkBv4·77UQH9afCP
        Tatum | key | t-·3e828ccc1a66·3f284e8db19e·-·5f785b689c40·b5af15d9c6e8 | t-·1d895deb351·ae261341042e·-·71521066868b·6f9456ef15ba
        Xendit | key | xnd_deve·lopment_·XVbIvtIUE6s4DGnBIoHSZ·zOc4YSuqgP9kFtzvnsOKp6 | xnd_deve·lopment_·ik0MiCGfLLwmViDi0Btb·*j8j9EykOrway7hPWGwf
        """#
}
