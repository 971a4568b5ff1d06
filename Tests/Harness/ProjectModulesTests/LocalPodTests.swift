import PlantedProjects
import ProjectModules
import TestFolders
import Testing

@Suite("Local pods of CocoaPods")
struct LocalPodTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func writeApp(_ path: String = "App/App.xcodeproj", targets: [String] = ["App"]) throws {
        try folder.write(
            "\(path)/project.pbxproj",
            XcodeProjectText.of(targets.map { XcodeProjectText.Target($0, files: ["\($0)/Main.swift"]) }))
    }

    private func podspec(_ name: String, _ lines: String) -> String {
        "Pod::Spec.new do |s|\n  s.name = '\(name)'\n  s.version = '1.0'\n\(lines)\nend\n"
    }

    @Test func readsThePodsThatAPodfileNamesByPath() throws {
        try writeApp(targets: ["App", "AppTests", "Widget"])
        try folder.write(
            "App/Podfile",
            """
            # frozen_string_literal: true
            source 'https://cdn.cocoapods.org/'
            platform :ios, '16.0'
            use_frameworks!

            def shared_pods
              pod 'Core', :path => '../Modules/Core'
              # pod 'Gone', :path => '../Gone'
            end

            target 'App' do
              shared_pods
              pod 'Alamofire', '~> 5.0'
              pod('UI', path: "../Modules/UI",
                inhibit_warnings: true)
              target 'AppTests' do
                inherit! :search_paths
              end
            end

            target "Widget" do
              shared_pods
            end

            post_install do |installer|
              installer.pods_project.targets.each { |target| puts "#{target.name} 'done'" }
              installer.generated_projects.each do |project|
                project.targets.each do |target|
                  target.build_configurations.each { |c| c.build_settings['A'] = c.name =~ /it's/ ? 1 : 2 if true }
                end
              end
            end
            """)
        try folder.write(
            "Modules/Core/Core.podspec",
            podspec(
                "Core",
                """
                  s.description = <<-DESC
                    It's the core. s.source_files = 'Wrong/**'
                  DESC
                  s.source_files = 'Core/Classes/**/*.{h,m,swift}'
                  s.exclude_files = ['Core/Classes/Old', "Core/Classes/**/*Draft.swift"]
                  s.dependency 'Alamofire', '~> 5.0'
                  s.test_spec do |test|
                    test.source_files = 'Core/Tests/**/*.swift'
                    test.dependency 'Nimble'
                  end
                """))
        try folder.write(
            "Modules/UI/UI.podspec",
            podspec("UI", "  s.module_name = 'UIParts'\n  s.source_files = %w[Sources]\n  s.dependency 'Core'"))
        let modules = try Repository(
            folder,
            [
                "App/App/Main.swift", "App/AppTests/Main.swift", "App/Widget/Main.swift", "Modules/Core/Core/Classes/A.swift",
                "Modules/Core/Core/Classes/Deep/B.swift", "Modules/Core/Core/Classes/Deep/BDraft.swift",
                "Modules/Core/Core/Classes/Old/C.swift", "Modules/Core/Core/Tests/T.swift", "Modules/UI/Sources/V.swift",
                "Modules/UI/Sources/Deep/W.swift",
            ])
        #expect(
            modules.targets == [
                "App: App/App/Main.swift", "AppTests: App/AppTests/Main.swift", "Widget: App/Widget/Main.swift",
                "Core: Modules/Core/Core/Classes/A.swift Modules/Core/Core/Classes/Deep/B.swift",
                "Core-Unit-Tests (tests): Modules/Core/Core/Tests/T.swift", "UI: Modules/UI/Sources/V.swift",
            ])
        #expect(modules.unread.isEmpty)
        let targets = modules.value.modules.map(\.target)
        #expect(targets.map(\.moduleName) == ["App", "AppTests", "Widget", "Core", "Core_Unit_Tests", "UIParts"])
        #expect(
            targets.map { $0.dependencies.map(\.name) } == [
                ["Core", "UI"], ["Core", "UI"], ["Core"], ["Alamofire"],
                ["Alamofire", "Core", "Nimble"], ["Core"],
            ])
        #expect(modules.value.defines(of: "Modules/UI/Sources/V.swift") == ["COCOAPODS", "DEBUG"])
        #expect(modules.value.projects.last?.tool == .cocoaPods)
    }

    /// Tests apps whose pods have the same name.
    @Test func decidesBetweenPodsOfOneNameByThePodfile() throws {
        for app in ["Bank", "Shop"] {
            try writeApp("\(app)/\(app).xcodeproj", targets: [app])
            try folder.write("\(app)/Podfile", "target '\(app)'\npod 'Core', path: 'Core'\n")
            try folder.write("\(app)/Core/Core.podspec", podspec("Core", "  s.source_files = '*.swift'"))
        }
        let modules = try Repository(
            folder, ["Bank/Bank/Main.swift", "Shop/Shop/Main.swift", "Bank/Core/A.swift", "Shop/Core/A.swift"])
        #expect(try modules.imported("Core", by: "Shop") == ["Core of Shop/Podfile"])
        #expect(try modules.imported("Core", by: "Bank") == ["Core of Bank/Podfile"])
    }

    @Test func readsPartsOfPods() throws {
        try writeApp()
        try folder.write("App/Podfile", "target 'App' do\n  pod 'Kit/Net', path: '../Kit'\n  pod 'Log', path: '../Log'\nend\n")
        try folder.write(
            "Kit/Kit.podspec",
            podspec(
                "Kit",
                """
                  s.source_files = 'Base/*.swift'
                  s.default_subspec = 'UI'
                  s.pod_target_xcconfig = {
                    'DEFINES_MODULE' => 'YES', 'SWIFT_ACTIVE_COMPILATION_CONDITIONS' => '$(inherited) KIT'
                  }
                  s.subspec 'Core' do |ss|
                    ss.ios.source_files = 'Core/**/*.swift'
                  end
                  s.subspec 'Net' do |ss|
                    ss.source_files = 'Net/**'
                    ss.dependency 'Kit/Core'
                    ss.xcconfig = { 'OTHER_SWIFT_FLAGS' => '-D NET' }
                    ss.subspec 'Mock' do |mock|
                      mock.source_files = 'Mock/*.swift'
                    end
                  end
                  s.subspec 'UI' do |ss|
                    ss.source_files = 'UI/*.swift'
                  end
                """))
        try folder.write(
            "Log/Log.podspec.json",
            """
            {
              "name": "Log", "header_dir": "2-Log", "source_files": ["*.swift"], "exclude_files": "Old.swift",
              "default_subspecs": "none", "dependencies": { "Kit/Core": [] },
              "subspecs": [{ "name": "More", "source_files": "More/*.swift" }],
              "testspecs": [{ "name": "Checks", "source_files": "Tests/*.swift" }]
            }
            """)
        let modules = try Repository(
            folder,
            [
                "App/App/Main.swift", "Kit/Base/A.swift", "Kit/Core/B.swift", "Kit/Net/C.swift", "Kit/Mock/D.swift", "Kit/UI/E.swift",
                "Log/F.swift", "Log/Old.swift", "Log/More/G.swift", "Log/Tests/H.swift",
            ])
        #expect(
            modules.targets == [
                "App: App/App/Main.swift", "Kit: Kit/Core/B.swift Kit/Mock/D.swift Kit/Net/C.swift", "Log: Log/F.swift",
                "Log-Unit-Checks (tests): Log/Tests/H.swift",
            ])
        #expect(modules.value.modules[2].target.moduleName == "_2_Log")
        #expect(modules.value.defines(of: "Kit/Net/C.swift") == ["COCOAPODS", "DEBUG", "KIT", "NET"])
        #expect(modules.unread.isEmpty)
    }

    /// Tests a library whose package and pod have the same files.
    @Test func makesNoSecondModuleOfAPackage() throws {
        try writeApp("Example/Example.xcodeproj", targets: ["Example"])
        try folder.write("Package.swift", "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n")
        try folder.write("Kit.podspec", podspec("Kit", "  s.source_files = 'Sources/Kit/**/*.swift'"))
        try folder.write("Other.podspec", podspec("Other", "  s.source_files = 'Other/**/*.swift'"))
        try folder.write("Example/Podfile", "target 'Example' do\n  pod 'Kit', :path => '..'\nend\n")
        let modules = try Repository(folder, ["Sources/Kit/A.swift", "Other/B.swift", "Example/Example/Main.swift"])
        #expect(modules.targets == ["Example: Example/Example/Main.swift", "Kit: Sources/Kit/A.swift"])
        #expect(try modules.imported("Kit", by: "Example") == ["Kit of Package.swift"])
        #expect(modules.value.modules[0].target.dependencies == [.named("Kit")])
        #expect(modules.value.projects.allSatisfy { $0.tool != .cocoaPods })
        #expect(modules.unread.isEmpty)
    }

    @Test(arguments: [
        ("pod 'Core', :path => path\n", "1:1: the path of the pod Core is not a text between quotes, so it is not read"),
        ("pod 'Core', path: \"../#{name}\"\n", "1:1: the path of the pod Core is not a text between quotes, so it is not read"),
        ("\npod name, path: 'Core'\n", "2:1: the name of the pod is not a text between quotes, so it is not read"),
        ("pod 'Core', *options\n", "1:1: the options of the pod Core are made by code, so it is not read"),
        ("pod 'Core', path: 'Core' if ENV['CORE']\n", "1:1: the pod Core depends on a condition, so it is not read"),
        ("if ENV['CORE']\n  pod 'Core', path: 'Core'\nend\n", "2:1: the pod Core depends on a condition, so it is not read"),
        (
            "[['Core']].each { |name| pod name[0], path: name[0] }\n",
            "1:1: the pods of this code are not read; write each of them in a line of its own"
        ),
        (
            "require_relative 'pods'\n",
            "1:1: this runs another file, which is not read; write the pods of the repository as pod 'Name', path: 'Folder' in the Podfile"
        ),
        (
            "pod 'Core', path: '../Core'\n",
            "1:1: the path ../Core leads out of the repository, so the files of the pod Core are not read"
        ),
        (
            "pod 'Core', path: '~/Core'\n", "1:1: the path ~/Core leads out of the repository, so the files of the pod Core are not read"
        ),
        (
            "pod 'Core', path: 'Gone'\n",
            "1:1: Core.podspec is not in the folder of the pod, so it is not read; correct the path, or add the file"
        ),
        ("pod 'Core', path: 'Core', subspecs: all\n", "1:1: the subspecs of the pod Core are not texts between quotes, so it is not read"),
        ("pod 'Core\n", "1:1: the Podfile is not read: a text does not end"),
        ("target 'App' do\n", "1:1: the Podfile is not read: a block does not end"),
        ("end\n", "1:1: the Podfile is not read: an end has no beginning"),
        ("pod('Core'\n", "1:1: the Podfile is not read: the bracket ( is not closed"),
        ("pod 'Core')\n", "1:1: the Podfile is not read: the bracket ) closes nothing"),
    ])
    func reportsPodsThatAreNotRead(_ text: String, _ message: String) throws {
        try folder.write("Podfile", text)
        try folder.write("Core/Core.podspec", podspec("Core", "  s.source_files = '*.swift'"))
        let modules = try Repository(folder, ["Core/A.swift"])
        #expect(modules.targets.isEmpty)
        #expect(modules.unread == ["Podfile:\(message)"])
        let unread = modules.value.projects.flatMap(\.unread)
        #expect(unread.filter(\.hidesFiles).count == unread.count)
    }

    /// Tests files that would lead a careless reader to endless work.
    @Test(arguments: [
        ("s.default_subspecs = ''", ""), ("s.default_subspecs = '/'", ""), ("", "x = " + String(repeating: "\"#{", count: 60_000)),
    ])
    func endsForOddFiles(_ line: String, _ text: String) throws {
        try folder.write("Podfile", "pod 'Core', :path => 'Core'\n\(text)\n")
        try folder.write("Core/Core.podspec", podspec("Core", "  s.source_files = '*.swift'\n  \(line)"))
        let modules = try Repository(folder, ["Core/A.swift"])
        #expect(modules.targets == (text.isEmpty ? ["Core: Core/A.swift"] : []))
        #expect(modules.unread.isEmpty == text.isEmpty)
    }

    /// Tests lines that cannot name a pod of the repository.
    @Test(arguments: [
        "pod 'SwiftLint', version\nrequire_relative 'tools'\n", "pod 'React', path: '../node_modules/react'\n",
        "target 'App' do\n  if true then use_frameworks! end\n  return if false\n  pod 'Alamofire', '5.0', :configurations => ['Debug']\nend\n",
        "=begin\npod 'Core', path: path\n=end\nx = 4 / 2; y = x / 1\n__END__\npod 'Core', path: path\n",
        "puts <<~TEXT, 1\n  pod 'Core', path: path\n  it's\nTEXT\nbegin\n  x = %q(it's (one))\nrescue\nend\n",
    ])
    func ignoresOtherPods(_ text: String) throws {
        try folder.write("App/Podfile", text)
        #expect(try Repository(folder, ["Core/A.swift"]).unread.isEmpty)
    }

    @Test(arguments: [
        (
            "  s.source_files = files",
            "4:1: the files of the pod that code chooses here are not read; write the patterns as texts between quotes"
        ),
        (
            "  s.source_files = \"#{s.name}/*.swift\"",
            "4:1: the files of the pod that code chooses here are not read; write the patterns as texts between quotes"
        ),
        (
            "  if true\n    s.exclude_files = 'A.swift'\n  end",
            "5:1: the files of the pod that code chooses here are not read; write the patterns as texts between quotes"
        ),
        (
            "  s.subspec name do |ss|\n  end",
            "4:1: the files of the pod that code chooses here are not read; write the patterns as texts between quotes"
        ),
        ("  s.osx.source_files = 'Mac/*.swift'", "4:1: the source_files of osx are not read, because the pod is read as for iOS"),
        (
            "  s.source_files = '[A-Z].swift'",
            "4:1: the pattern [A-Z].swift is not read; write it below the folder of the pod, with *, **, ? and {} only"
        ),
        (
            "  s.source_files = '../Up/*.swift'",
            "4:1: the pattern ../Up/*.swift is not read; write it below the folder of the pod, with *, **, ? and {} only"
        ),
        (
            "  s.module_name = name",
            "4:1: the module_name of the pod is not a text between quotes, so the name of the pod is used"
        ),
        (
            "  s.pod_target_xcconfig = settings",
            "4:1: the pod_target_xcconfig of the pod is not a hash of texts, so some of its conditions are not known"
        ),
        ("  s.source_files = [", "4:1: the pod is not read: the bracket [ is not closed"),
        ("  if true", "5:1: the pod is not read: a block does not end"),
    ])
    func reportsSpecificationsThatAreNotRead(_ lines: String, _ message: String) throws {
        try folder.write("Podfile", "pod 'Core', path: 'Core'\n")
        try folder.write("Core/Core.podspec", podspec("Core", lines))
        #expect(try Repository(folder, ["Core/A.swift"]).unread == ["Core/Core.podspec:\(message)"])
    }

    @Test(arguments: [("Core.podspec", "puts 1\n", "1:1"), ("Core.podspec.json", "{ \"name\": [", "")])
    func reportsSpecificationsOfAnotherForm(_ name: String, _ text: String, _ place: String) throws {
        try folder.write("Podfile", "pod 'Core', path: 'Core/\(name)'\n")
        try folder.write("Core/\(name)", text)
        let unread = try Repository(folder, ["Core/A.swift"]).unread
        #expect(unread.count == 1 && unread[0].hasPrefix("Core/\(name):\(place)"), "\(unread)")
    }
}
