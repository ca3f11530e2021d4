import Foundation

/// Demands what has to hold whatever the input is; libFuzzer keeps the input for which it does not.
func demand(_ holds: Bool, _ rule: @autoclosure () -> String) {
  if holds { return }
  FileHandle.standardError.write(Data("broken rule: \(rule())\n".utf8))
  abort()
}
