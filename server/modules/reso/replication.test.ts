import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { scaled } from '../../testing/scaled.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { homeChanged } from './draw.ts'
import { asker, fill, keyOf } from './reso.fixture.ts'

/** Some pages of them, of which two thirds change while they are read. */
const HOMES = scaled(120, 300)
const CHANGED = (HOMES * 2) / 3

let server: TestServer
let boss: Person
let ids: string[]
let ask: ReturnType<typeof asker>

beforeAll(async () => {
  server = await startTestServer()
  server.deps.config.rateLimits = false
  boss = await server.register({ role: 'ADMIN', agencyName: 'Rèplica' })
  ids = await fill(server, boss, HOMES)
  ask = asker(server, (await keyOf(server, boss)).secret)
}, 300_000)
afterAll(() => server.close())

interface Copied {
  ListingKey: string
  ListPrice: number | null
  StandardStatus: string
  ModificationTimestamp: string
}

/** A partner's copy, that reads on from the highest time it has seen. */
class Copy {
  readonly homes = new Map<string, Copied>()
  private since = '2000-01-01T00:00:00Z'

  /** Reads on, page after page; how many records came. */
  async read(): Promise<number> {
    const filter = encodeURIComponent(`ModificationTimestamp gt ${this.since}`)
    let path: string | undefined =
      `/Property?$filter=${filter}&$orderby=ModificationTimestamp%20asc` +
      '&$select=ListingKey,ListPrice,StandardStatus,ModificationTimestamp'
    let count = 0
    while (path !== undefined) {
      const { status, body } = await ask(path, { prefer: 'maxpagesize=40' })
      if (status !== 200) throw new Error(`Answered ${status}`)
      for (const home of body.value as unknown as Copied[]) {
        this.homes.set(home.ListingKey, home)
        if (home.ModificationTimestamp > this.since) this.since = home.ModificationTimestamp
        count += 1
      }
      const link: string | undefined = body['@odata.nextLink']
      path = link?.slice(link.indexOf('/Property'))
    }
    return count
  }
}

/** What stands there, by key. */
async function stored() {
  const rows = await server.db
    .selectFrom('reso_property')
    .select(['listing_key', 'record'])
    .execute()
  return new Map(rows.map(({ listing_key, record }) => [listing_key, record]))
}

const price = async (id: string, cents: number) => {
  const call = { token: boss.token, params: { id } }
  const { body } = await server.call('getProperty', call)
  const offers = [{ ...body.basics.offers[0], price: cents, priceOnRequest: undefined }]
  const reply = await server.call('updateProperty', {
    ...call,
    body: { version: body.version, basics: { ...body.basics, offers } } as never,
  })
  expect(reply.status).toBe(200)
}
const leave = async (id: string, status: string) => {
  const call = { token: boss.token, params: { id } }
  const { version } = (await server.call('getProperty', call)).body
  const reply = await server.call('changePropertyStatus', {
    ...call,
    body: { version, status } as never,
  })
  expect(reply.status).toBe(200)
}

describe('replication by ModificationTimestamp', () => {
  it(`misses nothing while ${CHANGED} of ${HOMES} homes are saved, sold and withdrawn`, async () => {
    const copy = new Copy()
    await copy.read()
    expect(copy.homes.size).toBe((await stored()).size)
    let isOver = false
    const changed = ids.slice(0, CHANGED)
    const workers = [0, 1, 2].map(async (worker) => {
      for (let at = worker; at < changed.length; at += 3) {
        const id = changed[at] ?? ''
        if (at % 10 === 0) await leave(id, at % 20 === 0 ? 'closed' : 'withdrawn')
        else await price(id, 10_000_000 + at * 100)
      }
    })
    const saving = Promise.all(workers).then(() => (isOver = true))
    const reading = async () => {
      while (!isOver) await copy.read()
    }
    await Promise.all([saving, reading()])
    await copy.read()
    const there = await stored()
    expect(copy.homes.size).toBe(there.size)
    for (const [key, home] of copy.homes)
      expect([key, home.ListPrice, home.StandardStatus]).toEqual([
        key,
        there.get(key)?.['ListPrice'] ?? null,
        there.get(key)?.['StandardStatus'],
      ])
    expect(await copy.read()).toBe(0)
  })

  it('sees a change that was made before others and committed after them', async () => {
    const copy = new Copy()
    await copy.read()
    const [early = '', late = ''] = ids.slice(CHANGED + 10)
    await inTransaction(server.db, async (trx) => {
      await trx
        .updateTable('property')
        .set({ status: 'reserved' })
        .where('id', '=', early)
        .execute()
      await homeChanged(trx, early)
      await price(late, 12_345_600)
      expect(await copy.read()).toBeGreaterThan(0)
    })
    await copy.read()
    const record = [...copy.homes.values()].find(({ ListingKey }) => ListingKey.startsWith(early))
    expect(record?.StandardStatus).toBe('Active Under Contract')
  })

  it('a save that changes nothing public is no news, and time passes strictly', async () => {
    const copy = new Copy()
    await copy.read()
    const id = ids[CHANGED + 20] ?? ''
    await inTransaction(server.db, (trx) => homeChanged(trx, id))
    expect(await copy.read()).toBe(0)
    const times = [...copy.homes.values()].map((home) => home.ModificationTimestamp)
    expect(new Set(times).size).toBe(times.length)
  })

  it('one that left keeps key, reference and how; put away, it is gone after a month', async () => {
    const id = ids[CHANGED + 30] ?? ''
    await leave(id, 'archived')
    const filter = encodeURIComponent(`startswith(ListingKey,'${id}')`)
    const { body } = await ask(`/Property?$filter=${filter}`)
    const [gone] = body.value as Record<string, unknown>[]
    const told = Object.entries(gone ?? {}).filter(
      ([, value]) => value !== null && (value as unknown[]).length !== 0,
    )
    expect(told.map(([name]) => name)).toEqual([
      'ListingKey',
      'ListingId',
      'StandardStatus',
      'ModificationTimestamp',
    ])
    expect(gone?.['StandardStatus']).toBe('Delete')
    await server.db
      .updateTable('reso_property')
      .set({ modification_timestamp: new Date(Date.now() - 31 * 86_400_000) })
      .where('property_id', '=', id)
      .execute()
    expect((await ask(`/Property?$filter=${filter}`)).body.value).toEqual([])
    expect((await ask(`/Property('${String(gone?.['ListingKey'])}')`)).status).toBe(404)
  })
})
