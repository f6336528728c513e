/**
 * How long who sends something may say nothing. Only while it is waited for: whoever reads slowly
 * (a telephone that takes a film) may take their time.
 */
export class Silence {
  readonly #ms: number
  readonly #ending = new AbortController()

  constructor(ms: number) {
    this.#ms = ms
  }

  /** For the request: aborted once it has been silent for too long. */
  get signal(): AbortSignal {
    return this.#ending.signal
  }

  /** Waits for something of theirs; past the time the request is ended, which makes it fail. */
  async within<T>(something: Promise<T>): Promise<T> {
    const timer = setTimeout(() => this.#ending.abort(), this.#ms)
    try {
      return await something
    } finally {
      clearTimeout(timer)
    }
  }

  /** What they send, piece by piece. */
  async *betweenPieces<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
    const each = pieces[Symbol.asyncIterator]()
    try {
      for (;;) {
        const next = await this.within(each.next())
        if (next.done) return
        yield next.value
      }
    } finally {
      // Who has seen enough leaves the line, as a loop over them would.
      await each.return?.()
    }
  }
}
