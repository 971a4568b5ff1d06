extension ShapeExamples {
    /// Documents, design, projects, customers and social networks.
    static let business = #"""
        Adobe | client secret | p8e-·1YdjJUsPpbGTy8Bl·2_EdKRUKQ-HeCnN8 | p8e-·xxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxx
        Airtable | token | pat·TGg0ZMy·ALOS0rt·.·30af523fc1467c8412578e03798fbd91·8348b71ebc8f81fcf6c4972174603f2c | xpat·E0dV2gJ·uWpWMby·.·8604d90c18e4ec90bb5cd10d65f2eb42·f92fca73cb9ff01fe4c7dfa5bfca221d
        Asana | token | 1/·38487506·30258288·:·863403c1bf4327ed·f719d0269163408c | 1/·13658621·87362598·:·72802503532ec84·08841c6e907000f8
        Bannerbear | key | bb_ma_·722f7de0d760c9d·2e12d48b60f53eb | bb_ma_·b4a89d8ee5723d5·*58b6d08c7f98ff
        Canva | client secret | cnvca·Rw8k-mFQXLfMQVx6V25R8LxKH·XSNAMspOgFL3XZ5s1VMNSsYleq | cnvca·xxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxx
        ClickUp | token | pk_·829977703·_·7ZIQMO784EUUHU68·T4EGMOTBCBOOVD7C | xpk_·446725382·_·918ZOQPKKTSI2EU8·1XMUSYE0CJQMJP3R
        Close | key | api_·huoaEUEzI7e·MKgzKzqL72iX·.·ZSqKf9WVRUW·BUYMEYNGYy38 | api_·2F2Re5NRY·mJVb5QPkgN·.·3vlUo2dOewd·RGP4T4AyaAKF
        Contentful | token | CFPAT-·M0If1BJXK3i7n-RbaoNHo·eKYV22u4NefCGva6GeySHB | CFPAT-·Pyl1WTiTesoCSnhXDq-R-·*6mCM5NqbOgb64JZZo6nT0
        Dropbox | token | sl.·m5A-D1sWIt6MMr6u0mVTN1sGCnK2FamUpVAXFfA-WXAu-XScyUT6F6WCIC4WcC5ry3·am5V4_tKMlkdWYZHbeBAJqrDtAvsKa4gnnBVjUsPo-ZNdnhN0vjIkdfFheV_Zeadiqf | sl.·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Dropbox | token | sl.u.·35PByCN6O6a2IJc9TJPjOYK6pNkdc_NNW-GK3aUodsVknAkmHzUpm9w7UtmDQCoIc6·Oko29vs9yf2IrIuLZHsU-ij5TcUa5d5T92JtbcSkVnkvTrk5azxcHwc4llugK9PIILN | xsl.u.·3ZDui9zIibVHdAjcTwhhWVVnt0rtAmRkp3oN3gswbbBB7Ch9iQDCkFqgVuimXAqPjh·AenN9IQB1SAD7pvQVom3xZMIFJm5QJ_nq7WCCvPtkNtLLHzd6ZE4_M7s4_yDUXAmpAB
        Facebook | app token | 78992849·25318140·|·5F5tjXk2KQfLnXS·1tUtXo6YbmHP5My | 61875031·90956013·|·qjXpLuT6rBWpj·DUMF6YgTOkoVz
        Facebook | token | EAAC·yDVNP7qdIArX1UhYfztc7EgF5nO88hEFDydfroc6vDsAYst5vOD·qifgojktuDDLWqzDm2plzK7RMqbBSqVImdhH5BAPb74I4Sio5h0j | EAAC·6T8DnLRvYlj2p7OClIazrXQ8FvUL0NgyzwIkH4KuAQZJmcBa8e·*HrPianvBIiILXwOmUgKtqhstf4JctXxKiTSt3wkR5xPehNb9w
        Facebook | token | EAA·1qGQdVQhtu80b4WPQQw8OTGuD1apZKnIDPEtoQrFloem2TKlUzB7sTKrbyOVoUpCuI5PljeGOBhQ·KinWkAk8LP0ZF75OlMsf5OyRIBL0wIJuezUAfjdBWhCrSLW6Wek16QrmU77gtoZYqdIg58gaxzc2Q | EAA·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Figma | token | figur_·6SRi2lPehLrtLh5wUbYo·yoWMR2GjQol0A9KYbUXS1 | xfigur_·IiABvyA0VnV4cAaXLyE6·T7VmpjTi8X0IkfVRNsPid
        Figma | token | figp_·oXj6_DE-i2WfW9MFFpMZI·QQg9NTpFzgSLbXNPxA6EqE | figp_·Cek__mnb7iZtinHYl0q·H5fhHFqheUTEaELe7cy0
        Frame.io | token | fio-u-·K0ZsS2X7w9mo0BXNVCzN7JT8DHiKCRlJ·BuZY6Os9vRgvEtX1TbceFH_h7ObSJpyZ | fio-u-·4R-kF9Vs9OW448-j43xC5MsEXlC8pfnw·*ANVj6KskUdzHPJ3O94zWqaDkOffPhBl
        Ghost | admin key | 096635785992·487d1e464509·:·a1b88e2599acd57d25db1bb8f21a266b·320c9a3c99ada470f965fbdae8ea942e | fe3baf1d2c8c·95a121b55098·:·00000000000000000000000000000000·00000000000000000000000000000000
        HubSpot | token | pat-ap1-·4d0e3904·-·0ca7·-·6b01·-·a0d1·-·a6a066159b5a | xpat-ap1-·16696fc0·-·0028·-·df6b·-·b497·-·1c2c1af479dc
        Instagram | token | IGQV·GA42rjDuEPAig96hBpildqJSN6cMsWDm_tbPGl37eOL3g7Vqmu-·QJjyPhRLGNvcQwss8_aDP8YHnW9NEWr8xVPdr6VPDjSGh6iJH08U | IGQV·UL1ioFFgAyGjNXS53Vzoin5O9mzLSbRzcnwMKUjQT0llpVSds·L0rdG-9ML0vwgudu4td6k_EOAEGsEX_3KKpxJnRycQx_69EuhQ
        Intercom | SDK key | ios_sdk-·f7540fd59fc5f9984f52·d0f27aa7931cee1f1c58 | ios_sdk-·1b31ad2725bb37efa64·f96677444ac5a63f8e91*
        Intercom | token | dG9rO·6OeXs6meFohmJfP2gIsprb6quqN·Pd8XnR8SAeIS4geF5fhS1SE5Dcr·= | dG9rO·EZdpAKsOqcyeIBDJJrXbIlxmjU8·*gRBu5gFNQ2p6qC8aloi6tQcFnM·=
        Intra 42 | client secret | s-s4t2ud-·c42d31551fd47493edd22f241c310846·7c3977ffdbed3a4e274686ef29c0b544 | s-s4t2ud-·00000000000000000000000000000000·00000000000000000000000000000000
        Klaviyo | key | pk_·Aiwtsa·_·e2904cde8f5cb75b8·6654006048d96c525 | xpk_·1nLijN·_·11a9fe9241d8751c8·e7ff8dd0916894922
        Lichess | token | lip_·QW8Y8m4Cz·q9_MQdCUj9 | lip_·T3BRbYv·GONIR4ok
        Linear | key | lin_api_·1GIk37Q5czKXrcSHVM0q·pNHPhW93cVjROR4u64Uj | lin_api_·hQTXx2xDhH8CaIFVLkPn·*PUFabm7UlRLcCen1uVa
        LinkedIn | client secret | WPL_AP0.·5ZRg2WGm·oqF03lkM·.·2Dh/31·== | WPL_AP0.·xxxxxxxx·xxxxxxxx·.·rZt3/a·==
        Mailchimp | key | 53bbb9160a8ff4e5·88b297a0c8ca9bc7·-us·67 | x5697bdb126830c2·e8631898fc6b59a9e·-us·78
        Notion | token | ntn_·92232745402·UijJoKMzZvmVFtH7Y·8osyP22UeFz35sv3Qv | ntn_·25420815496·vAmO9Uo0VTLpiwiR2·UIu*
        Notion | token | secret_·d8D0VPVGcGlLqiPxraP2T·ogd6kZJrWE6SP6oubK5Qzj | secret_·7rcJpHtljRKtNZHjR3p71·*sRWCPEZ2itX0LNEHNcBvO
        Pinterest | token | pina_·Ok6O3DyVhZj·9b3W2wVsd6zM | pina_·xxxxxxxxxx·xxxxxxxxxx
        ReadMe | key | rdme_·zy8habuk4n287my0a1y6z9ypjho8vnlz81c·qzf0x857thdntn8sbpt28ijuumyg9lacepv | xrdme_·shl1aglncw5bpx7e3h59syd1yaze6an87my·ann1qz2jqbfz96fs89uvb427p2tbbdn358i
        Riot Games | key | RGAPI-·f1281cc1·-·01b9·-·a9bf·-·99f7·-·1f498b5df628 | RGAPI-·c3f2da7b·-·50e7·-·cd9b·-·1d20·-·53f2f07325d
        Salesforce | token | 00D·UzzjNgN1WM40·!·WsmQDI-_CRxLN5rDYnICIV9LdkYoqE8S-ECjRrQzl·nEvqqpFEJ18YQudRptVjSyhesMn3Bd23LHTz1le698 | 00D·bx2MDk6lSkmg·!·Pk26XlihLusln9bof7c69LHHmhKYe5qyU4nPtw79·*jeF5Koc1kE_FGg7tWE79qR4YML-W90femRCYyz2
        Salesforce | token | 5Aep861·MuHK6jFyP8oGNVqvH-kyNXBS2XWI9UYcUDcsnqHKQ·3sifU4VKnHoB-tbjxHiAA8WkPNnUxXZ7066Yw4bD2h | 5Aep861·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Samsara | token | samsara_api_·QXoF5pmrtJ8KYB·36g7UjwQzuxh94y | xsamsa·ra_api_·ayQ8j2MeGBdHSP·PJyo1TIXx3nnYwN
        Tableau | token | OseFTjQZoK3·mHx8dHh8J/7·==:·kBsCUMUHlRf45uU2·tuXN3A4xoOMXIlKW | aPm2r8qzA5G·2F0s7kc+myh·==:·VWzhwvmgd0WezAH·3CC0hDrly84AmLeu
        Teamwork | token | tkn.v1_·OlI6hb3BOGnEknpjAftcmEgpEzpnsnBb5EV·EDu5NvcpScxnXVUUfGHrmkYoROx9wvOTXz8r·= | tkn.v1_·RCdDve1Y1LopY2jZ8JubUzGbT6pBc2Tq0AW·*6hZG7KcJc8yTnv4TGPZukd1bCeRuzNRWh9H·=
        Ticket Tailor | key | sk_·4241·_·410196·_·5f4e73bc30cd432f·6330c789f8ef782a | sk_·1931·_·635240·_·0000000000000000·0000000000000000
        Trello | token | ATTA·ecda45596c1f03eb77fe07816c2f00d5·818a6beb04c33426933d824c4834aac3·867919D7 | xATTA·624902c8c06b6011ac3e363d0a12bf23·8c9ada8cc25f10c536e095262897688e·3294019B
        Twitch | chat token | oauth:·3ik6t3nuafl8j4q·8jyu8p0wizw6tx1 | oauth:·vrd4jo54rdp5nr·6yclk2h3ok5u0j3
        Twitch | stream key | live_·97317929119·_·dq4vjggAEi5CFLI·Ift8sPjpDyYUtcI | live_·42055223726·_·RmaUPcRtUqsL2hl·*ql7ktz9Axg6Jtp
        Typeform | token | tfp_·qezbdS2NuXUXA8-VesaiO·JvewCYQCr2nEiAdUFqN8JL | tfp_·xxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxx
        WooCommerce | key | ck_·9ccb2a18a7413d679123·db258cf9369605daee38 | ck_·8f4bde709f8058127be·a87870866a9ca9f30df*
        Workato | token | wrkaeu-eyJ·VdQHevR3BGY·.·neLET4QNP·IoN3pHGzEj·.·rQlQrp_8IOxLQJAZEmw8v1VYwdgdF_CHO·qKbXoqlWLtDrLhL4F_z8RTgj1gfZHCGcer | xwrkaeu-eyJ·yYONWB0-CvE·.·iE46rRuyh·jNBUyKHb5M·.·CIeJXgcSSOZk6Zc-Gt6yzbkhBZnTY_a_l·gzyXnKkik9LXAwOqiCb-vOVTjwIuGaKsAc
        X | bearer token | AAAAAAAAAA·AAAAAAAAAA·y6mwTb·wJ1pzX1·%·pLYlTlKPL44S2w2i8CPzn·DzkPrw7eVD7j2PB88rvOMj | AAAAAAAAAA·AAAAAAAAAA·OD1BET·m6pJ1xb·%·zuRJut5GUtivSU7h9oB·MKrS2zOy4N1qJICMQ7tH
        Zendesk | SDK client | mobile_sdk_client_·kri4s8srjy·3tsvtyvgca | mobile_sdk_client_·zaye867br·2xwiqwef5*
        Zoho | token | 1000.·92725547a0dd8fa4·5b0e6819550c4eaf·.·5c933f41175a5441·efee2d662de6efcf | 1000.·50f2546c4388f065·*0097d4d50ccf5c0·.·c06c3bc176f8b0d9·30de7c43f75d4b0a
        """#
}
