/// The rules of the source documents, in a few words each.
enum Rulebook {
  /// The rules of one letter.
  struct Family: Sendable {
    let letter: String
    let title: String
    let rules: [Rule]

    fileprivate init(_ letter: String, _ title: String, _ rules: KeyValuePairs<String, String>) {
      self.letter = letter
      self.title = title
      self.rules = rules.map { Rule(id: "\(letter)-\($0.key)", title: $0.value) }
    }
  }

  /// One rule.
  struct Rule: Sendable {
    let id: String
    let title: String
  }

  static let families: [Family] = [
    Family(
      "O", "ownership and state",
      [
        "01": "state belongs to the identity, not to the struct",
        "02": "the initial value is taken once",
        "03": "another id starts the state over",
        "04": "a model in @State is made once per identity",
        "05": "the older way makes one at each init and throws it away",
        "06": "state read in the view's own init is the initial value",
        "07": "state of a view that is not placed is never installed",
        "08": "a model in a plain property is made anew with the struct",
        "09": "@ObservedObject with a default resets, @StateObject keeps",
        "10": "@State of a model that was handed in keeps the first",
        "11": "a struct in @State is watched whole; an equal value is none",
        "12": "state may be written from any thread",
        "13": "an optional without a value starts as nil",
        "14": "state goes with its identity",
        "15": "a reset by hand costs a second run",
      ]),
    Family(
      "B", "bindings",
      [
        "01": "a binding reads and writes its owner's storage",
        "02": "bindings narrow by key path and subscript",
        "03": "Binding(get:set:) adapts a value",
        "04": "a constant binding ignores writes",
        "05": "ForEach hands each row a binding to its element",
        "06": "rows by position keep what rows by edited text lose",
        "07": "three ways to make a binding to a model's property",
        "08": "several writers see one source of truth",
        "09": "a binding to a removed element does no harm",
        "10": "what only passes a binding on is not run",
      ]),
    Family(
      "M", "observable models",
      [
        "01": "a tap runs the readers of what changed",
        "02": "only what a body reads counts",
        "03": "a computed property counts as what it reads",
        "04": "reads through optionals, collections and nested models",
        "05": "a read in an initializer counts for the caller's body",
        "06": "a read in an action counts for nobody",
        "07": "an array of structs against an array of objects",
        "08": "an ignored property is stale until something else runs",
        "09": "two writes in one action run a body once",
        "10": "dependencies are those of the latest run",
        "11": "a global model is tracked too",
        "12": "setting an equal value",
        "13": "one registration per body, however often it ran",
        "14": "tracking keeps no model alive",
      ]),
    Family(
      "E", "environment",
      [
        "01": "objects by type, the nearest wins",
        "02": "a missing object stops with a message",
        "03": "custom values by key",
        "04": "dependence is by key",
        "05": "it reaches down its subtree only",
        "06": "bindings to a model of the environment",
        "07": "sheets and destinations inherit it",
        "08": "the system's values",
      ]),
    Family(
      "S", "storage that outlives the process",
      [
        "01": "@AppStorage follows its key, whoever writes it",
        "02": "the types it takes",
        "03": "suites do not mix",
        "04": "@SceneStorage is per scene",
        "05": "a damaged store is reported",
      ]),
    Family(
      "C", "onChange",
      [
        "01": "its forms, with old and new values",
        "02": "an equal value runs nothing",
        "03": "an action that writes what it watches is stopped",
        "04": "deriving by onChange runs more than computing",
      ]),
    Family(
      "T", "tasks and life cycle",
      [
        "01": "a task starts with the view and is cancelled with it",
        "02": "another id restarts the task",
        "03": "the last load wins",
        "04": "onAppear and onDisappear, once each",
        "05": "work after an await invalidates as an action does",
      ]),
    Family(
      "A", "watching from outside a view",
      [
        "01": "Observations: the value now, then one per burst",
        "02": "untilFinished ends by itself",
        "03": "withContinuousObservation re-arms itself",
        "04": "withObservationTracking with options",
        "05": "plain tracking fires once, before the change",
        "06": "the syncer: a burst of edits is one refresh",
      ]),
    Family(
      "L", "broadcast",
      [
        "01": "one tap runs every view that holds the object",
        "02": "any published change counts, whatever is read",
        "03": "objectWillChange comes before the change",
        "04": "a published property has a publisher",
        "05": "a broadcasting object in @State is not watched",
        "06": "both systems live in one tree",
        "07": "a nested broadcasting object says nothing upwards",
        "08": "the legacy count runs for a flag it does not show",
      ]),
    Family(
      "I", "identity",
      [
        "01": "type and position; branches are two identities",
        "02": "ForEach goes by id",
        "03": "duplicate ids are reported",
        "04": "AnyView of another type is another identity",
        "05": "each identity has a readable path",
      ]),
    Family(
      "V", "evaluation",
      [
        "01": "parents first, each invalid body once",
        "02": "equal inputs leave a child alone",
        "03": "every run is counted, with its cause",
        "04": "the cause names the property",
        "05": "a write during a body is reported",
      ]),
    Family(
      "W", "windows and app",
      [
        "01": "the app's state is shared, a scene's is not",
        "02": "scenePhase reaches views and scenes",
      ]),
    Family(
      "U", "update methods of UIKit and AppKit",
      [
        "01": "updateProperties is tracked",
        "02": "a pass can be asked for",
        "03": "a controller in a view tree",
      ]),
    Family(
      "D", "drawing as text",
      [
        "01": "stacks share space out without loss",
        "02": "text wraps and is cut whole",
        "03": "frames, padding and overlays in whole cells",
        "04": "ViewThatFits takes the first that fits",
        "05": "adaptive columns",
        "06": "every control shows its state",
        "07": "drawing twice gives the same bytes",
        "08": "nothing is drawn outside",
      ]),
    Family(
      "P", "previews",
      [
        "01": "a preview is a named screen",
        "02": "its state is real",
        "03": "a preview that lacks an object says so",
      ]),
    Family(
      "X", "mistakes it finds",
      [
        "01": "state whose later value is ignored",
        "02": "a model made and thrown away",
        "03": "a broadcasting object that nobody hears",
        "04": "an ignored property on the screen",
        "05": "ids that are unstable or double",
        "06": "an onChange that loops or only derives",
        "07": "a wide reader",
        "08": "a read in init that runs the parent",
        "09": "an environment object missing or never read",
        "10": "state written at the wrong moment",
      ]),
  ]
}
