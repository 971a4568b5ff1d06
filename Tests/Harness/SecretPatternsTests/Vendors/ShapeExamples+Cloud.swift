extension ShapeExamples {
    /// Cloud platforms, hosting and networks.
    static let cloud = #"""
        Alibaba Cloud | access key id | LTAI·KCNVpxAMXf·7eXbJ9gWhc | LTAI·1ZJJXAO4·*JxL1kkqz
        Alibaba Cloud | temporary access key id | STS.·naaGguSPP·oJhkhqbRfR | STS.·xxxxxxxx·xxxxxxxx
        Amazon | client secret | amzn1.oa·2-cs.v1.·8a9c74306c1bf9a6a1b3de3a35e13a01·caf75f4d3f12ada24d02076de4715878 | xamzn1.o·a2-cs.v1.·6bc95e3c23c2878b424dc4fe6df4e8af·6bbd4265135131e733e44141c06605cd
        Amazon | seller token | amzn.mws.·b78b3cd4·-·be65·-·616a·-·4a41·-·552cbae44a4d | amzn.mws.·fe8186ce·-·fe45·-·9f41·-·aa72·-·5d44e8d5dbb
        AWS | access key id | ASIA·R1K5RZ8E·PMZ9PI04 | ASIA·G6E7PITU·*KXRILTW
        AWS | AppSync key | da2-·e4s0w4768su2f·j3icbt2558p44 | da2-·xxxxxxxxxxxxx·xxxxxxxxxxxxx
        AWS | Bedrock key | ABSK·w0RuMt84LnnnK+9DDRnKXaJsduhhTR6r5+8aKKY/VJDgQCP1+0evRBDJ·hlluYSra1k3NI4np4Voopr62hcIyVMbgsNIiMWn4Xokd2BrNoAFMP1vQ | xABSK·MylTQbjKgU29ZgQvUaufUKN6uu2sotl4Ds2MjmUkxHtPh3eyM9/KiyKD·vSkrUV6UgK320aP47qBfsTi/mo2fENaZ2MI7Exd8eDKG3tI9Cyg1QXi1
        AWS | Bedrock key | bedrock-api-key-YmVkcm·9jay5hbWF6b25hd3MuY29t·j1KtPkAKxKH·9/4GK3SbomW9 | bedrock-api-key-YmVkcm·9jay5hbWF6b25hd3MuY29t·m1SZurGQH·M/1Psa8rZ6
        Azure | client secret | qQn·3·Q~·L3AkELUxLEdIODQzz·_vuHslAVt6GlpLmtq | vbI·6·Q~·N7s-GqTNeYUekPE·*g754SwMvEu7o91Y
        Azure | container registry key | QckEhEoLX+V9Bj/YZrg8K·/JHDAdpohPZtKBu69PE/m·+ACR·tpJTbK | xxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxx·+ACR·2cj5Ww
        Azure | DevOps token | I7NjIRicpLKqWUHgmEWgrKviQx0eTBYAT0GMCn·4Fp1e57ZME53AeralHS0VjYYAvruFbtWUzNhhb·AZDO·LuDR | xPhamIteaW4XGNh854wI6WTfsjasRBI8jLqEPt·KMeCB4Ut6xqPnARN4wCknHexTRej4JkhvEGw6Xu·AZDO·tKcs
        Azure | function key | 4qjbhYZO6r2CiJzPN4iM-y·C64IAdLyVeyy4pTXZhFGbu·AzFu·N-_U2f·== | 2jDGu5uFQvHNkBaHdrMwr·VCdySvxbH681zzVLHO6A90·AzFu·02x4t8·==
        Azure | platform key | SZIXXIi2rBefDNZGpH1ibalglo·WYrLgNBQcsrenXynizmBu7NuX8·JQQJ99·GLd83oCjsR9Tm·4gL71rL2Vrdr1 | AIqOjRVZ7aQKJH94HtYUgoL43w·*1Euqyen2LSS78BrZbfmClJcgi·JQQJ99·5ZgLqQMwsB3G0·kEfn3jZ1ocOuy
        Azure | search key | UHNRflhMk3jyAscXosG8S·WINKqjtupks5JW7Opnw0H·AzSe·m12EkP | xxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxx·AzSe·rjUfaE
        Azure | service bus key | h7D/eV5UBcLDkw3N·2zbD3ETce4XtK0VcF·+ASb·83G2np·= | xOochDKVuTyUtuOFT·WB39valL+UN8Vj3we·+ASb·OKxK97·=
        Azure | storage key | w0AemS9vg3mCFrDs9vTGpbVy8MttD1xPuMivzW·juxwhu+q03LqAsy8qLJ/zrrfiNwJWJ2phZlkao·+ABa·G06ZxH·== | Z32367yhjX13cTZxgA/ID4lS8/6T/bIqbr9q4·8KxK3Nr0ygzzK5IdUq1bOeXyHvC6hTtyzD19d0·+ABa·sfW11z·==
        Azure | storage key | AccountKey=·OA5sAuddoxO4PNJOXVF5/ldniAgvYxyqqqDuGI9/Rbn·2SIRUCWm+nY5JXcgqR5ccuLUkU/E5ysjjtrLl7SVAhc·== | AccountKey=·Dh8TXSxgujxxGbYaLEgNh1lx985BPboUyb8vy9BL3EE·*ThSbtTBmlB16Rrol9R1Jkf6T7yZRrQroCU0+zrgkv6·==
        Cloudflare | key | cfk_·MGXcusadQdW9YHIgnaT9·D8zb7utB1sl25iJh5Qv8·a6c54750 | cfk_·xxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxx·83992d58
        Cloudflare | origin CA key | v1.0-·bb5e16b2b956·22a569f43b6d·-·860710cec1ab151d358a89a97d2d5724a12a7026dfe0b5e8ce1f95c6af836124683310ca4·0d07df595bcab8f9d2909676a75333191b9a757df320818251e2126ab6f00921f95661403 | xv1.0-·bbd777cbb0a9·70b9268732fc·-·3c05ee371cf28950f372b3752ece0c95a8006c678c4c59f9b1c7ecc754fef5125556875c6·a659b3701ae3a7bb272574b05a9df810c4afab27e168ffa1a144a4bdf31644c9ae43fee85
        Databricks | secret | dose·c7efaded8e2cc0ae·64b738bfe39da0b5 | dose·72158d5c355ce91·cddf8adf043a7f80
        Databricks | token | dapi·8LF8SPQ0Agfz6APB9·EutGSpAYRmymJT2nLv | dapi·sY88quKXQ8qNDO3e·*CN85FjZtxmJBBd8
        Deno | token | ddp_·88QxLAwyKzdN0LYOqT·dbuPnXgp7Wx5GW9xdo | ddp_·xxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxx
        DigitalOcean | token | dor_v1_·j3OQ3HiQndWRnI1kt2cvVFFXJbOeGQY·jAGq3ASTVMJxQ2eZXthj28fPY0f3gTFz | xdor_v1_·RvRUoH0Fz69GsoXnSD0xBu8PLsHEmTc·h36Y5q7QFjszVk8g04a5BZTZ6RWRj8ZP
        Exoscale | key | EXO·y7CgCVSw7A4TE·kylvCIDuTvuUKW | EXO·VlpnOC3PdkY·emvNA8VaEmdw
        Fly.io | token | fm1r_·OnRTxB3CfcbW7vEsg9zCRi7+mlUI/n8MFatv/8k915qmc3+FgK/·yJzJuhwaKli8of5nk5beFMuCv1bKYWnB46QqoZinI2jRlo8lbYxo | fm1r_·E/LnP9Cr256m9ldYYqog1VGrmRboEb63qwOXX+ih0CGifhXM4n·*oviUg411LdAb+mP+KW0MyeN/k4TgMwSVD/66rYKNTiDF46Suw
        Fly.io | token | fo1_·5j422NypUcK8a0ACgOBLH·Lf-ta7UhQiVhCAAauBWloe | fo1_·xxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxx
        Google | API key | AIza·tySEuecZs9b9kiZ9E·kG5oXHLRN-KkPBxi9N | xAIza·BSvpgrv9p1377loXH·MDkNgo4cz1BRE7xs_v
        Google | API key | AQ.Ab8RN6·ephX2hsyanjZSHJ5WuqFFA·anGdr8wSbnFhMuya4dscjb | AQ.Ab8RN6·2xNEoznc-BkAEHFKoOgmw·M9cwbfDR6BjojsyVxLLd1S
        Google | push token | G9MOWzw·MspO-Nh·:APA91b·lCrSB1_T3GB--9LebYAeTohV30I9WdLGWyNcJioQezKB93mgGd5adndt6xEbHyG8t4jq·7Un8wouLtmhjXasdHP-u1-y3vkJIh_UCceLWT9n1_JmacePz16Dhmqj4sMlbeBWzzbk7H | OvCUfSR·rlBE_9Y·:APA91b·W2QQovDnxm17o2F8mNRuhjj27krAOBIEt8ioXSYOe-g56VCHuK5yHH6lJLQ9y247gum·*VOn8Lfbs75SteU2ua-UOuPil7J0mPD7Mju4wC_qLTqXxJUhGCjQxZBych5QO7mBueF
        Google | refresh token | 1//0·FqRHP9Iwxspa_KEAghR7P·EmBU5Au0uG1MrHvj57j9k9 | 1//0·xxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxx
        Google | token | GOCSPX-·SWB7LAN4Trp·xghpfSvpH1VS | xGOCSPX-·kYheC-vUmAw·1Y82ZRCFmSey
        Netlify | token | nfb_·vWdHKOFlXop0x2xr68·CcUQzRmw2tkMH04gO2 | nfb_·ChwZVsk444XsnwbrV·QPJrKLvAZlIOOEzrb0
        Render | key | rnd_·vN4XvRi6HUQVuhp·lL6K2YsSMh9TE9Fo | rnd_·f2tuzk68SbRP9L·*p1zteHFfahT8M
        Scaleway | access key | SCW·7F8H41KB·0AMI8GQZ4 | SCW·XXXXXXXX·XXXXXXXXX
        Scalingo | token | tk-us-·owEcGlyC77avtZxadzQn-QzS·fBIfhUS7dNhmUkZgsL9AGqvO | xtk-us-·etimUO0Y8FPzuNvy3ItZY9ya·agVgVnBbJlDkf1mxZySlcJhO
        Tencent Cloud | secret id | AKID·IcfE6yOff8i4i33E·iDzESE5Wp4CjIl2S | AKID·p5vgWBFZxfFBkto·ihugUovbgs7BzSoo
        UpCloud | token | ucat_·de3yWpwAVHLz8·1sB2l2572hCHkk | ucat_·12c95G82xpND·*cppElai7erj
        Vercel | token | vci_·pATMrwHUFIzpz5DjTWN3XJWRTUR_·qNxjRILZfO_A-V-KdpewO6DofjMM | vci_·xxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Yandex Cloud | key | AQVN·naPokKK-LTGuMjBzGjG·AdZfD-VAN_qcyRDS0w8 | xAQVN·iF7HI4Xf2o7Qwx5Susf·7OuV26pz795QntWgRcm
        Yandex Cloud | token | t1.·BT9iIoVUhYb·w4m_KguNRZP1·.·iEmPeVQI8RJ1ZmIiJC7mvb-6zE6z4ujqWKM5L9o-Ipn·WBP66sWPzh3MSfMXyo4IJZfbbFX-v_wf0spnejYW0rj | t1.·neWOG_CY3yt·1diLenx2Rexq·.·kg_KYDIi6y_nXZ81IekO-YzP8pg2cXQUSiGFp49TRH·RBmy5mdcNBF3E4LSCWeBA__K4vMnJyALB2yM5LmxCUf
        Zuplo | key | zpka_·4zy4kckdyl2n0wlp·mni10fect2ymvjhe·_·4af5604e | zpka_·evlf0wzasfdioqsm·*0rn00uxx62l9pqa·_·2ba5a55d
        """#
}
