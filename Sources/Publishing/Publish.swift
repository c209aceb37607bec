/// Makes the output folder the new site, in one step where the file system can do that.
///
/// The site is made beside the old one, on the same file system, and the two change places; files that did not change
/// are linked, not written. What Carte did not make stays as it is. At every instant, and after a kill at any instant,
/// the folder is the old site or the new one. Two builds of one site or to one folder wait for each other.
public func publish(_ request: PublishRequest) -> PublishOutcome {
    publish(request, waiting: .seconds(10))
}

/// The same, for a build that waits `patience` for another one.
func publish(_ request: PublishRequest, waiting patience: Duration) -> PublishOutcome {
    Publication(request, waiting: patience).finish(request.files)
}
