struct FramesCommand {
  init(_ arguments: Arguments, _ console: Console) {}
  func perform() throws(UsageError) -> ExitCode { .passed }
}
struct PlayCommand {
  init(_ arguments: Arguments, _ console: Console) {}
  func perform() throws(UsageError) -> ExitCode { .passed }
}
