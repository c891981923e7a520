import Labs
import Testing
import ViewGraph

@MainActor @Suite struct LabTests {
  @Test("LAB-1 every lab happens as its document says", arguments: await Lab.names)
  func lab(name: String) async throws {
    let run = try await LabRun(try #require(Lab.named(name)))
    for variant in run.variants {
      for step in variant.steps {
        let place = "\(variant.name), \(step.step.name)"
        #expect(step.console == step.step.console, "\(place)")
        #expect(step.missing == [], "\(place): the screen says \(step.shown)")
        #expect(step.unreported == [], "\(place)")
        #expect(step.bodies == step.printedBodies, "\(place): the graph and the console differ")
      }
    }
    #expect(run.isAsSaid)
  }

  @Test("LAB-2 labs have names of their own, a launch in each program, and rules") func catalog() {
    #expect(Set(Lab.all.map(\.name)).count == Lab.all.count)
    for lab in Lab.all {
      #expect(!lab.rules.isEmpty, "\(lab.name)")
      #expect((0...4).contains(lab.document), "\(lab.name)")
      #expect(lab.variants.allSatisfy { $0.steps.first?.name == "launch" }, "\(lab.name)")
      #expect(Set(lab.variants.map(\.name)).count == lab.variants.count, "\(lab.name)")
    }
    #expect(Lab.named("no such lab")?.name == nil)
  }

  @Test("LAB-3 a program that does something else than its lab says is told apart")
  func differing() async throws {
    let wrong = Lab(
      "wrong", "a claim that does not hold", document: 2, rules: ["M-01"], claim: "", reason: "",
      variants: [
        LabVariant("wrong") { Button("Tap") {} }
          .launch(console: "Nobody.body", shows: ["Nothing"], issues: ["C-03"])
      ])
    let run = try await LabRun(wrong)
    let step = try #require(run.variants.first?.steps.first)
    #expect(!run.isAsSaid)
    #expect(step.console == [])
    #expect(step.missing == ["Nothing"])
    #expect(step.unreported == ["C-03"])
    #expect(step.isAccountRight)
  }

  @Test("LAB-4 an action that cannot be taken is thrown on") func failure() async throws {
    let broken = Lab(
      "broken", "no such button", document: 2, rules: ["M-01"], claim: "", reason: "",
      variants: [LabVariant("broken") { Text("Hello") }.launch().tap("Save")])
    await #expect(throws: HostFailure.self) { try await LabRun(broken) }
  }

  @Test("L-01 the comparison of the first lab counts twice the runs for the broadcast")
  func comparison() async throws {
    let comparison = try await LabRun(.counts).comparison
    #expect(comparison.variants.map(\.runs) == [4, 8])
    #expect(comparison.variants.map(\.wasted) == [0, 4])
    #expect(comparison.differences.isEmpty)
  }
}
