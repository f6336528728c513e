import type { PageRead, ReadCount } from '../../modules/site/index.ts'

/** Kinds of reads held at once; past these they are written at once. */
const MOST = 5000
const EVERY_MS = 10_000

const keyOf = ({ siteId, day, page, language, source, device }: PageRead): string =>
  [siteId, day, page, language, source, device].join(' ')

/**
 * Counts reads in memory and writes them together, so that no page waits for it. A process that is
 * killed loses what it counted in the last ten seconds and nothing else; one that is stopped writes
 * it first. What could not be written is kept for the next time.
 */
export class ReadCounter {
  #counts = new Map<string, ReadCount>()
  #writing: Promise<void> = Promise.resolve()
  readonly #add: (counts: readonly ReadCount[]) => Promise<void>
  readonly #failed: (error: unknown) => void

  constructor(
    add: (counts: readonly ReadCount[]) => Promise<void>,
    failed: (error: unknown) => void,
  ) {
    this.#add = add
    this.#failed = failed
  }

  /** Writes from now on every ten seconds; returns how to stop. */
  start(): () => void {
    const timer = setInterval(() => void this.flush(), EVERY_MS)
    timer.unref()
    return () => clearInterval(timer)
  }

  note(read: PageRead): void {
    this.#hold({
      ...read,
      views: 1,
      visits: read.source === 'inside' ? 0 : 1,
      homes: read.isHome ? 1 : 0,
    })
    if (this.#counts.size >= MOST) void this.flush()
  }

  #hold(count: ReadCount): void {
    const key = keyOf(count)
    const known = this.#counts.get(key)
    if (!known) this.#counts.set(key, count)
    else {
      known.views += count.views
      known.visits += count.visits
      known.homes += count.homes
    }
  }

  /** Writes what was counted; never rejects. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const counts = [...this.#counts.values()]
    if (counts.length === 0) return
    this.#counts = new Map()
    try {
      await this.#add(counts)
    } catch (error) {
      // While the database is away no more than so many kinds are kept.
      for (const count of counts) if (this.#counts.size < MOST) this.#hold(count)
      this.#failed(error)
    }
  }
}
