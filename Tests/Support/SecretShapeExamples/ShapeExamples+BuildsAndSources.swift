extension ShapeExamples {
    /// Source hosting, builds, tests and deployment.
    static let buildsAndSources = #"""
        Aikido | secret | AIK_SECRET_·OBZR1pop8jpZSltSALCfaRhw0VSFSkOK·6Y9s4PjKHdjMVF6qbza3LjZJ4FXQfRCb | AIK_SECRET_·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Aikido | token | AIK_CI_·nxcOMULHZQr·rcPwk5K2nhY8 | xAIK_CI_·M7RgvWPiC5v·UEfRoEc9Thns
        Atlassian | token | ATCTT3x·n0pXyN9BbAy·FY-CVSCcbGRH | ATCTT3x·aSqprEChn·q7hOnf708l
        Bitbucket | app password | ATBB·CBX2tWKG0sH27mdf·1fBDCv0yNSLM7DfY | ATBB·5apbj5uisXLTAWYn·*mnje80dtcf2IECS
        Bitbucket | token | BBDC-·zhxwWpNKQPaTPQoYWdvES·posnEqQsL/lndIk3QIcyM4 | BBDC-·xxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxx
        Bitrise | token | bitwat_·Y4kUFcH7luiVUnMiprMUKmXlHfumoGI·qmB__0XzN91pIRUsugzzT_GascbJZhQP | xbitwat_·xoEq9LOX85NA-lz6qIHpJ7YrPKbHppg·MITHGykvxtqxY1E_H5c0JRhlYUFoEbpw
        Buildkite | token | bkpt_·9yIrH1shldfvnQWEMLXGOLVeKgi0·SN34BjGBcJyc7ws06GR-AsGyamUg0 | bkpt_·SLCOcTdkITrjdR_QQT6O3qzJ0k·IVZSYVfamNp4BvSY6PoGLIX7EfJ
        Buildkite | token | bkua_·envdwpext6slgn7a9fpuh·1i8hhvm8mun4oa2x2axldb | bkua_·aebjuzqtzyq449q8smti·*od8rahi5bmla3rag9vz
        CircleCI | token | CCIPAT_·l7gG3HvZsOc·jqJn9unjTvu·_·72f2b8f5606803ad60a1·7cadbac85851f78567d0 | CCIPAT_·wYbTN7Mky5P·0Nbp2ZWq0xy·_·00000000000000000000·00000000000000000000
        Endor Labs | key | endr+·yBOakrbZ·W1xrSmeU | xendr+·xmV3eeuw·8wv-2CPs
        GitHub | token | ghr_·E7wU2CNySWTAPYL·h3rxtH9ggh1fsUb·1AXEHH | ghr_·d0SqOw2arSav8w·8tkYMSmMWEbVKJJ·2YRyeE
        GitHub | token | ghp_·sD4eJL2h2lYaGiQrOmM·cPocryrttg0JpgqBZjDQ | ghp_·KNgAXT0TKJo1dlNmTK·*jWFxFfNXPZcGhBdgc
        GitHub | token | github_pat_·4_9GWP5W3jOq·0QPVfkk_LijIs | github_pat_·xxxxxxxxxxx·xxxxxxxxxxx
        GitLab | session | _gitlab_·session=·^1lxirypy40mflr7w·ppy68fbdl7655e25 | _gitlab_·session=·et45h98o4pbgy5a·m8ruahi7tbzi87np
        GitLab | token | GR1348941·9M5SsDnFq6·y1RL8YDX9W | GR1348941·lbxc-3Mej·URwyAm-4GU
        GitLab | token | glptt-·AybR5lP2kqS·uTfCYOXHMd5w | glptt-·OYFd86Ajw0·*wUAAAEGzU
        GitLab | token | glrt-·RrslLwySNTxwA2E·xhznuFrtMRvQZ_y·.·w1·.·8r·0yz41io | glrt-·xxxxxxxxxxxxx·xxxxxxxxxxxxxx·.·hh·.·vh·0zbmlkn
        Harness | token | sat.·NGOD5S0kcTW·-G1tQfPbmbj·.·I020l07lPuwf·kmiitrm1gpSA·.·D9E2WmFDeG·mTUJJBxMdi | xsat.·EtJU4HtdzZF·IDURv1bWs62·.·K3tuY90PP4M8·loHyp2KiwXtZ·.·PFNDwExzjW·fOuP1gZOAZ
        Heroku | key | HRKU-AA·SVIRQ8txykL_-nDEFc0G-r-Zeqdrl·bX2EZpOCOTyw866XuTvpk6UP1dzCU | HRKU-AA·J0tnfJEFoDkr-X6i5rGoj67RJehz·LpIvQAW5g2P2MEhQHhsswmnEfhUzY
        Infracost | key | ico-·hUlY1k4ceOwfyhgo·CDqQm9kbzsa5USwt | ico-·QyAhO6d0kFR2PNAS·*HnDBQP3wE0ZCfwn
        Ionic | token | ion_·mLD8M8z6Xo8Attuq76dja·Jeg4ALxXLRNb9jHeMl4tG | ion_·xxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxx
        LaunchDarkly | key | api-·ae7199c3·-·59e3·-·db04·-·7e1a·-·0bb2f7875171 | xapi-·21ee06c9·-·3060·-·f255·-·3404·-·0a37cd5857b7
        Mergify | key | mergify_appl·ication_key_·713vb_v1_e-XXgxmlbq19·AijbWIuSoDEGawAguq45Wl | mergify_appl·ication_key_·TLGdcZ0xsXlh-4o46Si·lOGv8tDoJcCvFm4qw1Zh
        Octopus Deploy | key | API-·RY50SW9K4U8YWF·NDV073RG7NGRLM | API-·CA80TIPZDIHD·*BGGE52GIVN1L
        OpenShift | token | sha256~·XzT8gqsFI5qTI7foKletr·AXyEIjPqjhjAl8wzxQ9T7e | sha256~·xxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxx
        Postman | key | PMAK-·b863970ceef9·169078f96b27·-·038b32461d699217b·81c235fead2cde901 | xPMAK-·3a9e04120dc2·28f0a77d787c·-·9abcb2a966fdd2fc8·ebe91394480a08968
        Prefect | key | pnu_·FTl46JaZbVipNtnP8h·zlwgv2Ne7T30oa6bYO | pnu_·1ourapByARy5tCr6l·i2xz8WZRPhkSyozLuw
        Pulumi | token | pul-·25a585f6de3bd5f1948b·c74e953f03e5ac13b1e1 | pul-·9609a4f0de8675ccf5ac·*9177356339ec8fae1e8
        SonarQube | token | sqp_·901ba75954a870a5bb4c·2e8c0d08a24b083d3b01 | sqp_·00000000000000000000·00000000000000000000
        SonarQube | token | sqco_·U8zpMR36l3PwAHHlkodjfAXiwXIls·rn068QGb53r50xNgwKnUiN3wHLCVPl | xsqco_·Ou2ojIDcLOxctyWef56ouXGaxhyO5·mukj0UYse7oJOGg0etyfWJ6DsRYmSf
        Sourcegraph | token | sgp_·9df37d79fd049582a499·9c00858bae38a8033a68 | sgp_·464e770ca48622b1202·18bfa6671242a3b58972
        Sourcegraph | token | slk_·24b3557139f45c2764e5378f9a030d55·3a96df3b9d2792c9363b484154c557fc | slk_·70d9d433865a94e883fd1b7fffd32bdf·*103e04a86dbc9cc8867b256b6236f4e
        Spectral | token | spu-·icxys7wi0f57zvnu·3xppiktfuqdmlkm6 | spu-·xxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxx
        StackHawk | key | hawk.·vOH9R10n3i·aCcGxG5sTe·.·AmaCAb_1QI·qI7qvPwdvE | xhawk.·LPYwYzhnkN·8_KElGElVh·.·kRuvnK1iUB·wQBFC_bY78
        Terraform Cloud | token | YMphwGZ·V5frUJg·.atlasv1.·z3pdSeV7GC8BzyQpwcznlXp6h2MfrEP·PBEEwwh3dpmVOZTckyeFPQz52aOFUMP1 | vH6UtCo·ZUUxBUp·.atlasv1.·WxLd3ac9BhZFnlfjQGENcwZOu2fVo·lJ6xNqbweL5hoZIc15azsnmEL1xKL7
        Val Town | token | vtwn_·oRw8NqPsEsc·-A87k58J5dQZ | vtwn_·UWWcg3KVJQ·*vvS2TUMRV
        """#
}
