extension ShapeExamples {
    /// Cloud platforms, hosting and networks.
    static let cloud = #"""
        Alibaba Cloud | access key id | LTAI·QYb2C6z2GJ·tf7I7sKND8 | LTAI·xxxxxxxx·xxxxxxxxx
        Alibaba Cloud | temporary access key id | STS.·fNze5tlUA·CUtiHN6SNL | xSTS.·ZsvbJFoYe·OICW5KZSQg
        Amazon | client secret | amzn1.oa·2-cs.v1.·62ab42cd58d8a7399c4d244cad6a7061·2d7d0a287a7d0bd3cb6bbfb45d1ed028 | amzn1.oa·2-cs.v1.·4c687d9baf6b0332702751084008146·e92cdea7aae8dc53e9f67b1a7f11150d
        Amazon | seller token | amzn.mws.·950b5d7c·-·adc2·-·a294·-·b172·-·f5bf87b5d6ce | amzn.mws.·dce47a79·-·b9e9·-·72e0·-·2334·-·ef1791*65e12
        AWS | access key id | ABIA·T066XG0Q·FOEY4X2N | ABIA·XXXXXXXX·XXXXXXXX
        AWS | access key id | A3T·M9OTB2TC·AZ61IDOCZ | xA3T·IKOPX0FQ·OHARQ59N8
        AWS | AppSync key | da2-·c17ko5u1om3kg·647jnlz1em4jh | da2-·e0pcwfn6ow8b·lzuzw9zg2gjaf
        AWS | Bedrock key | ABSK·MaG7CHMZ/svFN16OT8rBIA7+j0eGKsQpNhjfbCrdYvtqBCPgxa0x3XMW·SLg/pOB4oTr/VEGYRY5dEewor34ea3nN9rh13+7beRl0eafvZODC7IOE | ABSK·3U4r/3cEuqMPGyMlF++KCy1o1NqngOQ57vwk4CvYMTxoLp8R88T/08·*jND/YdEZIIyrEwQsgjaX6AmAc+PQ99YzJ7D1AWnsyyl4DEwzoFgCF1
        AWS | Bedrock key | bedrock-api-key-YmVkcm·9jay5hbWF6b25hd3MuY29t·H+4Rs5s1G/N·HIcC5BqRj/m2 | bedrock-api-key-YmVkcm·9jay5hbWF6b25hd3MuY29t·xxxxxxxxxx·xxxxxxxxxx
        Azure | client secret | xpH·6·Q~·HKy87kjU28VCzx6mA·Y0KcutXbgT8KLZ_d4 | xpCb·8·Q~·aS7Njc6lloZym5-C6·xI~J8nFpbyjTAxOAn
        Azure | container registry key | SkG0C/SZmWyznYzlIWtl8·yga9cvUDkUgDRWt9WdQK9·+ACR·wCknHe | Q63Sm02hjZBOc5ngkPmp·GbIypfIkV1ljOnHjPNFgg·+ACR·TnKar8
        Azure | DevOps token | Zp8NoKbcUuQJMMJSmxg371Ugo3YflZcRNIyo3R·OaT6FO7x0cu88Y0qhfjXwvy2iTnTGoG44OzHUR·AZDO·F5bK | sYbU4ZzmH2AwDsk43RcyYL6UPZx3Gq3nztUoH2·*IeOUZiqMi9NgeYEZO3g1G2g8cpkiM0T1XOVgB·AZDO·2eJB
        Azure | function key | gKB8YQYmUz4RF54N0MttjY·mEZ2GtOFZMe5SQj-Vbt1bH·AzFu·AMfwYr·== | xxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxx·AzFu·YkRTw1·==
        Azure | platform key | tGsCl1JUqYaxDW9Hg7IS6BUHNR·flhMk3jyAscXosG8SWINKqjtup·JQQJ99·ks5JW7Opnw0Hm·12EkPwO9dvrkk | xaDNaZqoh5rMUcAyyDp8XXmf3J·pmgfLGgI6rjUfaEm53dorHeg7sv·JQQJ99·MlNvNcJF6uMmo·j3SEwOl2yt97E
        Azure | search key | 72gt8zp2ligDoFh21irFe·2zeGyxKOlP32iKSKzgw9T·AzSe·AGYQqB | Lq3eIyEbCIcaKnTUL93y·T0hWYmzPqH1BaZ7rRsZRJ·AzSe·SxZsx2
        Azure | service bus key | pCww0AemS9vg3mCF·rDs9vTGpbVy8MttD1·+ARm·xPuMiv·= | zWjuxwhu+q03LqAs·*8qLJ/zrrfiNwJWJ2·+ARm·phZlka·=
        Azure | storage key | dg2x/xR7PDQ2elFUJlBXUwd420QmdYBW7EUTYH·aP6eKEbvDdp8JHUidR0oic9H+AroYtpWNLN80P·+ASt·RgeVwb·== | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·+ASt·KMQebl·==
        Azure | storage key | AccountKey=·^6WElpMw/XoQD8aYjS//yIWCOo8bGX5clTJ9Y5/2FuMg·8GblJ3hqqPwRrAh+z1/NAjcE6B77MX9kmFoHmjTAsi6·== | xAccountKey=·RROvKyuPWBWzaC6JjkJ6YZoYvFYuvC2epfmMHTFhRyu·9QJl7ZOVY7vSc68FJioXAxg82O0O1stI58AYnV9H2Uu·==
        Cloudflare | key | cfat_·WmdLGyFrKzgdx1e3PzY0·DpJsyp2kzOm3b2OqN7aH·8a89a97d | cfat_·GcFE34P9dg6E7P31pl9·H1Urzy0frvbjbUnSGolY·95c6af83
        Cloudflare | origin CA key | v1.0-·8c4c59f9b1c7·ecc754fef512·-·5556875c6a659b3701ae3a7bb272574b05a9df810c4afab27e168ffa1a144a4bdf31644c9·ae43fee8505798e2fbec20f43a77ab1f323151cb4fe2dd044164cb75f179bcf1ae8206852 | v1.0-·31d4986da0d9·5625388eaccb·-·189a2c4f4a6f7e016668899a9ae8871efb5257eda95dcccf2ce5dd51c7349cb13b7169940·*b08e3b76ac9606f4487336376a4aed5eaff442dad9cee133aafde8a840fee8015e67ed4e
        Databricks | secret | dose·b1bfe44df4d17e42·9eb6440f9d2dd09b | dose·0000000000000000·0000000000000000
        Databricks | token | dapi·1zKlrxoF1j3OQ3HiQ·ndWRnI1kt2cvVFFXJb | xdapi·OeGQYjAGq3ASTVMJx·Q2eZXthj28fPY0f3gT
        Deno | token | ddp_·nLq9efNoDmRnhj5p0q·qW4xZiMzjxBLYTr2cC | ddp_·0yb7H3ZEr6loKzN35·hZkIMMvSI776MBKxXx
        DigitalOcean | token | doo_v1_·eWImA22vVlpnOC3PdkYemvNA8VaEmdw·22nJFnjZdfZhD1gCnTqNLoxa0dWZmv5d | doo_v1_·NaVjsIIJcNfKUEOeyZ7w7q5B1MQikp·*tRiKV8TY3rodLycQ2b04E3J6czTK5
        Exoscale | key | EXO·jCxQl97L8tzDE·o2bZucf9yRJAsD | EXO·xxxxxxxxxxxx·xxxxxxxxxxxx
        Fly.io | token | fm1a_·i28Vm+N8hrbWh3SXIq0+I/lck2V0mREGU2VfZMFT1ZmJHywYfmt·2V5Jd84CdIjOStLgrB0GLhRdo+NpXAokySNp+oXKEsQkVdFwnCSE | xfm1a_·EGw3t2iQ2Jtf6I88Fgoc4MX5ZjGK8BcB9OXd/xMPkoLM/CwpELO·RUeIwpUzJpVxP0k66lhOib3XtbS+JNKGNuZJhWR89Mns2huaTXAH
        Fly.io | token | fo1_·nG9OCVVSrifrA9iQrl-W7·QVxKaGMYqNMfjCRWumyl7H | fo1_·Eny4LEN7igk66rYkwtySE·uecZs9b9kiZ9EkG5oXHLR
        Google | API key | AIza·T-pMephX2hsyanjZS·HJ5WuqFFAanGdr8wSb | AIza·nFhMuya4dscjbsTpT·*aZdHsHHOGj3kKotZz
        Google | API key | AQ.Ab8RN6·NhlCrSB1_T3GB--9LebYAe·TohV30I9WdLGWyNcJioQez | AQ.Ab8RN6·xxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxx
        Google | push token | po2KVwR·8uv9G0W·:APA91b·VxnxZroxqVEFywBEGD2F8oTQhCeoooG68ANrVh84zpz6hazNWoKIyaOzlA_WecMQxWd0·SPs91sU9yz__EDVmzAYoB3gazCVvTkrvtKfeSepioa-w0TZFmqDPudcEDxAC_j5Gaav1b | 7aIJBov·RNLLDd0·:APA91b·btBbq9GcgWEJ6stiFGn9mi4SiMJGSdAoEvdhjnE1GXj2PjtQ1x4hyjGF8lv86w0oSh·UX2dtNB20HSYEEV8-AGxWwMVX9e-TlKJeIJ71_YxlKQYXIJvMd_5h5Ut3GUo-3KhB0d
        Google | refresh token | 1//0·dvJOlFzmHuWLPXPfNUMja·udHgLx_6l8E_qgpfi2w1vD | 1//0·N4TrpxghpfSvpH1VSkY·heC-vUmAw1Y82ZRCFmSe
        Google | token | GOCSPX-·889VLnTT_HT·n1n3P-zy68hA | GOCSPX-·UqPQdbS_CK·*Y6TMATh1p
        Netlify | token | nfc_·QCoO7KuECfQbETeYEk·OqGZl3fgnOReyPMCbd | nfc_·xxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxx
        Render | key | rnd_·47TiegIqeY8abt5·ezGVy1WnPEngXbv0 | xrnd_·dkUpBXfTBhSsCtc·Dgyk6XlBwaDhRj3W
        Scaleway | access key | SCW·ZGUXHRA6·M8PID165P | SCW·MKZJ8OYU·W4NX8WW1
        Scalingo | token | tk-us-·0cEd-qUWBRfd3mDdgQmaWc0u·acKlzyDW-aNG5eoUC0sFHLUk | tk-us-·6YTQzokR-hZOpfPbX2nsX000·*dBW0mm_1c8KZOcHftcbs2P8
        Tencent Cloud | secret id | AKID·GA8ZJJRlREvX4Tob·v6tMgR9If8iKCG4c | AKID·xxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxx
        UpCloud | token | ucat_·LeigbJjfk8S35·zVVTMA7CHx9tCg | xucat_·FQFLs1kDTWzsR·0FePlLffU87pIm
        Vercel | token | vcp_·GrgNOjr9LIjvnjNjT7UaCGK73m7d·5_W34247B3ZveXb0Bavra3QjIMCF | vcp_·1OrUu8DjeygR64SdjdQBTh_ksqJ·OShxS6oNmw9f6gjwDwE2G-m-sAYo
        Yandex Cloud | key | AQVN·OMccP8LZ7q14UpH8zBM·iFU3ryN13flv4wqwXH0 | AQVN·p49hnbMRMcUFFaPri·*nhisCiPxaSOCa6VP_
        Yandex Cloud | token | t1.·jneWOG_CY3y·t1diLenx2Rex·.·qnB7p9_DfhgMi_M7paCYbmDlWzYE2Ub8RqtqZIYQGjm·Un6buIKH1NmRIR3O5IrNTo7nzPLi2ANk969TKIZdLO2 | t1.·JrN1df2NZSm·ywA2QjJuigic·.·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Zuplo | key | zpka_·m78l3p9zkr4nz5n2·evuo0nk84l37uoun·_·f9d2432b | xzpka_·twum26bc9j2g5yzq·ho8wilb6bn6m27jg·_·46258f5f
        """#
}
