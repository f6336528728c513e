import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { ASKS } from '../asks.fixture.ts'
import { agencyOf, someHomes } from '../homes.fixture.ts'
import { syncListings } from '../index.ts'
import { column, columnOf, cover, morton, pointOf, row, rowOf } from '../morton.ts'
import { allConditions } from './conditions.ts'
import { ask, foundRows } from './count.ts'
import { mayEstimate } from './estimate.ts'
import { countInSample, scopeOf } from './scope.ts'
import { readSearch, type Query } from './search.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => NOW })
  // Ids that end in 00 lie in bucket 0: every home is in the sample of rows and in that of texts.
  const homes = someHomes(500, [agencyOf('Llevant')], NOW)
  // No two have the same last 32 bits, which an estimate bears and an exact count does not.
  for (const [n, { property }] of homes.entries())
    property.id = `${property.id.slice(0, -8)}${n.toString(16).padStart(6, '0')}00`
  await syncListings(server.db, homes)
})
afterAll(() => server.close())

describe('the rows in memory', () => {
  it('obey the same rules as the database', async () => {
    for (const one of ASKS) {
      const query = Object.fromEntries(
        Object.entries(one).map(([key, value]) => [key, LISTS.has(key) ? [value].flat() : value]),
      ) as Query
      const asked = await ask(server.db, readSearch(query, NOW, 'es'))
      const scope = await scopeOf(server.db, asked.search, asked.tsquery)
      const { rows } = await sql<{
        n: number
      }>`
        select count(*)::int as n
        from ${foundRows(asked, scope, allConditions(asked.search))}`.execute(server.db)
      expect(countInSample(scope, asked.search), JSON.stringify(one)).toBe(rows[0]?.n)
    }
  })

  it('are asked for an estimate only when there are many', () => {
    const near = { met: 100, worded: null }
    const far = { met: 600_000, worded: null }
    expect([mayEstimate(376, near), mayEstimate(375, near)]).toEqual([true, false])
    expect([mayEstimate(126, far), mayEstimate(125, far)]).toEqual([true, false])
    expect([
      mayEstimate(1601, { ...near, worded: 9000 }),
      mayEstimate(1600, { ...far, worded: 9000 }),
    ]).toEqual([true, false])
    expect([
      mayEstimate(376, { ...far, worded: 15_001 }),
      mayEstimate(375, { ...far, worded: 90_000 }),
    ]).toEqual([true, false])
  })
})

const LISTS = new Set(['type', 'subtype', 'feature', 'energy', 'condition', 'area'])

describe('Morton codes', () => {
  it('tell their cell and point, and a cover holds its box in few runs', () => {
    const inside = { west: 2.6, south: 39.5, east: 2.8, north: 39.8 }
    const ranges = cover(inside)
    expect(ranges.length).toBeLessThanOrEqual(24)
    for (let i = 0; i < 2000; i += 1) {
      const [lat, lon] = [38 + ((i * 7919) % 3000) / 1000, 1 + ((i * 104_729) % 4000) / 1000]
      const code = morton(lat, lon)
      expect([columnOf(code), rowOf(code)]).toEqual([column(lon), row(lat)])
      const back = pointOf(code)
      expect(Math.abs(back.lat - lat) + Math.abs(back.lon - lon)).toBeLessThan(1e-5)
      if (lon >= 2.6 && lon <= 2.8 && lat >= 39.5 && lat <= 39.8)
        expect(ranges.some(([low, high]) => code >= low && code <= high)).toBe(true)
    }
    for (const edge of [
      [90, 180],
      [-90, -180],
      [0, 0],
    ] as const)
      expect(Number.isSafeInteger(morton(edge[0], edge[1]))).toBe(true)
  })
})
