import { describe, expect, it } from 'vitest'
import { numbers } from '../../../testing/numbers.ts'
import { groupsOf } from './buyers.ts'
import { fewestPeople, type Ways } from './fewest.ts'
import { Tally, type Wish } from './tally.ts'

const ways = (email: string, phone: string): Ways => ({ email, phone })

/** The fewest addresses of which each record has one, by trying them all. */
function bySearch(records: readonly Ways[]): number {
  const [first, ...rest] = records
  if (!first) return 0
  const without = (kind: keyof Ways) => rest.filter((one) => one[kind] !== first[kind])
  return 1 + Math.min(bySearch(without('email')), bySearch(without('phone')))
}

describe('the fewest people', () => {
  it('are one where e-mail or telephone are the same', () => {
    expect(fewestPeople([])).toBe(0)
    expect(fewestPeople([ways('a', '1'), ways('a', '2')])).toBe(1)
    expect(fewestPeople([ways('a', '1'), ways('b', '1'), ways('c', '1')])).toBe(1)
    expect(fewestPeople([ways('a', '1'), ways('b', '2')])).toBe(2)
  })

  it('are two at the ends of a record between them', () => {
    expect(fewestPeople([ways('a', '1'), ways('a', '2'), ways('b', '2'), ways('b', '3')])).toBe(2)
    expect(fewestPeople([ways('a', 'x'), ways('a', '2'), ways('y', '2')])).toBe(2)
  })

  it('are as many as a search through all finds, and never fewer for one record more', () => {
    const next = numbers(326)
    for (let round = 0; round < 300; round += 1) {
      const records: Ways[] = []
      for (let at = 0, before = 0; at < 9; at += 1) {
        records.push(ways(`e${Math.floor(next() * 5)}`, `p${Math.floor(next() * 5)}`))
        const people = fewestPeople(records)
        expect(people).toBe(bySearch(records))
        expect(people).toBeGreaterThanOrEqual(before)
        before = people
      }
    }
  })

  it('are found along a chain of any length', () => {
    const chain = Array.from({ length: 20_000 }, (_none, at) =>
      ways(`e${Math.floor(at / 2)}`, `p${Math.ceil(at / 2)}`),
    )
    expect(groupsOf(chain)).toHaveLength(1)
    expect(fewestPeople(chain)).toBe(10_000)
  })
})

describe('the tally', () => {
  const wish = (agencyId: string, email: string, phone: string): Wish => ({
    agencyId,
    contactId: `${agencyId} ${email} ${phone}`,
    ...ways(email, phone),
    places: [0],
    slots: [0],
    counts: true,
  })
  const tallied = (wishes: readonly Wish[]): Tally => {
    const tally = new Tally()
    for (const group of groupsOf(wishes)) tally.add(group)
    return tally
  }

  it('tells an agency what it would be told without its own, and others never less for them', () => {
    const next = numbers(292)
    const drawn = (letter: string) => `${letter}${Math.floor(next() * 6)}`
    for (let round = 0; round < 100; round += 1) {
      const wishes = Array.from({ length: 14 }, () => wish(drawn('A'), drawn('e'), drawn('p')))
      const all = tallied(wishes)
      for (const agencyId of new Set(wishes.map((one) => one.agencyId))) {
        const others = tallied(wishes.filter((one) => one.agencyId !== agencyId))
        const { buyers, agencies } = all.others(agencyId, 0)
        expect({ buyers, agencies }).toMatchObject({
          buyers: others.others(null, 0).buyers,
          agencies: others.others(null, 0).agencies,
        })
        for (const reader of others.searching())
          expect(all.others(reader, 0).buyers).toBeGreaterThanOrEqual(
            others.others(reader, 0).buyers,
          )
      }
    }
  })
})
