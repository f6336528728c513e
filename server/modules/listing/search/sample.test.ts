import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { inTransaction } from '../../../db/index.ts'
import { OPERATION } from '../codes.ts'
import { agencyOf, homeOf, someHomes } from '../homes.fixture.ts'
import { syncListings, withdrawListing, type ListingSource } from '../index.ts'
import { rowKey } from './merge-columns.ts'
import { sampleOf } from './sample.ts'
import type { Sample } from './sample-held.ts'
import { followed } from './sample-delta.ts'
import { bucketsFor, readSample } from './sample-read.ts'
import { numbers } from '../../../testing/numbers.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await syncListings(server.db, sampled(40))
})
afterEach(() => vi.useRealTimers())
afterAll(() => server.close())

/** Homes whose ids end in 00: all of them lie in the sample. */
function sampled(count: number) {
  const homes = someHomes(count, [agencyOf('Llevant')], NOW, count)
  for (const { property } of homes) property.id = inSample(property.id)
  return homes
}

const inSample = (id: string): string => `${id.slice(0, -2)}00`

/** The same home at two agencies, the second with less of it. */
function twins(): [ListingSource, ListingSource] {
  const [mine, theirs] = ['Llevant', 'Migjorn'].map((name) =>
    homeOf(agencyOf(name), {
      location: {
        municipalityIne: '07061',
        town: 'Sóller',
        island: 'MALLORCA',
        addressVisibility: 'street',
        cadastralRef: '1234567DD6713S0001AB',
      },
    }),
  )
  if (!mine || !theirs) throw new Error('no homes')
  for (const { property } of [mine, theirs]) property.id = inSample(property.id)
  theirs.property.quality.completenessPct = 40
  return [mine, theirs]
}

const passes = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

it('counts what came in since, by whatever process, for the first who asks', async () => {
  passes(0)
  const before = (await sampleOf(server.db)).size
  // Written past the instance, as an import from the command line or another server does.
  await syncListings(server.db, sampled(60))
  expect((await sampleOf(server.db)).size).toBe(before)
  passes(6_000)
  const after = (await sampleOf(server.db)).size
  expect(after).toBeGreaterThan(before * 2)
})

it('is read once, however many ask', async () => {
  passes(60 * 60_000 + 1)
  const all = await Promise.all(Array.from({ length: 5 }, () => sampleOf(server.db)))
  expect(new Set(all).size).toBe(1)
})

/** Rows of each operation, each as all it says, however they lie within their municipality. */
const contents = ({ parts }: Pick<Sample, 'parts'>) =>
  [...parts].map(([op, { rows, munis, x, y, frequent }]) => ({
    op,
    frequent,
    rows: Array.from(
      { length: rows.length },
      (_, i) => `${rowKey(rows, i)} ${x[i]} ${y[i]}`,
    ).sort(),
    munis: [...munis].sort((a, b) => a[0] - b[0]),
    isOrdered: rows.muni.every((muni, i) => i === 0 || muni >= (rows.muni[i - 1] ?? 0)),
  }))

it('goes on counting when the clock is set back', async () => {
  passes(3_600_000)
  const before = (await sampleOf(server.db)).size
  vi.useRealTimers()
  await syncListings(server.db, sampled(60))
  await expect.poll(async () => (await sampleOf(server.db)).size).toBeGreaterThan(before)
})

it('follows whatever is written and taken away: it is what reading all of it would give', async () => {
  const { db } = server
  const roll = numbers(18)
  const agency = agencyOf('Ponent')
  let homes: ListingSource[] = []
  let sample = await readSample(db)
  const { readAt } = sample
  for (let round = 0; round < 25; round += 1) {
    const [some, seed] = [Math.floor(roll() * 12), Math.floor(roll() * 1e6)]
    // Of all buckets, so that most are none of its business.
    const coming = someHomes(some, [agency], NOW, seed)
    for (const home of coming) if (roll() < 0.5) home.property.id = inSample(home.property.id)
    const moved = homes.filter(() => roll() < 0.2)
    for (const home of moved) {
      const { property } = home
      property.basics.offers = [
        { operation: roll() < 0.5 ? 'V' : 'A', price: Math.round(roll() * 1e6) * 100 },
        ...(roll() < 0.3 ? [{ operation: 'T' as const, price: 90_000 }] : []),
      ]
      if (roll() < 0.3 && property.location)
        Object.assign(property.location, { municipalityIne: '07040', town: 'Palma' })
    }
    const gone = homes.filter((home) => !moved.includes(home) && roll() < 0.15)
    await inTransaction(db, async (trx) => {
      await syncListings(trx, [...coming, ...moved])
      for (const { property } of gone) await withdrawListing(trx, property.id, NOW)
    })
    homes = [...homes.filter((home) => !gone.includes(home)), ...coming]
    sample = await followed(db, sample)
    expect(contents(sample)).toEqual(contents(await readSample(db)))
  }
  expect(sample.size).toBeGreaterThan(50)
  expect(sample.readAt).toBe(readAt)
})

it('hears of an advert that another agency’s hides, and of one that comes back', async () => {
  const { db } = server
  const before = await readSample(db)
  const [mine, theirs] = twins()
  await syncListings(db, [mine])
  await syncListings(db, [theirs])
  const hidden = await followed(db, before)
  expect(contents(hidden)).toEqual(contents(await readSample(db)))
  await withdrawListing(db, mine.property.id, NOW)
  const back = await followed(db, hidden)
  expect(contents(back)).toEqual(contents(await readSample(db)))
  expect(back.size).toBe(hidden.size)
})

it('what did not change keeps what was counted in it', async () => {
  const { db } = server
  const sample = await readSample(db)
  expect(await followed(db, sample)).toBe(sample)
  const [rent] = sampled(1)
  if (!rent) throw new Error('no home')
  rent.property.basics.offers = [{ operation: 'T', price: 90_000 }]
  await syncListings(db, [rent])
  const next = await followed(db, sample)
  expect(next).not.toBe(sample)
  expect(next.parts.get(OPERATION.V)).toBe(sample.parts.get(OPERATION.V))
  expect(next.parts.get(OPERATION.T)).not.toBe(sample.parts.get(OPERATION.T))
})

it('holds fewer of very many homes, each standing for more', () => {
  expect([bucketsFor(400_000), bucketsFor(400_001)]).toEqual([4, 1])
})
