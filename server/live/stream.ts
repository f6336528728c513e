import { Readable } from 'node:stream'
import type { StoredEvent } from './events.repository.ts'
import type { LiveEvent } from './wire.ts'

/** Milliseconds for which a reader may leave everything unread before it is cut off. */
const DEAF_MS = 60_000

/**
 * Frames of server-sent events (WHATWG HTML, 9.2). JSON has no line breaks, so `data` is one line.
 */
const frame = (type: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data ?? null)}\n\n`

/** One open stream of a person: knows how far it has been told, and whether its reader keeps up. */
export class LiveStream extends Readable {
  readonly userId: string
  readonly sessionId: string
  /** Number of the last event it was given. */
  seq = 0
  #begun = false
  #ended = false
  #fullSince: number | null = null
  #thirsty: () => void

  /** `thirsty` is called when a reader that had fallen behind takes more. */
  constructor(who: { userId: string; sessionId: string }, thirsty: () => void) {
    super({ highWaterMark: 64 * 1024, encoding: 'utf8' })
    this.userId = who.userId
    this.sessionId = who.sessionId
    this.#thirsty = thirsty
  }

  override _read(): void {
    if (this.#fullSince === null) return
    this.#fullSince = null
    this.#thirsty()
  }

  /** Whether it may be given more now. */
  get open(): boolean {
    return this.#begun && !this.#ended && !this.destroyed && this.#fullSince === null
  }

  /** Begins: the reader learns its place. */
  begin(seq: number, lost: boolean): void {
    this.seq = seq
    this.#begun = true
    this.#write(frame('open', {}, seq))
    if (lost) this.#write(frame('lost', {}))
  }

  /** Gives what is newer than the last, in order, until the reader is full. */
  give(events: StoredEvent[]): void {
    for (const event of events) {
      if (!this.open) return
      if (event.seq <= this.seq) continue
      this.seq = event.seq
      this.#write(frame(event.type, event.data, event.seq))
    }
  }

  /** What passes: a reader that is behind goes without. */
  pass(event: LiveEvent): void {
    if (this.open) this.#write(frame(event.type, event.data))
  }

  /** Keeps proxies from closing a quiet line; ends one whose reader takes nothing any more. */
  beat(now: number): void {
    if (this.#fullSince !== null && now - this.#fullSince > DEAF_MS) this.destroy()
    else if (this.open) this.#write(': \n\n')
  }

  /** Ends it; the browser comes back. */
  close(): void {
    if (this.#ended || this.destroyed) return
    this.#ended = true
    this.push(null)
  }

  #write(text: string): void {
    if (!this.push(text)) this.#fullSince ??= performance.now()
  }
}
