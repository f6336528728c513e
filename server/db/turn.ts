import { START } from './point.ts'

/** A replica that is further behind answers nobody. */
export const OUT_MS = 2000
/** One that was out answers again when it is as near as this. */
export const BACK_MS = 500
/** Places of the primary that are remembered: of more than any lag that counts. */
const KEPT = 32

interface Sample {
  point: string
  at: number
}

/**
 * Whether a replica may answer. How far it is behind is told by our own clock: the time since the
 * primary was last seen at a point which the replica has reached. So no clock of another machine is
 * believed, and a primary that writes nothing leaves nobody behind.
 */
export class Turn {
  #heads: Sample[] = []
  #isIn = false
  #isAlone = false
  #hasUntil = ''
  #coveredAt: number | null = null

  /**
   * Where the primary was, then where the replica was; null: it does not answer, or is none. While
   * the primary is away nothing new is written, so one that was in turn goes on for who has seen
   * nothing.
   */
  note(head: string | null, reached: string | null, at: number): void {
    if (head !== null) this.#heads = [...this.#heads.slice(1 - KEPT), { point: head, at }]
    this.#isAlone = head === null
    if (reached === null) return this.fail()
    if (head === null) return
    this.#hasUntil = reached
    const covered = this.#heads.findLastIndex(({ point }) => point <= reached)
    const sample = this.#heads[covered]
    if (sample) {
      this.#coveredAt = sample.at
      this.#heads.splice(0, covered)
    }
    const lag = this.lagMs(at)
    if (lag > OUT_MS) this.#isIn = false
    else if (lag < BACK_MS) this.#isIn = true
  }

  /** It is asked no more until it is looked at again. */
  fail(): void {
    this.#isIn = false
  }

  /** For how long it may lack what is on the primary, in ms; without end: nothing is known. */
  lagMs(now: number): number {
    return this.#coveredAt === null ? Infinity : now - this.#coveredAt
  }

  /** Whether it may answer who has seen `point`. Who looks has not looked for long: it may not. */
  has(point: string, now: number): boolean {
    if (!this.#isIn) return false
    if (this.#isAlone) return point === START
    return this.#hasUntil >= point && this.lagMs(now) <= OUT_MS
  }

  get isIn(): boolean {
    return this.#isIn
  }
}
