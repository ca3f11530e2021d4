// swift-tools-version: 6.2
import PackageDescription

/// One list of settings for every target: Swift 6 mode comes from the tools version.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Rounding and square roots of the standard library come from there where no other module links it.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// A library layer; `layers` are the only modules that it may know.
func layer(_ name: String, _ layers: [String] = []) -> Target {
  .target(
    name: name, dependencies: layers.map { .byName(name: $0) }, swiftSettings: settings,
    linkerSettings: mathematics)
}

/// The tests of a layer, with what several of them share; `data` are the folders that they read by themselves.
func tests(_ name: String, of layers: [String], data: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: (layers + ["TestSupport"]).map { .byName(name: $0) }, exclude: data,
    swiftSettings: settings)
}

let core = ["KanbanModel", "KanbanGeometry", "KanbanInteraction"]
let simulator = ["KanbanText", "ScenarioSyntax", "KanbanRendering", "KanbanSimulation", "KanbanScenario"]

let package = Package(
  name: "kanban-sim",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "KanbanCore", targets: core + ["KanbanHost", "KanbanReorder", "KanbanCore"]),
    .library(name: "KanbanSim", targets: simulator + ["KanbanSuite", "KanbanSim"]),
    .executable(name: "kanban-sim", targets: ["kanban-sim"]),
  ],
  targets: [
    layer("KanbanText"),
    layer("ScenarioSyntax", ["KanbanText"]),
    layer("KanbanModel"),
    layer("KanbanGeometry", ["KanbanModel"]),
    layer("KanbanInteraction", ["KanbanModel", "KanbanGeometry"]),
    layer("KanbanHost", core),
    layer("KanbanCore", core + ["KanbanHost"]),
    layer("KanbanReorder", core + ["KanbanHost"]),
    layer("KanbanRendering", core + ["KanbanText"]),
    layer("KanbanSimulation", core + ["KanbanText"]),
    layer("KanbanScenario", core + ["KanbanText", "ScenarioSyntax", "KanbanSimulation", "KanbanRendering"]),
    layer("KanbanSuite", core + simulator + ["KanbanHost"]),
    layer("KanbanSim", ["KanbanSuite"]),
    .executableTarget(
      name: "kanban-sim", dependencies: (core + simulator + ["KanbanSuite"]).map { .byName(name: $0) },
      swiftSettings: settings),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "kanban-bench",
      dependencies: (core + simulator + ["AllocationCounter"]).map { .byName(name: $0) },
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
    .target(
      name: "FuzzSupport", dependencies: ["ScenarioSyntax", "KanbanScenario", "KanbanSimulation"],
      path: "Tests/Fuzzing/Sources/FuzzSupport", swiftSettings: settings),
    tests("KanbanTextTests", of: ["KanbanText"]),
    tests(
      "ScenarioSyntaxTests", of: ["KanbanText", "ScenarioSyntax", "KanbanScenario"],
      data: ["Corpus", "Trees"]),
    tests("KanbanModelTests", of: ["KanbanModel"]),
    tests("KanbanGeometryTests", of: ["KanbanModel", "KanbanGeometry"]),
    tests("KanbanInteractionTests", of: core + ["KanbanSimulation"]),
    tests("KanbanHostTests", of: core + ["KanbanHost"]),
    tests("KanbanReorderTests", of: core + ["KanbanHost", "KanbanReorder"]),
    tests("KanbanRenderingTests", of: core + ["KanbanText", "KanbanRendering"]),
    tests("KanbanScenarioTests", of: core + simulator + ["FuzzSupport"]),
    tests(
      "KanbanSuiteTests", of: ["KanbanCore", "KanbanSuite", "KanbanSim"] + core + simulator + ["KanbanHost"],
      data: ["Demo", "Broken", "Empty"]),
    tests("CommandLineTests", of: core + simulator + ["KanbanSuite", "kanban-sim"], data: ["Goldens"]),
  ]
)
