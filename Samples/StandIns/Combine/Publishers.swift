extension Publishers {
    public struct Map<Upstream: Publisher, Output>: InertPublisher { public typealias Failure = Upstream.Failure }
    public struct MapKeyPath<Upstream: Publisher, Output>: InertPublisher { public typealias Failure = Upstream.Failure }
    public struct CompactMap<Upstream: Publisher, Output>: InertPublisher { public typealias Failure = Upstream.Failure }
    public struct TryMap<Upstream: Publisher, Output>: InertPublisher { public typealias Failure = any Error }
    public struct MapError<Upstream: Publisher, Failure: Error>: InertPublisher { public typealias Output = Upstream.Output }
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: InertPublisher { public typealias Output = Upstream.Output }
    public struct Scan<Upstream: Publisher, Output>: InertPublisher { public typealias Failure = Upstream.Failure }

    public struct Filter<Upstream: Publisher>: InertPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct RemoveDuplicates<Upstream: Publisher>: InertPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct Drop<Upstream: Publisher>: InertPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct HandleEvents<Upstream: Publisher>: InertPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: InertPublisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure
    }

    public struct ReplaceError<Upstream: Publisher>: InertPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
    }

    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: InertPublisher where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
    }

    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: InertPublisher where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
    }

    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: InertPublisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
    }

    public struct CombineLatest<A: Publisher, B: Publisher>: InertPublisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B) {}
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: InertPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B, _ c: C) {}
    }

    public struct Zip<A: Publisher, B: Publisher>: InertPublisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B) {}
    }

    public struct Merge<A: Publisher, B: Publisher>: InertPublisher where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B) {}
    }

    public struct Debounce<Upstream: Publisher, Context: Scheduler>: InertPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: InertPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct Share<Upstream: Publisher>: InertPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }
}
