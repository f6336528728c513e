import { CELLS, SLOTS } from '../cell.ts'
import type { Accepted } from './accepts.ts'
import { Together, type Entry } from './together.ts'

/** A demand of a buyer: whose, and what it accepts. */
export interface Wish extends Accepted, Entry {
  /** Others are told of it; its agency always is. */
  counts: boolean
}

/** What an agency knows of a cell by itself. */
interface Own {
  /** Its own buyers. */
  all: Int32Array
  /** How many people fewer there are without its own, of agencies that count. */
  alone: Int32Array
}

/** Counts of every cell (by its position in CELLS), one group of buyers at a time. */
export class Tally {
  private readonly total = new Int32Array(CELLS.length)
  private readonly agencies = new Int32Array(CELLS.length)
  private readonly owns = new Map<string, Own>()
  private readonly counted = new Set<string>()
  /** Of the group in hand: who accepts a cell, as `Together` numbers it. */
  private readonly who = new Int32Array(CELLS.length)
  private touched: number[] = []
  /** Which buyer was in a cell last, so that two demands of one are one. */
  private readonly seen = new Int32Array(CELLS.length)
  private turn = 0

  /** All demands of a group of buyers (`groupsOf`), of whom nobody is in another. */
  add(wishes: readonly Wish[]): void {
    const together = new Together()
    for (const own of Map.groupBy(wishes, ({ contactId }) => contactId).values())
      this.addBuyer(own, together)
    for (const [set, cells] of Map.groupBy(this.touched, (at) => this.who[at] ?? 0)) {
      const { people, alone } = together.countOf(set)
      raise(this.total, cells, people)
      for (const [agencyId, many] of alone) raise(this.ownOf(agencyId).alone, cells, many)
    }
    for (const at of this.touched) this.who[at] = 0
    this.touched = []
  }

  /** All demands of one buyer, who is an agency's. */
  private addBuyer(wishes: readonly Wish[], together: Together): void {
    const [first] = wishes
    if (!first) return
    this.turn += 1
    const own = this.ownOf(first.agencyId)
    if (first.counts) this.counted.add(first.agencyId)
    const also = together.adding(first)
    const cells: number[] = []
    for (const { places, slots } of wishes)
      for (const place of places)
        for (const slot of slots) {
          const at = place * SLOTS.length + slot
          if (this.seen[at] === this.turn) continue
          this.seen[at] = this.turn
          cells.push(at)
        }
    if (first.counts) for (const at of cells) this.meet(at, own, also)
    raise(own.all, cells)
  }

  private meet(at: number, own: Own, also: (set: number) => number): void {
    // An agency is met once in a cell.
    if (own.all[at] === 0) this.agencies[at] = (this.agencies[at] ?? 0) + 1
    const before = this.who[at] ?? 0
    if (before === 0) this.touched.push(at)
    this.who[at] = also(before)
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

function raise(counts: Int32Array, cells: readonly number[], by = 1): void {
  for (const at of cells) counts[at] = (counts[at] ?? 0) + by
}
