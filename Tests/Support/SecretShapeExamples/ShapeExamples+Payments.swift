extension ShapeExamples {
    /// Payments, commerce and finance.
    static let payments = #"""
        Asaas | token | $aact_prod_·XpqaIJLo-VH·9-8hh90dDo3Y | $aact_prod_·VLtBXZNDN·hcCjiQlIlR
        Braintree | token | access_tok·en$sandbox$·6wepnfy3·5bbsyjql·$·2d906e1efeb03a75·28e2a8c19dbf72c6 | access_tok·en$sandbox$·az3wsssx·pvsq3mya·$·3c451a80a2650f92·*be71250d5469be0
        Braintree | tokenization key | production_·valtgx7o_·8khsl7i2qlprtn91 | production_·vlflpu1w_·c33r56nhsqaoze*
        Branch | key | key_live_·WwDIGbW1aLJklR5t·Nq2RHvefHKqA0ZoS | key_live_·J1yyGlDeKakvmFz·4QcpB1zU*
        Branch | secret | secret_live_·GeJn6Hd588vC1vbJ·rG55hgvUWUPGrY8O | secret_live_·xxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxx
        Checkout.com | key | pk_sbox_·1wumcjimn8ai3w·ss4s6vt0o9yubiu | xpk_sbox_·icvae4a43pbdqa·dnmsloj88sghnp9
        Checkout.com | key | sk_·5674d3d7·-·4170·-·89f8·-·0cf1·-·180ced54551a | sk_·bd909ef1·-·0c77·-·a40f·-·e702·-·f2b3aa8e362
        Circle | key | LIVE_A·PI_KEY:·jt1n9gqinp1hqbgj·88c5dgy9bpgiq80s·:·xj1r2xw9wczelib2·d0fhyuhpjlap42kt | LIVE_A·PI_KEY:·wu67ym2bsz7vmc05·*f1n908jaw0tpc9b·:·wd0olt7rz09fge8r·o17lsv4oxaseyl1u
        Column | key | live_·bVryAFD8fUHoW·9ZYVLZkojRpBLt | live_·xxxxxxxxxxxxx·xxxxxxxxxxxxxx
        eBay | client secret | PRD-·fd82c868·-·d033·-·faab·-·2bd9·-·ec7c392 | xPRD-·81688bde·-·fef9·-·90c9·-·31b4·-·dc60540
        Flutterwave | key | FLWSECK-·8f069bphk7hlge20·dqm6s4v0xfzsundd·-X | FLWSECK-·94c83piyahcan49·6z0ohrmc92du7njl·-X
        Flutterwave | key | FLWSEC·K_TEST-·uzoc8y9x7mmk | FLWSEC·K_TEST-·kki6ss*4w5lh
        GoCardless | token | live_·6iR-UNTmrNrCMA1nYFoh·GH6fVsRhenrMedA2q48Z | live_·xxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxx
        Lob | key | test_pub_·ebc039fbabd1d03a7·3a2636ee561e68a25 | xtest_pub_·9c89ff004b924cd9c·ecbfb501c028575fb
        Mercado Pago | token | APP_USR-·4080556·94314607·-·906139·-·cdc7842151aeec75·a631e49ddacc7228·-·073079512 | APP_USR-·9828523·71017258·-·535798·-·6e6b2ac8e2f3d83·311ebee1709fc880·-·643915137
        Mercury | token | mercury_p·roduction_·reufyj·_·WpjOmAqDa76914TdAa53B·NJR4o7jKzEWpWdNCd41dJB·_yrucrem | mercury_p·roduction_·ugewpe·_·HSKY2EZv0LIUuGQPekVE·*yGB3wK9N78ikcUvVK0i·_yrucrem
        Midtrans | key | SB-Mid-·server-·W_FPj3jZm·gZ7odpKG1T | SB-Mid-·server-·xxxxxxxx·xxxxxxxx
        Mollie | key | live_·bzZMIe3vF2m4y0s·4zvKj9WuwIF63Je | xlive_·EuAYYzXeGdLJeyf·kzUtsQwjYRn37Yt
        Omise | key | skey_·8v4yw3bff·2ruykytlvb | skey_·tqd00coex·i8vqoypft
        Paddle | key | pdl_sdbx·_apikey_·tcd007djl0sa8·cgpa3qdoq9drc·_·f0uTykOEdjr·TJkLpZ5TIit·_·rnW | pdl_sdbx·_apikey_·dqwdsaz3yxktl·*qu7s5kopwrmr·_·sx5HFlG3rT8·Mh2mRabW4hx·_·7yi
        Pagar.me | key | ak_live_·JLtA5k7jAzfpJvq·GJq2CeBDMmHo94Y | ak_live_·xxxxxxxxxxxxxxx·xxxxxxxxxxxxxxx
        PayPal | token | A21AA·ZJWB7wEN2gW9a4hlbhmnnSBlM3BrkonO4j9RnSuZj·wWqJvz8KDC2EIsEUAi-7UOvM-YRSA697eH3cRnd1rO | xA21AA·t7HtxFm0qJkxu0S_MK-zRowgnII8iA3V0pBPR9URU·911_s707t_oypYip1f1XI0RC2BPIju4UVVRGbq_Lgz
        Paystack | key | sk_live_·9b118baace27c9d2c3bb·46d322268fa296e34d1c | sk_live_·00000000000000000000·00000000000000000000
        Plaid | token | public-pr·oduction-·0a40201f·-·950e·-·a62a·-·6a27·-·6f61c8dfa79b | public-pr·oduction-·b4dd0b86·-·f156·-·67e3·-·0195·-·2b1093*fef4c
        Polar | token | polar_at_·6Ymal6ejm-2·UYPbuxt6xxcV | polar_at_·xxxxxxxxxx·xxxxxxxxxx
        Ramp | secret | ramp_sec_·VacHHRkvau2ESyUI93izz0CW·ua0fopl13v0bIdATgEsvgBDs | xramp_sec_·vgYjPrboSJClLvsbFNc8xtpd·47oieYy4hxPaxo3KDo4T6kXM
        Razorpay | key id | rzp_live_·VaOXKLK·YQlnTIu | rzp_live_·qRJlnq·FSAfenf
        Recharge | key | sk_tes·t_10x1_·eef2296f6bec4eed07d7395985497145·5d908cd1c64dd1aeaf6be4824d52b973 | sk_tes·t_10x1_·81e3c4785da8c52510eb951e4710437f·*a23210473125fc595892d7a272148a6
        RevenueCat | key | sk_·PNyaLMmeDjplVxDu·CVlNXbQcdgAaYBuH | sk_·xxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxx
        RevenueCat | public key | appl_·kxYup9KACVhXEr·FR0tmRFTBHcYL7 | appl_·VBtyIvmXGO·NSeKuaFagx*
        Robinhood | key | rh-api-·33de3bfe·-·ab36·-·4a02·-·4906·-·470cee10aa33 | rh-api-·6d4f24d2·-·176f·-·e98b·-·4f68·-·7dd6523fa51
        SettleMint | token | sm_aat_·m0aWkL1K·hoZ2a9b1 | sm_aat_·6HPA79Q·P7wnlhDi
        Shopify | token | shpca_·oYhaODANfv1gc259·vBLTlSrYHKfoKFBib | shpca_·9hCD3AKpGiWOUx4·*SJQZH1ZMuufsh8
        Square | secret | sq0atp-·wMR4E9fgFM8N·FSTVLINmPT5Qi | sq0atp-·xxxxxxxxxxx·xxxxxxxxxxx
        Square | token | EAAA·zpuvL1t2tHBZMePCDJRTmG2Ym-l3Yq·ccnqSBDa9onhx4Iysh0zH27HEEnyea | xEAAA·x8Fc0f__bM-M9WmXH_RCWcBiYshclA·KEzBVNm8t5fwY8Mv7UpVXwfuLG1hee
        Stripe | client secret | pi_·D6pKhwq34xkm·nYTHjZ08igW7·_secret_·ItePYxteBCcA·DlO7fDo7tbon1 | pi_·Qh7Hu9O37Rxo·iirszbMaH54A·_secret_·B46EM1avQ5pT·4wTiCweoD1g2
        Stripe | ephemeral key | ek_live_·HYOhu0xfFG7mW7K7fM0AqAVUgnAf6R·O9lSFRpWI2z1QIslHbz23niDZSbP2d | ek_live_·oPo4TdKb7l·WWAPCGjTuK*
        Stripe | key | rk_prod_·DBtu4W2Je·YA9L7lPmcC | rk_prod_·fEMPVajt·*DWEtj7e
        Stripe | key | whsec_·TyY1uV24e·gv2f4R5zm7 | whsec_·xxxxxxxx·xxxxxxxx
        Stripe | publishable key | pk_live_·ZnPdqziN5qIvst2qwO643aE94dLzoO·ysVLrY4h9y3Un9VjYgDro9ZYfSvhu8 | pk_live_·wznYKRVe·eS8X9MRv*
        Tatum | key | t-·62cf1f662d22·fe947555ae9b·-·7a71e2b00a3d·a640faa14aa3 | xt-·506a28f668c1·1bc748cab4e1·-·42da06de8b4c·314683f23996
        Xendit | key | xnd_pro·duction_·00MM8AfyaQHK8dMims0cQ·CwHjnr438n1ei1GICR3jda | xnd_pro·duction_·9UIIGaLKAmvZXgfa0DH·8Jz2ONPnIrR3SswOmPpf
        """#
}
