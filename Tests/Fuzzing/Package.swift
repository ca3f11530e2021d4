// swift-tools-version: 6.2
import PackageDescription

/// The name under which the root package compiles its modules: its folder's. Its `package` declarations can be
/// seen by whoever is compiled under the same name.
let rootName = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
let moduleName = String(rootName.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

/// A fuzz target: an executable whose `main` is libFuzzer's.
func fuzzer(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: [.product(name: "KanbanSim", package: "kanban-sim"), "FuzzSupport"],
    packageAccess: false, swiftSettings: settings)
}

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-package-name", moduleName]),
]

let package = Package(
  name: "kanban-sim-fuzzing",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "kanban-sim", path: "../..")],
  targets: [
    .target(
      name: "FuzzSupport", dependencies: [.product(name: "KanbanSim", package: "kanban-sim")],
      packageAccess: false, swiftSettings: settings),
    fuzzer("FuzzScenario"),
    fuzzer("FuzzRun"),
  ]
)
