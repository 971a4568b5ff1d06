internal import RecordingInterchange
internal import Recordings
internal import Redaction

extension ProxyWriter {
    /// Takes secrets that were found only now out of what was written before, where nothing said that they were any: contents and names.
    func clean() {
        while sink.redactor.secretCount > cleanedSecrets {
            let known = sink.redactor.secretCount
            join()
            for index in sequences.indices where sequences[index].recording != nil && !isClean(index) { renew(index) }
            // What was written again was looked through once more.
            cleanedSecrets = known
        }
    }

    private func isClean(_ index: Int) -> Bool {
        let sequence = sequences[index]
        guard let recording = sequence.recording else { return true }
        let stem = RecordingNames.stem(method: sequence.question.method, target: sequence.question.target)
        guard sequence.stem == nil || sequence.stem == stem else { return false }
        if case .success = Result(catching: { try sink.redactor.check(recording) }) { return true }
        return false
    }

    /// Writes a recording again; where that fails, it goes: better no recording than one that tells a secret.
    private func renew(_ index: Int) {
        let old = sequences[index].name ?? ""
        do {
            return settings.tell(.cleaned(try store(sequences[index].written, in: index)))
        } catch {
            let words: String
            do throws(RecordingSinkError) {
                for name in Set([old, sequences[index].name ?? old]).sorted() { try sink.remove(recordingNamed: name) }
                size -= sequences[index].forget()
                words = "It was written before that was known: its files were taken away"
            } catch {
                words = "It was written before that was known, and cannot be taken away (\(error)): do that by hand"
            }
            settings.tell(.failed(shown(old), shown("\(error). \(words)")))
        }
    }

    /// Makes one recording of those that ask for the same, now that it is known what is a secret in it.
    private func join() {
        redactedIndexes = [:]
        for index in sequences.indices where sequences[index].isTaken && !sequences[index].isJoined {
            if let first = (sequences[index].written + sequences[index].waiting).first,
                case .success(let question) = Result(catching: { try question(of: first.exchange.request) })
            {
                sequences[index].question = question
            }
            if let other = redactedIndexes[sequences[index].question] {
                join(index, to: other)
            } else {
                redactedIndexes[sequences[index].question] = index
            }
        }
    }

    private func join(_ index: Int, to other: Int) {
        let joined = sequences[index]
        let isInOrder = { (left: ProxySequence.Entry, right: ProxySequence.Entry) in left.number < right.number }
        do {
            if !joined.written.isEmpty {
                try store((sequences[other].written + joined.written).sorted(by: isInOrder), in: other)
                if joined.isThere, let name = joined.name { try sink.remove(recordingNamed: name) }
                settings.tell(.cleaned(sequences[other].name ?? ""))
            }
            sequences[other].waiting = (sequences[other].waiting + joined.waiting).sorted(by: isInOrder)
            sequences[index] = ProxySequence(question: joined.question, isTaken: true, isJoined: true)
            redirect(from: index, to: other)
        } catch {
            // Both stay; each is looked through by itself.
            settings.tell(.failed(shown(joined.name ?? ""), shown("\(error)")))
        }
    }
}
