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
        GitLab | session | _gitlab_·session=·0a9dc20b7ad3cc34·756a33227128a6c5 | _gitlab_·session=·825b4df5893e594·3bca4d7b958b38e1
        GitLab | token | GR1348941·MFBV0GMWrQ·Td09jMGIil | GR1348941·MNenECsHJ·FFsCXb7zSU
        GitLab | token | glptt-·5wOYFd86Ajw·0SwUAAAEGzU1 | glptt-·CRObwGcpU3·*ffXWzfqZ3
        GitLab | token | glrt-·rtMRvQZ_y2gTif7·TJd_3cDex9cdNpD·.·e7·.·iq·0blrafq | glrt-·xxxxxxxxxxxxx·xxxxxxxxxxxxxx·.·ml·.·wd·0t0ooxo
        Harness | token | sat.·qsHlj6J8NGO·D5S0kcTW-G1·.·eqT7Wp5GNbXD·I59I020l07lP·.·uwfkmiitrm·1gpSAD9E2W | xsat.·JsJrAEtJU4H·tdzZFIDURv1·.·5tBYEJxGe31K·3tuY90PP4M8l·.·oHyp2KiwXt·ZPFNDwExzj
        Heroku | key | HRKU-AA·yEakLSVIRQ8txykL_-nDEFc0G-r-Z·eqdrlbX2EZpOCOTyw866XuTvpk6UP | HRKU-AA·iyXe-ZKQNtl347tHapM03CkuGv_W·Rtv395xGfdsi7-9TyRz-cvXo2hOKZ
        Infracost | key | ico-·OIu3DAxus2hUlY1k·4ceOwfyhgoCDqQm9 | ico-·kbzsa5USwtQyAhO6·*0kFR2PNASOHnDBQ
        Ionic | token | ion_·uk1sgoEKSqmLD8M8z6Xo8·Attuq76djaJeg4ALxXLRN | ion_·xxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxx
        LaunchDarkly | key | api-·1c378ae7·-·199c·-·359e·-·3db0·-·47e1a0bb2f78 | xapi-·7517121e·-·e06c·-·9306·-·0f25·-·534040a37cd5
        Mergify | key | mergify_appl·ication_key_·q45Wl3tXDjB0LrsA0x84_·btuyu1WvU3X7FVhA3f_Rj4 | mergify_appl·ication_key_·hPytj315il0O9ZgYsov·F-GmHx2OXgVGhOIZ2iST
        Octopus Deploy | key | API-·H17RORY50SW9K4·U8YWFNDV073RG7 | API-·NGRLMCA80TIP·*DIHD5BGGE52G
        OpenShift | token | sha256~·I89Ont0HgJltGP-JmWzKD·q7zRe5rlxyitD6bwzGjnJx | sha256~·xxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxx
        Postman | key | PMAK-·60bec1c66d8a·78730a391810·-·2a280b6cba51a0621·050aae4ae9370256b | xPMAK-·dc016e220acf·a0e6de93f22e·-·0f4f8ccb863970cee·f9169078f96b27038
        Prefect | key | pnu_·VlSU50P6oWgJNzIrPD·4PvmK9LB9yWxP2oXIU | pnu_·7Dc7xWC1U5e7VVvbb·rzaVtBzWIuaw0j4wUa
        Pulumi | token | pul-·fb2250cfd5c2ed3a9148·acfb7b6d2194263f4ad2 | pul-·d846351b9dcc34a3c3c9·*28e38fbc013870d537e
        SonarQube | token | sqp_·a2757b72fe70c60d0042·f3c345c380acc7b5b2d0 | sqp_·00000000000000000000·00000000000000000000
        SonarQube | token | sqco_·ciNOWjqIfOjz8nqYADjdV0j59AIrE·zgSOvMvAjmBe1M07GIKei039l3gJSB | xsqco_·P8vEsEXH4ikRq7Cfnjzl76scBTK7T·DMQAwrhJzEaVvOoHnLxnRzc2UajP5z
        Sourcegraph | token | sgp_·bc038459bb5a62700743·617d901792ad89de2a9d | sgp_·dbcc595895abf9df37d·79fd049582a4999c0085
        Sourcegraph | token | slk_·764f79ddbe2d8fd5248a2cfcaa413314·e163ee1d40e4022d4243c73bd9430c4a | slk_·3397b5a114428378bdfb0971129d124b·*557139f45c2764e5378f9a030d553a9
        Spectral | token | spu-·ucxxjvo86bykrdoa·ou9yfzevnksxijms | spu-·xxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxx
        StackHawk | key | hawk.·2NdDKirmW4·0Z2Xllt4ed·.·7x1xR5H3Jr·z9TK3y-Ikp | xhawk.·Hkpo_9RDVi·Q2OmOMSL1L·.·kRwabEeE4Y·JvOH9R10n3
        Terraform Cloud | token | DDkvclT·pLpcadk·.atlasv1.·dzTGsMI81mF_FfBhiHfBCiLSSj5aVoM·EIPwiLGQ4fBse7J57tHsFCQJkUdy7Mvb | lI3874y·cKdYzAD·.atlasv1.·MfrEPPBEEwwh3dpmVOZTckyeFPQz5·2aOFUMP1_dXNOTRETcc1rewlORIJ5a
        Val Town | token | vtwn_·ykiwxjbpLjC·ESuiM0uFmvr3 | vtwn_·6IOIfNFB7m·*aUlc0hihl
        """#
}
