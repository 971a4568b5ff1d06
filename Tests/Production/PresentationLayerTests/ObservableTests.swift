import PresentationLayer
import Testing

@Suite("Observables") @MainActor
struct ObservableTests {
    private final class Observer {
        var seen: [Int] = []
    }

    @Test func anObserverSeesWhatIsAndWhatComes() {
        let number = Observable(1)
        let observer = Observer()
        number.observe(on: observer) { [weak observer] in observer?.seen.append($0) }
        number.value = 2
        number.value = 2
        #expect(observer.seen == [1, 2, 2])
    }

    @Test func oneThatIsRemovedSeesNoMore() {
        let number = Observable(1)
        let (first, second) = (Observer(), Observer())
        for observer in [first, second] { number.observe(on: observer) { [weak observer] in observer?.seen.append($0) } }
        number.remove(observer: first)
        number.value = 2
        #expect(first.seen == [1])
        #expect(second.seen == [1, 2])
    }

    @Test func doesNotNotifyAnObserverRemovedDuringANotification() {
        let number = Observable(1)
        let first = Observer()
        var second: Observer? = Observer()
        var count = 0
        number.observe(on: first) { if $0 == 2 { second = nil } }
        if let second { number.observe(on: second) { _ in count += 1 } }
        number.value = 2
        #expect(second == nil)
        #expect(count == 1)
    }

    @Test func oneThatRemovesAnotherIsObeyedAtOnce() {
        let number = Observable(1)
        let (first, second) = (Observer(), Observer())
        number.observe(on: first) { [weak second] value in
            if value == 2, let second { number.remove(observer: second) }
        }
        number.observe(on: second) { [weak second] in second?.seen.append($0) }
        number.value = 2
        #expect(second.seen == [1])
    }

    @Test func observersAreNotKeptAlive() {
        let number = Observable(1)
        weak var gone: Observer?
        do {
            let observer = Observer()
            gone = observer
            number.observe(on: observer) { [weak observer] in observer?.seen.append($0) }
            #expect(number.observerCount == 1)
        }
        #expect(gone == nil)
        #expect(number.observerCount == 0)
        number.value = 2
    }

    @Test func aValueIsWaitedFor() async {
        let number = Observable(1)
        await number.first { $0 == 1 }
        let observer = Observer()
        let task = Task {
            await number.first { $0 > 2 }
            observer.seen.append(number.value)
        }
        while number.observerCount == 0 { await Task.yield() }
        number.value = 2
        await mainQueueIsDrained()
        #expect(observer.seen == [])
        number.value = 3
        await task.value
        #expect(observer.seen == [3])
        #expect(number.observerCount == 0)
    }
}
