import Foundation
import ViewGraphCommand

exit(await ViewGraphCommand.run(Array(CommandLine.arguments.dropFirst()), io: .standard))
