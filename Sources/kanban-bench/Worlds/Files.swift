#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files, as far as benchmarks need them.
enum Files {
  /// The bytes of a file, or nil if it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let reader = PieceReader(path) else { return nil }
    var bytes: [UInt8] = []
    while let piece = reader.next() { bytes += piece }
    return bytes
  }

  /// Writes a file; false if it cannot be written.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let written = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && written == bytes.count
  }

  /// True if a program is there.
  static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }
}

/// A file that is read piece by piece.
final class PieceReader {
  private static let pieceSize = 1 << 16
  private let descriptor: Int32

  /// Opens a file; nil if that is refused.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// The next piece, or nil at the end.
  func next() -> [UInt8]? {
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
      count = max(read(descriptor, buffer.baseAddress, Self.pieceSize), 0)
    }
    return piece.isEmpty ? nil : piece
  }
}

/// A folder of the system's own that goes away with the value.
final class TemporaryFolder {
  /// The path of the folder.
  let path: String
  private var names: [String] = []

  /// Makes a folder; nil if that is refused.
  init?() {
    var template = Array("\(P_tmpdir)/kanban-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Writes a file into the folder; its path, or nil if it cannot be written.
  func add(_ name: String, _ bytes: [UInt8]) -> String? {
    names.append(name)
    let file = "\(path)/\(name)"
    return Files.write(bytes, to: file) ? file : nil
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
