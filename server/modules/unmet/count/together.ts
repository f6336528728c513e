import { fewestPeople, type Ways } from './fewest.ts'

/** A buyer as one agency knows them. */
export interface Entry extends Ways {
  agencyId: string
  contactId: string
}

/** How many people entries are at the fewest, and how many of them fall away without an agency. */
interface Count {
  people: number
  alone: ReadonlyMap<string, number>
}

/**
 * Which buyers of a group accept a cell. Cells with the same buyers share a number and are counted
 * once; 0 is nobody.
 */
export class Together {
  private readonly sets: { entry: Entry; before: number }[] = []
  private readonly next = new Map<string, number>()
  private readonly counts = new Map<number, Count>()

  /** The number of a set and one more. */
  and(before: number, entry: Entry): number {
    const key = `${before} ${entry.contactId}`
    const known = this.next.get(key)
    if (known !== undefined) return known
    const set = this.sets.push({ entry, before })
    this.next.set(key, set)
    return set
  }

  countOf(set: number): Count {
    const known = this.counts.get(set)
    if (known) return known
    const entries = this.entriesOf(set)
    const people = fewestPeople(entries)
    const without = (agencyId: string): number =>
      fewestPeople(entries.filter((entry) => entry.agencyId !== agencyId))
    const agencies = new Set(entries.map(({ agencyId }) => agencyId))
    const alone = new Map([...agencies].map((agencyId) => [agencyId, people - without(agencyId)]))
    const count = { people, alone }
    this.counts.set(set, count)
    return count
  }

  private entriesOf(set: number): Entry[] {
    const entries: Entry[] = []
    for (let at = this.sets[set - 1]; at; at = this.sets[at.before - 1]) entries.push(at.entry)
    return entries
  }
}
