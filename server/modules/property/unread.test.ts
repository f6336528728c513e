import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Listing, PropertyInput } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { expireMandates } from './lifecycle/expire.ts'
import { complete, made, published, withPhoto } from './testing/homes.fixture.ts'

/** What another version wrote restricts a home here, and is there when it is saved or copied. */
let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN' })
}, 300_000)
afterAll(() => server.close())

const open: PropertyInput = {
  ...complete,
  location: {
    ...complete.location,
    addressVisibility: 'full',
    geoPrecision: 'exact',
    door: '2B',
  },
}
const write = (id: string, path: string, value: unknown) =>
  sql`
    update property set doc = jsonb_set(doc, ${path}::text[], ${JSON.stringify(value)}::jsonb)
    where id = ${id}`.execute(server.db)
const stored = async (id: string, path: string): Promise<unknown> => {
  const { rows } = await sql<{
    value: unknown
  }>`select doc #> ${path}::text[] as value from property where id = ${id}`.execute(server.db)
  return rows[0]?.value
}

it('a copy keeps back what its original keeps back', async () => {
  const { token } = admin
  const { id } = await published(server, admin, open)
  await write(id, '{location,discreet}', true)
  await write(id, '{location,countryCode}', 'XK1')
  await write(id, '{basics,offers,0,priceFrom}', true)
  const { body: copy, status } = await server.call('duplicateProperty', {
    token,
    params: { id },
    body: { photos: true },
  })
  expect(status).toBe(201)
  const place = await stored(copy.id, '{location}')
  expect(place).toMatchObject({ discreet: true, countryCode: 'XK1', streetName: 'sa Lluna' })
  expect(place).not.toHaveProperty('door')
  expect(await stored(copy.id, '{basics,offers,0}')).toMatchObject({ priceFrom: true })
  const params = { id: copy.id }
  const { body: ready } = await server.call('updateProperty', {
    token,
    params,
    body: { version: copy.version, legal: complete.legal, mandate: complete.mandate },
  })
  const out = await server.call('publishProperty', {
    token,
    params,
    body: { version: ready.version },
  })
  expect(out.status).toBe(200)
  const shown = (await server.call('getListing', { params })).body as Listing
  expect(shown.prices.map(({ price }) => price)).toEqual([null])
  expect(shown.location.geo).toBeNull()
  expect(JSON.stringify(shown)).not.toContain('sa Lluna')
})

it('an offer whose operation is changed keeps back its price as before', async () => {
  const { token } = admin
  const { id } = await published(server, admin, open)
  await write(id, '{basics,offers,0,priceFrom}', true)
  const params = { id }
  const { version, basics } = (await server.call('getProperty', { token, params })).body
  const [first, ...others] = basics.offers
  const offers = [{ ...first, operation: 'ON', price: 22_200_000 } as never, ...others]
  const body = { version, basics: { ...basics, offers } }
  const { status } = await server.call('updateProperty', { token, params, body })
  expect([status, await stored(id, '{basics,offers,0}')]).toMatchObject([
    200,
    { operation: 'ON', price: 22_200_000, priceFrom: true },
  ])
  const shown = (await server.call('getListing', { params })).body as Listing
  expect(shown.prices.map(({ price }) => price)).toEqual([null])
})

it('what follows from a municipality is not put over what another version wrote there', async () => {
  const { token } = admin
  const { id, version } = await made(server, admin)
  await write(id, '{location,countryCode}', 'XK1')
  await write(id, '{location,island}', 'CABRERA')
  const params = { id }
  const { location } = (await server.call('getProperty', { token, params })).body
  const saved = await server.call('updateProperty', {
    token,
    params,
    body: { version, location: { ...location, number: '14' } },
  })
  expect(saved.status).toBe(200)
  expect(await stored(id, '{location}')).toMatchObject({
    countryCode: 'XK1',
    island: 'CABRERA',
    number: '14',
  })
  const moved = await server.call('updateProperty', {
    token,
    params,
    body: { version: saved.body.version, location: { municipalityIne: '07002' } },
  })
  expect(moved.status).toBe(200)
  expect(await stored(id, '{location,island}')).toBe(moved.body.location?.island)
})

it('costs beside a period that is unread are told to nobody; one that nobody told is a month', async () => {
  const { token } = admin
  const legal = { ...complete.legal, communityFee: 120_000, ibiYearly: 64_000 }
  const { id } = await published(server, admin, { ...complete, legal })
  const params = { id }
  const told = async () => {
    const { version, texts } = (await server.call('getProperty', { token, params })).body
    const body = { version, texts: { ...texts, internalNotes: `Leído ${version}` } }
    const saved = await server.call('updateProperty', { token, params, body })
    expect(saved.status).toBe(200)
    const { costs } = (await server.call('getListing', { params })).body as Listing
    const { lines, yearly } = (await server.call('getCost', { query: { listingId: id } })).body
    const owning = lines.filter(({ group }) => group === 'owning')
    return [costs, owning.map(({ id: line, period }) => [line, period]), yearly]
  }
  const byMonth = [{ communityFee: 120_000, ibiYearly: 64_000 }, 1_504_000] as const
  expect(await told()).toEqual([
    byMonth[0],
    [
      ['community', 'month'],
      ['ibi', 'year'],
    ],
    byMonth[1],
  ])
  // A certificate that is read in part stands by itself.
  await write(id, '{legal,energy,paper}', 'blue')
  expect((await told())[0]).toEqual(byMonth[0])
  for (const [key, value] of [
    ['communityFeePeriod', 'halfYear'],
    ['communityFeeEvery', 6],
  ]) {
    await write(id, `{legal,${key}}`, value)
    expect(await told(), String(key)).toEqual([{}, [], null])
    expect(await stored(id, `{legal,${key}}`)).toBe(value)
    await sql`update property set doc = doc #- ${`{legal,${key}}`}::text[]
      where id = ${id}`.execute(server.db)
  }
  await write(id, '{legal,communityFeePeriod}', 'year')
  expect((await told())[2]).toBe(184_000)
})

it('a mandate of which the last day is unread puts no home on the market', async () => {
  const { token } = admin
  const { id, version } = await withPhoto(server, admin)
  const params = { id }
  const publish = () => server.call('publishProperty', { token, params, body: { version } })
  const write = (key: string) =>
    sql`update property set doc = jsonb_set(doc #- '{mandate,endsOn}' #- '{mandate,lastDay}',
      ${`{mandate,${key}}`}::text[], '"2021-01-10"') where id = ${id}`.execute(server.db)
  await write('endsOn')
  expect((await publish()).status).toBe(400)
  await write('lastDay')
  expect((await publish()).status).toBe(503)
  // Nor does one come back to it, as from the archive.
  const is = (status: string) =>
    sql`update property set status = ${status} where id = ${id}`.execute(server.db)
  await is('active')
  expect((await server.call('archiveProperty', { token, params })).status).toBe(204)
  const back = await server.call('restoreProperty', { token, params })
  expect([back.status, back.body.status]).toEqual([200, 'draft'])
  await sql`update property set doc = jsonb_set(doc #- '{mandate,lastDay}', '{mandate,endsOn}',
    '"2099-01-10"') where id = ${id}`.execute(server.db)
  const out = await server.call('publishProperty', {
    token,
    params,
    body: { version: back.body.version },
  })
  expect(out.status, JSON.stringify(out.body)).toBe(200)
})

it('a home whose last day is unread leaves the market on the day that was known', async () => {
  const { token } = admin
  const { id, version, texts } = await published(server, admin)
  await sql`update property set mandate_ends = '2021-01-10',
    doc = jsonb_set(doc #- '{mandate,endsOn}', '{mandate,lastDay}', '"2021-01-10"')
    where id = ${id}`.execute(server.db)
  const params = { id }
  const body = { version, texts: { ...texts, internalNotes: 'Leído' } }
  const saved = await server.call('updateProperty', { token, params, body })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await expireMandates(server.deps)
  expect((await server.call('getProperty', { token, params })).body.status).toBe('expired')
})
