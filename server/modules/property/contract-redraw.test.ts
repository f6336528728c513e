import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Listing } from '../../../generated/model/index.ts'
import { inTransaction, sql, uuidv7 } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { look, ownHash } from '../../redraw/index.ts'
import { moveListing } from '../listing/index.ts'
import { matchDesk } from '../match/desk.fixture.ts'

let server: TestServer
let admin: Person
let desk: ReturnType<typeof matchDesk>
beforeAll(async () => {
  server = await startTestServer()
  desk = matchDesk(server)
  admin = await server.register({ agencyName: 'Llevant' })
})
afterAll(() => server.close())

const self = { id: uuidv7(), hash: ownHash() }
const looks = (): Promise<boolean> => look(server.deps, self)

type Stored = { shown: Listing; state: string }
const stored = async (id: string): Promise<Stored | undefined> =>
  (
    await sql<Stored>`select public #> '{}' as shown, state from listing where id = ${id}`.execute(
      server.db,
    )
  ).rows[0]
const redrawAll = async (hash: string): Promise<void> => {
  await sql`update listing_contract set hash = ${hash}`.execute(server.db)
  expect(await looks()).toBe(true)
  await server.runJobs()
}

const search = async (q: string): Promise<number> =>
  (await server.call('searchListings', { query: { q } })).body.items.length

it('what became private leaves pages and search at the next start, what became public comes', async () => {
  const { id } = await desk.publish(admin)
  await looks()
  await server.runJobs()
  const page = (await server.call('getListing', { params: { id } })).body as Listing
  // As the contract before drew it: a note was public and found, the rooms were not.
  await sql`
    update listing set public = public || '{"newDevelopment": "Secret note"}' || '{"layout": {}}'
    where id = ${id}`.execute(server.db)
  await sql`
    update listing_search set tsv = tsv || to_tsvector('spanish', 'zzsecreto')
    where id = ${id}`.execute(server.db)
  expect(await search('zzsecreto')).toBe(1)
  expect(await looks()).toBe(false)
  expect(await server.runJobs()).toBe(0)
  await sql`update listing_contract set hash = 'of yesterday'`.execute(server.db)
  expect(await looks()).toBe(true)
  expect(await looks()).toBe(false)
  await server.runJobs()
  expect(await search('zzsecreto')).toBe(0)
  const { rows } = await sql<{
    shown: Listing
  }>`select public #> '{}' as shown from listing where id = ${id}`.execute(server.db)
  expect(rows[0]?.shown).not.toHaveProperty('newDevelopment')
  expect(rows[0]?.shown.layout).toEqual(page.layout)
  expect(page.layout).toMatchObject({ bedrooms: 3 })
})

it('a home that was withdrawn keeps what it showed, but for what is private', async () => {
  const home = await desk.publish(admin)
  await server.call('changePropertyStatus', {
    token: admin.token,
    params: { id: home.id },
    body: { version: home.version, status: 'withdrawn' },
  })
  await sql`
    update listing set public = jsonb_set(public, '{layout,secret}', '7')
    where id = ${home.id}`.execute(server.db)
  await redrawAll('of tomorrow')
  const { rows } = await sql<{
    shown: Listing
    state: string
  }>`select public #> '{}' as shown, state from listing where id = ${home.id}`.execute(server.db)
  expect(rows[0]?.state).toBe('gone')
  expect(rows[0]?.shown.layout).not.toHaveProperty('secret')
})

it.each([
  ['whose type nobody knows', sql`jsonb_set(doc, '{basics,type}', '"palafito"')`],
  ['without a type', sql`doc #- '{basics,type}'`],
  [
    'whose operation nobody knows',
    sql`jsonb_set(doc, '{basics,offers}', '[{"operation": "AUCTION"}]')`,
  ],
])('a home %s leaves the search, and what it showed is narrowed', async (what, broken) => {
  const { id } = await desk.publish(admin)
  await sql`update property set doc = ${broken} where id = ${id}`.execute(server.db)
  await sql`
    update listing set public = jsonb_set(public, '{layout,secret}', '7') || '{"note": "Secret"}'
    where id = ${id}`.execute(server.db)
  await sql`
    update listing_search set tsv = tsv || to_tsvector('spanish', 'zzpalafito')
    where id = ${id}`.execute(server.db)
  expect(await search('zzpalafito')).toBe(1)
  await redrawAll(`a home ${what}`)
  expect(await search('zzpalafito')).toBe(0)
  const now = await stored(id)
  expect(now?.state).toBe('gone')
  expect(now?.shown).not.toHaveProperty('note')
  expect(now?.shown.layout).toEqual({ built: 120, bedrooms: 3, bathrooms: 2 })
})

it('numbers that were shown where nobody was to call are gone when drawn anew', async () => {
  const homes = [await desk.publish(admin), await desk.publish(admin)] as const
  const [here, gone] = homes
  await server.call('updateProperty', {
    token: admin.token,
    params: { id: here.id },
    body: { version: here.version, publication: { contactMethods: ['EMAIL'] } },
  })
  await server.call('changePropertyStatus', {
    token: admin.token,
    params: { id: gone.id },
    body: { version: gone.version, status: 'withdrawn' },
  })
  for (const { id } of homes)
    await sql`update listing set public = public || '{"contactMethods": ["EMAIL"]}'
        || jsonb_build_object('agency', public -> 'agency' || '{"phone": "+34971000111"}', 'agent',
          public -> 'agent' || '{"phone": "+34600123123"}')
      where id = ${id}`.execute(server.db)
  await redrawAll('numbers')
  for (const { id } of homes) {
    const shown = (await stored(id))?.shown
    expect([shown?.agency.phone, shown?.agent?.phone]).toEqual([null, null])
  }
})

it('ways of contact that nobody knows open no phone', async () => {
  const { id } = await desk.publish(admin)
  await sql`update agency set doc = doc || '{"publicPhone": "+34971000111"}'`.execute(server.db)
  const phone = async (): Promise<unknown[]> => {
    const { agency, contactMethods } = (await server.call('getListing', { params: { id } }))
      .body as Listing
    return [agency.phone, contactMethods]
  }
  await redrawAll('never chosen')
  expect(await phone()).toEqual(['+34971000111', ['EMAIL', 'PHONE', 'PLATFORM']])
  await sql`update property
    set doc = jsonb_set(doc, '{publication}', '{"contactMethods": ["FAX"]}')
    where id = ${id}`.execute(server.db)
  await redrawAll('fax')
  expect(await phone()).toEqual([null, ['EMAIL', 'PLATFORM']])
})

it('an offer of which something cannot be read tells no sum, here nor where the home has left', async () => {
  const homes = [await desk.publish(admin), await desk.publish(admin), await desk.publish(admin)]
  const [here, gone, whole] = homes.map(({ id }) => id) as [string, string, string]
  await server.call('changePropertyStatus', {
    token: admin.token,
    params: { id: gone },
    body: { version: homes[1]?.version ?? 0, status: 'withdrawn' },
  })
  await redrawAll('read whole')
  const told = async (id: string): Promise<unknown[]> => {
    const shown = (await stored(id))?.shown
    return [shown?.prices[0]?.price, shown?.offers[0]?.price]
  }
  for (const id of [here, gone]) expect(await told(id)).toEqual([50_000_000, 50_000_000])
  const asWithdrawn = await goneRow(gone)
  expect(asWithdrawn).toMatchObject([{ price: 50_000_000 }])
  await sql`update property
    set doc = jsonb_set(doc, '{basics,offers,0,hidesPrice}', 'true')
    where id in (${here}, ${gone})`.execute(server.db)
  await redrawAll('half read')
  for (const id of [here, gone]) expect(await told(id)).toEqual([null, undefined])
  expect(await goneRow(gone)).not.toEqual(asWithdrawn)
  expect(await told(whole)).toEqual([50_000_000, 50_000_000])
  await sql`update property
    set doc = jsonb_set(doc #- '{basics,offers,0,hidesPrice}', '{basics,offers,0,priceOnRequest}',
      '"asked"')
    where id = ${here}`.execute(server.db)
  await redrawAll('another kind of value')
  expect(await told(here)).toEqual([null, undefined])
  await sql`
    update property set doc = doc #- '{basics,offers,0,priceOnRequest}'
      #- '{basics,offers,0,hidesPrice}' where id in (${here}, ${gone})`.execute(server.db)
  await redrawAll('whole again')
  for (const id of [here, gone]) expect(await told(id)).toEqual([50_000_000, 50_000_000])
  expect([await goneRow(gone), await kept(gone)]).toEqual([asWithdrawn, null])
})

/** What valuations look at of a home that has left. */
const goneRow = async (id: string): Promise<unknown[]> =>
  (
    await sql`select op, price, geo::text, muni, feat from listing_gone where id = ${id}`.execute(
      server.db,
    )
  ).rows
/** What is kept beside what it shows. */
const kept = async (id: string): Promise<unknown> =>
  (
    await sql<{
      kept: unknown
    }>`select last_shown #> '{}' as kept from listing where id = ${id}`.execute(server.db)
  ).rows[0]?.kept

/** A home with its street told that has left the market. */
async function left(how: object = {}): Promise<string> {
  const { id, version } = await desk.publish(admin)
  const place = {
    addressVisibility: 'full',
    geoPrecision: 'exact',
    streetName: 'Carrer de la Mar',
    geo: POINT,
  }
  await sql`update property
    set doc = jsonb_set(doc, '{location}', doc -> 'location' || ${JSON.stringify({ ...place, ...how })}::jsonb)
    where id = ${id}`.execute(server.db)
  await redrawAll('before it left')
  const gone = await server.call('changePropertyStatus', {
    token: admin.token,
    params: { id },
    body: { version, status: 'withdrawn' },
  })
  expect(gone.status, JSON.stringify(gone.body)).toBe(200)
  return id
}
const save = async (id: string, steps: object): Promise<void> => {
  const { token } = admin
  const { version } = (await server.call('getProperty', { token, params: { id } })).body
  const saved = await server.call('updateProperty', {
    token,
    params: { id },
    body: { version, ...steps },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}
/** In Sóller. */
const POINT = { lat: 39.766, lon: 2.715 }
const placeOf = async (id: string) => (await stored(id))?.shown.location

it.each([
  ['beside it', sql`jsonb_set(doc, '{location,hidesStreet}', 'true')`],
  ['how it is told', sql`jsonb_set(doc, '{location,addressVisibility}', '"block"')`],
  ['how fine its point is', sql`jsonb_set(doc, '{location,geoPrecision}', '"block"')`],
])('a place off the market comes back when all is read again: %s', async (_what, half) => {
  const id = await left()
  const [before, row] = [await placeOf(id), await goneRow(id)]
  expect(before?.street).toMatch(/Mar/)
  expect(row).not.toMatchObject([{ geo: '-1' }])
  const { rows } = await sql<{ doc: string }>`
    select doc::text as doc from property where id = ${id}`.execute(server.db)
  await sql`update property set doc = ${half} where id = ${id}`.execute(server.db)
  await redrawAll('place half read')
  expect(await placeOf(id)).toMatchObject({ precision: 'hidden' })
  // Who saves something else of it meanwhile keeps nothing back.
  await save(id, { texts: { title: { es: 'Otra casa' }, description: { es: 'Casa.' } } })
  expect(await placeOf(id)).toMatchObject({ precision: 'hidden' })
  await sql`update property set doc = ${rows[0]?.doc}::jsonb where id = ${id}`.execute(server.db)
  await redrawAll('place whole again')
  expect([await placeOf(id), await goneRow(id), await kept(id)]).toEqual([before, row, null])
})

it('what its agency keeps back meanwhile does not come back', async () => {
  const id = await left()
  const location = { municipalityIne: '07061', streetName: 'Carrer de la Mar', geo: POINT }
  await sql`update property set doc = jsonb_set(doc, '{basics,offers,0,hidesPrice}', 'true')
    where id = ${id}`.execute(server.db)
  await redrawAll('price half read')
  await save(id, { location: { ...location, addressVisibility: 'hidden' } })
  await sql`update property set doc = doc #- '{basics,offers,0,hidesPrice}'
    where id = ${id}`.execute(server.db)
  await redrawAll('price whole again')
  const now = await stored(id)
  expect(now?.shown.prices[0]?.price).toBe(50_000_000)
  expect(now?.shown.location).toMatchObject({ precision: 'hidden' })
  expect([now?.shown.location.street, await kept(id)]).toEqual([undefined, null])
})

it('what an earlier sale showed does not come back', async () => {
  const id = await left()
  const before = await stored(id)
  // A version that knows the column no more shows the home again, and takes it off.
  await sql`update listing set last_shown = jsonb_set(jsonb_set(public, '{updatedAt}',
      '"2020-01-01T00:00:00.000Z"'), '{prices,0,price}', '40000000') where id = ${id}`.execute(
    server.db,
  )
  await redrawAll('after a second sale')
  expect(await stored(id)).toEqual(before)
  expect(await kept(id)).toBeNull()
  await sql`update property set doc = jsonb_set(doc, '{basics,offers,0,hidesPrice}', 'true')
    where id = ${id}`.execute(server.db)
  await redrawAll('price half read after a second sale')
  await sql`update property set doc = doc #- '{basics,offers,0,hidesPrice}'
    where id = ${id}`.execute(server.db)
  await redrawAll('price whole again after a second sale')
  expect((await stored(id))?.shown.prices[0]?.price).toBe(50_000_000)
})

it('an agency that is called otherwise meanwhile is named as today, and a moved point is the new one', async () => {
  const id = await left({ geoPrecision: 'moved' })
  await sql`update property set doc = jsonb_set(doc, '{location,hidesStreet}', 'true')
    where id = ${id}`.execute(server.db)
  await redrawAll('place half read')
  expect(await kept(id)).not.toHaveProperty('agent')
  await sql`update listing set public = jsonb_set(public, '{agency,name}', '"Llevant Nou"')
    where id = ${id}`.execute(server.db)
  const geo = { lat: 39.77, lon: 2.72 }
  await inTransaction(server.db, (trx) => moveListing(trx, id, geo))
  expect(await placeOf(id)).toMatchObject({ precision: 'hidden', geo: null })
  await sql`update property set doc = doc #- '{location,hidesStreet}'
    where id = ${id}`.execute(server.db)
  await redrawAll('place whole again')
  const now = await stored(id)
  expect(now?.shown.agency.name).toBe('Llevant Nou')
  expect(now?.shown.location).toMatchObject({ precision: 'moved', geo })
  expect(await kept(id)).toBeNull()
})

it.each([
  ['another name', '{"ways": ["EMAIL"]}'],
  ['another kind of value', '{"contactMethods": "EMAIL"}'],
])('ways of contact under %s open no phone', async (_what, publication) => {
  const { id } = await desk.publish(admin)
  await sql`update agency set doc = doc || '{"publicPhone": "+34971000111"}'`.execute(server.db)
  await sql`
    update property set doc = jsonb_set(doc, '{publication}', ${publication}::jsonb)
    where id = ${id}`.execute(server.db)
  await redrawAll(publication)
  const { agency, contactMethods } = (await server.call('getListing', { params: { id } }))
    .body as Listing
  expect([agency.phone, contactMethods]).toEqual([null, ['EMAIL', 'PLATFORM']])
})

it('a place of which something cannot be read tells its town alone', async () => {
  const { id } = await desk.publish(admin)
  const place = {
    addressVisibility: 'full',
    geoPrecision: 'exact',
    streetName: 'Carrer de la Lluna',
  }
  await sql`update property
    set doc = jsonb_set(doc, '{location}', doc -> 'location' || ${JSON.stringify(place)}::jsonb)
    where id = ${id}`.execute(server.db)
  const told = async () => (await stored(id))?.shown.location.street
  await redrawAll('place read whole')
  expect(await told()).toMatch(/Lluna/)
  await sql`
    update property set doc = jsonb_set(doc, '{location,hidesStreet}', 'true')
    where id = ${id}`.execute(server.db)
  await redrawAll('place half read')
  expect(await told()).toBeUndefined()
  for (const key of ['addressVisibility', 'geoPrecision']) {
    await sql`update property
      set doc = jsonb_set(doc #- '{location,hidesStreet}', array['location', ${key}]::text[],
        '"block"')
      where id = ${id}`.execute(server.db)
    await redrawAll(`${key} unread`)
    expect([await told(), (await stored(id))?.shown.location.geo]).toEqual([undefined, null])
  }
})

async function job(kind: string, payload: object): Promise<void> {
  await inTransaction(server.db, (trx) => server.deps.jobs.add(trx, kind, payload))
  await server.runJobs()
}

it('a home that only this contract cannot show is gone to nobody who saved it', async () => {
  const { id } = await desk.publish(admin)
  const saver = await server.register({ role: 'USER' })
  const { token, profile } = saver
  const kept = await server.call('saveHome', { token, body: { homeId: id } })
  expect(kept.body).toMatchObject({ id, alerts: true })
  await job('search.news', {})
  await sql`
    update property set doc = jsonb_set(doc, '{basics,type}', '"palafito"')
    where id = ${id}`.execute(server.db)
  await redrawAll('of a version taken back')
  expect((await stored(id))?.state).toBe('gone')
  await job('search.news', {})
  const mails = async () =>
    (await server.mails()).filter(({ to, text }) => to === saver.email && text.includes(id)).length
  const { items } = (await server.call('listNotifications', { token })).body
  expect([await mails(), items]).toEqual([0, []])
  await sql`
    update property set doc = jsonb_set(doc, '{basics,type}', '"vivienda"')
    where id = ${id}`.execute(server.db)
  await redrawAll('of the version that is back')
  expect((await stored(id))?.state).toBe('active')
  const notice = {
    userId: profile.id,
    homeId: id,
    kind: 'gone',
    before: null,
    price: null,
  } as const
  await job('saved.mail', notice)
  expect(await mails()).toBe(0)
})
