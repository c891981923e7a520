#if os(Linux) && !VIEWGRAPH_PUBLIC_OBSERVATION

  import Foundation
  @_spi(SwiftUI) import Observation

  /// Hears which observables a closure reads, as `withObservationTracking` does, and hands the list
  /// over instead of keeping it to itself.
  ///
  /// Observation has one pointer for each thread: where it points, reads are noted. The pointer is in
  /// the module's thread-local storage, which the loader tells of but not of what is where in it. So
  /// it is looked for once, by what `withObservationTracking` does to it, and tried out; where it is
  /// not found, ``SentinelTracking`` serves.
  struct ReadCollector {
    /// What a closure read.
    typealias Reads = Observation.ObservationTracking._AccessList

    private typealias Place = UnsafeMutablePointer<UnsafeMutableRawPointer?>

    private let place: Place

    /// The collector of the thread that calls, nil where there is none.
    ///
    /// - Complexity: O(1), and a call of the loader where another thread called before.
    @MainActor static func ofThisThread() -> ReadCollector? {
      let thread = Evaluation.currentThread
      if thread == latestThread { return latest }
      latestThread = thread
      latest = storage.flatMap { $0.place() }.map { ReadCollector(place: $0) }
      return latest
    }

    @MainActor private static var latestThread: UInt = 0
    @MainActor private static var latest: ReadCollector?
    @MainActor private static let storage = ThreadStorage()

    /// Runs `body`, and returns what it read, nil where that was nothing.
    @inline(__always)
    func collect<T>(_ body: () -> T) -> (result: T, reads: Reads?) {
      var reads: Reads?
      let result = withUnsafeMutablePointer(to: &reads) { list in
        let outer = place.pointee
        place.pointee = UnsafeMutableRawPointer(list)
        defer { place.pointee = outer }
        return body()
      }
      return (result, reads)
    }

    /// Where the pointer is in each thread's storage.
    private struct ThreadStorage {
      /// `dlinfo`, which not every C library has.
      private typealias Inform =
        @convention(c) (
          UnsafeMutableRawPointer?, CInt, UnsafeMutableRawPointer?
        ) -> CInt

      /// `dladdr`.
      ///
      /// Its answer is four words: the path of the image that an address is in, where the image was
      /// loaded, and the name and place of a symbol.
      private typealias Locate =
        @convention(c) (
          UnsafeRawPointer, UnsafeMutableRawPointer
        ) -> CInt

      private let inform: Inform
      private let module: UnsafeMutableRawPointer
      /// From the beginning of the module's storage.
      private let offset: Int
      /// From what names the thread to the module's storage: the same on all threads where it was set
      /// aside as they were made.
      private let distance: Int

      /// Finds the pointer and tries it out.
      init?() {
        let metadata = unsafeBitCast(
          Observation.ObservationTracking.self as Any.Type, to: UnsafeRawPointer.self)
        var image: [UnsafeMutableRawPointer?] = [nil, nil, nil, nil]
        guard let informSymbol = dlsym(nil, "dlinfo"), let locateSymbol = dlsym(nil, "dladdr"),
          unsafeBitCast(locateSymbol, to: Locate.self)(metadata, &image) != 0,
          let path = image[0], let base = image[1],
          let module = dlopen(path.assumingMemoryBound(to: CChar.self), RTLD_LAZY | RTLD_NOLOAD),
          let size = Self.storageSize(ofImageAt: base)
        else { return nil }
        inform = unsafeBitCast(informSymbol, to: Inform.self)
        self.module = module
        // The storage is there once something in it was used.
        withObservationTracking({}, onChange: {})
        guard let block = Self.block(of: module, inform) else { return nil }
        let words = block.bindMemory(to: UInt.self, capacity: size / 8)
        var found: [Int] = []
        let before = (0..<size / 8).map { words[$0] }
        withObservationTracking {
          found = before.indices.filter { before[$0] == 0 && words[$0] != 0 }
        } onChange: {
        }
        guard found.count == 1, words[found[0]] == 0 else { return nil }
        offset = found[0] * 8
        distance = Int(bitPattern: block) - Int(bitPattern: Evaluation.currentThread)
        guard abs(distance) < 1 << 16, let place = place(),
          Self.works(ReadCollector(place: place))
        else { return nil }
      }

      /// The pointer of the thread that calls.
      func place() -> Place? {
        guard let block = Self.block(of: module, inform),
          Int(bitPattern: block) - Int(bitPattern: Evaluation.currentThread) == distance
        else { return nil }
        return (block + offset).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
      }

      /// The storage of a module for the thread that calls.
      private static func block(
        of module: UnsafeMutableRawPointer, _ inform: Inform
      ) -> UnsafeMutableRawPointer? {
        let requestForStorage: CInt = 10
        var block: UnsafeMutableRawPointer?
        return inform(module, requestForStorage, &block) == 0 ? block : nil
      }

      /// How large the storage of a module is, by the header it was loaded with.
      private static func storageSize(ofImageAt base: UnsafeMutableRawPointer) -> Int? {
        let magic = base.loadUnaligned(as: UInt32.self)
        let isWide = base.loadUnaligned(fromByteOffset: 4, as: UInt8.self) == 2
        guard magic == UInt32(littleEndian: 0x464c_457f), isWide else { return nil }
        let table = Int(base.loadUnaligned(fromByteOffset: 32, as: UInt64.self))
        let entrySize = Int(base.loadUnaligned(fromByteOffset: 54, as: UInt16.self))
        let count = Int(base.loadUnaligned(fromByteOffset: 56, as: UInt16.self))
        let threadLocal: UInt32 = 7
        for index in 0..<count {
          let entry = base + table + index * entrySize
          if entry.loadUnaligned(as: UInt32.self) == threadLocal {
            return Int(entry.loadUnaligned(fromByteOffset: 40, as: UInt64.self))
          }
        }
        return nil
      }

      /// Whether what is read is collected, heard of when it changes, and not after it was cancelled.
      private static func works(_ collector: ReadCollector) -> Bool {
        let registrar = ObservationRegistrar()
        let heard = Count()
        if collector.collect({}).reads != nil { return false }
        let reads = collector.collect {
          registrar.access(Sentinel.shared, keyPath: Sentinel.path)
        }.reads
        guard let reads else { return false }
        let tracking = Observation.ObservationTracking(reads)
        Observation.ObservationTracking._installTracking(
          tracking, willSet: nil, didSet: { _ in heard.value += 1 })
        for _ in 0..<2 { registrar.didSet(Sentinel.shared, keyPath: Sentinel.path) }
        tracking.cancel()
        registrar.didSet(Sentinel.shared, keyPath: Sentinel.path)
        return heard.value == 2
      }

      private final class Count: @unchecked Sendable { var value = 0 }
    }
  }

#endif
