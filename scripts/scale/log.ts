/** One write: when it was asked for and answered. */
export interface Write {
  id: string
  asked: number
  answered: number
}

/** One answer that was none: 503 that says when to come again, or anything else. */
export interface Refusal {
  at: number
  status: number
  saysWhen: boolean
  /** The server that said so; null: the proxy, which knew of none that was ready. */
  by: string | null
}

/** What clerks and readers met, each moment in ms. */
export class Log {
  readonly writes: Write[] = []
  readonly refusals: Refusal[] = []
  readonly staleReads: string[] = []
  /** Events of the diary that were acknowledged. */
  readonly diary: string[] = []
  /** Which server gave how many answers. */
  readonly served = new Map<string, number>()
  ownReads = 0
  reads = 0

  since(moment: number): Refusal[] {
    return this.refusals.filter(({ at }) => at >= moment)
  }

  /** Seconds from the first refusal after a moment to the first write that was answered after the last. */
  gap(moment: number): number {
    const met = this.since(moment)
    const [first, last] = [met[0]?.at, met.at(-1)?.at]
    if (first === undefined || last === undefined) return 0
    const back = this.writes.find(({ answered }) => answered > last)
    return ((back?.answered ?? Infinity) - first) / 1000
  }

  /** Seconds from a moment to the first write that began after it and was answered. */
  firstWrite(moment: number): number {
    const found = this.writes.find(({ asked }) => asked > moment)
    return found ? (found.answered - moment) / 1000 : Infinity
  }

  /** Answered writes that are not there. */
  lost(there: ReadonlySet<string>): string[] {
    return this.writes.flatMap(({ id }) => (there.has(id) ? [] : id))
  }

  /**
   * What is wrong with the state of a moment: writes answered before it that it lacks, and writes
   * asked for after it that it has. What was under way may be either.
   */
  wrongAt(moment: number, there: ReadonlySet<string>): string[] {
    return this.writes.flatMap(({ id, asked, answered }) =>
      (answered < moment && !there.has(id)) || (asked > moment && there.has(id)) ? id : [],
    )
  }
}
