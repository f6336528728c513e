const REMEMBERED = 500

/**
 * Who was served when, so that agencies take turns. Each process has its own turns: all are fair,
 * so the whole is.
 */
export class Turns {
  readonly #oneEach: boolean
  /** The longest ago first. */
  #served: string[] = []
  readonly #busy = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()

  /** `oneEach`: of an agency one job at a time, in this process. */
  constructor(oneEach = false) {
    this.#oneEach = oneEach
  }

  /** Owners served before, the longest ago first; whoever is not among them comes first. */
  get served(): readonly string[] {
    return this.#served
  }

  /** Owners that have to wait for a job of theirs. */
  get busy(): readonly string[] {
    return [...this.#busy]
  }

  /**
   * Takes a job and notes whose it is. One after the other: two workers that look at the same time
   * would both find that it is the same agency's turn.
   */
  take<T extends { owner: string }>(claim: () => Promise<T | undefined>): Promise<T | undefined> {
    const taken = this.#last.then(async () => {
      const job = await claim()
      if (job) this.#serve(job.owner)
      return job
    })
    this.#last = taken.catch(() => undefined)
    return taken
  }

  /** Its job is done, or put off. */
  leave(owner: string): void {
    this.#busy.delete(owner)
  }

  #serve(owner: string): void {
    this.#served = [...this.#served.filter((one) => one !== owner), owner].slice(-REMEMBERED)
    if (this.#oneEach) this.#busy.add(owner)
  }
}
