import ViewGraph

/// Edits the settings that it finds in its surroundings.
struct SettingsView: View {
  @Environment(AppSettings.self) private var settings
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    // The settings are the app's: the projection is for this body's controls, and owns nothing.
    @Bindable var settings = settings

    NavigationStack {
      Form {
        Toggle("Dark Mode", isOn: $settings.darkMode)
        Toggle("Count Words", isOn: $settings.countsWords)
      }
      .navigationTitle("Settings")
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}
