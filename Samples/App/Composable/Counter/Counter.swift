/// A number that the user changes.
struct Counter: Reducer {
    struct State: Equatable {
        var count = 0
        var fact: String?
        var isLoading = false
    }

    enum Action {
        case incrementTapped
        case decrementTapped
        case factTapped
        case factResponse(Result<String, any Error>)
    }

    @Dependency(\.numberFacts) private var numberFacts

    var body: some Reducer<State, Action> {
        Reduce { state, action in
            switch action {
            case .incrementTapped:
                state.count += 1
                return .none
            case .decrementTapped:
                state.count -= 1
                return .none
            case .factTapped:
                state.isLoading = true
                return .run { [count = state.count] send in
                    await send(.factResponse(.success(try await numberFacts.fact(count))))
                } catch: {
                    .factResponse(.failure($0))
                }
            case .factResponse(.success(let fact)):
                state.isLoading = false
                state.fact = fact
                return .none
            case .factResponse(.failure):
                state.isLoading = false
                return .none
            }
        }
    }
}
