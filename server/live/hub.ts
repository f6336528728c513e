import type { Database } from '../db/index.ts'
import { eventsAfter, headOf, headsOf, standing } from './events.repository.ts'
import { LiveStream } from './stream.ts'
import type { Call } from './wire.ts'

/** Streams of one person at this instance. */
const PER_PERSON = 10
const BATCH = 100

/** The open streams of this process and what they have been told. */
export class Hub {
  readonly #db: Database
  readonly #now: () => Date
  readonly #streams = new Map<string, Set<LiveStream>>()
  readonly #telling = new Map<string, { again: boolean }>()
  #closed = false

  constructor(db: Database, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** How many streams are open. */
  get size(): number {
    let size = 0
    for (const streams of this.#streams.values()) size += streams.size
    return size
  }

  /**
   * Opens a stream that begins after `last`, or now. Null: the person has as many as one may have.
   */
  async open(
    who: { userId: string; sessionId: string },
    last: number | null,
  ): Promise<LiveStream | null> {
    const streams = this.#streams.get(who.userId) ?? new Set()
    if (this.#closed || streams.size >= PER_PERSON) return null
    const stream = new LiveStream(who, () => void this.tell(who.userId))
    // Entered before its place is read: what is published in between wakes it.
    streams.add(stream)
    this.#streams.set(who.userId, streams)
    stream.once('close', () => this.#forget(stream))
    try {
      // Ended between the question who this is and now, when nobody could close what was not yet
      // here.
      const alive = await standing(this.#db, [who.sessionId], this.#now())
      if (alive.size === 0) stream.close()
      else await this.#begin(stream, last)
    } catch (error) {
      stream.destroy()
      throw error
    }
    void this.tell(who.userId)
    return stream
  }

  async #begin(stream: LiveStream, last: number | null): Promise<void> {
    const head = await headOf(this.#db, stream.userId)
    if (last === null) return stream.begin(head, false)
    if (last > head) return stream.begin(head, true) // numbered by another database
    const [next] = await eventsAfter(this.#db, stream.userId, last, 1)
    const lost = last < head && next?.seq !== last + 1
    stream.begin(lost ? (next?.seq ?? head + 1) - 1 : last, lost)
  }

  #forget(stream: LiveStream): void {
    const streams = this.#streams.get(stream.userId)
    streams?.delete(stream)
    if (streams?.size === 0) this.#streams.delete(stream.userId)
  }

  /** Gives a person's streams all that is new, one reading at a time. */
  async tell(userId: string): Promise<void> {
    const running = this.#telling.get(userId)
    if (running) {
      running.again = true
      return
    }
    const turn = { again: true }
    this.#telling.set(userId, turn)
    try {
      while (turn.again) {
        turn.again = false
        while (await this.#tellOnce(userId)) continue
      }
    } catch {
      // The database is away; the next look (catchUp) finds what was not told.
    } finally {
      this.#telling.delete(userId)
    }
  }

  /** True when there may be more at once. */
  async #tellOnce(userId: string): Promise<boolean> {
    const open = [...(this.#streams.get(userId) ?? [])].filter((stream) => stream.open)
    if (open.length === 0) return false
    const from = Math.min(...open.map((stream) => stream.seq))
    const events = await eventsAfter(this.#db, userId, from, BATCH)
    for (const stream of open) stream.give(events)
    return events.length === BATCH
  }

  /** What another instance, or this one, has called. */
  async hear(call: Call): Promise<void> {
    if ('new' in call)
      await Promise.all(call.new.filter((id) => this.#streams.has(id)).map((id) => this.tell(id)))
    else if ('to' in call)
      for (const id of call.to)
        for (const stream of this.#streams.get(id) ?? []) stream.pass(call.event)
    else await this.check()
  }

  /** Looks for what a lost call would have said. */
  async catchUp(): Promise<void> {
    const ids = [...this.#streams.keys()]
    if (ids.length === 0) return
    const heads = await headsOf(this.#db, ids)
    const behind = ids.filter((id) =>
      [...(this.#streams.get(id) ?? [])].some(
        (stream) => stream.open && stream.seq < (heads.get(id) ?? 0),
      ),
    )
    await Promise.all(behind.map((id) => this.tell(id)))
  }

  /** Closes the streams whose session no longer stands. */
  async check(): Promise<void> {
    const all = [...this.#streams.values()].flatMap((streams) => [...streams])
    if (all.length === 0) return
    const alive = await standing(
      this.#db,
      [...new Set(all.map((stream) => stream.sessionId))],
      this.#now(),
    )
    for (const stream of all) if (!alive.has(stream.sessionId)) stream.close()
  }

  beat(): void {
    const now = performance.now()
    for (const streams of this.#streams.values()) for (const stream of streams) stream.beat(now)
  }

  /** Ends every stream and takes no more. */
  close(): void {
    this.#closed = true
    for (const streams of this.#streams.values()) for (const stream of streams) stream.close()
  }
}
