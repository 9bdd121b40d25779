import NibCore

extension CheckRule {
  static let buildVersionBelowTarget = CheckRule(
    "build-version-below-target", .building, .warning,
    "\"Builds for\" of a document names an older version of iOS than the deployment target.",
    details: """
      The document cannot use everything that the deployment target has. Versions before iOS 7 are reported as \
      `outdated-build-version`. The deployment target is that of the project, of \
      the configuration (`deployment-target`) or of the option `--deployment-target`.
      """,
    advice: "Choose *Project Deployment Target* under *Builds for* in the file inspector.",
    xcode: [text],
    wrong: .builds(for: "2304", files: package), right: .builds(for: nil, files: package),
    find: { context in
      guard let element = context.document.buildsForElement, let version = context.document.buildsFor,
        let target = context.projectDeploymentTarget, version < target, context.outdatedBuildVersion == nil
      else { return [] }
      return [
        context.finding(
          "the document is built for iOS \(version), but the project for iOS \(target): choose the project's deployment target",
          xcode: text, at: element, attribute: "version")
      ]
    })

  private static let text =
    "This file is set to build for a version older than the deployment target. Functionality may be limited."

  private static let package = [
    "Package.swift": "let package = Package(name: \"App\", platforms: [.iOS(.v15)])\n"
  ]
}
