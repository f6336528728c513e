import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listing, ListingCard } from '../../../generated/model/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { ASKS, type Ask } from './asks.fixture.ts'
import { agencyOf, someHomes } from './homes.fixture.ts'
import { syncListing, withdrawListing } from './index.ts'
import { fold } from './projection/search-terms.ts'
import { readNear } from './search/near.ts'
import { readRing } from './search/shape.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
const agencies = [agencyOf('Llevant'), agencyOf('Tramuntana')]

/**
 * The same questions asked of the whole answers of getListing, so that the two cannot share a
 * mistake.
 */
let server: TestServer
let homes: Listing[] = []

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW })
  for (const source of someHomes(400, agencies, NOW)) {
    await syncListing(server.db, source)
    const { body } = await server.call('getListing', { params: { id: source.property.id } })
    homes.push(body)
  }
})
afterAll(() => server.close())

function has(home: Listing, feature: string): boolean {
  const found: Record<string, boolean> = {
    terrace: home.features.features?.includes('terrace') ?? false,
    lift: home.features.features?.includes('lift') ?? false,
    pool: ['private', 'communal'].includes(home.features.pool ?? ''),
    seaViews: home.layout.views?.includes('sea') ?? false,
    airConditioning: home.features.airConditioning === 'cold',
    newBuild: home.newBuild,
  }
  return found[feature] ?? false
}

/** What is searched of a home's words. */
const textOf = ({ title, description }: Listing): string =>
  fold([...Object.values(title), ...Object.values(description)].join(' '))

function fits(home: Listing, ask: Ask): boolean {
  const offered = home.prices.find(({ operation }) => operation === (ask.operation ?? 'V'))
  if (!offered) return false
  const { price } = offered
  const area = home.type === 'terreno' ? home.layout.plot : home.layout.built
  const { location } = home
  const geo = location.geo
  const list = (name: string): string[] => [ask[name] ?? []].flat() as string[]
  const any = (name: string, value: unknown): boolean =>
    list(name).length === 0 || list(name).includes(String(value))
  const [west = 0, south = 0, east = 0, north = 0] = String(ask.bbox ?? '')
    .split(',')
    .map(Number)
  const places: Record<string, boolean> = {
    soller: location.municipality === 'Sóller',
    mallorca: location.island === 'MALLORCA',
    baleares: true,
    'port-de-soller': location.town === 'Puerto de Sóller',
    '07100': location.postalCode === '07100',
    formentera: location.island === 'FORMENTERA',
    ibiza: location.island === 'IBIZA',
  }
  return (
    // The words last: they are dear to fold, and most questions ask for none.
    any('type', home.type) &&
    any('subtype', home.subtype) &&
    any('condition', home.condition) &&
    any('energy', home.energy.consumptionLetter) &&
    any('agencyId', home.agency.id) &&
    (ask.place === undefined || places[String(ask.place)] === true) &&
    (ask.priceMin === undefined || (price !== null && price >= Number(ask.priceMin))) &&
    (ask.priceMax === undefined || (price !== null && price <= Number(ask.priceMax))) &&
    (ask.areaMin === undefined || (area !== undefined && area >= Number(ask.areaMin))) &&
    (ask.areaMax === undefined || (area !== undefined && area <= Number(ask.areaMax))) &&
    (ask.bedroomsMin === undefined || (home.layout.bedrooms ?? -1) >= Number(ask.bedroomsMin)) &&
    (ask.bathroomsMin === undefined || (home.layout.bathrooms ?? -1) >= Number(ask.bathroomsMin)) &&
    list('feature').every((feature) => has(home, feature)) &&
    (ask.recent !== true || NOW.getTime() - Date.parse(home.publishedAt) <= 7 * 86_400_000) &&
    (ask.since === undefined || Date.parse(home.publishedAt) >= Date.parse(String(ask.since))) &&
    (ask.priceLowered !== true || offered.previousPrice !== null) &&
    (ask.bbox === undefined ||
      (geo !== null &&
        geo.lon >= west &&
        geo.lon <= east &&
        geo.lat >= south &&
        geo.lat <= north)) &&
    (ask.area === undefined || (geo !== null && list('area').some((area) => within(area, geo)))) &&
    (ask.near === undefined || (geo !== null && nearby(String(ask.near), geo))) &&
    (ask.seaMax === undefined || (home.seaDistance ?? Infinity) <= Number(ask.seaMax)) &&
    (ask.q === undefined ||
      fold(String(ask.q))
        .split(' ')
        .every((word) => textOf(home).includes(word)))
  )
}

/** By the winding of the corners round the point, not as the search does it. */
function within(area: string, { lat, lon }: { lat: number; lon: number }): boolean {
  const ring = readRing(area)
  if (typeof ring === 'string') throw new Error(ring)
  let turn = 0
  ring.forEach((corner, i) => {
    const next = ring[(i + 1) % ring.length] ?? corner
    const angle =
      Math.atan2(next.lat - lat, next.lon - lon) - Math.atan2(corner.lat - lat, corner.lon - lon)
    turn += angle > Math.PI ? angle - 2 * Math.PI : angle < -Math.PI ? angle + 2 * Math.PI : angle
  })
  return Math.abs(turn) > 1
}

function nearby(near: string, { lat, lon }: { lat: number; lon: number }): boolean {
  const circle = readNear(near)
  if (typeof circle === 'string') throw new Error(circle)
  return (
    Math.hypot(lat - circle.lat, (lon - circle.lon) * Math.cos((circle.lat * Math.PI) / 180)) *
      111.32 <=
    circle.km
  )
}

async function walk(
  query: Ask,
): Promise<{ cards: ListingCard[]; pages: string[][]; total: number; last: string | null }> {
  const cards: ListingCard[] = []
  const pages: string[][] = []
  let cursor: string | undefined
  for (;;) {
    const { status, body } = await server.call('searchListings', {
      query: { limit: 7, ...query, cursor },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    cards.push(...body.items)
    pages.push(body.items.map(({ id }) => id))
    if (body.next === null) return { cards, pages, total: body.total, last: body.previous }
    cursor = body.next
  }
}

describe('a search', () => {
  it('finds what a walk over every home finds, each once over all pages', async () => {
    for (const ask of ASKS) {
      const wanted = homes.filter((home) => fits(home, ask)).map(({ id }) => id)
      const { cards, total } = await walk(ask)
      expect(new Set(cards.map(({ id }) => id)), JSON.stringify(ask)).toEqual(new Set(wanted))
      expect(cards.length, JSON.stringify(ask)).toBe(wanted.length)
      expect(total).toBe(wanted.length)
    }
    expect(homes.filter((home) => fits(home, { q: 'jardín' })).length).toBeGreaterThan(5)
  })

  it('finds a home by its reference, with its dash or without', async () => {
    const home = homes.find(({ prices }) => prices.some(({ operation }) => operation === 'V'))
    for (const q of [home?.ref, home?.ref.replace('-', ' '), `Ref. ${home?.ref}`]) {
      const { body } = await server.call('searchListings', { query: { q } })
      expect(body.items.map(({ id }) => id)).toContain(home?.id)
    }
  })

  it('finds homes of one agency', async () => {
    const agencyId = agencies[0]?.id
    const wanted = homes.filter((home) => fits(home, { agencyId }))
    expect((await walk({ agencyId })).cards.length).toBe(wanted.length)
    expect((await walk({ agencyId, bbox: '2,39,3,40' })).cards.length).toBe(
      homes.filter((home) => fits(home, { agencyId, bbox: '2,39,3,40' })).length,
    )
  })

  it.each(['newest', 'price', 'priceDesc', 'pricePerM2', 'size'] as const)(
    'by %s is in order, and back again',
    async (sort) => {
      for (const more of [{}, { bbox: '2.2,39.2,3.5,40' }]) {
        const limit = 20
        const { cards, pages, last } = await walk({ sort, limit, ...more })
        const key = (card: ListingCard): number =>
          ({
            newest: -Date.parse(card.publishedAt),
            price: card.price ?? Infinity,
            priceDesc: -(card.price ?? Infinity),
            pricePerM2:
              card.pricePerM2 === null
                ? Infinity
                : card.pricePerM2 +
                  ['built', 'builtWithCommon', 'usable', 'plot'].indexOf(card.areaKind ?? '') * 1e9,
            size: -Math.floor(card.area ?? -1),
          })[sort]
        for (let i = 1; i < cards.length; i += 1) {
          const [before, after] = [cards[i - 1], cards[i]]
          if (before && after) expect(key(before)).toBeLessThanOrEqual(key(after))
        }
        let cursor = last
        for (let at = pages.length - 2; at >= 0; at -= 1) {
          const { body } = await server.call('searchListings', {
            query: { sort, limit, ...more, cursor },
          })
          expect(body.items.map(({ id }) => id)).toEqual(pages[at])
          expect(body.next).not.toBeNull()
          cursor = body.previous
        }
        expect(cursor).toBeNull()
      }
    },
  )

  it('keeps its place when homes come and go', async () => {
    const first = await server.call('searchListings', { query: { limit: 5 } })
    const gone = first.body.items[4]?.id ?? ''
    await server.db.transaction().execute(async (trx) => {
      await withdrawListing(trx, gone, NOW)
      const second = await trx
        .selectFrom('listing_search')
        .select('id')
        .where('id', '=', gone)
        .execute()
      expect(second).toEqual([])
    })
    const next = await server.call('searchListings', {
      query: { limit: 5, cursor: first.body.next },
    })
    const seen = new Set(first.body.items.map(({ id }) => id))
    expect(next.body.items.some(({ id }) => seen.has(id))).toBe(false)
    const answer = await server.call('getListing', { params: { id: gone }, lang: 'en' })
    expect(answer.status).toBe(410)
    expect(answer.body).toMatchObject({ message: 'This property is no longer available' })
    homes = homes.filter(({ id }) => id !== gone)
  })
})

describe('facets', () => {
  it('are the counts of the same search with that one filter put differently', async () => {
    for (const ask of ASKS) {
      const { status, body } = await server.call('getListingFacets', { query: ask })
      expect(status, JSON.stringify(ask)).toBe(200)
      const count = (change: Ask): number =>
        homes.filter((home) => fits(home, { ...ask, ...change })).length
      expect(body.total).toBe(count({}))
      const single = [
        ['type', body.type],
        ['subtype', body.subtype],
        ['energy', body.energy],
        ['condition', body.condition],
      ] as const
      for (const [name, list] of single) {
        for (const { value, count: n } of list)
          expect(n, `${JSON.stringify(ask)} ${name} ${value}`).toBe(count({ [name]: value }))
      }
      expect(body.type.reduce((sum, { count: n }) => sum + n, 0)).toBe(count({ type: undefined }))
      for (const { value, count: n } of body.bedrooms)
        expect(n).toBe(count({ bedroomsMin: Number(value) }))
      for (const { value, count: n } of body.bathrooms)
        expect(n).toBe(count({ bathroomsMin: Number(value) }))
      for (const { value, count: n } of body.feature) {
        if (
          ['terrace', 'lift', 'pool', 'seaViews', 'airConditioning', 'newBuild'].includes(value)
        ) {
          expect(n).toBe(count({ feature: [...([ask.feature ?? []].flat() as string[]), value] }))
        }
      }
      for (const { from, to, count: n } of body.price) {
        expect(n).toBe(count({ priceMin: from, priceMax: to === null ? undefined : to - 1 }))
      }
      expect(body.place.reduce((sum, { count: n }) => sum + n, 0)).toBe(count({}))
    }
  })

  it('suggest the nearest search that finds something', async () => {
    const cheapest = Math.min(
      ...homes.flatMap((home) =>
        fits(home, { place: 'soller', type: 'vivienda' }) ? (home.prices[0]?.price ?? []) : [],
      ),
    )
    const { body } = await server.call('getListingFacets', {
      query: { place: 'soller', type: ['vivienda'], priceMax: Math.floor(cheapest / 1.05) },
    })
    expect(body.total).toBe(0)
    expect(body.loosened.map(({ change }) => change)).toContain('priceMax')
    const price = homes.find(
      (home) => fits(home, { place: 'mallorca', priceMin: 1 }) && !fits(home, { place: 'soller' }),
    )?.prices[0]?.price
    const elsewhere = await server.call('getListingFacets', {
      query: { place: 'port-de-soller', priceMin: price, priceMax: price },
    })
    expect(elsewhere.body.loosened).toContainEqual(
      expect.objectContaining({ change: 'place', value: 'Mallorca' }),
    )
    body.loosened.push(...elsewhere.body.loosened)
    for (const { query: looser, count } of body.loosened) {
      const again = await server.inject({ url: `/api/v1/listing/?${looser}` })
      expect(again.json<{ total: number }>().total).toBe(count)
      expect(count).toBeGreaterThan(0)
    }
  })
})

describe('clusters', () => {
  it.each([5, 8, 11, 14, 18])('at zoom %i hold every home with a point once', async (zoom) => {
    for (const ask of [
      {},
      { place: 'mallorca' },
      { bbox: '2.6,39.5,2.8,39.8' },
      { q: 'piscina' },
      { type: 'vivienda', feature: 'pool' },
    ] as Ask[]) {
      const wanted = homes.filter((home) => fits(home, ask) && home.location.geo)
      const { status, body } = await server.call('getListingClusters', { query: { ...ask, zoom } })
      expect(status).toBe(200)
      expect(body.placed).toBe(wanted.length)
      // The map names the number of the list, which homes that hide their place are in.
      const list = (await server.call('searchListings', { query: { ...ask } })).body
      expect([body.total, body.totalIsEstimate]).toEqual([list.total, list.totalIsEstimate])
      expect(body.items.reduce((sum, { count }) => sum + count, 0)).toBe(wanted.length)
      for (const { count, id, price } of body.items) {
        if (count > 1) expect(id).toBeNull()
        const home = homes.find((one) => one.id === id)
        if (home)
          expect(price).toBe(home.prices.find(({ operation }) => operation === 'V')?.price ?? null)
      }
    }
  })
})

describe('similar homes', () => {
  it('are of the same operation and kind, never the home itself', async () => {
    const home = homes.find((one) => fits(one, { type: 'vivienda' }))
    const { body } = await server.call('listSimilarListings', { params: { id: home?.id ?? '' } })
    expect(body.items.length).toBeGreaterThan(2)
    expect(new Set(body.items.map(({ id }) => id)).size).toBe(body.items.length)
    for (const card of body.items)
      expect([card.operation, card.type, card.id === home?.id]).toEqual(['V', 'vivienda', false])
  })

  it('are unknown of an unknown home', async () => {
    const id = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
    expect((await server.call('listSimilarListings', { params: { id } })).status).toBe(404)
    expect((await server.call('getListing', { params: { id } })).status).toBe(404)
  })
})

describe('cards of homes a device keeps', () => {
  it('come in the order asked for, without what nobody knows or offers', async () => {
    const [one, two] = homes.slice(0, 2).map(({ id }) => id)
    const unknown = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
    const { status, body } = await server.call('listListingCards', {
      query: { id: [two ?? '', unknown, one ?? '', two ?? ''] },
    })
    expect([status, body.items.map(({ id }) => id)]).toEqual([200, [two, one]])
    expect((await server.call('listListingCards', { query: { id: ['x'] } })).status).toBe(400)
  })
})
