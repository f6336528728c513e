import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UnmetCell } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { numbers } from '../../testing/numbers.ts'
import { unmetWorld } from './unmet.fixture.ts'

const DAYS = 30
const AGENCIES = 6

/** Where is searched, with the places that it lies in: said here again, by hand. */
const WHERE = {
  soller: ['Sóller', 'Serra de Tramuntana', 'Mallorca'],
  deia: ['Deià', 'Serra de Tramuntana', 'Mallorca'],
  arta: ['Artà', 'Llevant', 'Mallorca'],
  manacor: ['Manacor', 'Llevant', 'Mallorca'],
  alaior: ['Alaior', 'Menorca'],
}
const SLUGS = Object.keys(WHERE) as (keyof typeof WHERE)[]

/** A search as whoever attacks cannot see it, but we can. */
interface Search {
  id: string
  agency: number
  email: string
  slug: keyof typeof WHERE
  open: boolean
}

let server: TestServer
let world: Awaited<ReturnType<typeof unmetWorld>>
const agencies: Person[] = []
const searches: Search[] = []
const next = numbers(292)
const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(next() * list.length)]
  if (one === undefined) throw new Error('Nothing to pick')
  return one
}
const person = (at: number): Person => {
  const one = agencies[at]
  if (!one) throw new Error(`No agency ${at}`)
  return one
}

async function add(agency: number, email = `b${Math.floor(next() * 45)}@buyers.example`) {
  const slug = pick(SLUGS)
  const id = await world.search(person(agency), { email, places: [slug] })
  searches.push({ id, agency, email, slug, open: true })
}

async function toggle(search: Search) {
  search.open = !search.open
  await world.close(search.id, search.open)
}

/** People and agencies other than one that search in a place, counted by hand. */
function othersIn(place: string, agency: number): { buyers: number; agencies: number } {
  const there = searches.filter(
    (one) => one.open && one.agency !== agency && WHERE[one.slug].includes(place),
  )
  return {
    buyers: new Set(there.map(({ email }) => email)).size,
    agencies: new Set(there.map((one) => one.agency)).size,
  }
}

const ownIn = (place: string, agency: number): number =>
  new Set(
    searches
      .filter((one) => one.open && one.agency === agency && WHERE[one.slug].includes(place))
      .map(({ email }) => email),
  ).size

/** One band and size stand for all: these searches ask for no price. */
const cellsFor = async (agency: number): Promise<Map<string, UnmetCell>> => {
  const { items } = await world.told(person(agency), { band: 2, beds: 'three' })
  return new Map(items.map((cell) => [cell.place, cell]))
}

/** What is certain of each place from what is told of all of them on one day: fewest and most. */
function boundsOf(told: Map<string, UnmetCell>): Map<string, [number, number]> {
  const places = [...new Set(Object.values(WHERE).flat())]
  const bounds = new Map(
    places.map((place): [string, [number, number]] => {
      const buyers = told.get(place)?.buyers
      return [place, buyers === undefined ? [0, Infinity] : [buyers, buyers + 4]]
    }),
  )
  const of = (place: string): [number, number] => bounds.get(place) ?? [0, Infinity]
  for (let round = 0; round < 5; round += 1)
    for (const large of places) {
      const parts = places.filter(
        (place) =>
          place !== large &&
          Object.values(WHERE).some(
            (path) => path.indexOf(place) === path.indexOf(large) - 1 && path.includes(place),
          ),
      )
      if (parts.length === 0) continue
      const [low, high] = of(large)
      // No part is more than the whole. The whole may have buyers in places nobody here names, so
      // that it is no sum of its parts from above.
      bounds.set(large, [Math.max(low, ...parts.map((part) => of(part)[0])), high])
      for (const part of parts) bounds.set(part, [of(part)[0], Math.min(of(part)[1], high)])
    }
  return bounds
}

beforeAll(async () => {
  server = await startTestServer()
  world = await unmetWorld(server)
  for (let at = 0; at < AGENCIES; at += 1) agencies.push(await server.register())
  for (let at = 0; at < 60; at += 1) await add(at % AGENCIES)
}, 300_000)
afterAll(() => server.close())

describe('the attack', () => {
  it('with all editions of 30 days and own demands known, no cell gives a count < 5 for others', async () => {
    let told = 0
    let hidden = 0
    for (let day = 1; day <= DAYS; day += 1) {
      for (let at = 0; at < 8; at += 1) await toggle(pick(searches))
      // Agency 0 attacks: it enters people whom it suspects elsewhere, and takes them away again.
      await add(0, pick(searches).email)
      await world.count(day)
      for (let agency = 0; agency < AGENCIES; agency += 1) {
        const cells = await cellsFor(agency)
        for (const place of new Set(Object.values(WHERE).flat())) {
          const truth = othersIn(place, agency)
          const cell = cells.get(place)
          if (cell) {
            told += 1
            // All that it says is of five or more, of three agencies or more, none of them the
            // asker's: without its own searches the same is said.
            expect(truth.buyers).toBeGreaterThanOrEqual(5)
            expect(truth.agencies).toBeGreaterThanOrEqual(3)
            expect(cell.buyers).toBe(truth.buyers - (truth.buyers % 5))
            expect(cell.own).toBe(ownIn(place, agency))
          } else if (truth.buyers > 0) {
            hidden += 1
            // It is silent for a reason, or since each of its places speaks for itself.
            expect([
              place,
              agency,
              day,
              truth.buyers >= 5 && truth.agencies >= 3 ? truth : null,
            ]).toEqual([place, agency, day, null])
          }
        }
        // Nor do the cells of a day together: what is not told may always be five or more.
        for (const [, most] of boundsOf(cells).values()) expect(most).toBeGreaterThanOrEqual(5)
      }
      // A second question on the day is the first one again, whatever was entered meanwhile.
      const before = await cellsFor(0)
      await toggle(pick(searches))
      await world.count(day)
      expect(await cellsFor(0)).toEqual(before)
    }
    expect(told).toBeGreaterThan(300)
    expect(hidden).toBeGreaterThan(150)
    // Nothing is kept that was not told.
    const kept = await server.db.selectFrom('unmet_edition').select('buyers').execute()
    for (const { buyers } of kept) expect(buyers.filter((n) => n < 5 || n % 5 !== 0)).toEqual([])
  }, 300_000)
})
