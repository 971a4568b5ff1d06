extension ShapeExamples {
    /// Identity, passwords, keys and tokens for authentication.
    static let authentication = #"""
        age | secret key | AGE-SECR·ET-KEY-1·CFCWA6BJZ4WPOO6OPVW2ECURPAM7G·7MU6H1MS2E0G4F0QJLPSJA44484EG | AGE-SECR·ET-KEY-1·189CMR7EH57JQCQF1Y8XF4RDRA5H·2T6X6D2BN6DECALYVL175I8BK47DE
        AgileBits 1Password | secret key | A3-·VAPKYO·-·4Q3RIE·-·BB8GK·-·O6K3T·-·VJKT5·-·W9CHM | A3-·E6V*D6·-·WDLY52·-·NQY6P·-·JO9V2·-·YZL71·-·WCA8P
        AgileBits 1Password | token | ops_eyJ·McjrRarqqZlGIfxQP3SLwEnHBa+fJ7PtfgIBLS0h4vvJRcNPN+rwzMfEL4JuUs5LUWza8HjuCz+xL0oJMLtgEbeJWPGAKchn3FGy8·SRaGJciGWANOcxEOAkLVFYyPZmoAzCDe5pO+gpC6NbEQKsALzsIwL1xy1xYCgwoSNQpT6f/ygaO1CypFYcv68fpg5Yyy7j5ChQF/uy | ops_eyJ·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Apple | sign-in code | cc330ccb17b3f6f8b·137ddda52a76d04c.0·.6toor.4vaHYdKJLMuOAyAlzvpVFy | c266cdcf1ba1cde1·1df51cf198d4af14*.0·.n1gbs.d_sTKtze5zBJ4U-JqIWIHf
        Authress | access key | ext_·7gOAP9OS·.·Iq4Jtg·.acc-·GhRSkB·1ZUNbuF·.·9cGjNDtooNdiq8UQ·BJGk/Pl6uRxZo8qdp | xext_·CXgOJrWi·.·sMJAVo·.acc-·ABwiqg·oP-NILn·.·v1g0cyQPQFb3bOLx·+ZvE/Z7xPw15GCdbv
        Defined Networking | token | dnkey-·uiwAcTLRhPwpL·hy4fLc7yW5ZGU·-·OfQoRoKI74QQeQrsnwbfK1-aqa·TQWBtpDOAxTcSN4nNt0GUYJZ_t | dnkey-·XbCS2p2X3XGca·6mxUKSBrMHAKx·-·Qo-xPV5D70Bb_LuEXqBxWg2bo·CEHApR8v_iyXR-MiY6LyZIA3Dl
        Doppler | token | dp.sa.·Hglv2jlyKGyAHe4JQYXDP·cB53CHd2vZwwEoSF2FlX5g | dp.sa.·NSyefyBcMQTPfgqV7v1x·*XApOSLslwtycT5UBLB4
        Doppler | token | dp.st.·RQseJ1yhaYfiJNySjTa8Q·ysqwgTjAil6AA82JCmEIyb | dp.st.·xxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxx
        Infisical | token | st.·fa2bde1110fd·0fef373e7567·.·fddebbda8b5083fa·9c4626c2bf820a40·.·88a2af7f2812b807·a993afb5bc2ebba0 | xst.·a03efbc0c647·abe68a949f19·.·d43853a506498457·4fd333bc5e2e11f9·.·120a50d934b04947·bba910f3a0ed39d7
        Minisign | secret key | RWRTY0Iy·IoAXv3yZh06mDO0RyrIOPQSqAuueHVJU/QsFartdKzdFWcGsetRozITBLmYdkWM6tRpgffMkGceXoqMRuFyHhW/gxexxAS8Moqhm2U·2v2haa+EGaqyaN2VfiyIThnN02kQ3qmmdBvQ/3mwO0/QSKggEAOy40uLHhqt3P5/hZjM4BGnxdyQtAJgdBE1vYDEoWkFimllkh3FWR | RWRTY0Iy·e++FCwKONWQp0Yt6NjkJNhyPntKrLcclr7TDzBKKzkzh7wDnWHCNAlNQCR7xgWxejL1dDCgNhBIuqh5h8uFRf9uCD9tD7ZbOWdD+A·raFwruAmpD9n9K/8Ls2d2+TYxrALaSC8IjNQaSSzYu26/g/m8W0itp5er9EIyze066ce3iCjQEj5yqcHIFbsHPdABdTaFbfJdwK44X
        Okta | token | SSWS ·^00·EWphiUjaUpQlhall4WeO·QGbrkGhSzCQaRGzNSDAG | SSWS ·00·Ans1pChs5ASdQJwHtsf9·*4OMEmqyTNnTSQPrE9BK
        Onfido | token | api_live.·n00kjJ5vySa·icsHFqnPWW-L | api_live.·xxxxxxxxxx·xxxxxxxxxx
        Ory | token | ory_rt_·3ZyCYx_CPJXhh0kciIEOn·z6KpOFSNsBhqafIcCd8dP9·.·Ftne-IZk_CtBi5U-G0nJc·E2f3ig4hCb38D38EYpVeYe | xory_rt_·gs2bAIZBhjciVHQTc6FAD·X9vVzMAAfiUYZbvS5gsD2F·.·7dvIr9Ifwx7Lg7Kmqkfd1·j5PC0kNkJyjYBlz6Vu0vYv
        Ory | token | ory_wst_·Erlj8r6kt2VxDW2Q·pjzcgWQQlVNYrRIU | ory_wst_·X75NRQboL0g5FBJ·vj5rQSq3jKJzuAhE
        PASETO | token | v4.local.·wVwfwRUt-1EJp21yCCrK_GP·dyFLSQFEosaDsNpTIvaxIFn·.·iN-y | v4.local.·ppgGiqUQDW4lVAFK8AyYi·*OtJigcs2g8_re7WJ3wj9d·.·Kbok
        Persona | key | persona_p·roduction_·Ec5abeOHOCO·NNXkdIil0GJu | persona_p·roduction_·xxxxxxxxxx·xxxxxxxxxx
        PuTTY | private key | Private·-Lines: ·^8↵hKTMi5w8m1NOrORw0wnIQwKICszaI2Eb0pz·q4wcpwmbqz0gfcQDMYh/Zu2/1↵hKTM↵Private·-MAC: ·085b6adc199d15ceddb48·5d6d21ba2b2e0a3e229d32 | xPrivate·-Lines: ·8↵Q7P3KLnDpmgcCb2oRysfZPSPAh1FHp/4EpK·TehkF4KKKS6fXFLxKtyEiC7Z0↵Q7P3↵Private·-MAC: ·22274ee640204a6079bb2·91f64bb44f73ea8e7093f1
        Spotify | refresh token | AQB·f7-MwTbRe3c4QqlaaiJD24dil0oUhsNY0dRnXnMja4LUsA8aijOXoQiokZ-90iSt·_UPeHB5D8ThoByVjmR44NqH9pPUaAjTYe-2s-0lAx1TgtvdZHAd0KYXSPhdN-kA0 | AQB·VXyMHgaL9za2pt38ZeTog6ozR9CaRc·Bm2Ic-sCt8NOPeEL62exO0FI_P3SVV
        Spotify | token | BQC·zpVl_iiGme-mOkml_OzxUNrUBYNMVfJnHuGwXMVULOoOWAsLoa31VEp8JXwV8H2vOQnvhG·Xnzruwzf0x9ZX20ZSHff7--zq5Q-gUzy23FeWazDr5I097jbSFep7A5aSb9EyhChAQ9_zT | BQC·Dtnf1T3AGMY0Sx2KyTyGmSvF1·sxQtN1CjF8S69p1NQjRH86z1P
        Stytch | secret | secret-live-·NAdMWOZpWK8KoE4Th·r9OGErfvWz6ZIRGUp5 | secret-live-·WTIWQ6DovjB5aAV·s6fxPDLdKmrhrQeg
        Sumsub | token | sbx:·aAa4TY6hvrSV·s91hjXshbbg8·.·Dpt3OteDQjso4gkF·OWsTpIlarv3J7cB8 | sbx:·0v9WU8IzqkMB·u8scSVt17yoj·.·bZpeSmXnNk9U2RtY·*ZYP3eeQci4a43Cr
        Tailscale | key | tskey-·njozm·-·ifJHEGH70ut·-·3z6BTsi7GJj | xtskey-·bkrqm·-·lzyu8rIGWxY·-·Zy4dZGc26IB
        Unkey | key | unkey_·6EmnbuQWRnn·aWa9UYL0CtXn | xunkey_·oWopNl0qw66·gswJsxZGqMpv
        Vault | token | hvb.·7UL96wU5Jht·pVxeq436Npxm | hvb.·BKEtsVR-j·u6cGkd2Ome
        WorkOS | key | sk_test·_a2V5Xz·ftU4E2Vpem7Q24bXTHkLUxvB3mdCwxf·KARtlfcofvZvVE/tjr5uYr5e1pq/Uuhq | sk_test·_a2V5Xz·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        """#
}
