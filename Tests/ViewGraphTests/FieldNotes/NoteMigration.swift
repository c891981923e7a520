import Foundation
import Testing
import ViewGraph

@testable import FieldNotesScreens

/// The store of before beside the one it became: a test for each row of document 0's table.
@MainActor @Suite struct NoteMigration {
  @Test("L-08 class: ObservableObject tells all who hold it, @Observable those who read")
  func theClass()
    async throws
  {
    let clock = TestClock()
    let host = ViewHost(options: HostOptions(clock: clock)) {
      MigrationScreen().environment(\.waitingClock, clock)
    }
    #expect(try host.buttons["Sync Both"].tap().bodies == ["MigrationScreen"])
    let started = try await host.settle()
    #expect(
      started.bodies == ["MigrationScreen", "LegacyNoteCount", "LegacySyncFlag", "SyncFlag"])
    #expect(
      host.texts.labels == [
        "ObservableObject", "0 notes before", "syncing before",
        "@Observable", "0 notes after", "syncing after", "Add to Both", "Sync Both",
      ])
    // The old count was run for a flag that it does not show.
    #expect(started.wasted.map(\.view).contains("LegacyNoteCount"))
    let ended = try await host.advance(by: .seconds(1))
    #expect(ended.bodies == started.bodies)
    #expect(host.texts["idle before"].exists && host.texts["idle after"].exists)
  }

  @Test("L-04 a property: @Published sends before it changes, a plain var is tracked")
  func theProperty() async throws {
    let legacy = LegacyNoteStore()
    let migrated = MigratedNoteStore()
    var events: [String] = []
    let subscription = legacy.objectWillChange.sink {
      events.append("will change, \(legacy.notes.count)")
    }
    withObservationTracking {
      events.append("read \(migrated.notes.count)")
    } onChange: {
      MainActor.assumeIsolated { events.append("tracked, \(migrated.notes.count)") }
    }
    legacy.notes.append(Note(title: "Heron"))
    migrated.notes.append(Note(title: "Heron"))
    #expect(events == ["read 0", "will change, 0", "tracked, 0"])
    subscription.cancel()
  }

  private final class Made { var count = 0 }

  private struct Owner: View {
    @StateObject private var legacy: LegacyNoteStore
    @State private var migrated: MigratedNoteStore
    let number: Int

    init(number: Int, made: Made) {
      self.number = number
      _legacy = StateObject(wrappedValue: Self.legacy(made))
      _migrated = State(initialValue: MigratedNoteStore(notes: [Note(title: "\(number)")]))
    }

    private static func legacy(_ made: Made) -> LegacyNoteStore {
      made.count += 1
      return LegacyNoteStore(notes: [Note(title: "legacy")])
    }

    var body: some View {
      Text("\(number): \(legacy.notes.count) before, from \(migrated.notes[0].title) after")
    }
  }

  private struct Parent: View {
    @State private var number = 1
    let made: Made

    var body: some View {
      Owner(number: number, made: made)
      Button("Next") { number += 1 }
    }
  }

  @Test("O-09 the owner: @StateObject becomes @State; both keep what they made first")
  func theOwner()
    throws
  {
    let made = Made()
    let host = ViewHost { Parent(made: made) }
    #expect(host.texts["1: 1 before, from 1 after"].exists)
    #expect(try host.buttons["Next"].tap().bodies == ["Parent", "Owner"])
    #expect(host.texts["2: 1 before, from 1 after"].exists)
    #expect(made.count == 1)
  }

  @Test("L-02 a holder: @ObservedObject becomes a plain property, or @Bindable where it edits")
  func theHolder() throws {
    struct Editor: View {
      @Bindable var store: MigratedNoteStore
      var body: some View { Toggle("Syncing", isOn: $store.isSyncing) }
    }
    let legacy = LegacyNoteStore()
    let migrated = MigratedNoteStore()
    let host = ViewHost {
      LegacySyncFlag(store: legacy)
      SyncFlag(store: migrated)
      Editor(store: migrated)
    }
    legacy.notes.append(Note(title: "Heron"))
    migrated.notes.append(Note(title: "Heron"))
    let report = host.update()
    #expect(report.bodies == ["LegacySyncFlag"], "it shows no note")
    #expect(report.wasted.map(\.view) == ["LegacySyncFlag"])
    // Making the toggle's binding reads the flag.
    let toggled = try host.toggles["Syncing"].toggle()
    #expect(toggled.bodies == ["SyncFlag", "Editor"])
    #expect(host.texts["syncing after"].exists)
  }

  @Test("E-01 the provider: .environmentObject becomes .environment, and so do its readers")
  func theProvider() throws {
    let legacy = [LegacyNoteStore(), LegacyNoteStore(notes: [Note(title: "Heron")])]
    let migrated = [MigratedNoteStore(), MigratedNoteStore(notes: [Note(title: "Heron")])]
    let host = ViewHost {
      VStack {
        LegacyNoteCount().environmentObject(legacy[1])
        NoteCount().environment(migrated[1])
        LegacyNoteCount()
        NoteCount()
      }
      .environmentObject(legacy[0])
      .environment(migrated[0])
    }
    #expect(
      host.texts.labels == ["1 notes before", "1 notes after", "0 notes before", "0 notes after"])
    legacy[1].isSyncing = true
    migrated[1].isSyncing = true
    #expect(host.update().bodies == ["LegacyNoteCount"])
    migrated[1].notes = []
    #expect(host.update().bodies == ["NoteCount"])
  }

  @Test("E-02 the reader: @Environment by type, nil in its optional form where none is provided")
  func theReader() {
    struct MaybeCount: View {
      @Environment(MigratedNoteStore.self) private var store: MigratedNoteStore?
      var body: some View { Text(store.map { "\($0.notes.count) notes" } ?? "no store") }
    }
    let host = ViewHost {
      MaybeCount()
      MaybeCount().environment(MigratedNoteStore())
    }
    #expect(host.texts.labels == ["no store", "0 notes"])
  }

  @Test("A-01 the subscriber: $notes.sink becomes a loop over Observations") func theSubscriber()
    async throws
  {
    let legacy = LegacyNoteStore()
    let migrated = MigratedNoteStore()
    var before: [Int] = []
    let subscription = legacy.$notes.sink { before.append($0.count) }
    var after: [Int] = []
    let task = Task { @MainActor in
      for await count in Observations({ migrated.notes.count }) {
        after.append(count)
        if count == 3 { return }
      }
    }
    while after.isEmpty { await Task.yield() }
    for number in 1...3 {
      legacy.notes.append(Note(title: "\(number)"))
      migrated.notes.append(Note(title: "\(number)"))
    }
    await task.value
    #expect(before == [0, 1, 2, 3], "one value a change")
    #expect(after == [0, 3], "one value a burst")
    subscription.cancel()
  }
}
