import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Integration, Property } from '../../../../generated/model/index.ts'
import { fill, keyOf } from '../../reso/reso.fixture.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { fetchSource } from './fetch-source.ts'
import { startForeign } from './foreign.fixture.ts'

let server: TestServer
let foreign: Awaited<ReturnType<typeof startForeign>>
let seller: Person
let buyer: Person
let secret: string

/** Our own RESO Web API, as another host has it. */
function serveReso(): void {
  foreign.answer((request, response) => {
    const { authorization = '', prefer = '' } = request.headers
    void server
      .inject({ url: request.url ?? '', headers: { authorization, prefer: String(prefer) } })
      .then(({ statusCode, body, headers }) =>
        response
          .writeHead(statusCode, { 'content-type': String(headers['content-type']) })
          .end(body.replaceAll(server.deps.config.siteUrl, foreign.url)),
      )
  })
}

beforeAll(async () => {
  server = await startTestServer()
  server.deps.config.privateHosts = true
  server.deps.config.rateLimits = false
  foreign = await startForeign()
  seller = await server.register({ role: 'ADMIN', agencyName: 'Qui ven' })
  buyer = await server.register({ role: 'ADMIN', agencyName: 'Qui compra' })
  await fill(server, seller, 250)
  secret = (await keyOf(server, seller)).secret
}, 300_000)
afterAll(async () => {
  await server.close()
  foreign.close()
})

const show = async (id: string): Promise<Integration> =>
  (await server.call('getIntegration', { token: buyer.token, params: { id } })).body as Integration

async function source(token: string): Promise<string> {
  const made = await server.call('createSource', {
    token: buyer.token,
    body: { provider: 'reso', name: `Socis ${token.slice(-6)}` },
  })
  const { id, version } = made.body as Integration
  const body = { version, fetch: { url: `${foreign.url}/reso/odata` }, secret: token }
  const set = await server.call('updateIntegration', { token: buyer.token, params: { id }, body })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  return id
}

/** Fetches and reads; pictures are another test's. */
async function turn(id: string): Promise<Integration> {
  await fetchSource(server.deps, id)
  await server.db.deleteFrom('job').where('kind', '=', 'import.pictures').execute()
  await server.runJobs()
  return show(id)
}

const homesOf = async (agencyId: string) =>
  server.db
    .selectFrom('property')
    .innerJoin('import_link', 'import_link.property_id', 'property.id')
    .select(['external_id', 'property.status', 'property.doc', 'property.id'])
    .where('property.agency_id', '=', agencyId)
    .execute()

it('brings in what a RESO Web API tells, then what was changed, and takes off what has left', async () => {
  serveReso()
  const agencyId = buyer.profile.agency_ids[0] ?? ''
  const id = await source(secret)
  const first = await turn(id)
  const records = await server.db.selectFrom('reso_property').selectAll().execute()
  expect(first).toMatchObject({ homes: records.length, fetch: { outcome: 'taken', failures: 0 } })
  expect(records.length).toBeGreaterThan(250)
  // More than a page, and every one the same home.
  expect(foreign.asked.length).toBeGreaterThan(1)
  const brought = new Map((await homesOf(agencyId)).map((home) => [home.external_id, home]))
  for (const { listing_key: key, record } of records) {
    const told = record as Record<string, unknown>
    const { basics, layout, location } = (brought.get(key)?.doc ?? {}) as Partial<Property>
    const [offer] = basics?.offers ?? []
    expect(offer?.price).toBe(
      told['ListPrice'] === undefined ? undefined : Math.round(Number(told['ListPrice']) * 100),
    )
    const isLet = String(told['PropertyType']).includes('Lease')
    expect(['A', 'TDA'].includes(offer?.operation ?? '')).toBe(isLet)
    expect([layout?.built, layout?.plot]).toEqual([told['BuildingAreaTotal'], told['LotSizeArea']])
    if (basics?.type === 'vivienda') expect(layout?.bedrooms).toBe(told['BedroomsTotal'])
    expect(location?.geo?.lat).toBe(told['Latitude'])
  }

  // A price changes, a home leaves: two records are asked for, and the rest stands.
  const [sold, dearer] = records
    .filter(({ listing_key: key }) => !key.endsWith('-r'))
    .slice(0, 2)
    .map(({ property_id: home }) => home)
  const call = { token: seller.token, params: { id: sold ?? '' } }
  const { version } = (await server.call('getProperty', call)).body as Property
  const changed = await server.call('changePropertyStatus', {
    ...call,
    body: { version, status: 'withdrawn' },
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  await server.db
    .updateTable('reso_property')
    .set({ changed: true })
    .where('property_id', '=', dearer ?? '')
    .execute()
  foreign.asked.length = 0
  const second = await turn(id)
  expect(decodeURIComponent(foreign.asked[0]?.url ?? '')).toContain('ModificationTimestamp ge 20')
  expect(foreign.asked).toHaveLength(1)
  expect(second.fetch).toMatchObject({ outcome: 'taken', failures: 0 })
  const after = new Map((await homesOf(agencyId)).map((home) => [home.external_id, home]))
  expect(after.size).toBe(records.length)
  // It never was public there for want of a picture: the draft is withdrawn.
  expect(after.get(sold ?? '')?.status).toBe('withdrawn')
  expect(after.get(dearer ?? '')?.status).toBe(brought.get(dearer ?? '')?.status)
  // The next file is without it; then nothing more has changed, and there is no run.
  expect((await turn(id)).fetch).toMatchObject({ outcome: 'taken' })
  expect((await turn(id)).fetch).toMatchObject({ outcome: 'same' })
})

it('asks for all again where the last file is none that can be read', async () => {
  const id = await source('token-large')
  const listing = {
    ListingKey: 'a',
    ListingId: 'A-1',
    StandardStatus: 'Active',
    BedroomsTotal: 3,
    BathroomsTotalInteger: 2,
    BuildingAreaTotal: 120,
    LivingArea: 100,
    LotSizeArea: 500,
    PropertyType: 'Residential',
    PropertySubType: 'Villa',
    ListPrice: 100_000,
    City: 'Palma',
  }
  const serve = (remarks: string): void => {
    const page = JSON.stringify({ value: [{ ...listing, PublicRemarks: remarks }] })
    foreign.answer((_request, response) => response.writeHead(200).end(page))
  }
  serve('x'.repeat(1_200_000))
  expect((await turn(id)).fetch).toMatchObject({ failures: 1 })
  serve('Casa')
  expect((await turn(id)).fetch).toMatchObject({ outcome: 'taken', failures: 0 })
  serveReso()
})

it('follows a link to another page only where it is one of the service', async () => {
  const links = ['http://[', 'javascript:alert(1)', '//127.0.0.1:1/x', 'http://169.254.169.254/']
  for (const [at, link] of links.entries()) {
    const id = await source(`token-link${at}`)
    const page = { value: [{ ListingKey: 'a' }], '@odata.nextLink': link }
    foreign.answer((_request, response) => response.writeHead(200).end(JSON.stringify(page)))
    const failure = (await turn(id)).fetch?.failure
    expect([link, failure]).toEqual([link, 'La dirección no responde como una RESO Web API.'])
  }
  serveReso()
})

it('gives a service up whose pages together take too long', async () => {
  const id = await source('llar_00000000_slow')
  const real = performance.now.bind(performance)
  let pages = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + pages * 50_000)
  foreign.answer((_request, response) => {
    pages += 1
    const page = { value: [{ ListingKey: `k${pages}` }], '@odata.nextLink': `${foreign.url}/next` }
    response.writeHead(200).end(JSON.stringify(page))
  })
  const failure = (await turn(id)).fetch?.failure
  clock.mockRestore()
  serveReso()
  expect(failure).toBe('La dirección envía el archivo demasiado despacio: se ha dejado de leer.')
  expect(pages).toBeLessThan(20)
})

it('says in a sentence what is wrong with an address', async () => {
  serveReso()
  const id = await source('llar_00000000_wrong')
  expect((await turn(id)).fetch).toMatchObject({
    outcome: 'failed',
    failure: expect.stringContaining('(401)'),
  })
  foreign.answer((_request, response) => void response.writeHead(200).end('<html></html>'))
  expect((await turn(id)).fetch?.failure).toBe('La dirección no responde como una RESO Web API.')
  // The next page lies at another host: the token does not go there.
  const other = await startForeign()
  foreign.answer((_request, response) =>
    response
      .writeHead(200)
      .end(JSON.stringify({ value: [], '@odata.nextLink': `${other.url}/Property` })),
  )
  expect((await turn(id)).fetch?.failures).toBe(3)
  expect(other.asked).toEqual([])
  other.close()
})
