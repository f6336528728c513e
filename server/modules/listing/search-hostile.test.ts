import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { Ask } from './asks.fixture.ts'
import { agencyOf, someHomes } from './homes.fixture.ts'
import { syncListing } from './index.ts'
import { writeRing } from './search/shape.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => NOW })
  for (const source of someHomes(20, [agencyOf('Llevant')], NOW))
    await syncListing(server.db, source)
})
afterAll(() => server.close())

it('hostile input is a 400 with the field, or harmless', async () => {
  const bad: [string, Ask][] = [
    ['bbox', { bbox: '3,39,2,40' }],
    ['bbox', { bbox: '1.2.3,39,2,40' }],
    ['bbox', { bbox: '1,39,2,400' }],
    ['bbox', { bbox: 'x' }],
    ['priceMin', { priceMin: 2, priceMax: 1 }],
    ['areaMin', { areaMin: 9, areaMax: 1 }],
    ['place', { place: 'atlantis' }],
    ['cursor', { cursor: 'x' }],
    ['cursor', { cursor: Buffer.from('nzz.zz.zz').toString('base64url') }],
    ['priceMax', { priceMax: 1e30 }],
    [
      'area',
      {
        area: Array.from({ length: 500 }, () =>
          writeRing([
            { lat: 39, lon: 2 },
            { lat: 40, lon: 2 },
            { lat: 40, lon: 3 },
          ]),
        ),
      },
    ],
    [
      'area',
      {
        area: writeRing([
          { lat: 39, lon: 2 },
          { lat: 40, lon: 3 },
          { lat: 39, lon: 3 },
          { lat: 40, lon: 2 },
        ]),
      },
    ],
    ['area.0', { area: 'a b c d e f' }],
    ['area.0', { area: '?'.repeat(3000) }],
    ['area', { area: '?'.repeat(2000) }],
    ['near', { near: '39,2' }],
    ['near', { near: '95,2,5km' }],
    ['near', { near: '39,2,95car' }],
    ['seaMax', { seaMax: 123 }],
    ['sort', { sort: 'id; drop table listing' }],
    ['agencyId', { agencyId: "' or 1=1" }],
    ['zoom', { zoom: 99 }],
  ]
  for (const [field, query] of bad) {
    const { status, body } = await server.call(
      field === 'zoom' ? 'getListingClusters' : 'searchListings',
      { query },
    )
    expect([status, Object.keys(body)[0]], JSON.stringify(query)).toEqual([400, field])
  }
  const odd = [
    "' or '1'='1",
    '!!! & | ( ) : *',
    '"frase',
    'de la',
    '-piso',
    'a:*b',
    '\\',
    '%_',
    '🏠',
    'ß ŀ ﬁ',
    '中文',
    '<script>',
    'x'.repeat(100),
    '٣',
    'NULL',
    ':* | !',
  ]
  for (const q of odd) {
    for (const operation of ['searchListings', 'getListingFacets', 'getListingClusters'] as const) {
      expect((await server.call(operation, { query: { q } })).status, q).toBe(200)
    }
  }
})
