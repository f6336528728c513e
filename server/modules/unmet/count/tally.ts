import { CELLS, SLOTS } from '../cell.ts'
import type { Accepted } from './accepts.ts'

/** A demand of a buyer: whose, and what it accepts. */
export interface Wish extends Accepted {
  agencyId: string
  /** Others are told of it; its agency always is. */
  counts: boolean
}

/** What an agency knows of a cell by itself. */
interface Own {
  /** Its own buyers. */
  all: Int32Array
  /** Those of them whom no other agency that counts searches for. */
  alone: Int32Array
}

/** Counts of every cell (by its position in CELLS), one buyer at a time. */
export class Tally {
  private readonly total = new Int32Array(CELLS.length)
  private readonly agencies = new Int32Array(CELLS.length)
  private readonly owns = new Map<string, Own>()
  private readonly counted = new Set<string>()

  /** All demands of one buyer. */
  add(wishes: readonly Wish[]): void {
    const [only] = wishes
    if (only && wishes.every(({ agencyId }) => agencyId === only.agencyId)) {
      for (const at of cellsOf(wishes)) this.one(at, only)
      return
    }
    const by = new Map<number, Map<string, Wish>>()
    for (const wish of wishes)
      for (const at of cellsOf([wish])) {
        const there = by.get(at) ?? new Map<string, Wish>()
        by.set(at, there.set(wish.agencyId, wish))
      }
    for (const [at, there] of by) this.several(at, [...there.values()])
  }

  private one(at: number, { agencyId, counts }: Wish): void {
    const own = this.ownOf(agencyId)
    if (counts) {
      this.raise(this.total, at)
      this.raise(own.alone, at)
      this.meet(at, agencyId, own)
    }
    this.raise(own.all, at)
  }

  private several(at: number, wishes: readonly Wish[]): void {
    const heard = wishes.filter(({ counts }) => counts)
    if (heard.length > 0) this.raise(this.total, at)
    for (const { agencyId, counts } of wishes) {
      const own = this.ownOf(agencyId)
      if (counts) {
        this.meet(at, agencyId, own)
        if (heard.length === 1) this.raise(own.alone, at)
      }
      this.raise(own.all, at)
    }
  }

  /** An agency is met once in a cell. */
  private meet(at: number, agencyId: string, { all }: Own): void {
    this.counted.add(agencyId)
    if (all[at] === 0) this.raise(this.agencies, at)
  }

  private raise(counts: Int32Array, at: number): void {
    counts[at] = (counts[at] ?? 0) + 1
  }

  private ownOf(agencyId: string): Own {
    const known = this.owns.get(agencyId)
    if (known) return known
    const own = { all: new Int32Array(CELLS.length), alone: new Int32Array(CELLS.length) }
    this.owns.set(agencyId, own)
    return own
  }

  /** Agencies that search for somebody. */
  searching(): string[] {
    return [...this.owns.keys()]
  }

  /**
   * What an agency may count of the others in a cell: nothing of it depends on its own demands, so
   * that no change of them tells anything. Null: one that searches for nobody.
   */
  others(agencyId: string | null, at: number): { buyers: number; agencies: number; own: number } {
    const own = agencyId === null ? undefined : this.owns.get(agencyId)
    const mine = own?.all[at] ?? 0
    const isMet = agencyId !== null && mine > 0 && this.counted.has(agencyId)
    return {
      buyers: (this.total[at] ?? 0) - (own?.alone[at] ?? 0),
      agencies: (this.agencies[at] ?? 0) - (isMet ? 1 : 0),
      own: mine,
    }
  }
}

/** The cells of some wishes, each once. */
function cellsOf(wishes: readonly Accepted[]): Iterable<number> {
  const [first] = wishes
  const found = (wish: Accepted): number[] =>
    wish.places.flatMap((place) => wish.slots.map((slot) => place * SLOTS.length + slot))
  return wishes.length === 1 && first ? found(first) : new Set(wishes.flatMap(found))
}
