internal import RecordingInterchange
internal import Recordings
internal import Redaction

extension ProxyWriter {
    /// Removes secrets that were found later from the recordings written before, from their contents and their names.
    func clean() {
        while sink.redactor.secretCount > cleanedSecrets {
            let known = sink.redactor.secretCount
            join()
            for index in sequences.indices where sequences[index].recording != nil && !isClean(index) { renew(index) }
            // The recordings that were written again have been searched once more.
            cleanedSecrets = known
        }
    }

    private func isClean(_ index: Int) -> Bool {
        let sequence = sequences[index]
        guard let recording = sequence.recording else { return true }
        let stem = RecordingNames.stem(method: sequence.identity.method, target: sequence.identity.target)
        guard sequence.stem == nil || sequence.stem == stem else { return false }
        if case .success = Result(catching: { try sink.redactor.check(recording) }) { return true }
        return false
    }

    /// Writes a recording again, or removes it if that fails: no recording is better than one that contains a secret.
    private func renew(_ index: Int) {
        let old = sequences[index].name ?? ""
        do {
            return settings.report(.cleaned(try store(sequences[index].written, in: index)))
        } catch {
            let words: String
            do throws(RecordingSinkError) {
                for name in Set([old, sequences[index].name ?? old]).sorted() { try sink.remove(recordingNamed: name) }
                size -= sequences[index].forget()
                words = "It had been written before the secret was known: its files were removed"
            } catch {
                words = "It had been written before the secret was known, and cannot be removed (\(error)): remove it by hand"
            }
            settings.report(.failed(shown(old), shown("\(error). \(words)")))
        }
    }

    /// Joins the recordings of equal requests, now that their secrets are known.
    private func join() {
        redactedIndexes = [:]
        for index in sequences.indices where sequences[index].isTaken && !sequences[index].isJoined {
            if let first = (sequences[index].written + sequences[index].waiting).first,
                case .success(let identity) = Result(catching: { try identity(of: first.exchange.request) })
            {
                sequences[index].identity = identity
            }
            if let other = redactedIndexes[sequences[index].identity] {
                join(index, to: other)
            } else {
                redactedIndexes[sequences[index].identity] = index
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
                settings.report(.cleaned(sequences[other].name ?? ""))
            }
            sequences[other].waiting = (sequences[other].waiting + joined.waiting).sorted(by: isInOrder)
            sequences[index] = ProxySequence(identity: joined.identity, isTaken: true, isJoined: true)
            redirect(from: index, to: other)
        } catch {
            // Both recordings stay, and each is searched for secrets.
            settings.report(.failed(shown(joined.name ?? ""), shown("\(error)")))
        }
    }
}
