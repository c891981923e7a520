// A screen that moves over changes one import: these come with it, as with SwiftUI.
@_exported import Foundation
@_exported import Observation
