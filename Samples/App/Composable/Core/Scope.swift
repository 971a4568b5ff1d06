import AppCore

/// A reducer of a part of the state, inside the reducer of the whole.
struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
    let state: WritableKeyPath<ParentState, Child.State>
    let action: CasePath<ParentAction, Child.Action>
    let child: Child

    init(
        state: WritableKeyPath<ParentState, Child.State>,
        action: CasePath<ParentAction, Child.Action>,
        child: () -> Child
    ) {
        self.state = state
        self.action = action
        self.child = child()
    }

    func reduce(into parent: inout ParentState, action parentAction: ParentAction) -> Effect<ParentAction> {
        guard let childAction = action.extract(parentAction) else { return .none }
        return child.reduce(into: &parent[keyPath: state], action: childAction).map(action.embed)
    }
}

/// A reducer of each element of an array.
struct ForEachReducer<ParentState, ParentAction, Element: Reducer>: Reducer where Element.State: Identifiable {
    typealias ID = Element.State.ID

    let elements: WritableKeyPath<ParentState, [Element.State]>
    let action: CasePath<ParentAction, (ID, Element.Action)>
    let element: Element

    func reduce(into parent: inout ParentState, action parentAction: ParentAction) -> Effect<ParentAction> {
        guard let (id, elementAction) = action.extract(parentAction),
            var state = parent[keyPath: elements].first(where: { $0.id == id })
        else { return .none }
        let effect = element.reduce(into: &state, action: elementAction)
        parent[keyPath: elements].replace(state)
        return effect.map { action.embed((id, $0)) }
    }
}

extension Reducer {
    func forEach<Element: Reducer>(
        _ elements: WritableKeyPath<State, [Element.State]>,
        action: CasePath<Action, (Element.State.ID, Element.Action)>,
        element: () -> Element
    ) -> Sequential<ForEachReducer<State, Action, Element>, Self> where Element.State: Identifiable {
        Sequential(first: ForEachReducer(elements: elements, action: action, element: element()), second: self)
    }
}
