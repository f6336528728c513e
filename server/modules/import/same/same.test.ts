import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SameHome, SameHomeChoice, SameHomePage } from '../../../../generated/model/index.ts'
import { startFeeds, type Feeds } from '../feed/feeds.fixture.ts'
import { feed } from '../kyero/fixture.ts'

let feeds: Feeds
beforeAll(async () => {
  feeds = await startFeeds()
})
afterAll(() => feeds.close())

const from = (token: string, sourceName: string, id: string, tags: Record<string, string> = {}) =>
  feeds.run(token, feed([feeds.home(id, tags)]), { sourceName })
const list = async (token: string): Promise<SameHome[]> =>
  ((await feeds.server.call('listSameHomes', { token })).body as SameHomePage).items
const decide = (token: string, body: SameHomeChoice) =>
  feeds.server.call('resolveSameHome', { body, token })

/** One home that two programs of an agency bring. */
async function twice(): Promise<{ token: string; pair: SameHome }> {
  const token = await feeds.agency()
  await from(token, 'Palma', 'a')
  await from(token, 'Sóller', 'b', { price: '690000' })
  const [pair, ...others] = await list(token)
  expect(others).toEqual([])
  return { token, pair: pair as SameHome }
}

it('proposes a home that comes from two sources, and joins nothing by itself', async () => {
  const { token, pair } = await twice()
  expect(pair).toMatchObject({
    reasons: ['place'],
    homes: [
      { ref: 'REF-a', sources: ['Palma'], price: 68_500_000 },
      { ref: 'REF-b', sources: ['Sóller'], price: 69_000_000 },
    ],
  })
  expect(await feeds.states(token)).toMatchObject({ 'REF-a': 'active', 'REF-b': 'active' })
})

it('does not ask again once they are called two', async () => {
  const { token, pair } = await twice()
  expect((await decide(token, { id: pair.id })).status).toBe(204)
  await from(token, 'Sóller', 'b', { price: '680000' })
  expect(await list(token)).toEqual([])
  expect((await decide(token, { id: pair.id })).status).toBe(404)
})

it('keeps one record: the other is archived and its source speaks of the kept one', async () => {
  const { token, pair } = await twice()
  const keep = pair.homes[0]?.propertyId ?? ''
  expect((await decide(token, { id: pair.id, keep })).status).toBe(204)
  expect(await list(token)).toEqual([])
  expect(await feeds.states(token)).toEqual({ 'REF-a': 'active' })
  await from(token, 'Sóller', 'b', { price: '690000', baths: '4' })
  expect((await feeds.open(token, 'REF-a')).layout?.bathrooms).toBe(4)
})

it('leaves the kept home on the market while one of its sources brings it', async () => {
  const { token, pair } = await twice()
  await decide(token, { id: pair.id, keep: pair.homes[0]?.propertyId ?? '' })
  const other = feed([feeds.home('c', { location: '', ref: 'REF-c', surface_area: '' })])
  const run = await feeds.run(token, other, { sourceName: 'Palma' })
  await feeds.again(token, run.id, { confirmed: true })
  expect(await feeds.states(token)).toMatchObject({ 'REF-a': 'active' })
})

it('is the agency’s ADMIN’s alone, and takes one of the two', async () => {
  const { token, pair } = await twice()
  const stranger = await feeds.agency()
  expect(await list(stranger)).toEqual([])
  const keep = pair.homes[1]?.propertyId ?? ''
  expect((await decide(stranger, { id: pair.id, keep })).status).toBe(404)
  expect(await decide(token, { id: pair.id, keep: pair.id })).toMatchObject({
    status: 400,
    body: { keep: expect.any(String) as string },
  })
})
