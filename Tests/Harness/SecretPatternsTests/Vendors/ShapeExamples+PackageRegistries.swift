extension ShapeExamples {
    /// Package registries.
    static let packageRegistries = #"""
        Artifactory | key | AKCp·mIjjAqmao6g2EJ5jXFvYwTL6vRI0fxq0iw·pCTK7V4dEEc4EPd2tV3n7XbrhDddSSsuikB | AKCp·sYlTf3EHjkrB2FY6ra3R7jqDwms5Wttxr3·x6Wtw7vSSrXSLYTYTsBvd6pgncYoD3IpcB
        Artifactory | token | cmVmdGtu·M4cjibCSVN3OJcTsOCOEM7d1G6dH·URO2eutqSwO910svX9V1m2f1UjY0 | cmVmdGtu·cMmRXjdDXBhq2hLU5USwo9rO1YsH·*GxojK7UHrhrrkyfUFysepFZiRVl
        Clojars | token | CLOJARS_·nuaqjyyjpurzjsb8bpm318bxfx4w24·wxeqwpqvfkuu9l4sm4vp86h41bdw9d | CLOJARS_·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Cloudsmith | key | csa_·10420ef22b3064c·7fc907488bae9a3·nDXCOr | xcsa_·e07d4df0a44c5ca·ed9222a1e908034·5RknPm
        crates.io | token | cio·OHVDH5mmQnIKHcvs·VCRl4Mv4PEOQ8wxx | cio·gY17knHnccW2EOx·e2REXlQyUNx8bsLn
        Docker | swarm key | SWMKEY-1-·J9KsHIbOFI/NzTYGYBorA·ysgpntNdUMuUyNdZ92IOTd | SWMKEY-1-·tOKv7bmnVCRH9SD2qW7V·*XJ0dFvlbxV8EyO7DQJ+
        Docker | swarm token | SWMTKN-1-·f3fzlx6kobatygtwlwe5wjq100·9bf39wmb1q1kyrw4aa4vx7revu·-·62htm6qj3lc8a·d1al3fccrb6q49 | SWMTKN-1-·xxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxx·-·3pbdqadnmsloj·88sghnp9mydzpr
        Docker | token | dckr_oat_·LiwRAKP3zQmwChhp·arxinOwBQg0VC3S5 | xdckr_oat_·jotHBm5r0uyZyOCH·lP84FXYdfJ4mUf_I
        npm | token | npm_·yc34dZFw86vwxzj·j8O6SIs3z91fYoF·0SKYWQ | npm_·wgHOajhr9E8hoG·ZTMkh06vdjYsTj7·10Grao
        npm | token | npm_·CU9bdI8eYRa7VXX6hHH·PM8zQMCg15eUdzUFfbIr | npm_·NWwzLPFfbPaVlObcvb·*ryAFD8fUHoW9ZYVLZ
        NuGet | key | oy2·zmy4nqjspeo6ix5hw2xch·gnqsusuii1pj62n94h9zl4 | oy2·xxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxx
        PyPI | token | pypi-·AgQmIKIo_jWlSkBWJz4scjikfo·w80GEZVL0oo58DkyQfr-ZE9-OXE | xpypi-·V0i_w3E5ipNuY3XoS8i6fRjcuo·gjw4oKtPp5uhh-UfxySKBkopFDS
        RubyGems | key | rubygems_·da87068125e80a41127caa9b·3d5325698df6f1f666ca41ce | rubygems_·c039fbabd1d03a73a2636ee·561e68a259c89ff004b924cd
        """#
}
