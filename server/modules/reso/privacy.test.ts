import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PropertyInput } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, published } from '../property/testing/homes.fixture.ts'
import { PROPERTY } from './fields.ts'
import { asker, fill, keyOf } from './reso.fixture.ts'

let server: TestServer
let boss: Person
let other: Person
let ask: ReturnType<typeof asker>
let hidden: string

/** Words that stand in a home and are nobody's business. */
const CANARIES = [
  'Catalina Oliver',
  '600111222',
  'Carrer Amagat',
  '4711',
  '39.70717',
  '2.61313',
  '987654',
  '2019-03-04',
  '9872023DD6797A0001SR',
  'sense-nom@owner.example',
  'clau sota el test',
]

const secretive: PropertyInput = {
  ...complete,
  basics: {
    ...complete.basics,
    offers: [{ operation: 'V', price: 98_765_400, priceOnRequest: true }],
  },
  location: {
    ...complete.location,
    streetName: 'Carrer Amagat',
    number: '4711',
    door: '4711',
    cadastralRef: '9872023DD6797A0001SR',
    geo: { lat: 39.70717, lon: 2.61313 },
    addressVisibility: 'hidden',
  },
  mandate: {
    owners: [{ name: 'Catalina Oliver', phone: '+34600111222', email: 'sense-nom@owner.example' }],
    startsOn: '2019-03-04',
    endsOn: '2099-01-10',
    contactOnSite: 'clau sota el test',
  },
}

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ role: 'ADMIN', agencyName: 'Discreta' })
  other = await server.register({ role: 'ADMIN', agencyName: 'Altra' })
  hidden = (await published(server, boss, secretive)).id
  await published(server, boss)
  await fill(server, other, 30, 11)
  ask = asker(server, (await keyOf(server, boss)).secret)
}, 300_000)
afterAll(() => server.close())

const filtered = (filter: string) => ask(`/Property?$filter=${encodeURIComponent(filter)}`)

describe('what a partner learns', () => {
  it('is nothing private of a home, whatever is asked', async () => {
    const paths = ['/Property', '/Property?$expand=Media', '/Media', '/Member', '/Office']
    for (const path of [...paths, `/Property('${hidden}')?$expand=Media`]) {
      const { status, text } = await ask(path)
      expect([path, status]).toEqual([path, 200])
      expect(CANARIES.filter((word) => text.includes(word))).toEqual([])
    }
    const { body } = await ask(`/Property('${hidden}')`)
    expect(body).toMatchObject({
      ListPrice: null,
      StreetName: null,
      StreetNumber: null,
      PostalCode: null,
      Latitude: null,
      Longitude: null,
      InternetAddressDisplayYN: false,
      City: 'Sóller',
      BedroomsTotal: 4,
    })
    const rows = await server.db.selectFrom('reso_property').selectAll().execute()
    const kept = JSON.stringify(rows.filter(({ property_id }) => property_id === hidden))
    expect(CANARIES.filter((word) => kept.includes(word))).toEqual([])
  })

  it('no filter and no order tells apart what is hidden: it is as unknown', async () => {
    const of = `ListingKey eq '${hidden}'`
    for (const [filter, found] of [
      [`${of}`, 1],
      [`${of} and ListPrice gt 0`, 0],
      [`${of} and ListPrice le 99999999`, 0],
      [`${of} and ListPrice eq 987654`, 0],
      [`${of} and ListPrice eq null`, 1],
      [`${of} and Latitude gt -90`, 0],
      [`${of} and Longitude lt 180`, 0],
      [`${of} and PostalCode ne null`, 0],
      [`${of} and startswith(PostalCode,'0')`, 0],
      [`${of} and ListingContractDate lt 2020-01-01`, 0],
    ] as const)
      expect([filter, (await filtered(filter)).body.value?.length]).toEqual([filter, found])
    for (const name of [
      'StreetName',
      'StreetNumber',
      'PublicRemarks',
      'ListAgentDirectPhone',
      'OwnerName',
    ])
      expect([name, (await filtered(`contains(${name},'a')`)).status]).toEqual([name, 400])
    for (const name of PROPERTY.filter(({ filter, isList }) => !filter || isList))
      expect((await ask(`/Property?$orderby=${name.name}`)).status).toBe(400)
    const { body } = await ask('/Property?$orderby=ListPrice&$top=1')
    expect(body.value[0]?.['ListingKey']).toBe(hidden)
    const token = Buffer.from(JSON.stringify(['987653', hidden])).toString('base64url')
    const next = await ask(`/Property?$orderby=ListPrice%20desc&$skiptoken=${token}`)
    expect(next.body.value.map(({ ListPrice }) => ListPrice)).not.toContain(987_654)
  })

  it('follows the address and the price the moment the agency hides or shows them', async () => {
    const { id } = await published(server, boss)
    const read = async () =>
      (await ask(`/Property('${id}')`)).body as unknown as Record<string, unknown>
    expect(await read()).toMatchObject({ StreetName: 'sa Lluna', ListPrice: 945_000 })
    const { body: home } = await server.call('getProperty', { token: boss.token, params: { id } })
    const reply = await server.call('updateProperty', {
      token: boss.token,
      params: { id },
      body: {
        version: home.version,
        location: { ...home.location, addressVisibility: 'hidden' },
        basics: {
          ...home.basics,
          offers: [{ operation: 'V', price: 94_500_000, priceOnRequest: true }],
        },
      } as never,
    })
    expect(reply.status).toBe(200)
    expect(await read()).toMatchObject({ StreetName: null, ListPrice: null, Latitude: null })
  })

  it('is the pictures of the home and nothing but the public ones', async () => {
    const { body } = await ask(`/Property('${hidden}')?$expand=Media`)
    const { Media } = body as unknown as { Media: { MediaURL: string; MediaKey: string }[] }
    expect(Media).toHaveLength(1)
    const one = await ask(`/Media('${Media[0]?.MediaKey}')`)
    expect((one.body as unknown as { MediaURL: string }).MediaURL).toBe(Media[0]?.MediaURL)
    const picture = await server.inject(new URL(Media[0]?.MediaURL ?? '').pathname)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })
})

describe('whose homes', () => {
  it('are the agency of the key alone, on every way', async () => {
    const theirs = asker(server, (await keyOf(server, other)).secret)
    const all = (await theirs('/Property')).body.value
    expect(all.length).toBeGreaterThanOrEqual(30)
    const key = String(all[0]?.['ListingKey'])
    expect((await ask(`/Property('${key}')`)).status).toBe(404)
    for (const filter of [`ListingKey eq '${key}'`, `ListingKey in ('${key}')`])
      expect((await filtered(filter)).body.value).toEqual([])
    const every = await filtered(`ListingKey ne null or not(ListPrice gt 0) or ListPrice eq null`)
    const mine = await ask('/Property?$count=true')
    expect(every.body.value.length).toBe(mine.body['@odata.count'])
    const keys = new Set(all.map(({ ListingKey }) => ListingKey))
    expect(every.body.value.filter(({ ListingKey }) => keys.has(ListingKey))).toEqual([])
    for (const path of ['/Media', '/Member', '/Office'])
      expect((await ask(path)).text).not.toContain(other.profile.agency_ids[0])
  })

  it('a draft is in nobody’s answer', async () => {
    const made = await server.call('createProperty', { token: boss.token, body: complete })
    expect((await ask(`/Property('${made.body.id}')`)).status).toBe(404)
  })
})
