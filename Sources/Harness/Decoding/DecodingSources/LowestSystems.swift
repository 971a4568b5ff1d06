package import DecodingPrograms
internal import ProjectModules
package import VerificationModel

/// The lowest systems that an app supports, on which its types must decode.
package enum LowestSystems {
    /// Returns the lowest systems that the projects below a root name, in the order of the platforms; none if they name none.
    /// - Parameters:
    ///   - root: The folder of the repository.
    ///   - platform: The only platform that counts; nil for all.
    package static func named(below root: String, for platform: BuildPlatform?) throws(FileError) -> [FoundationSystem] {
        let lowest = try DeploymentTargets(below: root).lowest
        return BuildPlatform.allCases.filter { platform == nil || $0 == platform }.compactMap { platform in
            lowest[platform.rawValue].flatMap { FoundationSystem(platform: platform.rawValue, version: $0) }
        }
    }
}
