import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Media, Property } from '../../../../generated/model/index.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { agencyOf, homeOf } from '../homes.fixture.ts'
import { syncListing, syncListings, withdrawListing } from '../index.ts'
import type { ListingSource } from '../source.ts'
import { regroupRecent } from '../backfill.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const agencies = ['Llevant', 'Ponent', 'Migjorn'].map(agencyOf)
const at = (i: number) => agencies[i] ?? agencyOf('Tramuntana')
const REF = '1234567DD6713S0001AB'
const location = {
  municipalityIne: '07061',
  town: 'Sóller',
  island: 'MALLORCA',
  postalCode: '07100',
  addressVisibility: 'street',
} as const

/** A home of an agency, in a square of its own so that tests do not meet. */
function home(agency: number, spot: number, steps: Partial<Property> = {}): ListingSource {
  const source = homeOf(at(agency), steps)
  source.geo = { lat: 39.7 + spot / 100, lon: 2.7152 }
  return source
}

function photo(name: string): Media {
  return {
    id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b',
    kind: 'photo',
    state: 'ready',
    src: `/media/${name}`,
    widths: [320],
    width: 320,
    height: 200,
    color: null,
    label: null,
    caption: {},
    visibility: 'public',
  }
}

const idsOf = async (query: Record<string, unknown>): Promise<string[]> =>
  (await server.call('searchListings', { query })).body.items.map(({ id }) => id)

it('the same cadastral reference: once in a search, the exclusive advert, with all agencies at each', async () => {
  const cadastral = { ...location, cadastralRef: REF }
  const [one, two, three] = [
    home(0, 0, { location: cadastral }),
    home(1, 1, { location: cadastral }),
    home(2, 2, { location: cadastral }),
  ]
  two.property.mandate = { exclusive: 'exclusive' }
  two.property.publication = { showExclusive: true }
  await syncListings(server.db, [one, two])
  await syncListing(server.db, three)
  const all = [one, two, three].map(({ property }) => property.id)
  const { body } = await server.call('searchListings', { query: { place: 'soller' } })
  expect([body.total, body.items.map(({ id, agencies: count }) => [id, count])]).toEqual([
    1,
    [[all[1], 3]],
  ])
  expect((await server.call('getListingFacets', { query: { place: 'soller' } })).body.total).toBe(1)
  expect((await server.call('getListingClusters', { query: { place: 'soller' } })).body.total).toBe(
    1,
  )
  for (const id of all) {
    const listing = (await server.call('getListing', { params: { id } })).body
    expect(listing.others?.map((other) => other.id).sort()).toEqual(
      all.filter((other) => other !== id).sort(),
    )
    expect(listing.others?.[0]).toMatchObject(
      id === all[1]
        ? { operation: 'V', price: 30_000_000 }
        : { id: all[1], agency: { name: 'Ponent' } },
    )
    expect(JSON.stringify(listing)).not.toContain(REF)
  }
  // An agency's own search has its advert, by words and place, too.
  for (const more of [{}, { q: 'luminoso' }, { bbox: '2.7,39.6,2.8,39.8' }])
    expect(await idsOf({ agencyId: at(0).id, ...more })).toEqual([all[0]])
  expect(await idsOf({ q: 'luminoso' })).toEqual([all[1]])

  await withdrawListing(server.db, all[1] ?? '', new Date())
  expect(await idsOf({ place: 'soller', q: 'luminoso' })).toHaveLength(1)
  await withdrawListing(server.db, all[0] ?? '', new Date())
  const alone = await server.call('searchListings', { query: { place: 'soller' } })
  expect(alone.body.items.map(({ id, agencies: count }) => [id, count])).toEqual([
    [all[2], undefined],
  ])
  expect(
    (await server.call('getListing', { params: { id: all[2] ?? '' } })).body.others,
  ).toBeUndefined()
  await withdrawListing(server.db, all[2] ?? '', new Date())
})

it('a change that parts them shows both again, and the hourly look finds who were written at one moment', async () => {
  const own = { location: { ...location, cadastralRef: REF } }
  const [one, two] = [home(0, 4, own), home(1, 5, own)]
  await syncListings(server.db, [one, two])
  expect(await idsOf({ place: 'soller' })).toHaveLength(1)
  two.property.location = { ...location, cadastralRef: REF.replace('AB', 'CD') }
  await syncListing(server.db, two)
  expect(await idsOf({ place: 'soller' })).toHaveLength(2)
  await server.db
    .updateTable('listing')
    .set({ marks: [7, 8], cadastral: 7 })
    .execute()
  await regroupRecent(server.db, new Date(0))
  expect(await idsOf({ place: 'soller' })).toHaveLength(1)
  for (const { property } of [one, two]) await withdrawListing(server.db, property.id, new Date())
})

it('is careful: shared pictures with like figures join, little less does', async () => {
  const pictures = [photo('a'), photo('b'), photo('c')]
  const pairs: [string, boolean, (a: ListingSource, b: ListingSource) => void][] = [
    ['two pictures', true, () => undefined],
    ['one picture at other points', false, (_, b) => (b.property.media = [photo('a'), photo('x')])],
    [
      'one picture at one point',
      true,
      (a, b) => ((b.property.media = [photo('a'), photo('x')]), (b.geo = a.geo)),
    ],
    ['one point alone', false, (a, b) => ((b.property.media = []), (b.geo = a.geo))],
    [
      'a villa at one point',
      true,
      (a, b) => {
        b.property.media = []
        b.geo = a.geo
        a.property.basics.subtype = b.property.basics.subtype = 'villa'
      },
    ],
    [
      'another price',
      false,
      (_, b) => (b.property.basics.offers = [{ operation: 'V', price: 40_000_000 }]),
    ],
    [
      'another operation',
      false,
      (_, b) => (b.property.basics.offers = [{ operation: 'A', price: 30_000_000 }]),
    ],
    ['another area', false, (_, b) => (b.property.layout = { built: 120, bedrooms: 3 })],
    ['other bedrooms', false, (_, b) => (b.property.layout = { built: 100, bedrooms: 2 })],
    [
      'another reference',
      false,
      (a, b) => {
        a.property.location = { ...location, cadastralRef: REF }
        b.property.location = { ...location, cadastralRef: REF.replace('0001', '0002') }
      },
    ],
    ['one moved, one exact', false, (_, b) => (b.precision = 'moved')],
    [
      'one with the street, one without',
      false,
      (a) => (a.property.location = { ...location, streetName: 'sa Lluna' }),
    ],
    [
      'one with the number, one without',
      false,
      (a, b) => {
        a.property.location = {
          ...location,
          streetName: 'sa Lluna',
          number: '12',
          addressVisibility: 'full',
        }
        b.property.location = { ...location, streetName: 'sa Lluna', number: '12' }
      },
    ],
    [
      'one with the number, one without, in a street with a comma',
      false,
      (a, b) => {
        const street = { ...location, streetName: 'Lluna, sa', number: '12' }
        a.property.location = { ...street, addressVisibility: 'full' }
        b.property.location = street
      },
    ],
    [
      'one hidden, one of an unknown street',
      false,
      (a, b) => {
        for (const one of [a, b]) Object.assign(one, { geo: null, precision: 'hidden' })
        a.property.location = { ...location, cadastralRef: REF, addressVisibility: 'hidden' }
        b.property.location = { ...location, cadastralRef: REF }
      },
    ],
    [
      'a transfer on request, and one for a sum of its own',
      false,
      (a, b) => {
        for (const one of [a, b]) one.property.location = { ...location, cadastralRef: REF }
        for (const one of [a, b]) one.precision = 'exact'
        const transferPrice = 3_000_000
        a.property.basics.offers = [{ operation: 'T', transferPrice, priceOnRequest: true }]
        b.property.basics.offers = [{ operation: 'T', transferPrice }]
      },
    ],
    [
      'one on request',
      false,
      (a, b) => {
        for (const one of [a, b]) one.property.location = { ...location, cadastralRef: REF }
        b.property.basics.offers = [{ operation: 'V', price: 30_000_000, priceOnRequest: true }]
      },
    ],
    ['the same agency', false, (a, b) => (b.agency = a.agency)],
  ]
  for (const [name, joined, change] of pairs) {
    const [a, b] = [home(0, 10, { media: pictures }), home(1, 11, { media: pictures })]
    change(a, b)
    await syncListings(server.db, [a, b])
    const found = [
      ...(await idsOf({ place: 'soller' })),
      ...(await idsOf({ place: 'soller', operation: 'A' })),
      ...(await idsOf({ place: 'soller', operation: 'T' })),
    ]
    expect([name, found.length]).toEqual([name, joined ? 1 : 2])
    for (const { property } of [a, b]) await withdrawListing(server.db, property.id, new Date())
  }
})

it.each([
  ['hidden', 0],
  ['moved', 0],
  ['hidden', 1],
  ['exact', 0],
] as const)(
  'a guessed reference tells nothing of a home that keeps its place back: %s, %i shared pictures',
  async (precision, shared) => {
    const keeps = precision === 'hidden' ? ('hidden' as const) : ('street' as const)
    const spot = 60 + shared * 4 + ['hidden', 'moved', 'exact'].indexOf(precision)
    const pair = [home(0, spot), home(1, spot)]
    for (const source of pair) {
      source.property.location = {
        ...location,
        municipalityIne: '07011',
        cadastralRef: REF.replace('1234', `77${spot}`),
        addressVisibility: keeps,
      }
      source.property.media = shared ? [photo(`ours-${spot}`)] : []
      source.precision = precision === 'hidden' ? 'exact' : precision
    }
    await syncListings(server.db, pair)
    const { others } = (
      await server.call('getListing', { params: { id: pair[0]?.property.id ?? '' } })
    ).body
    expect(others?.length).toBe(precision === 'exact' || shared > 0 ? 1 : undefined)
  },
)
