import DesignSystem
import SwiftUI

struct CounterView: View {
    let store: StoreOf<Counter>

    var body: some View {
        WithViewStore(store) { viewStore in
            VStack(spacing: .medium) {
                Text("\(viewStore.count)").font(.price)
                HStack {
                    Button("−") { viewStore.send(.decrementTapped) }
                    Button("+") { viewStore.send(.incrementTapped) }
                }
                .buttonStyle(.primary(isCompact: true))
                .disabled(viewStore.isLoading)
                if let fact = viewStore.fact {
                    Text(fact)
                        .italic()
                        .padding()
                        .card()
                        .brandFont()
                        .lineLimit(2)
                        .foregroundStyle(.brand)
                }
            }
        }
    }
}

struct CounterView_Previews: PreviewProvider {
    static var previews: some View {
        CounterView(store: Store(initialState: Counter.State(count: 3)) { Counter() })
    }
}
