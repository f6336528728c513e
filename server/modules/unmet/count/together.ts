import { fewestPeople, type Ways } from './fewest.ts'

/** A buyer as one agency knows them. */
export interface Entry extends Ways {
  agencyId: string
  contactId: string
}

/** How many people a set is at the fewest, and how many of them fall away without an agency. */
interface Count {
  people: number
  alone: readonly [agencyId: string, people: number][]
}

/**
 * Which buyers of a group accept a cell. Cells with the same buyers share a number, so that they
 * are counted once; 0 is nobody.
 */
export class Together {
  private readonly sets: { entry: Entry; before: number }[] = []

  /** Of the number of a set, that of it and a buyer who was in none so far. */
  adding(entry: Entry): (before: number) => number {
    const made = new Map<number, number>()
    return (before) => {
      const known = made.get(before)
      if (known !== undefined) return known
      const set = this.sets.push({ entry, before })
      made.set(before, set)
      return set
    }
  }

  countOf(set: number): Count {
    const entries: Entry[] = []
    for (let at = this.sets[set - 1]; at; at = this.sets[at.before - 1]) entries.push(at.entry)
    const people = fewestPeople(entries)
    const without = (agencyId: string): number =>
      fewestPeople(entries.filter((entry) => entry.agencyId !== agencyId))
    const agencies = new Set(entries.map(({ agencyId }) => agencyId))
    return { people, alone: [...agencies].map((id) => [id, people - without(id)]) }
  }
}
