import PresentationLayer
import Testing

@Suite("Two-way binding") @MainActor
struct TwoWayBindingTests {
    private let dynamic = Dynamic("begun")
    private let field = BindableTextField()

    @Test func aListenerHearsOfEachValueBeginningWithTheFirst() {
        var heard: [String] = []
        dynamic.bind { heard.append($0) }
        dynamic.value = "a"
        dynamic.value = "a"
        #expect(heard == ["begun", "a", "a"])
    }

    @Test func anotherListenerTakesThePlaceOfTheFirst() {
        var first: [String] = []
        var second: [String] = []
        dynamic.bind { first.append($0) }
        dynamic.bind { second.append($0) }
        dynamic.value = "a"
        #expect(first == ["begun"])
        #expect(second == ["begun", "a"])
    }

    @Test func theFieldBeginsWithTheValue() {
        field.text = "typed before"
        field.bind(to: dynamic)
        #expect(field.text == "begun")
        #expect(dynamic.value == "begun")
    }

    @Test func bindsInBothDirections() {
        field.bind(to: dynamic)
        field.text = "typed"
        #expect(dynamic.value == "typed")
        dynamic.value = "set"
        #expect(field.text == "set")
        field.text = ""
        #expect(dynamic.value == "")
    }

    /// Another listener writes each value back to the field.
    ///
    /// That ends without a loop too.
    @Test func notifiesAListenerThatWritesBackOnce() {
        field.bind(to: dynamic)
        var changes = 0
        dynamic.bind { [field] text in
            changes += 1
            // More than any loop that ends by itself would need.
            #expect(changes < 10)
            field.text = text
        }
        field.text = "typed"
        #expect(changes == 2)
        dynamic.value = "set"
        #expect(changes == 3)
        // The same value is not a change.
        field.text = "set"
        #expect(changes == 3)
    }

    /// A listener that does not leave a text as it was typed: both sides agree on what became of it.
    @Test func aTextThatIsCorrectedComesBackToTheField() {
        field.bind(to: dynamic)
        dynamic.bind { [field, dynamic] text in
            if text != text.uppercased() { dynamic.value = text.uppercased() } else { field.text = text }
        }
        field.text = "typed"
        #expect(dynamic.value == "TYPED")
        #expect(field.text == "TYPED")
    }

    @Test func aFieldThatIsBoundToAnotherValueHasNothingMoreToDoWithTheFirst() {
        let other = Dynamic("other")
        field.bind(to: dynamic)
        field.bind(to: other)
        #expect(field.text == "other")
        dynamic.value = "set"
        #expect(field.text == "other")
        field.text = "typed"
        #expect(dynamic.value == "set")
        #expect(other.value == "typed")
    }

    @Test func neitherKeepsTheOther() {
        weak var weakField: BindableTextField?
        weak var weakDynamic: Dynamic<String>?
        var keptField: BindableTextField? = BindableTextField()
        var keptDynamic: Dynamic<String>? = Dynamic("")
        keptField?.bind(to: keptDynamic ?? Dynamic(""))
        weakField = keptField
        weakDynamic = keptDynamic
        keptField = nil
        #expect(weakField == nil)
        keptDynamic?.value = "not shown"
        keptDynamic = nil
        #expect(weakDynamic == nil)
    }

    @Test func aFieldWhoseValueIsGoneStaysUsable() {
        var gone: Dynamic<String>? = Dynamic("a")
        field.bind(to: gone ?? Dynamic(""))
        gone = nil
        field.text = "b"
        #expect(field.text == "b")
    }
}
