extension ShapeExamples {
    /// Documents, design, projects, customers and social networks.
    static let business = #"""
        Adobe | client secret | p8e-·hmgtycfzkrTZc_Pe·U0xatINVS_SkGlEi | p8e-·xxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxx
        Airtable | token | pat·iWQOXg3·prdY17v·.·b63fcca2533b44adc4b1ecfb07d65555·6d982243b9c6a919a0c31a21ce240989 | xpat·Mw2ptfq·60QtNrI·.·967800de30af523fc1467c8412578e03·798fbd918348b71ebc8f81fcf6c49721
        Asana | token | 1/·45852648·27455323·:·0dde060dc9fd7745·6bf89048e3d59632 | 1/·09329671·21154805·:·403c1bf4327edf7·19d0269163408c27
        Bannerbear | key | bb_ma_·cd54593dd08c5b0·f09c6be0423785a | bb_ma_·6d88a9d85af6211·*4eb83d29793515
        Canva | client secret | cnvca·ykYYyTWX9ACbediuwomKWLO3g·SWUSR0VylHn4hHwC9Ks-xlNdUE | cnvca·xxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxx
        ClickUp | token | pk_·854919565·_·TNEW4962KLBKBTMJ·ISYNLO65JH3W0CD7 | xpk_·598142629·_·UXBEV22PO09UB88Z·MM64W5GOKI8UY8KE
        Close | key | api_·0fTIc2AJEnT·hIYp4MWlzHr7·.·E7GBE2fsfk4·SrdpxbmYP7NK | api_·esmTH9d7u·g30B450RUV·.·HTNZPraavGN·3dpxh6SQZN2e
        Contentful | token | CFPAT-·g5_T9N1W2ttIzeAYdzBUz·DgjaR0pyhU5_-CabuId0cD | CFPAT-·hIQiYv3UWZzTZ1LNDU3bm·*Jq8_mx6W0wMlM0If1BJXK
        Dropbox | token | sl.·v5xYNAgPZYY2sskT75hUk1iSSCk-sp2PgV87SyHAlzHA00sNqMdQHb8SSYvq87xQcz·7q7nI_4gOwL19zaKkebIQdDWZrwVCuBCfAikYLSMqtUuK_Z8elEUChm5A-D1sWIt6MM | sl.·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Dropbox | token | sl.u.·WDNNhlii9sOUY8I4FdlISId9lxDjQfiPsFCXT1DuD98qzAU-Z3VmDT7odFkm8LFogi·kilMx0GwAwVIBRHtoZB4Zmw_f2kDkidjfZjTEEewNtXg53W9_Xk-ky35PByCN6O6a2I | xsl.u.·Jc9TJPjOYK6pNkdc_NNW-GK3aUodsVknAkmHzUpm9w7UtmDQCoIc6Oko29vs9yf2Ir·IuLZHsU-ij5TcUa5d5T92JtbcSkVnkvTrk5azxcHwc4llugK9PIILN3ZDui9zIibVHd
        Facebook | token | EAAM·X89aJ7Yy73HwaU9Aa7DhU32fUeBzqy9oONvWUxYutw7aZnTq5bq·81NcOLPQVA8n4x5OB8QtbCFl4MQ1BNBzv0tGwiXZPmW5WTYxVaQW | EAAM·kyCD2KBIcRcSmKssfQVKn5EzAvZ1Os9lRtMyCA8zjASbRTld6·w7iI0P2XZk2YeDGJF9ARta1VnIq7UOHnbtr0eKRKCseItwMc3M
        Facebook | token | EAA·5grN9tkM0cYSyRjnBZIj7jGWB3zT9rYuyv9DXwz4TUU8OvKkM9sccM0Qu1pJhzT8aFnLtyDVNP7q·dIArX1UhYfztc7EgF5nO88hEFDydfroc6vDsAYst5vODqifgojktuDDLWqzDm2plzK7RMqbBSqVIm | EAA·dhH5BAPb74I4Sio5h0j6T8DnLRvYlj2p7OClIazrXQ8FvUL0NgyzwIkH4KuAQZJmcBa8eGHrPia·*vBIiILXwOmUgKtqhstf4JctXxKiTSt3wkR5xPehNb9wVf1421XQRIRCbG4AH3uLR5lBq8WsY7t
        Figma | token | figoh_·RZAdrzafA0gr7xU0ghl0·BGEF7XANu-0u9mLsXCZ1K | figoh_·xxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxx
        Figma | token | figp_·F0gR2pHq5CT6pyXmEvHjk·i_Ks2cL_HS4uvnhFnZuApW | xfigp_·7ln5ozS0m-f746SRi2lPe·hLrtLh5wUbYoyoWMR2GjQo
        Frame.io | token | fio-u-·DnSB9x-zsGYymuAUHFbG8vpy7c1ghV3W·ObB5ZEFAIgoXj6_DE-i2WfW9MFFpMZIQ | fio-u-·Cek__mnb7iZtinHYl0qH5fhHFqheUTE·aELe7cy0YXyTtl_rjY6w451EcTORr-J7
        Ghost | admin key | 1fa196a8fdcf·788412089fdf·:·23fdec13d19efe9a5df2a73c1fe8f6cc·771fea77c8fcd1bc7f2aa6163010cd37 | 18e75de6de52·c007f485a252·:·016940c58f6e601b3c86ae385e855887·*e3e24ed4171d842dabba9a31df89472
        HubSpot | token | pat-eu1-·02e95bde·-·b5d1·-·d517·-·a50e·-·5aa03dfd2b80 | pat-eu1-·91002f55·-·c87b·-·1c15·-·a62c·-·000000000000
        Instagram | token | IGAA·GjfPm5LsUzWXh4xKkosJwBYAReFGp3vVJGACRUEU2uN8Xdr7wk7·P_bhjz3kDAv87USuz81YmXimYvo7vmxsfVG6nD-y5iVwwhFfcWWN | xIGAA·pm_Lh7UEWfQPjTJ4i5JJgT3VeC0j3MHsqJ06E3R4GrF2or4lAIl·E4qpArYP2229zRZrKLhDs4P9P5H-gsARN3OgIWclBl5ZRAh6o0_3
        Intercom | token | dG9rO·Am9zbMpHiKlCCIfitTpnSIBCQuS·GOomCHuYRPRGJZ5ISBkWcaVRXPr·= | dG9rO·lVzubDz0db6UjxZkWv/4zzqs7V·l+nBQsKRJv761RugQY116VbmH28·=
        Intra 42 | client secret | s-s4t2af-·c388e1b21d466cbc87b82f265d812485·7e1c83b84ac02d6d070b35bfe7a730a8 | s-s4t2af-·2fd96c0506427e4c6148ded8abb547bb·*b744cb2db2a0234a0f45f4f78db848d
        Klaviyo | key | pk_·59a2c812e9af2f151·b3d96d76b10b8e032 | pk_·00000000000000000·00000000000000000
        Lichess | token | lip_·w_aonfbyn·RgdESdaX80 | xlip_·R1cP0L9_J·RxhxAKqico
        Linear | key | lin_api_·Xw9p7PlrJ6D4kcfR1sQc·XmOwRTlz98xbUIhPyVAQ | lin_api_·6QgmMLLNCq3u5gcf8pY·GU9VsrWNUR06PkNiQhDo
        LinkedIn | client secret | WPL_AP1.·fvp5KHZg·jGSxCusD·.·1z4cCV·== | WPL_AP1.·IyTQpXBI·*RegOBJc·.·cmRgsr·==
        Mailchimp | key | d60dc841692f3298·1845ab55b3a67b0f·-us·23 | 0000000000000000·0000000000000000·-us·28
        Notion | token | ntn_·09152155540·cPG0TYJkgvu9tbggm·5IjeVDGJKk0pOhLAok | xntn_·45636782394·enKJrm35YdVhH60JU·pM4sIKZhIVUcJA73hi
        Notion | token | secret_·MMgJt8bnIzXL3rzbL0aqo·6NIVjkDgkgVzd9t2pKgDgA | secret_·gfWWRFrIRrIvox2Yb4Jj6·UYvBOb8ZdXT8uiNkVi3bU
        Pinterest | token | pinr_·CM0WRTkmFeD·aHcMhFSRaMrV | pinr_·nqjeQch4tw·*o61l_Cf99
        ReadMe | key | rdme_·v2co2rejicsi368nz1d6j5r602qm2gvnthe·opag4wfvkwoxvhlsulfaifto0xa2uuvg2ma | rdme_·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Riot Games | key | RGAPI-·6ca16ecb·-·b7d4·-·6dd3·-·cc4c·-·97969f55fe18 | xRGAPI-·f3a21623·-·2538·-·f4e7·-·5928·-·14817915a9b8
        Salesforce | token | 00D·A2D7654j9s4v·!·g9Ts17yYn23c8ovD868fm94HXq9XwJV-5az4PP434·IBHDK-DA-s4_gDwJlSZpayPdY9QHsLm3UvNTAJ4Q80 | 00D·UztDX8mSp1n3·!·UVXE4X14nASOIaC5nCbEahL3DK4zt0B0eyyA8ww·S_vu4Q1UI57VY7__DSzc4oCw391WsmQDI-_CRxLN
        Salesforce | token | 5Aep861·OeJEaCC2KZNnk5NjpIhtVTI5qgMn6_TvhxcPJcY1h·Ss1vmFoxLs-_uvrHHntCpT0I8IakY8F_re2ngL9hQ5 | 5Aep861·jtEa2dSXTsiVaAh0MgRgxFw4QnDlRghMUbj_4iIc·*jgs1jHBuap4xoyUc8Eb2Soq9m3WmlP-KIdRs2AA
        Samsara | token | samsara_api_·YmsjfER3zM0roL·EjG9mWSvtOmO0Rz | samsara_api_·xxxxxxxxxxxxx·xxxxxxxxxxxxx
        Tableau | token | CKlzXPjM59D·sjFzTQ1G6ZI·==:·KIkc4sYoSC35Ct8a·NezloshHCBeeOJsJ | xo2wcxnvh1I·DS1DI0Y4VF7O·==:·SVVpuTeaa2pZnaP6·iRtt3eUZZSjKbs6d
        Teamwork | token | tkn.v1_·mAsMOUoQWShxWC6KKJBmk0Ep9j08f9BlbPL·QSaZ1oCVdHX1CRuhIpQ084YOvxoTIsolVE3x·= | tkn.v1_·Jyo1TIXx3nnYwNhSq0xl3LynsEP8ebLA3q7·20IyZIG312Yhydl7oalWJzBGsQKlORcUd41·=
        Ticket Tailor | key | sk_·9104·_·035846·_·066f22110debd4d7·dc4408e70ed5db2f | sk_·9798·_·641682·_·3f7fdb45c63237d4·*e0007363d76331d
        Trello | token | ATTA·9a2eacfce63ad25543f3d7a3dd1b87ff·c76e3db0aa482d0edea94b5083b51cec·862CED3F | ATTA·00000000000000000000000000000000·00000000000000000000000000000000·A259850C
        Twitch | chat token | oauth:·0iwa4d5hiyechhs·65i813iymitbap6 | xoauth:·jg3758k3jkyydxu·ptxajactrtb3sx3
        Twitch | stream key | live_·60248039185·_·EDA9Ql7i2XzxGO0·L9pUcl9cbpqgXhm | live_·95462655953·_·xUfDZEBfSpCDXd·6Oti7Gv46b1W9U3
        Typeform | token | tfp_·YRiXhfGrwt5KRGBAKISD_·TmTYMY56AEcX6LYkvGgD8Q | tfp_·hCZgO1AdX3Pdw9Ut_yO6·*nqlKbiX04ubW68_Tq9D
        Workato | token | wrka-eyJ·SInfAblvgnk·.·p8I00ps5n·gNp7b4xQ1z·.·S2qezbdS2NuXUXA8-VesaiOJvewCYQCr2·nEiAdUFqN8JLbCO4dgxaHMIHk4spvYve8w | wrka-eyJ·KgK_gpd2z1n·.·8Ov2VOJSY·hq47JdTKlv·.·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        X | bearer token | AAAAAAAAAA·AAAAAAAAAA·AughlF·GfBWvRV·%·KNpR1pMZ4uf3e5E7Au9oF·g9CUjTP6uMqUuGsNUAG8NO | xAAAAAAAAA·AAAAAAAAAAA·Y8Q0zJ·V6cSkCK·%·l1Lww9yl3sVrTfQVsZ2NV·eYSIUJ9cfULTpJP13lnaAj
        Zoho | token | 1000.·ceb16212b2392612·740f85c3100e5618·.·b97d1833a11fbe63·b50c0caa221194ba | 1000.·f587c13086f46c7·e43dd1cb4ebc0cfc·.·67fdcb92aa46cffe·2e9f384cd120d3e8
        """#
}
