import ViewGraph

extension Lab {
  /// A screen that reads every field and hands values on runs for every field.
  static let wideReader = Lab(
    "wide-reader", "a screen that reads every field", document: 1, rules: ["M-02", "V-02", "X-07"],
    claim: """
      Observation narrows updates to what is read, but a root view that reads many fields of the model \
      is still a wide dependency: it runs for each of them, and its children after it. Where each child \
      reads its own field, a change runs that child alone.
      """,
    reason: """
      Where the read stands decides who is run. The graph can only be as narrow as the reads are.
      """,
    variants: [
      LabVariant("the screen reads") { Wide.Dashboard() }
        .launch(
          console: "Dashboard.body", "Speed.body", "Fuel.body", "Range.body",
          shows: ["Speed 50", "Fuel 40", "Range 400"]
        )
        .tap("Accelerate", console: "Dashboard.body", "Speed.body", shows: ["Speed 60"])
        .tap(
          "Refuel", console: "Dashboard.body", "Fuel.body", "Range.body",
          shows: ["Fuel 50", "Range 500"]),
      LabVariant("each child reads") { Narrow.Dashboard() }
        .launch(
          console: "Dashboard.body", "Speed.body", "Fuel.body", "Range.body",
          shows: ["Speed 50", "Fuel 40", "Range 400"]
        )
        .tap("Accelerate", console: "Speed.body", shows: ["Speed 60"])
        .tap("Refuel", console: "Fuel.body", "Range.body", shows: ["Fuel 50", "Range 500"]),
    ])
}

@MainActor @Observable private final class Car {
  var speed = 50
  var fuel = 40
  var range: Int { fuel * 10 }
}

private enum Wide {
  struct Speed: View {
    let value: Int
    var body: some View {
      let _ = Console.print("Speed.body")
      Text("Speed \(value)")
    }
  }

  struct Fuel: View {
    let value: Int
    var body: some View {
      let _ = Console.print("Fuel.body")
      Text("Fuel \(value)")
    }
  }

  struct Range: View {
    let value: Int
    var body: some View {
      let _ = Console.print("Range.body")
      Text("Range \(value)")
    }
  }

  struct Dashboard: View {
    @State private var car = Car()

    var body: some View {
      let _ = Console.print("Dashboard.body")
      VStack {
        Speed(value: car.speed)
        Fuel(value: car.fuel)
        Range(value: car.range)
        Button("Accelerate") { car.speed += 10 }
        Button("Refuel") { car.fuel += 10 }
      }
    }
  }
}

private enum Narrow {
  struct Speed: View {
    let car: Car
    var body: some View {
      let _ = Console.print("Speed.body")
      Text("Speed \(car.speed)")
    }
  }

  struct Fuel: View {
    let car: Car
    var body: some View {
      let _ = Console.print("Fuel.body")
      Text("Fuel \(car.fuel)")
    }
  }

  struct Range: View {
    let car: Car
    var body: some View {
      let _ = Console.print("Range.body")
      Text("Range \(car.range)")
    }
  }

  struct Dashboard: View {
    @State private var car = Car()

    var body: some View {
      let _ = Console.print("Dashboard.body")
      VStack {
        Speed(car: car)
        Fuel(car: car)
        Range(car: car)
        Button("Accelerate") { car.speed += 10 }
        Button("Refuel") { car.fuel += 10 }
      }
    }
  }
}
