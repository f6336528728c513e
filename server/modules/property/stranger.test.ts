import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PropertyInput } from '../../../generated/model/index.ts'
import { readRoutes } from '../../contract/routes.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, published } from './testing/homes.fixture.ts'

/** Each a text or number of its own, so that any of them is recognised wherever it turns up. */
const SECRETS = {
  owner: 'Margalida Canariu',
  taxId: '43011223H',
  phone: '+34677001122',
  email: 'margalida@canariu.example',
  net: 91_234_567,
  hook: 'canari-ganxo',
  notes: 'canari-notes',
  door: 'Q7Z',
  block: 'Bloc Canari',
  stair: 'Esc. Q9',
  cadastre: '9872023VH5797S0001WX',
  registry: 'Registre Canari',
  charge: 'Banc Canari',
  legalisation: 'canari-infraccio',
  derrama: 7_654_321,
  reference: 8_765_432,
}

const home: PropertyInput = {
  ...complete,
  basics: {
    ...complete.basics,
    offers: [
      { operation: 'V', price: 94_500_000, netOwnerPrice: SECRETS.net, mortgagePending: true },
    ],
  },
  location: {
    ...complete.location,
    block: SECRETS.block,
    stair: SECRETS.stair,
    door: SECRETS.door,
    cadastralRef: SECRETS.cadastre,
    addressVisibility: 'full',
  },
  legal: {
    ...complete.legal,
    derrama: SECRETS.derrama,
    referenceValue: SECRETS.reference,
    ite: 'failed',
    rusticLegalisation: SECRETS.legalisation,
    registry: { office: SECRETS.registry },
    charges: [{ kind: 'mortgage', holder: SECRETS.charge }],
  },
  mandate: {
    ...complete.mandate,
    owners: [
      { name: SECRETS.owner, phone: SECRETS.phone, email: SECRETS.email, taxId: SECRETS.taxId },
    ],
  },
  texts: { ...complete.texts, agentHook: SECRETS.hook, internalNotes: SECRETS.notes },
}

let server: TestServer
let admin: Person
let id = ''
let agencyId = ''
let kept = ''

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN' })
  ;({ id, agencyId } = await published(server, admin, home))
  kept = JSON.stringify(
    (await server.call('getProperty', { token: admin.token, params: { id } })).body,
  )
})
afterAll(() => server.close())

test('no public read answers what the agency keeps to itself, asked as a stranger', async () => {
  for (const [name, secret] of Object.entries(SECRETS))
    expect(kept, `${name} is kept at all`).toContain(String(secret))
  const publicReads = readRoutes().routes.filter(
    ({ method, security }) => method === 'GET' && !security,
  )
  expect(publicReads.length).toBeGreaterThan(10)
  const answers = new Map<string, string>()
  for (const { operationId, params, query } of publicReads) {
    const names = Object.keys((params as { properties?: object } | null)?.properties ?? {})
    const asks = Object.keys((query as { properties?: object } | null)?.properties ?? {})
    const values: Record<string, string> = {
      operation: 'V',
      bbox: '1,38,5,41',
      zoom: '9',
      q: 'casa',
      id,
      agencyId,
      propertyId: id,
      listingId: id,
    }
    const { status, body } = await server.call(operationId as 'getListing', {
      params: Object.fromEntries(
        names.map((name) => [name, operationId === 'getPublicAgency' ? agencyId : id]),
      ),
      query: Object.fromEntries(
        asks.filter((name) => name in values).map((name) => [name, values[name]]),
      ),
    })
    answers.set(
      operationId,
      `${status} ${Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body)}`,
    )
  }
  // The home is really told of, else there would be nothing to find.
  for (const operationId of ['getListing', 'searchListings', 'getListingClusters'])
    expect(answers.get(operationId), operationId).toMatch(/^200 /)
  expect(answers.get('getListing')).toContain('sa Lluna')
  expect(answers.get('searchListings')).toContain(id)
  for (const [operationId, answer] of answers) {
    for (const [name, secret] of Object.entries(SECRETS))
      expect(answer.includes(String(secret)), `${operationId} tells ${name}`).toBe(false)
  }
})

test('nobody outside learns when the agency changed what only it reads', async () => {
  const { token } = admin
  const read = async () => ({
    listing: JSON.stringify((await server.call('getListing', { params: { id } })).body),
    map: (await server.inject({ url: '/sitemap/homes-1.xml' })).payload,
  })
  const save = async (change: object) => {
    const { version } = (await server.call('getProperty', { token, params: { id } })).body
    const body = { version, ...change } as never
    expect((await server.call('updateProperty', { token, params: { id }, body })).status).toBe(200)
  }
  const before = await read()
  await save({ tags: ['urgente'], texts: { ...home.texts, internalNotes: 'La dueña tiene prisa' } })
  expect(await read()).toEqual(before)
  await save({ texts: { ...home.texts, title: { es: 'Otro título' } } })
  const after = await read()
  expect([after.listing === before.listing, after.map === before.map]).toEqual([false, false])
})
