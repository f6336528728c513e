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
  /** Of the buyer in hand: how many agencies that count accept a cell for them, and the last. */
  private readonly heard = new Int32Array(CELLS.length)
  private readonly last: Own[] = []
  private touched: number[] = []
  /** Which agency of which buyer was in a cell last, so that two of its demands are one. */
  private readonly seen = new Int32Array(CELLS.length)
  private turn = 0

  /** All demands of one buyer. */
  add(wishes: readonly Wish[]): void {
    const byAgency = Map.groupBy(wishes, ({ agencyId }) => agencyId)
    for (const [agencyId, own] of byAgency) this.addAgency(agencyId, own)
    for (const at of this.touched) {
      raise(this.total, at)
      const own = this.last[at]
      if (this.heard[at] === 1 && own) raise(own.alone, at)
      this.heard[at] = 0
    }
    this.touched = []
  }

  private addAgency(agencyId: string, wishes: readonly Wish[]): void {
    this.turn += 1
    const own = this.ownOf(agencyId)
    for (const { places, slots, counts } of wishes) {
      if (counts) this.counted.add(agencyId)
      for (const place of places)
        for (const slot of slots) {
          const at = place * SLOTS.length + slot
          if (this.seen[at] === this.turn) continue
          this.seen[at] = this.turn
          if (counts) this.hear(at, own)
          raise(own.all, at)
        }
    }
  }

  private hear(at: number, own: Own): void {
    // An agency is met once in a cell.
    if (own.all[at] === 0) raise(this.agencies, at)
    if (this.heard[at] === 0) this.touched.push(at)
    raise(this.heard, at)
    this.last[at] = own
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

function raise(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}
