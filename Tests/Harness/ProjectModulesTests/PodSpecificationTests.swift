import ProjectModules
import TestFolders
import Testing

@Suite("Specifications of pods")
struct PodSpecificationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func podspec(_ name: String, _ lines: String) -> String {
        "Pod::Spec.new do |s|\n  s.name = '\(name)'\n  s.version = '1.0'\n\(lines)\nend\n"
    }

    @Test func replacesPatternsThatAreAssignedAgain() throws {
        try folder.write("Podfile", "pod 'Core', path: 'Core'\n")
        try folder.write(
            "Core/Core.podspec",
            podspec(
                "Core",
                """
                  s.source_files = 'Old/*.swift'
                  s.ios.source_files = 'Phone/*.swift'
                  s.exclude_files = 'New/A.swift'
                  s.source_files = 'New/*.swift'
                  s.exclude_files = 'New/B.swift'
                """))
        let modules = try Repository(folder, ["Core/Old/O.swift", "Core/Phone/P.swift", "Core/New/A.swift", "Core/New/B.swift"])
        #expect(modules.targets == ["Core: Core/New/A.swift Core/Phone/P.swift"])
        #expect(modules.unread.isEmpty)
    }

    @Test(arguments: [
        ("  s.dependency 'Net'", true), ("  s.dependency name", false), ("  s.dependency 'Net' if ENV['NET']", false),
        ("  names.each { |name| s.dependency name }", false), ("  names.each do |name|\n    s.dependency name\n  end", false),
        ("  s.default_subspecs = 'A'\n  s.subspec 'A' do |ss|\n    ss.dependency name\n  end", false),
        ("  s.default_subspecs = :none\n  s.subspec 'A' do |ss|\n    ss.dependency name\n  end", true),
    ])
    func marksDependenciesThatCodeNames(_ line: String, _ isComplete: Bool) throws {
        try folder.write("Podfile", "pod 'Core', path: 'Core'\n")
        try folder.write("Core/Core.podspec", podspec("Core", "  s.source_files = '*.swift'\n\(line)"))
        let modules = try Repository(folder, ["Core/A.swift"])
        #expect(modules.value.modules.map(\.target.areDependenciesComplete) == [isComplete])
        #expect(modules.unread.isEmpty)
    }

    @Test func marksDependenciesOfTestsThatCodeNames() throws {
        try folder.write("Podfile", "pod 'Core', path: 'Core'\n")
        try folder.write(
            "Core/Core.podspec",
            podspec("Core", "  s.source_files = '*.swift'\n  s.test_spec do |t|\n    t.source_files = 'T/*'\n    t.dependency name\n  end"))
        let modules = try Repository(folder, ["Core/A.swift", "Core/T/B.swift"])
        #expect(modules.value.modules.map(\.target.name) == ["Core", "Core-Unit-Tests"])
        #expect(modules.value.modules.map(\.target.areDependenciesComplete) == [true, false])
    }

    /// Tests signs after the name of a method, which begin a pattern, and after a value, which divide.
    @Test(arguments: [
        "names = list.split /'/", "names = list.split /,/, 2", "puts(list.split /\"/)", "half = size / 2", "half = size/2",
        "size = 4\nhalf = size /2", "half = 4 /2", "half = Size /2", "half = [4].first /2/",
    ])
    func distinguishesPatternsFromDivisions(_ line: String) throws {
        try folder.write("Podfile", "\(line)\npod 'Core', path: 'Core'\n")
        try folder.write("Core/Core.podspec", podspec("Core", "  s.source_files = '*.swift'"))
        let modules = try Repository(folder, ["Core/A.swift"])
        #expect(modules.targets == ["Core: Core/A.swift"])
        #expect(modules.unread.isEmpty)
    }

    @Test func reportsPatternsThatDoNotEnd() throws {
        try folder.write("Podfile", "names = list.split /'\npod 'Core', path: 'Core/'\n")
        try folder.write("Core/Core.podspec", podspec("Core", "  s.source_files = '*.swift'"))
        #expect(try Repository(folder, ["Core/A.swift"]).unread == ["Podfile:1:1: the Podfile is not read: a pattern does not end"])
    }

    private static let subspecs = """
          s.subspec 'A' do |ss|
            ss.source_files = '*.swift'
            ss.subspec 'B' do |inner|
            end
          end
        """

    @Test(arguments: [
        ("Core", "", "", ""), ("Core/A", "", "", ""), ("Core/A/B", "", "", ""), ("Core", "s.default_subspecs = 'A/B', 'A'", "", ""),
        ("Core/Typo", "", "Podfile:1:1", "Core/Typo"), ("Core/A/C", "", "Podfile:1:1", "Core/A/C"),
        ("Core", "s.default_subspec = 'Typo'", "Core/Core.podspec:9:1", "Core/Typo"),
        ("Core", "s.default_subspecs = ['A', 'A/C']", "Core/Core.podspec:9:1", "Core/A/C"),
        ("Core", "s.dependency 'Core/Typo'", "Core/Core.podspec", "Core/Typo"),
    ])
    func reportsUnknownSubspecs(_ pod: String, _ line: String, _ place: String, _ name: String) throws {
        try folder.write("Podfile", "pod '\(pod)', path: 'Core'\n")
        try folder.write("Core/Core.podspec", podspec("Core", "\(Self.subspecs)\n  \(line)"))
        let unread = try Repository(folder, ["Core/A.swift"]).unread
        let end = "so it is not read; correct its name, or write the subspec in a block of its own"
        #expect(unread == (place.isEmpty ? [] : ["\(place): no specification declares the subspec \(name), \(end)"]))
    }

    @Test func reportsUnknownSubspecsInJSON() throws {
        try folder.write("Podfile", "pod 'Core', path: 'Core'\n")
        try folder.write(
            "Core/Core.podspec.json",
            "{ \"source_files\": \"*.swift\", \"default_subspecs\": [\"Typo\"], \"subspecs\": [{ \"name\": \"A\" }] }\n")
        let unread = try Repository(folder, ["Core/A.swift"]).unread
        #expect(unread.map { $0.prefix(23) } == ["Core/Core.podspec.json:"])
        #expect(unread.allSatisfy { $0.contains(": no specification declares the subspec Core/Typo, so it is not read; ") })
    }
}
