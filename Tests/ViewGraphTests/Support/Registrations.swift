import ViewGraph

/// How many registrations stand in a model: what a change of it has to call.
///
/// Found by reflection in the model's registrar; nil where Observation keeps them another way.
func registrationCount(of model: Any) -> Int? {
  func child(_ label: String, of value: Any) -> Any? {
    Mirror(reflecting: value).children.first { $0.label == label }?.value
  }
  guard let registrar = child("_$observationRegistrar", of: model),
    let extent = child("extent", of: registrar), let context = child("context", of: extent),
    let state = child("state", of: context), let buffer = child("buffer", of: state),
    let header = (buffer as? any HeaderHolding)?.anyHeader,
    let observations = child("observations", of: header)
  else { return nil }
  return Mirror(reflecting: observations).children.count
}

private protocol HeaderHolding {
  var anyHeader: Any { get }
}

extension ManagedBuffer: HeaderHolding {
  var anyHeader: Any { header }
}
