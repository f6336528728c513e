import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Property, Valuation, ValuationInput } from '../../../generated/model/index.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { metresBetween } from '../place/index.ts'
import { refuseFirst } from '../../testing/first-refused.ts'
import type { Person } from '../../testing/people.ts'
import { readPdf } from '../../testing/pdf.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { agencyOf } from '../listing/homes.fixture.ts'
import { syncListings, withdrawListing, type ListingSource } from '../listing/index.ts'
import { narrowListing } from '../listing/index.ts'
import { complete, made, published } from '../property/testing/homes.fixture.ts'
import { fitAll, proveAll } from './fit.service.ts'
import { placeAll } from './place.service.ts'
import { advert, SECRET, SOLLER, village } from './market.fixture.ts'

const other = agencyOf('Sa Talaia')
const homes = village(other, 90)
const hidden = advert(other, { geo: null })
let server: TestServer
let admin: Person
let staff: Person
let home: Property

const publish = (sources: ListingSource[]) =>
  inTransaction(server.db, (trx) => syncListings(trx, sources))
const withdraw = ({ property }: ListingSource, at = new Date()) =>
  inTransaction(server.db, (trx) => withdrawListing(trx, property.id, at))
const ask = (input: ValuationInput, who = admin) =>
  server.call('createValuation', { token: who.token, body: input })
async function told(input: ValuationInput = { propertyId: home.id }): Promise<Valuation> {
  const { status, body } = await ask(input)
  expect(status).toBe(201)
  return body as Valuation
}
/** What is told but for who and when. */
const said = ({ id: _id, asOf: _at, ...rest }: Valuation) => rest

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  home = await published(server, admin)
  await publish([...homes, hidden])
  await fitAll(server.deps)
}, 300_000)
afterAll(() => server.close())

describe('an estimate', () => {
  it('is a value with its doubt, from homes named with what sets them apart, and is kept', async () => {
    const one = await told()
    expect(one).toMatchObject({ reason: null, operation: 'V', cover: 80, notes: ['asking'] })
    // Houses of about 4,000 EUR/m², 164 m².
    expect(one.value).toBeGreaterThan(164 * 340_000)
    expect(one.value).toBeLessThan(164 * 460_000)
    expect((one.low ?? 0) < (one.value ?? 0) && (one.value ?? 0) < (one.high ?? 0)).toBe(true)
    expect(one.position).toMatchObject({ price: 94_500_000, percentile: 100 })
    expect(one.comparables).toHaveLength(15)
    expect(one.near).toBe(90)
    expect(one.model).toMatchObject({ island: 'MALLORCA', family: 'house', n: 91 })
    expect(one.comparables.flatMap(({ why }) => why)).toContainEqual(
      expect.objectContaining({ trait: 'm2' }),
    )
    const { body } = await server.call('getValuation', {
      token: admin.token,
      params: { id: one.id },
    })
    expect(body).toEqual(one)
    const list = await server.call('listValuations', {
      token: admin.token,
      query: { propertyId: home.id },
    })
    expect(list.body.items[0]).toEqual(one)
  })

  it('is put on paper for the owner in a language, to those alone who read it; none without a figure', async () => {
    const one = await told()
    const paper = (who: Person, id = one.id, language?: 'de') =>
      server.call('downloadValuation', {
        token: who.token,
        params: { id },
        ...(language && { query: { language } }),
      })
    const { status, headers, body } = await paper(admin, one.id, 'de')
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const { pages } = await readPdf(body as unknown as Buffer)
    const said = pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ')
    for (const words of [
      'Was für Immobilien wie Ihre verlangt wird',
      'Dorfhaus',
      'Dorfhaus',
      `Ref. ${home.ref}`,
      'Portal Vell',
    ])
      expect(said).toContain(words)
    expect(said).toContain(`${Math.round((one.value ?? 0) / 100).toLocaleString('es')} €`)
    for (const { place } of one.comparables) expect(said).toContain(place)
    expect((await paper(staff)).status).toBe(404)
    const stranger = await server.register({ agencyName: 'Sa Font' })
    expect((await paper(stranger)).status).toBe(404)
    const land = await told({ facts: { type: 'terreno', subtype: 'urbano', geo: SOLLER } })
    expect((await paper(admin, land.id)).status).toBe(406)
  })

  it('no answer gives a hidden home’s true point: those shown count, by where they are shown', async () => {
    const one = await told()
    expect(one.comparables.map(({ listingId }) => listingId)).not.toContain(hidden.property.id)
    const shown = new Map(homes.map(({ property, geo }) => [property.id, geo]))
    for (const { listingId, metres } of one.comparables) {
      const geo = shown.get(listingId)
      expect(geo).toBeTruthy()
      expect(metres % 50).toBe(0)
      if (geo) expect(Math.abs(metres - metresBetween(SOLLER, geo))).toBeLessThan(40)
    }
    const text = JSON.stringify(one)
    for (const secret of [SECRET.lat, SECRET.lon, 'Lluna', '"geo"', '"lat"'])
      expect(text).not.toContain(String(secret))
  })

  it('a home advertised twice changes nothing when its twin is removed', async () => {
    const { built, bedrooms, bathrooms } = home.layout ?? {}
    const twin = advert(other, {
      geo: { lat: SOLLER.lat + 0.0005, lon: SOLLER.lon },
      price: 250_000_000,
      layout: { built, bedrooms, bathrooms },
    })
    await publish([twin])
    const both = await told()
    expect(both.comparables.map(({ listingId }) => listingId)).not.toContain(twin.property.id)
    await withdraw(twin)
    const gone = await told()
    expect(said(gone)).toEqual(said(both))
    await server.db.deleteFrom('listing_gone').where('id', '=', twin.property.id).execute()
    expect(said(await told())).toEqual(said(both))
  })

  it('homes withdrawn less than 24 months ago count, those hidden since do not', async () => {
    const [near] = homes.filter(({ geo }) => geo && metresBetween(SOLLER, geo) < 600)
    const found = near as ListingSource
    const of = ({ comparables }: Valuation) =>
      comparables.find(({ listingId }) => listingId === found.property.id)
    const bigger = { propertyId: home.id }
    await withdraw(found)
    const after = of(await told(bigger))
    if (after) expect(after.gone).toBe(true)
    const rows = () =>
      server.db.selectFrom('listing_gone').selectAll().where('id', '=', found.property.id).execute()
    expect(await rows()).toHaveLength(1)
    const kept: ListingSource = { ...found, geo: null, precision: 'hidden' }
    await inTransaction(server.db, (trx) => narrowListing(trx, found.property.id, async () => kept))
    expect((await rows()).every(({ geo }) => Number(geo) === -1)).toBe(true)
    expect(of(await told(bigger))).toBeUndefined()
    await publish([found])
    expect(await rows()).toEqual([])
  })
})

describe('a refusal in words', () => {
  const facts = { type: 'vivienda', subtype: 'casa', geo: SOLLER, built: 150 } as const
  it.each<[string, ValuationInput['facts'], string]>([
    ['land', { type: 'terreno', subtype: 'urbano', geo: SOLLER }, 'land'],
    ['a country estate', { ...facts, subtype: 'finca_rustica' }, 'rural'],
    ['a home of no kind', { type: 'vivienda', geo: SOLLER, built: 90 }, 'kind'],
    ['no area', { type: 'vivienda', subtype: 'casa', geo: SOLLER }, 'area'],
    [
      'usable area alone, where nobody says both',
      { ...facts, built: undefined, usable: 90 },
      'area',
    ],
    ['no home within 8 km', { ...facts, geo: { lat: 39.354, lon: 3.128 } }, 'tooFew'],
    ['a kind without a model', { type: 'local', geo: SOLLER, built: 80 }, 'tooFew'],
  ])('%s', async (_name, typed, reason) => {
    expect(await told({ facts: typed })).toMatchObject({
      value: null,
      low: null,
      perM2: null,
      reason,
    })
  })

  it('a home of the portfolio whose place is not known', async () => {
    const { geo: _geo, ...location } = complete.location ?? {}
    const one = await made(server, admin, { ...complete, location })
    expect(await told({ propertyId: one.id })).toMatchObject({ reason: 'place', value: null })
  })

  it('typed facts are estimated as a home is', async () => {
    const one = await told({ facts: { ...facts, bedrooms: 3, bathrooms: 2, price: 60_000_000 } })
    expect(one).toMatchObject({ reason: null, propertyId: null, position: { price: 60_000_000 } })
    expect(one.notes).toEqual(['asking', 'stateUnknown'])
  })
})

describe('rights', () => {
  it('a home that is not theirs is none', async () => {
    const stranger = await server.register({ agencyName: 'Illa de Vent' })
    const own = await told()
    expect((await ask({ propertyId: home.id }, staff)).status).toBe(404)
    expect((await ask({ propertyId: home.id }, stranger)).status).toBe(404)
    for (const who of [staff, stranger]) {
      const get = { token: who.token, params: { id: own.id } }
      expect((await server.call('getValuation', get)).status).toBe(404)
      const list = { token: who.token, query: { propertyId: home.id } }
      expect((await server.call('listValuations', list)).status).toBe(404)
    }
  })

  it('a STAFF reads what they asked for, and no quality', async () => {
    const typed = { type: 'vivienda', subtype: 'casa', geo: SOLLER, built: 150 } as const
    const { body } = await ask({ facts: typed }, staff)
    const get = { token: staff.token, params: { id: (body as Valuation).id } }
    expect((await server.call('getValuation', get)).status).toBe(200)
    expect((await server.call('getValuationQuality', { token: staff.token })).status).toBe(403)
  })

  it.each<[ValuationInput, string]>([
    [{}, 'propertyId'],
    [
      {
        propertyId: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b',
        facts: { type: 'vivienda', geo: SOLLER },
      },
      'propertyId',
    ],
  ])('%j is 400 at %s', async (input, field) => {
    const { status, body } = await ask(input)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it('an operation that the home is not offered in is 400', async () => {
    const { status, body } = await ask({ propertyId: home.id, operation: 'A' })
    expect([status, body]).toEqual([400, { operation: 'El inmueble no se ofrece así' }])
  })
})

it('the error of each month is told with a later test of it', async () => {
  await proveAll(server.deps)
  const { body } = await server.call('getValuationQuality', { token: admin.token })
  expect(body.items.map(({ model }) => [model.island, model.family])).toEqual([
    [null, 'house'],
    ['MALLORCA', 'house'],
  ])
  const [, island] = body.items
  expect(island?.proof).toMatchObject({ tested: 91 })
  expect(island?.model.medianErrorPct).toBeGreaterThan(1)
  // A model of the same month takes the place of the one before.
  await fitAll(server.deps)
  const again = await server.call('getValuationQuality', { token: admin.token })
  expect(again.body.items).toHaveLength(2)
})

it('a home whose place cannot be kept keeps no other waiting for its own', async () => {
  await published(server, admin)
  await server.db.deleteFrom('valuation_position').execute()
  const placed = async () =>
    (await server.db.selectFrom('valuation_position').select('property_id').execute()).length
  const end = await refuseFirst(server.db, 'valuation_position', 'insert')
  await expect(placeAll(server.deps)).rejects.toThrow('refused')
  await end()
  expect(await placed()).toBe(1)
  await placeAll(server.deps)
  expect(await placed()).toBe(2)
})

it('what a clock that ran three days ahead made goes, and not what is made since', async () => {
  const at = (day: number) => ({ ...server.deps, now: () => new Date(Date.UTC(2031, 4, day)) })
  await fitAll(at(13))
  await fitAll(at(10))
  const { rows } = await sql<{ at: Date }>`select made_at as at from valuation_model
    where made_at >= '2031-05-01'`.execute(server.db)
  expect([...new Set(rows.map((row) => row.at.toISOString()))]).toEqual([
    '2031-05-10T00:00:00.000Z',
  ])
})

it('what a clock that ran a year ahead compared and made is compared and made anew', async () => {
  await placeAll(server.deps)
  await sql`update valuation_position set as_of = as_of + interval '1 year'`.execute(server.db)
  await sql`update valuation_model set made_at = made_at + interval '1 year'`.execute(server.db)
  await placeAll(server.deps)
  await fitAll(server.deps)
  const { rows } = await sql<{ at: Date }>`select as_of as at from valuation_position
    union all select made_at from valuation_model`.execute(server.db)
  expect(rows.length).toBeGreaterThan(2)
  for (const { at } of rows) expect(at.getTime()).toBeLessThan(Date.now() + 86_400_000)
})
