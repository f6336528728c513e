import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { agencyOf, homeOf } from './homes.fixture.ts'
import { checkSearch, findCards, runSearch, syncListings, withdrawListing } from './index.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
const RUN = { now: NOW, lang: 'es' as const }
const agency = agencyOf('Ponent')
const on = (day: string) => homeOf(agency, { publishedAt: `${day}T09:00:00.000Z` })
const [old, recent, both] = [on('2026-01-10'), on('2026-02-27'), on('2026-02-28')]

describe('a stored search', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ now: () => NOW })
    both.property.basics.offers.push({ operation: 'A', price: 120_000, rentPeriod: 'MONTH' })
    await syncListings(server.db, [old, recent, both])
  })
  afterAll(() => server.close())

  it('tells what came after a moment, newest first', async () => {
    const all = await runSearch(
      server.db,
      { place: 'soller', bedroomsMin: '2' },
      { ...RUN, since: null },
    )
    expect(all).toMatchObject({ total: 3, totalIsEstimate: false })
    const since = new Date(recent.property.publishedAt ?? '')
    const found = await runSearch(
      server.db,
      { place: 'soller', sort: 'price' },
      { ...RUN, since: new Date(since.getTime() - 1) },
    )
    expect(found.items.map(({ id, isNew }) => [id, isNew])).toEqual([
      [both.property.id, true],
      [recent.property.id, true],
    ])
    expect(
      (await runSearch(server.db, { place: 'soller' }, { ...RUN, since })).items.map(
        ({ id }) => id,
      ),
    ).toEqual([both.property.id])
  })

  it('is checked as the contract checks a search', () => {
    expect(
      checkSearch({ type: 'vivienda,local', priceMax: '100', cursor: 'x', limit: 3 }, RUN),
    ).toEqual({ type: ['vivienda', 'local'], priceMax: 100 })
    for (const wrong of [
      { colour: 'blue' },
      { priceMin: 9, priceMax: 1 },
      { place: 'atlantis' },
      { operation: 'FDM' },
    ]) {
      expect(() => checkSearch(wrong, RUN)).toThrow(/400/)
    }
  })

  it('gives cards by id, one per operation, none of what is gone', async () => {
    await withdrawListing(server.db, old.property.id, NOW)
    const cards = await findCards(server.db, [old.property.id, both.property.id], NOW)
    expect([...cards].map(([id, own]) => [id, own.map(({ operation }) => operation)])).toEqual([
      [both.property.id, ['V', 'A']],
    ])
    expect(await findCards(server.db, [], NOW)).toEqual(new Map())
  })
})
